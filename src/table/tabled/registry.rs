//! The games that can lie on the table, for requests that name none: whoever makes the window gives the list.

use super::super::session::{Ask, trouble};
use crate::{
    art::packs::pack::Pack,
    engine::{
        data,
        data::Shown,
        lessons,
        orders::{AnyOrder, Refusal, game_of, newer_writer, no_game_file, unknown_game},
        storage::Trouble,
    },
    panels::{GameCard, LessonAction, NewGame, ReplayAction, ScenarioCard, Seat},
    scene::{Print, PrintedGame},
    settings::GameKeys,
};
use bevy::prelude::*;
use bevy_egui::egui::ColorImage;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// The games that can lie on the table, in the order in which they are offered.
#[derive(Resource, Clone, Default)]
pub struct Games(Arc<[&'static dyn TableGame]>);

impl Games {
    pub fn new(games: impl IntoIterator<Item = &'static dyn TableGame>) -> Self {
        Self(games.into_iter().collect())
    }

    /// One after the other.
    pub fn iter(&self) -> impl Iterator<Item = &'static dyn TableGame> + '_ {
        self.0.iter().copied()
    }

    /// The game of this word.
    ///
    /// # Errors
    /// There is no such game.
    pub fn named(&self, id: &str) -> Result<&'static dyn TableGame, Refusal> {
        self.iter().find(|game| game.id() == id).ok_or_else(|| trouble(unknown_game(id)))
    }

    /// The scenarios of all games, in the order in which they are shipped, and the user's own.
    pub fn scenario_cards(&self) -> Vec<ScenarioCard> {
        let of = |game: &'static dyn TableGame| {
            data::scenario_ids(game.id()).into_iter().map(|id| game.scenario_card(&id))
        };
        self.iter().flat_map(of).collect()
    }

    /// What keys do in each game beside what they do in all.
    pub fn keys(&self) -> Vec<GameKeys> {
        self.iter().map(|game| game.keys()).collect()
    }

    /// The games of a world, to be asked while the world is changed.
    pub fn of(world: &World) -> Self {
        world.get_resource::<Self>().cloned().unwrap_or_default()
    }
}

/// What is told of a game file at a glance.
pub struct Glanced {
    /// The scenario's title.
    pub title: String,
    /// The moment at which the game stands, in words.
    pub moment: String,
    /// How many orders have been given.
    pub orders: usize,
    /// The names of who plays, if not people.
    pub players: Vec<String>,
    pub over: bool,
    /// Who is due, in a game that is sent to and fro.
    pub sent: Option<String>,
}

/// What was kept in a file, and what stops that now.
pub struct GameKept {
    pub path: PathBuf,
    /// What stops it.
    pub trouble: Option<Trouble>,
    /// Files that had come to lie in its place, and where they lie now.
    pub set_aside: Vec<PathBuf>,
}

