//! The cost of a wrong bit, or of a hole, to a game.

use super::{game, open, stands, text_of};
use crate::games::on_all_cores;
use kessel::{
    engine::orders::{AtDamage, Game, Reading, Record},
    games::{guderian::rules::Guderian, panzer44::rules::Panzer44},
};
use std::{
    fs,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

/// Returns the results of wrong bits in a file: the number of files that opened at the end of the game, the number that
/// opened elsewhere, and the messages about the refused ones.
fn flips<G: Game>(text: &str, end: &str, number: u64) -> (usize, usize, Vec<String>) {
    const PARTS: u64 = 4;
    let whole = Reading::<G>::parse("game.kessel", text.as_bytes()).unwrap();
    let rulebook = Arc::new(G::load(&whole.header.scenario, &whole.header.options).unwrap());
    // A file whose scenario has changed since is opened with a note about that.
    let usual = Record::<G>::by_rulebook(&mut G::world(), &whole, Arc::clone(&rulebook), AtDamage::After)
        .unwrap()
        .notes;
    let (same, elsewhere, refused) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(Vec::new()));
    on_all_cores(0..PARTS, |part| {
        let mut world = G::world();
        let mut open = |text: &[u8]| {
            let reading =
                Reading::<G>::parse("game.kessel", text).map_err(|fault| vec![fault.to_string()])?;
            let opened =
                Record::<G>::by_rulebook(&mut world, &reading, Arc::clone(&rulebook), AtDamage::After)?;
            Ok::<_, Vec<String>>((stands::<G>(&world), opened))
        };
        for flip in (part..number).step_by(PARTS as usize) {
            let at = (flip as usize * 2 + 1) * text.len() / (number as usize * 2);
            let mut bytes = text.as_bytes().to_vec();
            bytes[at] ^= 1 << (flip % 8);
            match open(&bytes) {
                Ok((stands, opened)) => {
                    let whole = stands == end;
                    let count = if whole { &same } else { &elsewhere };
                    count.fetch_add(1, Ordering::Relaxed);
                    assert!(whole || opened.notes != usual, "byte {at}: the end is lost without a word");
                    // An opened game can be written, and opened again without a further note.
                    if flip % 5 == 0 {
                        let again = open(opened.record.file.text().unwrap().as_bytes());
                        let (other, again) = again.unwrap_or_else(|faults| panic!("byte {at}: {faults:?}"));
                        let is_further = |note: &&String| !usual.contains(note);
                        let further: Vec<&String> = again.notes.iter().filter(is_further).collect();
                        assert_eq!((further, other), (Vec::new(), stands), "byte {at}");
                    }
                }
                Err(faults) => {
                    let line = text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
                    refused.lock().unwrap().push(format!("line {line}: {}", faults.join("; ")));
                }
            }
        }
    });
    (same.into_inner(), elsewhere.into_inner(), refused.into_inner().unwrap())
}

/// 240 files, each with one wrong bit: none is refused, and all but those with damage in the last lines open at the end
/// of the game.
#[test]
fn one_wrong_bit_loses_no_game() {
    let (text, end) = text_of(&game(81, 18));
    let (same, elsewhere, refused) = flips::<Guderian>(&text, &end, 240);
    assert_eq!(refused, Vec::<String>::new());
    assert!(same >= 230, "{same} open where the game stood, {elsewhere} elsewhere");
}

/// Files of the first format have no checksums: the form of their lines and the hashes decide. Only a file with damage
/// in its first line can be refused, with that reason.
#[test]
fn one_wrong_bit_in_an_old_file_loses_no_game() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/format-1/vauclair.kessel");
    let text = fs::read_to_string(path).unwrap();
    let (_, opened) = open::<Panzer44>(text.as_bytes(), AtDamage::After).unwrap();
    let end = opened.record.file.played.last().unwrap().hash.to_string();
    let (same, elsewhere, refused) = flips::<Panzer44>(&text, &end, 80);
    assert!(refused.iter().all(|told| told.starts_with("line 1: game.kessel:1:")), "{refused:?}");
    assert!(refused.len() <= 1, "{refused:?}");
    assert!(same >= 70, "{same} open where the game stood, {elsewhere} elsewhere");
}

