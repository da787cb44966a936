//! Play by e-mail: the game file is sent between the players, and records the time at which each turn was opened.
//!
//! When a turn is handed over, the file for the other player is written into the folder `to-send` beside the autosave.
//! That player opens it at the hand-over screen. When they begin, day and time are noted in the file that they received
//! and in the one that they send back. Both players can then see if a turn was opened, its dice rolled, and opened
//! again. A copy of a file that was opened before on this machine is recognized by the list `opened.txt` in the same
//! folder.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::keeping::{AutosaveFile, Saving, keep_trying};
use crate::{
    engine::{
        data,
        orders::{CommandOf, GameFile, Opening, Record, Spoiled, TableCommand, hash, hash_of_text, is_over},
        storage::{Disk, is_kept_by_another},
        text::{Arg, id, say, t},
    },
    scene::{LogLine, calendar::time_in_words},
    table::{
        files,
        session::{Session, trouble},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    time::SystemTime,
};

/// The folder for files to the other player.
const TO_SEND: &str = "to-send";
/// The list of files opened on this machine.
const OPENED: &str = "opened.txt";
/// The most files to the other player, the latest first, that are searched for the player's own secret order.
const MOST_LOOKED_AT: usize = 20;

fn folder(world: &World) -> Option<PathBuf> {
    let autosave = world.get_resource::<AutosaveFile>()?;
    autosave.0.parent().map(Path::to_owned)
}

/// Whether the game on the table is played by e-mail.
pub(crate) fn is_sent<G: OnTable>(session: &Session<G>) -> bool {
    session.record().is_some_and(|record| record.file.header.by_file)
}

/// Whether a game opened from this file is opened at the hand-over screen: it is played by e-mail, and has not ended.
/// In that case its file is noted, and the log shows the openings so far.
pub(crate) fn arrives<G: OnTable>(world: &mut World, path: &Path) -> bool {
    let over = is_over::<G>(&G::position(world).public);
    let to = side_to_play::<G>(world);
    let session = &mut *world.resource_mut::<Session<G>>();
    if over || !is_sent(session) || is_gone_on_with(session, path, &to) {
        return false;
    }
    let openings = session.record().map(|record| openings_so_far(&record.file));
    session.log.extend(openings.unwrap_or_default());
    session.sent_from = Some(path.to_owned());
    true
}

/// Whether the file is the autosave of a turn that has been opened: continuing it is no new opening.
fn is_gone_on_with<G: OnTable>(session: &Session<G>, path: &Path, to: &str) -> bool {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let kept = stem.is_some_and(|stem| stem.starts_with("autosave"));
    kept && session.record().is_some_and(|record| is_open(&record.file, to))
}

/// Returns the name of the side that must give the next order.
fn side_to_play<G: OnTable>(world: &World) -> String {
    let session = world.resource::<Session<G>>();
    let rulebook = session.rulebook.as_ref();
    rulebook.map_or_else(String::new, |rulebook| G::side_to_play(rulebook, G::position(world)))
}

/// Joins two secret orders in a phase in which both sides give one and neither waits: each sends a file with its own
/// order. The player who opens the other's file has given theirs in a file in `to-send`. It is played after the one in
/// the opened file; their sequence makes no difference. Returns the number of the side whose order was found here.
pub(crate) fn join<G: OnTable>(world: &mut World, record: &mut Record<G>, path: &Path) -> Option<usize> {
    let theirs = record.file.played.last().filter(|order| G::is_unseen(&order.order))?;
    let waits_for = G::acting(&record.rulebook, &G::position(world).public).min(1);
    // Real dice are rolled once: the player who continues rolls them, and the other one gets them from the file.
    let by_hand = G::dice_by_hand(record, G::position(world));
    if !record.file.header.by_file || theirs.side == G::SIDES.get(waits_for)?.name || by_hand {
        return None;
    }
    let own = given_here(&folder(world)?.join(TO_SEND), record, path)?;
    let before = own.played.len() - 1;
    let last = own.played.last()?;
    record.play_because(world, &last.order, &[], &last.reason).ok()?;
    openings_at(&own, before).for_each(|opening| record.note_opening_after(before, opening.clone()));
    Some(waits_for)
}

/// Returns the latest file in this folder with the same game up to the point before its last order. Its last order is a
/// secret one of the other side.
fn given_here<G: OnTable>(folder: &Path, record: &Record<G>, path: &Path) -> Option<GameFile<G>> {
    let theirs = &record.file;
    let files = std::fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<PathBuf> = files
        .filter(|file| file.extension().is_some_and(|ending| ending == "kessel") && file != path)
        .collect();
    let now = SystemTime::now();
    files.sort_by_key(|file| files::by_age(files::written_at(file), now));
    let readable = files.iter().take(MOST_LOOKED_AT).filter_map(|file| GameFile::<G>::read(file).ok());
    let mut same = readable.filter(|own| is_other_half(own, theirs));
    same.next()
}

/// Whether two files are the same game up to the point before the last order of each, which are secret orders of the
/// two sides.
fn is_other_half<G: OnTable>(own: &GameFile<G>, theirs: &GameFile<G>) -> bool {
    let orders = own.played.len();
    let (Some(mine), Some(other)) = (own.played.last(), theirs.played.last()) else { return false };
    let before = |file: &GameFile<G>| Some(file.played.get(orders.checked_sub(2)?)?.hash.clone());
    theirs.played.len() == orders
        && (&own.header.scenario, own.header.seed) == (&theirs.header.scenario, theirs.header.seed)
        && mine.side != other.side
        && G::is_unseen(&mine.order)
        && before(own) == before(theirs)
}

/// Returns the file in this folder in which a game by e-mail has been saved so far. In whatever file it comes back, it
/// is one game here, and continues beside its plans.
pub(crate) fn kept_here<G: OnTable>(folder: &Path, record: &Record<G>) -> Option<PathBuf> {
    if !record.file.header.by_file {
        return None;
    }
    let files = std::fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let ends = |file: &Path| file.extension().is_some_and(|ending| ending == "kessel");
    let kept = files.filter(|file| ends(file) && files::is_autosave(file) && !is_kept_by_another(file));
    let same = kept.filter(|file| record.file.goes_on_from(file, G::is_unseen));
    let now = SystemTime::now();
    same.min_by_key(|file| files::by_age(files::written_at(file), now))
}

/// Returns the file for the side that must continue, in a game by e-mail.
fn file_to_send<G: OnTable>(world: &World) -> Option<PathBuf> {
    let session = world.resource::<Session<G>>();
    let record = session.record().filter(|_| is_sent(session))?;
    let turn = G::turn(&G::position(world).public);
    let side = side_to_play::<G>(world).to_lowercase();
    // The number of orders distinguishes hand-overs within a turn.
    let orders = record.file.played.len();
    let name = format!("{}-turn-{turn}-for-{side}-{orders}.kessel", record.file.header.scenario);
    Some(folder(world)?.join(TO_SEND).join(name))
}

/// Returns the same file if it exists already: the player at this machine has given their orders and waits for the
/// other's.
pub(crate) fn sent_before<G: OnTable>(world: &World) -> Option<PathBuf> {
    file_to_send::<G>(world).filter(|path| path.exists())
}

/// Writes the file for the side that must continue, in a game by e-mail.
pub(crate) fn send<G: OnTable>(world: &mut World) -> Option<PathBuf> {
    let path = file_to_send::<G>(world)?;
    let record = world.resource::<Session<G>>().record()?;
    if record.file.write_on(&disk(world), &path).is_ok() {
        return Some(path);
    }
    let text = record.file.text();
    if let Ok(text) = text {
        keep_trying(world, id!("table-what-file-for-other"), &path, text);
    }
    None
}

fn disk(world: &World) -> Disk {
    world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default()
}

/// Notes that the side to play has opened its turn.
pub(crate) fn note_opening<G: OnTable>(world: &mut World) {
    let (folder, disk) = (folder(world), disk(world));
    let (side, turn) = (side_to_play::<G>(world), G::turn(&G::position(world).public));
    let points = match points_of(G::position(world)) {
        Ok(points) => points,
        Err(error) => {
            let why = t!("table-opening-not-recorded", why = error.to_string());
            return world.resource_mut::<Session<G>>().refuse(trouble(why));
        }
    };
    let session = &mut *world.resource_mut::<Session<G>>();
    if !is_sent(session) {
        return;
    }
    let source = session.sent_from.take();
    let Some(record) = session.record_mut() else { return };
    let known: Vec<String> = at_this_point(&record.file).map(|opening| opening.at.clone()).collect();
    let list = folder.map(|folder| folder.join(OPENED));
    let mut unseen = Vec::new();
    let elsewhere = list.as_deref().map(|list| opened_here(list, &points)).unwrap_or_default();
    if let Some(list) = &list {
        unseen = opened_out_of_turn(&record.file, list);
        unseen.iter().for_each(|spoiled| record.note_spoiled(spoiled.clone()));
    }
    let now = time_in_words(SystemTime::now());
    let unknown = elsewhere.into_iter().filter(|at| !known.contains(at));
    for at in unknown.chain([now.clone()]) {
        let opening = Opening { side: side.clone(), turn, at };
        record.note_opening(opening);
    }
    // A player who opens the received file once more finds the note in it.
    let failed = source.filter(|source| record.file.write_on(&disk, source).is_err());
    let note = failed.and_then(|source| Some((source, record.file.text().ok()?)));
    let lines = opening_lines(&record.file, record.file.played.len());
    let seen_now = |spoiled: &Spoiled| LogLine { turn, text: spoiled.to_string(), ..LogLine::default() };
    session.log.extend(unseen.iter().map(seen_now).chain(lines));
    if let Some((source, text)) = note {
        keep_trying(world, id!("table-what-file-sent"), &source, text);
    }
    let line = format!("{} {now}", points[0]);
    if let Some(list) = list.filter(|list| disk.add_line(list, &line).is_err()) {
        let text = data::read_file(&list).unwrap_or_default();
        keep_trying(world, id!("table-what-opened-turns"), &list, format!("{text}{line}\n"));
    }
    crate::table::session::keep::<G>(world);
}

/// Returns the openings of the current point of a game.
fn at_this_point<G: OnTable>(file: &GameFile<G>) -> impl Iterator<Item = &Opening> {
    openings_at(file, file.played.len())
}

fn openings_at<G: OnTable>(file: &GameFile<G>, orders: usize) -> impl Iterator<Item = &Opening> {
    file.commands_after(orders).filter_map(|command| match command {
        TableCommand::Opened(opening) => Some(opening),
        _ => None,
    })
}

/// Whether a side has opened the game since the other one gave an order.
fn is_open<G: OnTable>(file: &GameFile<G>, side: &str) -> bool {
    let since = file.played.iter().rposition(|played| played.side != side).map_or(0, |last| last + 1);
    file.commands.iter().any(|(after, command)| {
        *after >= since && matches!(command, TableCommand::Opened(opening) if opening.side == side)
    })
}

/// Returns the earlier openings of the current turn, a sentence each, for the hand-over screen.
pub(crate) fn openings_before<G: OnTable>(world: &World) -> Vec<String> {
    let session = world.resource::<Session<G>>();
    let (Some(record), true) = (session.record(), is_sent(session)) else { return Vec::new() };
    let mut sentences = Vec::new();
    let to = side_to_play::<G>(world);
    let own = at_this_point(&record.file).filter(|opening| opening.side == to);
    let mut before = own.map(|opening| opening.at.clone()).collect::<Vec<_>>();
    if let (Some(folder), Ok(points)) = (folder(world), points_of(G::position(world))) {
        let here = opened_here(&folder.join(OPENED), &points);
        before
            .extend(here.into_iter().filter(|at| !at_this_point(&record.file).any(|known| known.at == *at)));
    }
    sentences.extend(before.iter().map(|at| say!("table-opened-before", at = at.as_str())));
    sentences.extend(twice(record));
    sentences.extend(spoiled_since(&record.file, &to).map(|spoiled| format!("{spoiled}.")));
    sentences
}

/// Returns the looks into the game since a side last opened an earlier turn of its own: its player has not been
/// informed of them.
fn spoiled_since<'a, G: OnTable>(file: &'a GameFile<G>, side: &str) -> impl Iterator<Item = &'a Spoiled> {
    let own = |(after, command): &(usize, CommandOf<G>)| {
        *after < file.played.len() && matches!(command, TableCommand::Opened(opening) if opening.side == side)
    };
    let since = file.commands.iter().rev().find(|command| own(command)).map_or(0, |(after, _)| *after);
    file.spoiled().filter(move |(after, _)| *after >= since).map(|(_, spoiled)| spoiled)
}

