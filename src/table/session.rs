//! The session: the game on the table, its record and log, and the one system that plays requests
//! through the door.

use super::{
    files,
    people::{self, Ask, People},
    replay::{self, Story},
    reported,
    screen::Screen,
    thumbnail,
    view::View,
};
use crate::{
    board::Hex,
    counters::Word,
    games::guderian::{
        Guderian, Position, Rulebook, event::Event, options::Options, order::Order, phase::Phase,
        table_command::Command,
    },
    orders::{Autosave, Record, Refusal},
    panels::{Custom, LogLine, ReplayAction, Rolled, Seat, told},
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
};

/// The game on the table, as far as it is no position.
#[derive(Resource, Default)]
pub struct Session {
    /// What the game is played by; none before the first game.
    pub rulebook: Option<Arc<Rulebook>>,
    /// The lines of the log, the newest last.
    pub log: Vec<LogLine>,
    /// Why the last request was refused; none if it was not.
    pub refusal: Option<Refusal>,
    /// How many requests have been refused so far.
    pub refusals: u64,
    /// The units that are selected.
    pub selected: Vec<Word>,
    /// The last battle that a die decided.
    pub rolled: Option<Rolled>,
    /// Who plays, Soviet first.
    pub seats: [Seat; 2],
    /// Counts accepted orders, undone ones included, so that views notice a change.
    pub moves: u64,
    /// What goes on between the people at the table.
    pub people: People,
    record: Option<Record<Guderian>>,
    autosave: Option<Autosave>,
    /// How many lines each order that may be taken back has added to the log.
    lines: Vec<usize>,
}

impl Session {
    /// Whether the last order can be taken back.
    pub fn can_undo(&self) -> bool {
        self.record.as_ref().is_some_and(Record::can_undo)
    }

    /// Whether an order that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.record.as_ref().is_some_and(Record::can_redo)
    }

    /// Whether a human plays each side, Soviet first.
    pub fn humans(&self) -> [bool; 2] {
        [0, 1].map(|side: usize| self.seats[side] == Seat::Human)
    }

    /// Whether a game lies on the table.
    pub fn has_game(&self) -> bool {
        self.record.is_some()
    }

    /// The record of the game on the table.
    pub(super) fn record(&self) -> Option<&Record<Guderian>> {
        self.record.as_ref()
    }

    /// The record of the game on the table, to write into.
    pub(super) fn record_mut(&mut self) -> Option<&mut Record<Guderian>> {
        self.record.as_mut()
    }

    /// The file in which the game is kept by itself.
    pub(super) fn kept_in(&self) -> Option<&Path> {
        self.autosave.as_ref().map(Autosave::path)
    }

    /// Tells the log anew, from the beginning of the game.
    pub(super) fn tell_anew(&mut self, story: Story) {
        self.lines = story.counts();
        self.log = story.lines;
    }

    /// How many lines of the log the last order brought.
    pub fn last_lines(&self) -> usize {
        self.lines.last().copied().unwrap_or(0)
    }

    /// Notes why a request was not carried out.
    pub fn refuse(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
        self.refusals += 1;
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
        /// Who plays, Soviet first.
        seats: [Seat; 2],
        /// How people play together.
        custom: Custom,
    },
    /// Do something that people ask for beside orders.
    People(Ask),
    /// Leave the table.
    ToTitle,
    /// Go back to the table.
    ToTable,
    /// Save the game in this file.
    Save(PathBuf),
    /// Load a game from this file.
    Load(PathBuf),
    /// Do something with a replay.
    Replay(ReplayAction),
    /// Show the report on the game.
    ShowReport,
    /// Put the report away.
    CloseReport,
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

/// The file in which games are kept as they are played; without it nothing is saved by itself.
#[derive(Resource, Clone, Debug)]
pub struct AutosaveFile(pub PathBuf);

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
            request if replay::forbids(world, &request) => {
                Err(trouble("this is a replay: leave it to play on"))
            }
            Request::Order(order) => play_order(world, &order),
            Request::Undo => step(world, true),
            Request::Redo => step(world, false),
            Request::NewGame { scenario, options, seed, seats, custom } => {
                new_game(world, &scenario, options, seed, seats, custom)
            }
            Request::People(ask) => people::answer(world, ask),
            Request::ToTitle => {
                replay::put_away(world);
                thumbnail::paint_autosave(world);
                let mut session = world.resource_mut::<Session>();
                session.selected.clear();
                session.moves += 1;
                show(world, Screen::Title)
            }
            Request::ToTable => {
                let hands_over = world.resource::<Session>().people.hand_over.is_some();
                show(world, if hands_over { Screen::HandOver } else { Screen::Table })
            }
            Request::Save(path) => save(world, &path),
            Request::Load(path) => load(world, &path),
            Request::Replay(action) => replay::answer(world, &action),
            Request::ShowReport => reported::open(world),
            Request::CloseReport => reported::close(world),
            Request::Quit => {
                world.write_message(AppExit::Success);
                Ok(())
            }
        };
        if let Err(refusal) = answer {
            world.resource_mut::<Session>().refuse(refusal);
        }
    }
    world.write_message(RequestRedraw);
}

