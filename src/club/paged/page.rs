//! The part of a page that changes, in JSON: the moment, the sides, the clocks, the log and the cards on the sheet.

use crate::{
    engine::{
        counters::Flag,
        orders::{Sent, SideNames},
        text::say,
        translations::translated_title,
    },
    referee::{bench::PERSON, client::Held},
    scene::{HasFaces, LogLine},
};
use serde_json::{Value, json};
use std::collections::VecDeque;

/// The parts of a page that are not in the position.
pub(super) struct Shown<'a> {
    pub lines: &'a VecDeque<LogLine>,
    /// The names of the players who are at the game.
    pub present: &'a [String],
    /// The dice of the last roll.
    pub dice: &'a [u8],
}

/// Returns a card: the name of its picture, the left and upper edge of the picture, and its side, in pixels of the sheet.
pub(super) fn card(name: &str, (left, top, side): (f32, f32, f32)) -> Value {
    json!([name, left.round() as i32, top.round() as i32, side.round() as i32])
}

/// Returns everything that a page shows beside the printed sheet, whose size is in pixels, in the language of the table.
pub(super) fn state<G: Sent + HasFaces>(
    held: &Held<G>,
    shown: &Shown<'_>,
    cards: Vec<Value>,
    (width, height): (u32, u32),
) -> Value {
    let (rulebook, position) = (&*held.rulebook, &held.position);
    let end = G::ended(rulebook, &position.public);
    let side = |(number, names): (usize, &SideNames)| side(held, number, *names, end.is_some());
    let sides: Vec<Value> = G::SIDES.iter().enumerate().map(side).collect();
    json!({
        "n": held.n,
        "game": G::TITLE,
        "scenario": translated_title::<G>(rulebook),
        "moment": G::moment(Some(rulebook), position),
        "over": end.as_ref().map(|end| end.level.clone()),
        "sides": sides,
        "present": present_line(shown.present),
        "clock": held.clock,
        "delay": held.head.delay.behind().filter(|_| end.is_none()),
        "dice": shown.dice,
        "log": shown.lines.iter().map(line).collect::<Vec<Value>>(),
        "sheet": [width, height],
        "cards": cards,
    })
}

/// The players who are at the game, in a sentence; empty without any.
fn present_line(present: &[String]) -> String {
    if present.is_empty() { String::new() } else { say!("club-page-present", players = present.join(", ")) }
}

/// A side: its name, its colour, its computer player if it has one, and whether it is waited for.
fn side<G: Sent + HasFaces>(held: &Held<G>, number: usize, names: SideNames, is_over: bool) -> Value {
    let player = held.head.players.get(G::seat_of(&held.position, number));
    let computer = player.filter(|player| player.as_str() != PERSON);
    let waits = held.due.contains(&number) && !is_over;
    let thinks = computer.map(|player| say!("club-page-computer", player = player.as_str()));
    let moves = waits.then(|| say!("club-page-to-move"));
    let does: Vec<String> = thinks.into_iter().chain(moves).collect();
    json!({
        "name": names.shown(),
        "word": names.word,
        "flag": colour(names.flag),
        "does": does.join(" · "),
        "waits": waits,
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
