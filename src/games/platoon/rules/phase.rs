//! The segments of a player turn (3), each a Bevy state while a position of the game is in the world.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// A segment of a player turn (3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Segment {
    /// Load and unload markers step, or are flipped (3, segment 0).
    Start,
    /// Mines attack, then indirect fire (1a, 1b).
    IndirectFire,
    /// Direct fire (1c).
    DirectFire,
    /// Vehicles move, load, unload and overrun (2a).
    Vehicles,
    /// Close assaults (2b).
    Assault,
    /// All other units move, engineers work (2c).
    Others,
    /// Registration markers, then the end of the player turn (3, 4).
    Registration,
}

impl Segment {
    /// All segments, in their order.
    pub const ALL: [Self; 7] = [
        Self::Start,
        Self::IndirectFire,
        Self::DirectFire,
        Self::Vehicles,
        Self::Assault,
        Self::Others,
        Self::Registration,
    ];

    /// Whether units move in it.
    pub fn is_movement(self) -> bool {
        matches!(self, Self::Vehicles | Self::Others)
    }
}

/// A phase of the game.
#[derive(
    States, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Phase {
    /// The first side of the scenario sets up.
    #[default]
    FirstSetUp,
    SecondSetUp,
    /// The First Player's turn.
    First(Segment),
    /// The Second Player's turn.
    Second(Segment),
    Over,
}

impl Phase {
    /// The phase in which a game turn begins. The clock can be set to it, but not into the middle of a turn: the
    /// actions already taken in that turn would be unknown.
    pub const TURN_START: Self = Self::First(Segment::Start);

    /// All phases, in their order.
    pub const ALL: [Self; 17] = [
        Self::FirstSetUp,
        Self::SecondSetUp,
        Self::First(Segment::Start),
        Self::First(Segment::IndirectFire),
        Self::First(Segment::DirectFire),
        Self::First(Segment::Vehicles),
        Self::First(Segment::Assault),
        Self::First(Segment::Others),
        Self::First(Segment::Registration),
        Self::Second(Segment::Start),
        Self::Second(Segment::IndirectFire),
        Self::Second(Segment::DirectFire),
        Self::Second(Segment::Vehicles),
        Self::Second(Segment::Assault),
        Self::Second(Segment::Others),
        Self::Second(Segment::Registration),
        Self::Over,
    ];

    /// The segment of a player turn that it is; none while the sides set up, and when the game is over.
    pub fn segment(self) -> Option<Segment> {
        match self {
            Self::First(segment) | Self::Second(segment) => Some(segment),
            _ => None,
        }
    }

    /// Whether it is a side's set-up (4.1).
    pub fn is_set_up(self) -> bool {
        matches!(self, Self::FirstSetUp | Self::SecondSetUp)
    }

    /// Whether units move in it.
    pub fn is_movement(self) -> bool {
        self.segment().is_some_and(Segment::is_movement)
    }
}
