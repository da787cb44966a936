//! Play by file: the game file is sent to and fro, and says when each turn was opened.
//!
//! When a turn is handed over, the file for the other player is written into the folder `to-send`
//! beside the autosave. He opens it at the hand-over screen. When he begins, the file notes day and
//! time, the one that he was sent as well as the one that he sends back: who opens a turn, throws his
//! dice, and opens it again is seen by both. A copy of the file that was opened before on this machine
//! is recognised by the list `opened.txt` in the same folder.

use super::{
    calendar::date,
    session::{AutosaveFile, Session},
};
use crate::{
    games::guderian::{Guderian, Position, kinds::Side, view::to_play},
    orders::{GameFile, Opening, Record, TableCommand, hash},
    panels::LogLine,
};
use bevy::prelude::*;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

/// The folder in which files for the other player are laid.
const TO_SEND: &str = "to-send";
/// The list of what was opened on this machine.
const OPENED: &str = "opened.txt";

fn folder(world: &World) -> Option<PathBuf> {
    let autosave = world.get_resource::<AutosaveFile>()?;
    autosave.0.parent().map(Path::to_owned)
}

/// Writes the file for the other player, in a game that is sent to and fro.
pub(super) fn send(world: &World, to: Side) -> Option<PathBuf> {
    let session = world.resource::<Session>();
    if !session.people.by_file {
        return None;
    }
    let record = session.record()?;
    let turn = world.resource::<Position>().public.turn;
    let side = to.to_string().to_lowercase();
    // The number of orders tells hand-overs within a turn apart.
    let orders = record.file.played.len();
    let name = format!("{}-turn-{turn}-for-{side}-{orders}.kessel", record.file.header.scenario);
    let path = folder(world)?.join(TO_SEND).join(name);
    match record.file.write(&path) {
        Ok(()) => Some(path),
        Err(error) => {
            warn!("{} cannot be written: {error}", path.display());
            None
        }
    }
}

/// Notes that the side that is to play has opened its turn.
pub(super) fn note_opening(world: &mut World) {
    let folder = folder(world);
    let public = &world.resource::<Position>().public;
    let (side, turn) = (to_play(public), public.turn);
    let point = hash(world.resource::<Position>());
    let session = &mut *world.resource_mut::<Session>();
    if !session.people.by_file {
        return;
    }
    let source = session.people.source.take();
    let Some(record) = session.record_mut() else { return };
    let known: Vec<String> = at_this_point(&record.file).map(|opening| opening.at.clone()).collect();
    let list = folder.map(|folder| folder.join(OPENED));
    let elsewhere = list.as_deref().map(|list| opened_here(list, &point)).unwrap_or_default();
    let now = in_words(SystemTime::now());
    let unknown = elsewhere.into_iter().filter(|at| !known.contains(at));
    for at in unknown.chain([now.clone()]) {
        let opening = Opening { side: side.to_string(), turn, at };
        record.note_opening(opening);
    }
    if let Some(source) = source {
        // Whoever opens the file that was sent once more finds the note in it.
        if let Err(error) = record.file.write(&source) {
            warn!("{} cannot be written: {error}", source.display());
        }
    }
    if let Some(list) = list
        && let Err(error) = remember(&list, &point, &now)
    {
        warn!("{} cannot be written: {error}", list.display());
    }
    let lines = opening_lines(&record.file, record.file.played.len());
    session.log.extend(lines);
    super::session::keep::<Guderian>(world);
}

/// Openings of the present point of a game.
fn at_this_point(file: &GameFile<Guderian>) -> impl Iterator<Item = &Opening> {
    openings_at(file, file.played.len())
}

fn openings_at(file: &GameFile<Guderian>, orders: usize) -> impl Iterator<Item = &Opening> {
    file.commands_after(orders).filter_map(|command| match command {
        TableCommand::Opened(opening) => Some(opening),
        _ => None,
    })
}

