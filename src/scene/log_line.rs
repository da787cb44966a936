//! A line of the log, made from the events of a game.

use super::own_reasons;
use crate::engine::{board::Hex, counters::Flag, text::say};
use std::borrow::Cow;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLine {
    pub turn: u8,
    /// The side that acted; none for the table.
    pub side: Option<Flag>,
    pub text: String,
    /// Dice and sums, or an empty text.
    pub detail: String,
    /// The reason for the order that caused it, or an empty text.
    pub why: String,
    /// The hex that a click on the line shows.
    pub hex: Option<Hex>,
    /// The number of orders after which the replay shows it; none for what is no moment of the game.
    pub moment: Option<usize>,
    /// Whether it opens a phase.
    pub heading: bool,
    /// The number of the only side that may read it; none if both may.
    pub only: Option<usize>,
}

/// Returns the lines that are readable for a viewer to whom `sees` shows the secrets of a side.
pub fn readable(lines: &[LogLine], sees: impl Fn(usize) -> bool) -> Cow<'_, [LogLine]> {
    let is_open = |line: &&LogLine| line.only.is_none_or(&sees);
    match lines.iter().all(|line| is_open(&line)) {
        true => Cow::Borrowed(lines),
        false => Cow::Owned(lines.iter().filter(is_open).cloned().collect()),
    }
}

impl LogLine {
    /// Returns the text and its reason, in one line.
    pub fn with_reason(&self) -> String {
        if self.why.is_empty() { self.text.clone() } else { format!("{}  ·  {}", self.text, self.why) }
    }
}

/// Puts the reason of an order under the first line about it. If the order ends the phase, the reason comes before the
/// heading of the next phase, in a line of its own.
pub fn explain(lines: &mut Vec<LogLine>, reason: &str) {
    if reason.is_empty() {
        return;
    }
    let why = own_reasons::shown(reason);
    let opens = lines.iter().any(|line| line.heading);
    match lines.first_mut() {
        Some(first) if opens => {
            let side = first.side.filter(|_| !first.heading);
            let text = say!("scene-phase-ends");
            let line = LogLine { turn: first.turn, side, text, why, ..LogLine::default() };
            lines.insert(0, line);
        }
        Some(first) => first.why = why,
        None => {}
    }
}
