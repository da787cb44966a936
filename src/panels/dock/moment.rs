//! The moment of a game in the bar: turn, side and phases.

use crate::engine::counters::Flag;
use std::borrow::Cow;

/// The first part of the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pub turn: String,
    /// Its date or weather, or an empty text.
    pub about: String,
    /// The active side, by its flag and name; none when the game is over.
    pub side: Option<(Flag, String)>,
}

/// A phase in the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseShown {
    pub name: Cow<'static, str>,
    /// Whether it is the current phase.
    pub now: bool,
}
