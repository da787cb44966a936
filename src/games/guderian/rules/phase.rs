//! The phases of a turn (4.0), each a Bevy state while a position of the game is in the world.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// A phase of the game.
#[derive(
    States, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Phase {
    /// The players bid for the German side (option, K19.3).
    Bidding,
    /// The Soviet player puts their armies on the map.
    #[default]
    SovietSetUp,
    /// The German player places the first interdiction markers, before turn 1.
    FirstInterdiction,
    /// Soviet supply check, arrivals, movement, overruns.
    SovietMovement,
    /// Soviet attacks.
    SovietCombat,
    /// Soviet units recover from disruption.
    SovietRecovery,
    /// The Soviet interdiction marker is placed.
    SovietInterdiction,
    /// German supply check, arrivals, movement, overruns.
    GermanMovement,
    /// German attacks.
    GermanCombat,
    /// Mechanized and cavalry units move again.
    GermanMechanized,
    /// German units recover from disruption.
    GermanRecovery,
    /// German interdiction markers are placed for the next Soviet turn.
    AirInterdiction,
    Over,
}

impl Phase {
    /// All phases, in the order of a turn.
    pub const ALL: [Self; 13] = [
        Self::Bidding,
        Self::SovietSetUp,
        Self::FirstInterdiction,
        Self::SovietMovement,
        Self::SovietCombat,
        Self::SovietRecovery,
        Self::SovietInterdiction,
        Self::GermanMovement,
        Self::GermanCombat,
        Self::GermanMechanized,
        Self::GermanRecovery,
        Self::AirInterdiction,
        Self::Over,
    ];

    /// Whether units move in it.
    pub fn is_movement(self) -> bool {
        matches!(self, Self::SovietMovement | Self::GermanMovement | Self::GermanMechanized)
    }

    /// Whether units attack in it.
    pub fn is_combat(self) -> bool {
        matches!(self, Self::SovietCombat | Self::GermanCombat)
    }
}
