//! The games that can be on the table, for requests that name none; the code that makes the window supplies the list.

use super::super::{
    away::offer::AwayOffer,
    session::{Ask, trouble},
};
use crate::{
    art::packs::pack::Pack,
    engine::{
        board::MapFile,
        data,
        data::{DataError, Shown, Source},
        drafts::{AnyDraft, Change, ExtraKind},
        lessons,
        orders::{AnyOrder, Refusal, game_of, newer_writer, no_game_file, unknown_game},
        storage::Trouble,
        text::t,
    },
    panels::{GameCard, LessonAction, NewGame, ReplayAction, ScenarioCard, Seat, StudyAction},
    play::matches::{Fairness, FairnessTest},
    referee::wire::RefereeMessage,
    scene::{MapPart, Palette, Print, PrintedGame},
    settings::GameKeys,
};
use bevy::prelude::*;
use bevy_egui::egui::ColorImage;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// The games that can be on the table, in the order in which they are offered.
#[derive(Resource, Clone, Default)]
pub struct Games(Arc<[&'static dyn TableGame]>);

impl Games {
    pub fn new(games: impl IntoIterator<Item = &'static dyn TableGame>) -> Self {
        Self(games.into_iter().collect())
    }

    /// Returns the games in order.
    pub fn iter(&self) -> impl Iterator<Item = &'static dyn TableGame> + '_ {
        self.0.iter().copied()
    }

    /// Returns the game with this id.
    ///
    /// # Errors
    /// There is no such game.
    pub fn named(&self, id: &str) -> Result<&'static dyn TableGame, Refusal> {
        self.iter().find(|game| game.id() == id).ok_or_else(|| trouble(unknown_game(id)))
    }

    /// Returns the scenarios of all games, in the order in which they are shipped, and the user's own.
    pub fn scenario_cards(&self) -> Vec<ScenarioCard> {
        let of = |game: &'static dyn TableGame| {
            data::scenario_ids(game.id()).into_iter().map(|id| game.scenario_card(&id))
        };
        self.iter().flat_map(of).collect()
    }

    /// Returns the keys of each game in addition to the common ones.
    pub fn keys(&self) -> Vec<GameKeys> {
        self.iter().map(|game| game.keys()).collect()
    }

    /// Returns the games of a world, which can then be used while the world is changed.
    pub fn of(world: &World) -> Self {
        world.get_resource::<Self>().cloned().unwrap_or_default()
    }
}

/// The facts of a game file that are read without a replay.
pub struct Glanced {
    /// The scenario's title.
    pub title: String,
    /// The current moment of the game, as text.
    pub moment: String,
    /// The number of orders so far.
    pub orders: usize,
    /// The names of the players that are not people.
    pub players: Vec<String>,
    pub over: bool,
    /// The side that must act, in the language of the table, in a game by e-mail.
    pub sent: Option<String>,
}

/// The state of a game's file, and the trouble with saving.
pub struct GameKept {
    pub path: PathBuf,
    /// The trouble with saving, if there is any.
    pub trouble: Option<Trouble>,
    /// Files that were found in its place, with their new paths.
    pub set_aside: Vec<PathBuf>,
}