/// What the table can do with a game of any kind.
pub trait TableGame: Send + Sync {
    /// The game's stable word.
    fn id(&self) -> &'static str;
    /// Adds everything of the game that needs neither a screen nor a disk.
    fn plug_in(&self, app: &mut App);
    /// Adds the game's panels.
    fn plug_in_panels(&self, app: &mut App);
    /// Adds what is painted of the game.
    fn plug_in_pictures(&self, app: &mut App);
    /// Whether such a game lies on the table.
    fn is_on_table(&self, world: &World) -> bool;
    /// Lays the sheet of a scenario on the table, and no game.
    fn lay_sheet(&self, world: &mut World, scenario: &str) -> Result<(), Vec<String>>;
    /// What keys do in it beside what they do in every game.
    fn keys(&self) -> GameKeys;
    /// The printed game from which it takes its facts.
    fn printed(&self) -> Option<PrintedGame>;
    /// The game as it is offered.
    fn card(&self) -> GameCard;
    /// A scenario of it as it is offered, or with what is wrong with its file.
    fn scenario_card(&self, id: &str) -> ScenarioCard;
    /// The picture of a scenario of it, from this folder or painted with this pack and kept there; none if there is none.
    fn scenario_picture(&self, id: &str, pack: &Pack, folder: &Path) -> Option<ColorImage>;
    /// The sheet of a scenario of it, with the options that are usual; none if its file is not sound.
    fn scenario_print(&self, id: &str) -> Option<Print>;
    /// What is told of a game file without replaying it: its scenario's title, and where the game stands.
    fn glance(&self, path: &Path) -> Option<Glanced>;
    /// A picture of where the game in a file stands, as PNG, without replaying it; none if it cannot be read or painted.
    fn glanced_picture(&self, path: &Path, pack: Option<&Pack>) -> Option<Vec<u8>>;
    fn begin(&self, world: &mut World, wished: &NewGame) -> Result<(), Refusal>;
    /// Opens a game file for these players, or for those who sat there when it was kept.
    fn load(&self, world: &mut World, path: &Path, wished: [Option<Seat>; 2]) -> Result<(), Refusal>;
    /// Saves the game under a name.
    fn save(&self, world: &mut World, path: &Path) -> Result<(), Refusal>;
    /// Saves the game where games are kept, under a name that no other has.
    fn save_somewhere(&self, world: &mut World) -> Result<(), Refusal>;
    /// Saves the game where games are kept, under a name of the player's own.
    fn save_as(&self, world: &mut World, name: &str) -> Result<(), Refusal>;
    /// Keeps the game in another place from now on.
    fn save_elsewhere(&self, world: &mut World) -> Result<(), Refusal>;
    /// Where the game is kept, and what stops that; none if it is not kept at all.
    fn kept(&self, world: &World) -> Option<GameKept>;
    /// Plays an order; a computer player has a reason for it.
    fn play(&self, world: &mut World, order: &AnyOrder, reason: &str) -> Result<(), Refusal>;
    /// Takes the last order back, or plays it again.
    fn step(&self, world: &mut World, back: bool) -> Result<(), Refusal>;
    /// Whether a replay of it is shown.
    fn is_replayed(&self, world: &World) -> bool;
    fn replay(&self, world: &mut World, action: &ReplayAction) -> Result<(), Refusal>;
    /// Ends a replay: the table holds the game as it stands.
    fn leave_replay(&self, world: &mut World);
    fn show_report(&self, world: &mut World) -> Result<(), Refusal>;
    /// Puts the report away.
    fn close_report(&self, world: &mut World);
    /// Takes the game off the table, to make room for another one.
    fn put_away(&self, world: &mut World);
    /// Waits until the game is in the file that it is kept in, as far as it can be.
    fn settle(&self, world: &World);
    /// Has the picture of the game painted beside this file.
    fn paint_beside(&self, world: &mut World, path: &Path);
    /// Has the picture painted beside the file that the game is kept in.
    fn paint_kept(&self, world: &mut World);
    /// Shows the table, or the cover of a hand-over that is under way.
    fn to_table(&self, world: &mut World) -> Result<(), Refusal>;
    /// Whether the game on the table has ended.
    fn is_over(&self, world: &World) -> bool;
    /// Does what people ask for beside orders.
    fn ask(&self, world: &mut World, ask: Ask) -> Result<(), Refusal>;
    /// Whether people are asked for a die.
    fn asks_die(&self, world: &World) -> bool;
    /// Whether a side has something on the map that the other must not see.
    fn has_secrets(&self) -> bool;
    /// Whether a lesson of this game lies on the table.
    fn in_lesson(&self, world: &World) -> bool;
    /// Does something with the lesson, or begins one.
    fn lesson(&self, world: &mut World, action: LessonAction) -> Result<(), Refusal>;
    /// Gives the lesson's own order.
    fn lesson_reply(&self, world: &mut World) -> Result<(), Refusal>;
    /// Takes back what was done in a lesson.
    fn take_back_in_lesson(&self, world: &mut World) -> Result<(), Refusal>;
    /// Selects nothing any more.
    fn let_go(&self, world: &mut World);
    /// Notes why a request was refused, or that none was.
    fn refuse(&self, world: &mut World, refusal: Option<Refusal>);
}