/// Returns the rest of a game in this text: the number of its orders, whether it has the same end, and whether there is
/// a note.
fn left_of(text: &[u8], end: &str) -> (usize, bool, bool) {
    let (world, opened) =
        open::<Guderian>(text, AtDamage::After).unwrap_or_else(|faults| panic!("{faults:?}"));
    (opened.record.file.played.len(), stands::<Guderian>(&world) == end, !opened.notes.is_empty())
}

/// A wrong bit in any line end costs no order: the two lines are separated by their checksums.
#[test]
fn a_wrong_bit_in_a_line_end_costs_no_order() {
    let (text, end) = text_of(&game(91, 14));
    let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at);
    for (number, at) in ends.enumerate() {
        let mut wrong = text.clone().into_bytes();
        wrong[at] ^= 1 << (number % 8);
        let (orders, same, told) = left_of(&wrong, &end);
        assert_eq!((orders, same), (14, true), "byte {at}");
        assert!(told || at == text.len() - 1, "byte {at}: nothing is told");
    }
}

/// A single wrong bit anywhere costs no order: the checksum of its line identifies it.
#[test]
fn one_wrong_bit_costs_no_order() {
    let (text, end) = text_of(&game(92, 14));
    for flip in 0..60 {
        let at = (flip * 2 + 1) * text.len() / 120;
        let mut wrong = text.clone().into_bytes();
        wrong[at] ^= 1 << (flip % 8);
        assert_eq!(left_of(&wrong, &end), (14, true, true), "byte {at}");
    }
}

/// A hole costs no more than the orders up to the place where the game is found again: the next position with a
/// readable line, and with readable lines of those that it differs from.
#[test]
fn a_hole_costs_what_lies_before_the_next_position() {
    let (text, end) = text_of(&game(93, 40));
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let orders_to = |line: usize| lines[..line].iter().filter(|line| line.starts_with("Order(")).count();
    let starts: Vec<usize> =
        lines.iter().scan(0, |at, line| Some(std::mem::replace(at, *at + line.len()))).collect();
    let is = |line: usize, kind: &str| lines[line].starts_with(kind);
    for hole in 0..24 {
        let at = (hole * 2 + 1) * text.len() / 48;
        let mut wrong = text.clone().into_bytes();
        wrong[at..at + 3].iter_mut().for_each(|byte| *byte = 0xff);
        let hit = starts.partition_point(|start| *start <= at) - 1;
        let last_hit = starts.partition_point(|start| *start <= at + 2) - 1;
        let touches = |kind: &str| (hit..=last_hit).any(|line| is(line, kind));
        let found = |kinds: &[&str]| {
            let line = (last_hit + 1..lines.len()).find(|line| kinds.iter().any(|kind| is(*line, kind)));
            line.map_or(40, orders_to)
        };
        // A lost order takes the following ones in its phase with it; a lost difference takes none, because the orders
        // are played.
        let most = match (touches("Order("), touches("Change(")) {
            (false, _) => 0,
            (true, false) => found(&["Change(", "Position("]) - orders_to(hit),
            (true, true) => found(&["Position("]) - orders_to(hit),
        };
        let (orders, same, told) = left_of(&wrong, &end);
        let is_last = found(&["Change(", "Position("]) == 40;
        assert!(40 - orders <= most, "byte {at}, line {hit}: {} orders are lost, {most} may be", 40 - orders);
        assert!(told && (same || is_last), "byte {at}: it ends elsewhere");
    }
}

/// If a difference is lost, later positions are known again from play: a second hole costs no more than its own phase.
#[test]
fn positions_behind_a_lost_difference_are_found_by_playing() {
    let (text, end) = text_of(&game(94, 40));
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let changes: Vec<usize> = (0..lines.len()).filter(|line| lines[*line].starts_with("Change(")).collect();
    assert!(changes.len() > 4);
    // The first difference is missing, and the first order after the third.
    lines[changes[0]] = "???".to_owned();
    let order = (changes[2]..lines.len()).find(|line| lines[*line].starts_with("Order(")).unwrap();
    lines[order] = "???".to_owned();
    let next = changes.iter().find(|line| **line > order).unwrap();
    let lost = (order..*next).filter(|line| *line == order || lines[*line].starts_with("Order(")).count();
    let (orders, same, told) = left_of((lines.join("\n") + "\n").as_bytes(), &end);
    assert_eq!((40 - orders, same, told), (lost, true, true));
}
