//! The session: the game on the table, its log, undo and redo, and the one system that plays
//! requests through the door.

use super::{
    files::{self, DataFolder, SavedGame},
    log::log_line,
    screen::Screen,
    view::View,
};
use crate::{
    board::Hex,
    counters::Word,
    games::guderian::{
        Guderian, Position, Rulebook, event::Event, options::Options, order::Order, phase::Phase, restore,
        set_up,
    },
    orders::{Refusal, play},
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

/// The game on the table, as far as it is no position.
#[derive(Resource, Default)]
pub struct Session {
    /// What the game is played by; none before the first game.
    pub rulebook: Option<Arc<Rulebook>>,
    /// The lines of the log, the newest last.
    pub log: Vec<String>,
    /// Why the last request was refused; none if it was not.
    pub refusal: Option<Refusal>,
    /// The units that are selected.
    pub selected: Vec<Word>,
    /// Counts accepted orders, undone ones included, so that views notice a change.
    pub moves: u64,
    undo: Vec<Before>,
    redo: Vec<Before>,
}

/// What an order changed: the position before it (or, for redo, after it) and its lines in the log.
struct Before {
    position: Position,
    log: Vec<String>,
}

impl Session {
    /// Whether the last order can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether an order that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }
}

/// Something that the window asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Play an order.
    Order(Order),
    /// Take the last order back.
    Undo,
    /// Play the order that was taken back last again.
    Redo,
    /// Begin a game.
    NewGame {
        /// The scenario's id.
        scenario: String,
        /// Its options.
        options: Options,
        /// Where the dice begin; none for somewhere.
        seed: Option<u64>,
    },
    /// Leave the table.
    ToTitle,
    /// Save the game in this file.
    Save(PathBuf),
    /// Load a game from this file.
    Load(PathBuf),
    /// Leave the program.
    Quit,
}

/// A request on its way to the session.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderRequest(pub Request);

/// An order was played; for everything that shows what happened.
#[derive(Message, Clone, Debug)]
pub struct Played {
    /// What happened.
    pub events: Vec<Event>,
    /// Where every counter stood before.
    pub stood: BTreeMap<Word, Hex>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::games::guderian::plugin)
        .init_resource::<Session>()
        .add_message::<OrderRequest>()
        .add_message::<Played>()
        .add_systems(Update, answer_requests);
}

/// Answers every request, in the order in which they were made.
pub(super) fn answer_requests(world: &mut World) {
    let requests: Vec<OrderRequest> = world.resource_mut::<Messages<OrderRequest>>().drain().collect();
    if requests.is_empty() {
        return;
    }
    world.resource_mut::<Session>().refusal = None;
    for OrderRequest(request) in requests {
        let answer = match request {
            Request::Order(order) => play_order(world, &order),
            Request::Undo => step(world, true),
            Request::Redo => step(world, false),
            Request::NewGame { scenario, options, seed } => new_game(world, &scenario, options, seed),
            Request::ToTitle => {
                let mut session = world.resource_mut::<Session>();
                session.selected.clear();
                session.moves += 1;
                show(world, Screen::Title);
                Ok(())
            }
            Request::Save(path) => save(world, &path),
            Request::Load(path) => load(world, &path),
            Request::Quit => {
                world.write_message(AppExit::Success);
                Ok(())
            }
        };
        if let Err(refusal) = answer {
            world.resource_mut::<Session>().refusal = Some(refusal);
        }
    }
    world.write_message(RequestRedraw);
}

/// A refusal that no case of the rules makes.
fn trouble(why: impl Into<String>) -> Refusal {
    Refusal { case: "table".to_owned(), why: why.into() }
}