/// The table's actions on a game of any kind.
pub trait TableGame: Send + Sync {
    /// Returns the game's stable id.
    fn id(&self) -> &'static str;
    /// Adds everything of the game that needs neither a screen nor a disk.
    fn game_plugin(&self, app: &mut App);
    /// Adds the game's panels.
    fn game_panels_plugin(&self, app: &mut App);
    /// Adds the painted parts of the game.
    fn game_pictures_plugin(&self, app: &mut App);
    /// Whether this game is on the table.
    fn is_on_table(&self, world: &World) -> bool;
    /// Puts the sheet of a scenario on the table, without a game.
    fn lay_sheet(&self, world: &mut World, scenario: &str) -> Result<(), Vec<String>>;
    /// Returns its keys in addition to the common ones.
    fn keys(&self) -> GameKeys;
    /// Returns the parts of a map that its rules know, for the map editor.
    fn palette(&self) -> Palette;
    /// Returns the name of a part of a map in its words, for the map editor; none for the usual name.
    fn part_name(&self, part: MapPart) -> Option<String>;
    /// Returns the printed game whose facts it uses.
    fn printed(&self) -> Option<PrintedGame>;
    /// Returns its card for the title.
    fn card(&self) -> GameCard;
    /// Returns a scenario of it for the title, or one with the fault of its file.
    fn scenario_card(&self, id: &str) -> ScenarioCard;
    /// Returns the picture of a scenario of it, from this folder or painted with this pack and saved there; none if
    /// there is none.
    fn scenario_picture(&self, id: &str, pack: &Pack, folder: &Path) -> Option<ColorImage>;
    /// Returns the sheet of a scenario of it, with the usual options; none if its file has faults.
    fn scenario_print(&self, id: &str) -> Option<Print>;
    /// Returns the facts of a game file without replaying it: its scenario's title, and its current moment.
    fn glance(&self, path: &Path) -> Option<Glanced>;
    /// Returns a picture of the current position of a game file, as PNG, without replaying it; none if it cannot be
    /// read or painted.
    fn glanced_picture(&self, path: &Path, pack: Option<&Pack>) -> Option<Vec<u8>>;
    /// Returns the draft of a scenario of it that is to be edited; none if the scenarios of this game cannot be edited.
    fn draft(&self, scenario: &Source) -> Option<Result<Box<dyn AnyDraft>, Vec<DataError>>>;
    /// Returns the changes that put a few units onto a new map, in a draft of this scenario of it; empty if the units of
    /// this game are set up in areas.
    fn first_units(&self, scenario: &str, map: &MapFile) -> Vec<Change>;
    /// Returns what groups, arrivals and sides of a scenario of it can have beside units; nothing if its file has faults.
    fn extra_kinds(&self, scenario: &Source) -> Vec<ExtraKind>;
    /// Returns the faults of a scenario of it; its text may be unsaved.
    fn scenario_faults(&self, scenario: &Source) -> Vec<DataError>;
    /// Begins to play a scenario of it with computer players in the background, to see whether it is fair; its text may
    /// be unsaved.
    fn begin_fairness(&self, scenario: Source, test: &FairnessTest) -> Result<Fairness, Refusal>;
    fn begin(&self, world: &mut World, wished: &NewGame) -> Result<(), Refusal>;
    /// Begins to follow a game that a referee holds elsewhere; it is put on the table when it has come.
    fn begin_elsewhere(&self, world: &mut World, offer: AwayOffer) -> Result<(), Refusal>;
    /// Hears what the referee of such a game has sent.
    fn hear(&self, world: &mut World, message: &RefereeMessage) -> Result<(), Refusal>;
    /// Opens a game file for these players, or for the players of the file.
    fn load(&self, world: &mut World, path: &Path, wished: [Option<Seat>; 2]) -> Result<(), Refusal>;
    /// Saves the game under a name.
    fn save(&self, world: &mut World, path: &Path) -> Result<(), Refusal>;
    /// Saves the game in the folder of games, under a name that no other has.
    fn save_somewhere(&self, world: &mut World) -> Result<(), Refusal>;
    /// Saves the game in the folder of games, under a name of the player's own.
    fn save_as(&self, world: &mut World, name: &str) -> Result<(), Refusal>;
    /// Saves the game in another place from now on.
    fn save_elsewhere(&self, world: &mut World) -> Result<(), Refusal>;
    /// Returns the state of the game's file, and the trouble with saving; none if the game is not saved at all.
    fn kept(&self, world: &World) -> Option<GameKept>;
    /// Plays an order; a computer player gives a reason for it.
    fn play(&self, world: &mut World, order: &AnyOrder, reason: &str) -> Result<(), Refusal>;
    /// Undoes the last order, or redoes it.
    fn step(&self, world: &mut World, back: bool) -> Result<(), Refusal>;
    /// Whether a replay of it is shown.
    fn is_replayed(&self, world: &World) -> bool;
    fn replay(&self, world: &mut World, action: &ReplayAction) -> Result<(), Refusal>;
    /// Whether a branch of it is on the table.
    fn is_studied(&self, world: &World) -> bool;
    /// Takes a branch from the table, if there is one: the game itself is on the table again.
    fn leave_study(&self, world: &mut World);
    /// Acts on the branches of the game.
    fn study(&self, world: &mut World, action: &StudyAction) -> Result<(), Refusal>;
    /// Ends a replay: the table shows the current game.
    fn leave_replay(&self, world: &mut World);
    fn show_report(&self, world: &mut World) -> Result<(), Refusal>;
    /// Closes the report.
    fn close_report(&self, world: &mut World);
    /// Removes the game from the table, to make room for another one.
    fn put_away(&self, world: &mut World);
    /// Waits until the game is saved in its file, if that is possible.
    fn settle(&self, world: &World);
    /// Starts painting the picture of the game beside this file.
    fn paint_beside(&self, world: &mut World, path: &Path);
    /// Starts painting the picture beside the game's own file.
    fn paint_kept(&self, world: &mut World);
    /// Shows the table, or the cover of the current hand-over.
    fn to_table(&self, world: &mut World) -> Result<(), Refusal>;
    /// Starts painting a picture into the folder of pictures: of the game that has ended, or of the position.
    fn save_picture(&self, world: &mut World) -> Result<(), Refusal>;
    /// Starts painting a film of the last combat into the same folder.
    fn save_film(&self, world: &mut World) -> Result<(), Refusal>;
    /// Whether the game on the table has ended.
    fn is_over(&self, world: &World) -> bool;
    /// Carries out a request of people other than an order.
    fn ask(&self, world: &mut World, ask: Ask) -> Result<(), Refusal>;
    /// Whether people must enter a die.
    fn asks_die(&self, world: &World) -> bool;
    /// Whether a side hides something on the map from the other.
    fn has_secrets(&self) -> bool;
    /// Whether a lesson of this game is on the table.
    fn in_lesson(&self, world: &World) -> bool;
    /// Acts on the lesson, or begins one.
    fn lesson(&self, world: &mut World, action: LessonAction) -> Result<(), Refusal>;
    /// Gives the lesson's own order.
    fn lesson_reply(&self, world: &mut World) -> Result<(), Refusal>;

