//! A line of the log, as the words tell it.

use crate::{engine::board::Hex, games::squad::rules::kinds::Side};

/// A line of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogEntry {
    pub text: String,
    /// Strength, row, dice and modifiers, or an empty text.
    pub detail: String,
    /// The side whose action it is.
    pub side: Option<Side>,
    pub hex: Option<Hex>,
    /// Whether it opens a phase.
    pub heading: bool,
    /// The only side that may read it; none if both may (22.2).
    pub only: Option<Side>,
}
