//! A line of the log, made from the story of a game.

use crate::engine::{board::Hex, counters::Flag};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLine {
    pub turn: u8,
    /// Whose doing it is; none for the table's.
    pub side: Option<Flag>,
    /// What happened.
    pub text: String,
    /// Dice and sums, or nothing.
    pub detail: String,
    /// Why the order was given that brought it about, or nothing.
    pub why: String,
    /// Where; a click goes there.
    pub hex: Option<Hex>,
    /// Whether it opens a phase.
    pub heading: bool,
}

/// Puts the reason of an order under the first line that tells of it; not under the heading of the phase
/// that it has opened, which is another matter.
pub fn explain(lines: &mut [LogLine], reason: &str) {
    if let Some(first) = lines.first_mut().filter(|line| !line.heading) {
        reason.clone_into(&mut first.why);
    }
}
