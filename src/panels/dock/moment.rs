//! The moment of a game as the bar tells it: turn, side and phases.

use crate::engine::counters::Flag;
use std::borrow::Cow;

/// What stands first in the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pub turn: String,
    /// Its date or weather, or nothing.
    pub about: String,
    /// Whose phase it is, by his mark and name; nobody's when the game is over.
    pub side: Option<(Flag, String)>,
}

/// A phase in the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseShown {
    pub name: Cow<'static, str>,
    /// Whether it is the present one.
    pub now: bool,
}