/// Returns the points of the game before the current one that were opened more than once.
fn twice<G: OnTable>(record: &Record<G>) -> Vec<String> {
    let file = &record.file;
    // The other player's last openings concern the player who takes over now.
    let last = file.commands.iter().rev().find_map(|(after, command)| match command {
        TableCommand::Opened(_) if *after < file.played.len() => Some(*after),
        _ => None,
    });
    let Some(orders) = last else { return Vec::new() };
    // If both sides give secret orders, each opens the same point once.
    let by_side = G::SIDES.iter().map(|side| -> Vec<&Opening> {
        openings_at(file, orders).filter(|opening| opening.side == side.name).collect()
    });
    by_side
        .filter(|openings| openings.len() > 1)
        .filter_map(|openings| {
            let first = openings.first()?;
            let times = openings.iter().map(|opening| opening.at.clone());
            let times =
                times.reduce(|first, second| say!("table-times-and", first = first, second = second))?;
            let (side, n) = (side_named::<G>(&first.side), openings.len());
            Some(say!("table-opened-often", side = side, turn = first.turn, n = n, times = times))
        })
        .collect()
}

/// Returns earlier turns that were opened on this machine without a record in the file. The player here has then opened
/// a copy of their own file in place of the other player, before that player's turn. Or they have opened another copy
/// of their own turn.
fn opened_out_of_turn<G: OnTable>(file: &GameFile<G>, list: &Path) -> Vec<Spoiled> {
    let known = |after: usize, spoiled: &Spoiled| {
        openings_at(file, after).any(|opening| opening.at == spoiled.at)
            || file.spoiled().any(|(_, other)| other == spoiled)
    };
    let list = data::read_file(list).unwrap_or_default();
    let entries: Vec<(&str, &str)> = list.lines().filter_map(|line| line.split_once(' ')).collect();
    let mut unseen = Vec::new();
    for played in file.played.iter().rev().skip(1) {
        let here = played.hash.to_string();
        for (_, at) in entries.iter().filter(|(point, _)| *point == here) {
            let at = (*at).to_owned();
            let command = format!("opening another copy of the turn after order {}", played.number);
            let spoiled = Spoiled { command, at };
            if !known(played.number, &spoiled) {
                unseen.push(spoiled);
            }
        }
    }
    unseen.reverse();
    unseen
}

