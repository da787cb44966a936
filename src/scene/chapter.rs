//! A chapter of a game: where a phase begins.

use crate::engine::counters::Flag;

/// A moment at which a phase began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayChapter {
    /// The number of orders before it.
    pub after: usize,
    /// The turn; 0 before the first turn.
    pub turn: u8,
    /// The turn's date or weather, or an empty text.
    pub date: String,
    pub phase: String,
    /// The side of the phase; none in a phase of both players.
    pub side: Option<Flag>,
    /// Whether it contains combat.
    pub fights: bool,
    pub opens_turn: bool,
}
