//! A line of the log, made from the story of a game.

use crate::engine::{board::Hex, counters::Flag, wording::capital};
use std::borrow::Cow;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLine {
    pub turn: u8,
    /// Whose doing it is; none for the table's.
    pub side: Option<Flag>,
    pub text: String,
    /// Dice and sums, or nothing.
    pub detail: String,
    /// Why the order was given that brought it about, or nothing.
    pub why: String,
    /// Where; a click goes there.
    pub hex: Option<Hex>,
    /// Whether it opens a phase.
    pub heading: bool,
    /// The number of the side that alone may read it; none if everybody may.
    pub only: Option<usize>,
}

/// The lines that may be read by those whom `sees` lets see what a side alone knows.
pub fn readable(lines: &[LogLine], sees: impl Fn(usize) -> bool) -> Cow<'_, [LogLine]> {
    let is_open = |line: &&LogLine| line.only.is_none_or(&sees);
    match lines.iter().all(|line| is_open(&line)) {
        true => Cow::Borrowed(lines),
        false => Cow::Owned(lines.iter().filter(is_open).cloned().collect()),
    }
}

impl LogLine {
    /// What is told, and why it was done, in one line.
    pub fn with_reason(&self) -> String {
        if self.why.is_empty() { self.text.clone() } else { format!("{}  ·  {}", self.text, self.why) }
    }
}

/// Puts the reason of an order under the first line that tells of it. What happens when a phase ends and the next is
/// opened is another matter: there it stands under a line of its own.
pub fn explain(lines: &mut Vec<LogLine>, reason: &str) {
    if reason.is_empty() {
        return;
    }
    // Reasons of older files begin small.
    let why = capital(reason);
    let opens = lines.iter().any(|line| line.heading);
    match lines.first_mut() {
        Some(first) if opens => {
            let side = first.side.filter(|_| !first.heading);
            let text = "The phase ends".to_owned();
            let line = LogLine { turn: first.turn, side, text, why, ..LogLine::default() };
            lines.insert(0, line);
        }
        Some(first) => first.why = why,
        None => {}
    }
}
