//! Laying a game on the table: a new one, a position, or one from a file; and the files that it is kept in.

use super::{
    super::{
        feed, files,
        people::{self, People},
        replay,
        screen::Screen,
        thumbnail,
        view::View,
    },
    Session,
    playing::{trouble, with_record},
};
use crate::{
    games::guderian::{Guderian, Position, Rulebook, options::Options, phase::Phase, table_command::Command},
    orders::{Autosave, Record, Refusal},
    panels::{Custom, Seat},
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// The file in which games are kept as they are played; without it nothing is saved by itself.
#[derive(Resource, Clone, Debug)]
pub struct AutosaveFile(pub PathBuf);

/// The file in which the next game is kept: the first of a few that no other running copy writes.
pub(in super::super) fn choose_autosave(app: &mut App) {
    if let Some(folder) = files::data_folder() {
        app.insert_resource(AutosaveFile(files::free_autosave(&folder)));
    }
}

pub(super) fn new_game(
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
    feed::begin(world);
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
    session.rolled = replay::last_die(&record.rulebook, &record.events);
    session.record = Some(record);
    world.insert_resource(session);
    let screen = if over { Screen::Result } else { Screen::Table };
    world.resource_mut::<NextState<Screen>>().set(screen);
}

pub(super) fn save(world: &mut World, path: &Path) -> Result<(), Refusal> {
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
pub(super) fn load(world: &mut World, path: &Path) -> Result<(), Refusal> {
    // The file may be the one that the game on the table is kept in.
    drop(world.resource_mut::<Session>().autosave.take());
    let opened = Record::<Guderian>::open(world, path).map_err(|faults| trouble(faults.join("\n")))?;
    let notes = opened.notes.join("; ");
    lay(world, opened.record, [Seat::Human, Seat::Human]);
    people::receive(world, path);
    if notes.is_empty() { Ok(()) } else { Err(trouble(notes)) }
}

/// Opens a game file to look at: the game that was kept last stays in its own file.
pub(in super::super) fn look_at(world: &mut World, path: &Path) -> Result<(), Refusal> {
    drop(world.resource_mut::<Session>().autosave.take());
    let opened = Record::<Guderian>::open(world, path).map_err(|faults| trouble(faults.join("\n")))?;
    place(world, opened.record, [Seat::Human, Seat::Human], None);
    Ok(())
}

/// Lays a lesson on the table: it is kept in no file.
pub(in super::super) fn begin_taught(world: &mut World, record: Record<Guderian>) {
    drop(world.resource_mut::<Session>().autosave.take());
    place(world, record, [Seat::Human, Seat::Human], None);
}

/// Puts a position on the table that was there before, with so many lines of the log.
pub(in super::super) fn go_back_to(world: &mut World, position: Position, seed: u64, lines: usize) {
    let Some(rulebook) = world.resource::<Session>().rulebook.clone() else { return };
    let record = Record::at(world, rulebook, position, seed);
    world.resource_mut::<Session>().replace(record, lines);
}

/// Takes the game off the table, as if none had been begun.
pub(in super::super) fn clear(world: &mut World) {
    let session = &mut *world.resource_mut::<Session>();
    let (rulebook, moves) = (session.rulebook.take(), session.moves + 1);
    *session = Session { rulebook, moves, ..Session::default() };
}