/// The game that lies on the table.
pub fn lying(world: &World) -> Option<&'static dyn TableGame> {
    Games::of(world).iter().find(|game| game.is_on_table(world))
}

/// The game that lies on the table.
///
/// # Errors
/// There is none.
pub fn on_table(world: &World) -> Result<&'static dyn TableGame, Refusal> {
    lying(world).ok_or_else(|| trouble("no game lies on the table"))
}

/// Has the picture painted that lies beside a saved game.
pub fn paint_beside(world: &mut World, id: &str, path: &Path) {
    if let Ok(game) = Games::of(world).named(id) {
        game.paint_beside(world, path);
    }
}

/// Takes every game but this one off the table.
pub fn put_others_away(world: &mut World, but: &str) {
    Games::of(world).iter().filter(|game| game.id() != but).for_each(|game| game.put_away(world));
}

/// Waits until whatever lies on the table is in its file.
pub fn settle(world: &World) {
    Games::of(world).iter().for_each(|game| game.settle(world));
}

pub fn begin(world: &mut World, wished: &NewGame) -> Result<(), Refusal> {
    Games::of(world).named(wished.options.game())?.begin(world, wished)
}

/// Opens a game file, of whatever game it is, for these players, or for those who sat there when it was kept. A file
/// of a newer program is told as such even if it opens well.
pub fn load(world: &mut World, path: &Path, wished: [Option<Seat>; 2]) -> Result<(), Refusal> {
    // Afterwards this game may be kept in that file.
    let newer = newer_writer(path);
    let loaded = game_in(world, path).and_then(|game| game.load(world, path, wished));
    match (loaded, newer) {
        (Ok(()), None) => Ok(()),
        (Ok(()), Some(newer)) => Err(with_file(path, trouble(newer), None)),
        (Err(refusal), newer) => Err(with_file(path, refusal, newer)),
    }
}

/// What is said of a file, with its name, and with its program if that is newer than this one.
fn with_file(path: &Path, refusal: Refusal, newer: Option<String>) -> Refusal {
    let name = data::plain(&path.shown());
    let mut why = data::plain_lines(&refusal.why);
    if !why.contains(&name) {
        why = format!("{name}: {why}");
    }
    if let Some(newer) = newer {
        why = format!("{why}\n{newer}");
    }
    Refusal { why, ..refusal }
}

/// Does something with the replay of the game that lies on the table, or opens one of a file.
pub fn replay(world: &mut World, action: &ReplayAction) -> Result<(), Refusal> {
    let ReplayAction::OpenFile(path) = action else { return on_table(world)?.replay(world, action) };
    let game = game_in(world, path).map_err(|refusal| with_file(path, refusal, None))?;
    game.replay(world, action)?;
    newer_writer(path).map_or(Ok(()), |newer| Err(with_file(path, trouble(newer), None)))
}

/// The game of a file.
///
/// # Errors
/// It cannot be read, says nothing of its game, or there is no such game.
fn game_in(world: &World, path: &Path) -> Result<&'static dyn TableGame, Refusal> {
    let text = data::read_game(path).map_err(|error| trouble(error.to_string()))?;
    match game_of(&text) {
        Some(id) => Games::of(world).named(&id),
        None => Err(trouble(no_game_file(&path.shown(), &text).to_string())),
    }
}

/// Begins a lesson, of whatever game it is.
pub fn begin_lesson(world: &mut World, id: String) -> Result<(), Refusal> {
    let game = lessons::game_of(&id).map_err(|error| trouble(error.to_string()))?;
    Games::of(world).named(&game)?.lesson(world, LessonAction::Begin(id))
}
