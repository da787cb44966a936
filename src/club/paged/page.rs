//! The part of a page that changes, in JSON: the moment, the sides, the clocks, the log and the cards on the sheet.

use crate::{
    engine::{
        counters::Flag,
        orders::{Sent, SideNames},
    },
    referee::{bench::PERSON, client::Held},
    scene::{HasFaces, LogLine},
};
use serde_json::{Value, json};
use std::collections::VecDeque;

/// Returns a card: the name of its picture, the left and upper edge of the picture, and its side, in pixels of the sheet.
pub(super) fn card(name: &str, (left, top, side): (f32, f32, f32)) -> Value {
    json!([name, left.round() as i32, top.round() as i32, side.round() as i32])
}

/// Returns everything that a page shows beside the printed sheet, whose size is in pixels.
pub(super) fn state<G: Sent + HasFaces>(
    held: &Held<G>,
    (lines, present): (&VecDeque<LogLine>, &[String]),
    cards: Vec<Value>,
    (width, height): (u32, u32),
) -> Value {
    let (rulebook, position) = (&*held.rulebook, &held.position);
    let sides: Vec<Value> =
        G::SIDES.iter().enumerate().map(|(number, names)| side(held, number, *names)).collect();
    let end = G::ended(rulebook, &position.public);
    json!({
        "n": held.n,
        "game": G::TITLE,
        "scenario": G::about(rulebook).title,
        "moment": G::moment(Some(rulebook), position),
        "over": end.map(|end| end.level),
        "sides": sides,
        "present": present,
        "clock": held.clock,
        "delay": held.head.delay,
        "log": lines.iter().map(line).collect::<Vec<Value>>(),
        "sheet": [width, height],
        "cards": cards,
    })
}

/// A side: its name, its colour, its computer player if it has one, and whether it is waited for.
fn side<G: Sent + HasFaces>(held: &Held<G>, number: usize, names: SideNames) -> Value {
    let player = held.head.players.get(G::seat_of(&held.position, number));
    let computer = player.filter(|player| player.as_str() != PERSON);
    json!({
        "name": names.shown(),
        "word": names.word,
        "flag": colour(names.flag),
        "computer": computer,
        "waits": held.due.contains(&number),
    })
}

fn line(line: &LogLine) -> Value {
    json!({
        "turn": line.turn,
        "flag": line.side.map(colour),
        "text": line.text,
        "detail": line.detail,
        "heading": line.heading,
    })
}

fn colour(flag: Flag) -> &'static str {
    match flag {
        Flag::Grey => "grey",
        Flag::Red => "red",
        Flag::Olive => "olive",
    }
}
