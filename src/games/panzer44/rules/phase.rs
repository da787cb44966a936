//! The phases of a turn (3). Each is a Bevy state while a position of the game is in the world.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// A phase of the game.
#[derive(
    States, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Phase {
    /// The first side of the scenario sets up.
    #[default]
    FirstSetUp,
    SecondSetUp,
    /// Both sides plot in secret (3.1).
    Plot,
    /// Both sides determine the units that panic (3.2).
    Panic,
    /// The First Player's direct fire (3.3).
    FirstFire,
    /// The Second Player's direct fire; then markers are placed.
    SecondFire,
    /// The First Player moves (3.4).
    FirstMovement,
    /// The Second Player moves.
    SecondMovement,
    /// Pins are removed, and disruption is rolled for (3.5).
    Removal,
    /// The First Player's indirect fire, off-board artillery and air support (3.6).
    FirstIndirect,
    /// The Second Player's indirect fire, off-board artillery and air support.
    SecondIndirect,
    Over,
}

impl Phase {
    /// All phases, in their order.
    pub const ALL: [Self; 12] = [
        Self::FirstSetUp,
        Self::SecondSetUp,
        Self::Plot,
        Self::Panic,
        Self::FirstFire,
        Self::SecondFire,
        Self::FirstMovement,
        Self::SecondMovement,
        Self::Removal,
        Self::FirstIndirect,
        Self::SecondIndirect,
        Self::Over,
    ];

    /// Whether it is a side's set-up (4.1).
    pub fn is_set_up(self) -> bool {
        matches!(self, Self::FirstSetUp | Self::SecondSetUp)
    }

    /// Whether direct fire is executed in it.
    pub fn is_fire(self) -> bool {
        matches!(self, Self::FirstFire | Self::SecondFire)
    }

    /// Whether units move in it.
    pub fn is_movement(self) -> bool {
        matches!(self, Self::FirstMovement | Self::SecondMovement)
    }

    /// Whether indirect fire is executed in it.
    pub fn is_indirect(self) -> bool {
        matches!(self, Self::FirstIndirect | Self::SecondIndirect)
    }
}
