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

/// The moment of the game when no die tumbled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShownMoment {
    pub turn: u8,
    /// The place of the phase in the list of all.
    pub phase: Option<usize>,
    /// The number of the side to act; none after the end of the game.
    pub acting: Option<usize>,
}