    fn lesson_reread(&self, world: &mut World) -> Result<(), Refusal>;
    /// Undoes the learner's orders in a lesson.
    fn take_back_in_lesson(&self, world: &mut World) -> Result<(), Refusal>;
    /// Clears the selection.
    fn let_go(&self, world: &mut World);
    /// Notes why a request was refused, or that none was.
    fn refuse(&self, world: &mut World, refusal: Option<Refusal>);
}

/// Returns the game on the table.
pub fn lying(world: &World) -> Option<&'static dyn TableGame> {
    Games::of(world).iter().find(|game| game.is_on_table(world))
}

/// Returns the game on the table.
///
/// # Errors
/// There is none.
pub fn on_table(world: &World) -> Result<&'static dyn TableGame, Refusal> {
    lying(world).ok_or_else(|| trouble(t!("table-no-game")))
}

/// Starts painting the picture beside a saved game.
pub fn paint_beside(world: &mut World, id: &str, path: &Path) {
    if let Ok(game) = Games::of(world).named(id) {
        game.paint_beside(world, path);
    }
}

/// Removes every game but this one from the table.
pub fn put_others_away(world: &mut World, but: &str) {
    Games::of(world).iter().filter(|game| game.id() != but).for_each(|game| game.put_away(world));
}

/// Waits until the game on the table is saved in its file.
pub fn settle(world: &World) {
    Games::of(world).iter().for_each(|game| game.settle(world));
}

pub fn begin(world: &mut World, wished: &NewGame) -> Result<(), Refusal> {
    Games::of(world).named(wished.options.game())?.begin(world, wished)
}

/// Hears what was sent of a game of this kind that a referee holds elsewhere.
pub fn hear(world: &mut World, kind: &str, message: &RefereeMessage) -> Result<(), Refusal> {
    Games::of(world).named(kind)?.hear(world, message)
}

/// Opens a game file of any game, for these players or for the players of the file. A file of a newer program is
/// reported as such even if it opens without a fault.
pub fn load(world: &mut World, path: &Path, wished: [Option<Seat>; 2]) -> Result<(), Refusal> {
    // Afterwards this game may be saved in that file.
    let newer = newer_writer(path);
    let loaded = game_in(world, path).and_then(|game| game.load(world, path, wished));
    match (loaded, newer) {
        (Ok(()), None) => Ok(()),
        (Ok(()), Some(newer)) => Err(with_file(path, trouble(newer), None)),
        (Err(refusal), newer) => Err(with_file(path, refusal, newer)),
    }
}

/// Returns the refusal about a file with its name, and with its program if that is newer than this one.
fn with_file(path: &Path, refusal: Refusal, newer: Option<String>) -> Refusal {
    let name = data::plain(&path.shown());
    let mut why = data::plain_lines(&refusal.why.plain());
    if !why.contains(&name) {
        why = format!("{name}: {why}");
    }
    if let Some(newer) = newer {
        why = format!("{why}\n{newer}");
    }
    Refusal { why: why.into(), ..refusal }
}

/// Acts on the replay of the game on the table, or opens one of a file.
pub fn replay(world: &mut World, action: &ReplayAction) -> Result<(), Refusal> {
    let ReplayAction::OpenFile(path) = action else { return on_table(world)?.replay(world, action) };
    let game = game_in(world, path).map_err(|refusal| with_file(path, refusal, None))?;
    game.replay(world, action)?;
    newer_writer(path).map_or(Ok(()), |newer| Err(with_file(path, trouble(newer), None)))
}

/// Returns the game of a file.
///
/// # Errors
/// It cannot be read, does not name its game, or there is no such game.
fn game_in(world: &World, path: &Path) -> Result<&'static dyn TableGame, Refusal> {
    let text = data::read_game(path).map_err(|error| trouble(error.to_string()))?;
    match game_of(&text) {
        Some(id) => Games::of(world).named(&id),
        None => Err(trouble(no_game_file(&path.shown(), &text).to_string())),
    }
}

/// Begins a lesson of any game.
pub fn begin_lesson(world: &mut World, id: String) -> Result<(), Refusal> {
    let game = lessons::game_of(&id).map_err(|error| trouble(error.to_string()))?;
    Games::of(world).named(&game)?.lesson(world, LessonAction::Begin(id))
}