fn play_order(world: &mut World, order: &Order) -> Result<(), Refusal> {
    let Some(before) = world.get_resource::<Position>().cloned() else {
        return Err(trouble("No game lies on the table."));
    };
    let events = play::<Guderian>(world, order)?;
    let over = world.resource::<Position>().public.phase == Phase::Over;
    let stood =
        before.public.counters.iter().filter_map(|counter| Some((counter.id, counter.hex()?))).collect();
    let lines: Vec<String> = events.iter().filter_map(log_line).collect();
    let mut session = world.resource_mut::<Session>();
    session.redo.clear();
    if events.iter().any(Event::is_final) {
        session.undo.clear();
    } else {
        session.undo.push(Before { position: before, log: lines.clone() });
    }
    session.log.extend(lines);
    session.moves += 1;
    world.write_message(Played { events, stood });
    if over {
        show(world, Screen::Result);
    }
    autosave(world);
    Ok(())
}

/// Takes the last order back, or plays it again.
fn step(world: &mut World, back: bool) -> Result<(), Refusal> {
    let Some(rulebook) = world.resource::<Session>().rulebook.clone() else {
        return Err(trouble("No game lies on the table."));
    };
    let mut session = world.resource_mut::<Session>();
    let other = if back { session.undo.pop() } else { session.redo.pop() };
    let Some(Before { position, log }) = other else {
        return Err(trouble(if back {
            "There is nothing to take back: what was revealed or thrown stays so."
        } else {
            "There is nothing to play again."
        }));
    };
    session.moves += 1;
    if back {
        let shorter = session.log.len().saturating_sub(log.len());
        session.log.truncate(shorter);
    } else {
        session.log.extend(log.iter().cloned());
    }
    let Some(now) = world.get_resource::<Position>().cloned() else { return Ok(()) };
    let now = Before { position: now, log };
    let mut session = world.resource_mut::<Session>();
    if back {
        session.redo.push(now);
    } else {
        session.undo.push(now);
    }
    restore(world, &rulebook, position);
    autosave(world);
    Ok(())
}

fn new_game(world: &mut World, scenario: &str, options: Options, seed: Option<u64>) -> Result<(), Refusal> {
    let rulebook = rulebook(scenario, options)?;
    let position = set_up::start(&rulebook, seed.unwrap_or_else(any_seed));
    put_on_table(world, rulebook, position);
    Ok(())
}

/// Loads a scenario with these options.
fn rulebook(scenario: &str, options: Options) -> Result<Arc<Rulebook>, Refusal> {
    let mut rulebook = Rulebook::load(scenario)
        .map_err(|errors| trouble(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")))?;
    rulebook.options = options;
    Ok(Arc::new(rulebook))
}

/// A seed that nobody has chosen.
fn any_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    since.as_nanos() as u64
}

/// Puts a game on the table.
pub fn put_on_table(world: &mut World, rulebook: Arc<Rulebook>, position: Position) {
    let over = position.public.phase == Phase::Over;
    let moves = world.resource::<Session>().moves + 1;
    world.insert_resource(Session { rulebook: Some(Arc::clone(&rulebook)), moves, ..Session::default() });
    restore(world, &rulebook, position);
    if let Some(mut view) = world.get_resource_mut::<View>() {
        view.show_whole(true);
    }
    show(world, if over { Screen::Result } else { Screen::Table });
}

fn show(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
}

/// The game on the table, as it is saved.
fn saved(world: &World) -> Option<SavedGame> {
    let rulebook = world.resource::<Session>().rulebook.as_ref()?;
    let position = world.get_resource::<Position>()?.clone();
    Some(SavedGame {
        scenario: rulebook.scenario.id.to_string(),
        options: rulebook.options.clone(),
        position,
    })
}

fn save(world: &mut World, path: &std::path::Path) -> Result<(), Refusal> {
    let game = saved(world).ok_or_else(|| trouble("No game lies on the table."))?;
    files::save(path, &game).map_err(trouble)
}

fn load(world: &mut World, path: &std::path::Path) -> Result<(), Refusal> {
    let game = files::load(path).map_err(trouble)?;
    let rulebook = rulebook(&game.scenario, game.options)?;
    put_on_table(world, rulebook, game.position);
    Ok(())
}

fn autosave(world: &mut World) {
    let Some(folder) = world.get_resource::<DataFolder>().cloned() else { return };
    let Some(game) = saved(world) else { return };
    if let Err(why) = files::autosave(&folder, &game) {
        warn!("the game is not saved: {why}");
    }
}