/// A refusal that no case of the rules makes.
pub(super) fn trouble(why: impl Into<String>) -> Refusal {
    Refusal { case: "table".to_owned(), why: why.into() }
}

/// Lends the record of the game to `work`.
pub(super) fn with_record<T>(
    world: &mut World,
    work: impl FnOnce(&mut World, &mut Record<Guderian>) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    let Some(mut record) = world.resource_mut::<Session>().record.take() else {
        return Err(trouble("no game lies on the table"));
    };
    let outcome = work(world, &mut record);
    world.resource_mut::<Session>().record = Some(record);
    outcome
}

fn play_order(world: &mut World, order: &Order) -> Result<(), Refusal> {
    if people::waits_for_dice(world, order)? {
        return Ok(());
    }
    play_with(world, order, &[])
}

/// Plays an order with dice that were thrown by hand for it.
pub(super) fn play_with(world: &mut World, order: &Order, dice: &[u8]) -> Result<(), Refusal> {
    let stood = standing(world);
    let seated = people::seated(world);
    let events = with_record(world, |world, record| record.play_with_dice(world, order, dice))?;
    tell(world, events, stood);
    people::hand_over(world, seated);
    Ok(())
}

/// Where every counter stands.
pub(super) fn standing(world: &World) -> BTreeMap<Word, Hex> {
    let counters = world.get_resource::<Position>().map(|position| position.public.counters.iter());
    counters.into_iter().flatten().filter_map(|counter| Some((counter.id, counter.hex()?))).collect()
}

/// Tells everybody what an order brought about, and keeps the game.
pub(super) fn tell(world: &mut World, events: Vec<Event>, stood: BTreeMap<Word, Hex>) {
    let Some(rulebook) = world.resource::<Session>().rulebook.clone() else { return };
    let public = &world.resource::<Position>().public;
    let over = public.phase == Phase::Over;
    let lines = told(&rulebook, public, &events);
    let rolled = Rolled::from_events(&rulebook, &events);
    let mut session = world.resource_mut::<Session>();
    session.lines.push(lines.len());
    session.log.extend(lines);
    session.moves += 1;
    if rolled.is_some() {
        session.rolled = rolled;
    }
    let opened = events.iter().any(|event| matches!(event, Event::PhaseOpened { .. }));
    world.write_message(Played { events, stood });
    if over {
        world.resource_mut::<NextState<Screen>>().set(Screen::Result);
    }
    keep(world);
    if opened {
        thumbnail::paint_autosave(world);
    }
}

/// Takes the last order back, or plays it again.
pub(super) fn step(world: &mut World, back: bool) -> Result<(), Refusal> {
    if back {
        let done = with_record(world, |world, record| Ok(record.undo(world)))?;
        if !done {
            return Err(trouble("there is nothing to take back: what was revealed or thrown stays so"));
        }
        let mut session = world.resource_mut::<Session>();
        let lines = session.lines.pop().unwrap_or(0);
        let shorter = session.log.len().saturating_sub(lines);
        session.log.truncate(shorter);
        session.moves += 1;
        keep(world);
        return Ok(());
    }
    let stood = standing(world);
    let events = with_record(world, |world, record| Ok(record.redo(world)))?;
    tell(world, events.ok_or_else(|| trouble("there is nothing to play again"))?, stood);
    Ok(())
}