/// Returns the log lines for openings after this number of orders.
pub(super) fn opening_lines<G: OnTable>(file: &GameFile<G>, orders: usize) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let mut before: Vec<&Opening> = Vec::new();
    for opening in openings_at(file, orders) {
        // If both sides give secret orders, each opens the same point.
        let own = before.iter().rev().find(|earlier| earlier.side == opening.side);
        let (side, turn, at) = (side_named::<G>(&opening.side), opening.turn, opening.at.as_str());
        let text = match own {
            None => say!("table-opens", side = side, turn = turn, at = at),
            Some(earlier) => {
                say!("table-opens-again", side = side, turn = turn, at = at, before = earlier.at.as_str())
            }
        };
        lines.push(LogLine { turn: opening.turn, text, ..LogLine::default() });
        before.push(opening);
    }
    lines
}

/// Returns the side with this name for a text.
fn side_named<G: OnTable>(name: &str) -> Arg {
    let side = G::SIDES.iter().find(|side| side.name == name).copied();
    side.map_or_else(|| name.into(), Into::into)
}

/// Returns the log lines for the openings before the current point.
fn openings_so_far<G: OnTable>(file: &GameFile<G>) -> Vec<LogLine> {
    (0..file.played.len()).flat_map(|orders| opening_lines(file, orders)).collect()
}

/// Returns the times at which a position was opened on this machine.
fn opened_here(list: &Path, points: &[String; 2]) -> Vec<String> {
    let text = data::read_file(list).unwrap_or_default();
    let entries = text.lines().filter_map(|line| line.split_once(' '));
    entries.filter(|(point, _)| points.iter().any(|one| one == point)).map(|(_, at)| at.to_owned()).collect()
}

/// Returns the names of the position's point in the list: in the form of this program, and in that of programs before
/// format 3 of the game file.
fn points_of<P: serde::Serialize>(position: &P) -> Result<[String; 2], ron::Error> {
    Ok([hash(position)?.to_string(), hash_of_text(position)?.to_string()])
}
