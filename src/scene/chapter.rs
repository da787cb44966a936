//! A chapter of a game: where a phase begins.

use crate::engine::counters::Flag;

/// A moment at which a phase began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayChapter {
    /// How many orders had been given.
    pub after: usize,
    /// The turn; 0 for what is before the first.
    pub turn: u8,
    /// The turn's date or weather, or nothing.
    pub date: String,
    pub phase: String,
    /// Whose phase it is; none if it is both players'.
    pub side: Option<Flag>,
    /// Whether it is fought in.
    pub fights: bool,
    pub opens_turn: bool,
}