fn new_game(
    world: &mut World,
    scenario: &str,
    options: Options,
    seed: Option<u64>,
    seats: [Seat; 2],
    custom: Custom,
) -> Result<(), Refusal> {
    let mut rulebook = Rulebook::load(scenario)
        .map_err(|errors| trouble(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")))?;
    rulebook.options = options;
    let mut record = Record::new(world, Arc::new(rulebook), seed.unwrap_or_else(any_seed));
    record.file.header.by_file = custom.by_file;
    lay(world, record, seats);
    if custom.dice_by_hand {
        people::carry_out(world, Command::DiceByHand { on: true })?;
    }
    Ok(())
}

/// A seed that nobody has chosen.
fn any_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    since.as_nanos() as u64
}

/// Puts a position on the table.
pub fn put_on_table(world: &mut World, rulebook: Arc<Rulebook>, position: Position) {
    let record = Record::at(world, rulebook, position, 0);
    lay(world, record, [Seat::Human, Seat::Human]);
}

/// Lays a game on the table, whose position is in the world already, and keeps it from now on.
fn lay(world: &mut World, record: Record<Guderian>, seats: [Seat; 2]) {
    // The old game's file must be free before this game is kept in it.
    drop(world.resource_mut::<Session>().autosave.take());
    let autosave = world.get_resource::<AutosaveFile>().cloned().and_then(|file| {
        Autosave::begin(&file.0, &record).map_err(|error| warn!("the game is not kept: {error}")).ok()
    });
    place(world, record, seats, autosave);
}

/// Puts a game whose position is in the world already in place of the one before.
fn place(world: &mut World, record: Record<Guderian>, seats: [Seat; 2], autosave: Option<Autosave>) {
    world.remove_resource::<replay::Replay>();
    let over = world.resource::<Position>().public.phase == Phase::Over;
    let moves = world.resource::<Session>().moves + 1;
    if let Some(mut view) = world.get_resource_mut::<View>() {
        view.show_whole(true);
    }
    let rulebook = Some(Arc::clone(&record.rulebook));
    let people = People { by_file: record.file.header.by_file, ..People::default() };
    let mut session = Session { rulebook, autosave, seats, moves, people, ..Session::default() };
    session.tell_anew(replay::story_of(&record));
    session.record = Some(record);
    world.insert_resource(session);
    let screen = if over { Screen::Result } else { Screen::Table };
    world.resource_mut::<NextState<Screen>>().set(screen);
}

fn show(world: &mut World, screen: Screen) -> Result<(), Refusal> {
    world.resource_mut::<NextState<Screen>>().set(screen);
    Ok(())
}

fn save(world: &mut World, path: &Path) -> Result<(), Refusal> {
    with_record(world, |_, record| {
        record
            .file
            .write(path)
            .map_err(|error| trouble(format!("{} cannot be written: {error}", path.display())))
    })?;
    thumbnail::paint_beside(world, path);
    Ok(())
}

/// Opens a game file; what it tells is told as it was when it was played.
fn load(world: &mut World, path: &Path) -> Result<(), Refusal> {
    // The file may be the one that the game on the table is kept in.
    drop(world.resource_mut::<Session>().autosave.take());
    let opened = Record::<Guderian>::open(world, path).map_err(|faults| trouble(faults.join("\n")))?;
    let notes = opened.notes.join("; ");
    lay(world, opened.record, [Seat::Human, Seat::Human]);
    people::receive(world, path);
    if notes.is_empty() { Ok(()) } else { Err(trouble(notes)) }
}

/// Opens a game file to look at: the game that was kept last stays in its own file.
pub(super) fn look_at(world: &mut World, path: &Path) -> Result<(), Refusal> {
    drop(world.resource_mut::<Session>().autosave.take());
    let opened = Record::<Guderian>::open(world, path).map_err(|faults| trouble(faults.join("\n")))?;
    place(world, opened.record, [Seat::Human, Seat::Human], None);
    Ok(())
}

/// Writes a note about the moment after so many orders.
pub(super) fn note(world: &mut World, after: usize, text: &str) -> Result<(), Refusal> {
    with_record(world, |_, record| {
        record.note(after, text);
        Ok(())
    })?;
    keep(world);
    Ok(())
}

/// Keeps the game in its file.
pub(super) fn keep(world: &mut World) {
    let session = &mut *world.resource_mut::<Session>();
    let (Some(autosave), Some(record)) = (&mut session.autosave, &session.record) else { return };
    if let Err(error) = autosave.keep(record) {
        warn!("the game is not kept: {error}");
    }
}

/// The file in which the next game is kept: the first of a few that no other running copy writes.
pub(super) fn choose_autosave(app: &mut App) {
    if let Some(folder) = files::data_folder() {
        app.insert_resource(AutosaveFile(files::free_autosave(&folder)));
    }
}