/// Whether a side has opened the game since the other one gave an order.
pub(super) fn is_open(file: &GameFile<Guderian>, side: Side) -> bool {
    let side = side.to_string();
    let since = file.played.iter().rposition(|played| played.side != side).map_or(0, |last| last + 1);
    file.commands.iter().any(|(after, command)| {
        *after >= since && matches!(command, TableCommand::Opened(opening) if opening.side == side)
    })
}

/// When the present turn was opened before, a sentence each, for the hand-over screen.
pub(super) fn openings_before(world: &World) -> Vec<String> {
    let session = world.resource::<Session>();
    let (Some(record), true) = (session.record(), session.people.by_file) else { return Vec::new() };
    let mut sentences = Vec::new();
    let mut before = at_this_point(&record.file).map(|opening| opening.at.clone()).collect::<Vec<_>>();
    if let Some(folder) = folder(world) {
        let here = opened_here(&folder.join(OPENED), &hash(world.resource::<Position>()));
        before
            .extend(here.into_iter().filter(|at| !at_this_point(&record.file).any(|known| known.at == *at)));
    }
    sentences.extend(before.iter().map(|at| format!("This turn was opened before on {at}.")));
    sentences.extend(twice(record));
    sentences
}

/// Points of the game before the present one that were opened more than once.
fn twice(record: &Record<Guderian>) -> Vec<String> {
    let file = &record.file;
    // The other player's last openings are what concerns the one who takes over now.
    let last = file.commands.iter().rev().find_map(|(after, command)| match command {
        TableCommand::Opened(_) if *after < file.played.len() => Some(*after),
        _ => None,
    });
    let Some(orders) = last else { return Vec::new() };
    let openings: Vec<&Opening> = openings_at(file, orders).collect();
    match openings.as_slice() {
        [] | [_] => Vec::new(),
        [first, ..] => {
            let times: Vec<&str> = openings.iter().map(|opening| opening.at.as_str()).collect();
            vec![format!(
                "The {} player opened turn {} {} times: on {}.",
                first.side,
                first.turn,
                openings.len(),
                times.join("; on ")
            )]
        }
    }
}

/// What the log says of openings after so many orders.
pub(super) fn opening_lines(file: &GameFile<Guderian>, orders: usize) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let mut before: Vec<&str> = Vec::new();
    for opening in openings_at(file, orders) {
        let again =
            before.last().map_or(String::new(), |at| format!(": this turn was opened before on {at}"));
        let text =
            format!("The {} player opens turn {} on {}{again}", opening.side, opening.turn, opening.at);
        lines.push(LogLine { turn: opening.turn, text, ..LogLine::default() });
        before.push(&opening.at);
    }
    lines
}

/// What the log says of the openings before the present point.
pub(super) fn openings_so_far(file: &GameFile<Guderian>) -> Vec<LogLine> {
    (0..file.played.len()).flat_map(|orders| opening_lines(file, orders)).collect()
}

/// When a position was opened on this machine.
fn opened_here(list: &Path, point: &str) -> Vec<String> {
    let text = fs::read_to_string(list).unwrap_or_default();
    let entry = |line: &str| line.strip_prefix(point)?.strip_prefix(' ').map(str::to_owned);
    text.lines().filter_map(entry).collect()
}

fn remember(list: &Path, point: &str, at: &str) -> std::io::Result<()> {
    let mut file = fs::OpenOptions::new().create(true).append(true).open(list)?;
    writeln!(file, "{point} {at}")
}

/// A time in words, as the clock of the machine has it, in UTC: "22 November 2026, 04:10 UTC".
pub(super) fn in_words(time: SystemTime) -> String {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (hour, minute) = (since.as_secs() / 3600 % 24, since.as_secs() / 60 % 60);
    format!("{}, {hour:02}:{minute:02} UTC", date(since))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn times_are_told_in_words() {
        let told = |seconds| in_words(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(told(0), "1 January 1970, 00:00 UTC");
        assert_eq!(told(951_827_696), "29 February 2000, 12:34 UTC");
        assert_eq!(told(1_795_320_600), "22 November 2026, 04:10 UTC");
    }
}
