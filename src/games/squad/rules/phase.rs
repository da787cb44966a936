//! The phases of a segment (3). Each is a Bevy state while a position of the game is in the world.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// A phase of a segment (3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Friendly units recover, then missions and smoke barrages are placed and resolved (3.1 a, b).
    Support,
    /// Weapons are transferred, squads split and join (3.1 c).
    Command,
    /// Fire (3.2).
    Fire,
    /// Movement (3.3).
    Movement,
    /// The opponent fires (3.4).
    DefensiveFire,
    /// Advances, then close assaults (3.5).
    Assault,
    /// Units rally, then everything that lasts for a segment ends (3.6).
    AfterAction,
}

impl Step {
    /// All steps, in their order.
    pub const ALL: [Self; 7] = [
        Self::Support,
        Self::Command,
        Self::Fire,
        Self::Movement,
        Self::DefensiveFire,
        Self::Assault,
        Self::AfterAction,
    ];
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
    /// The segment of Player A.
    First(Step),
    /// The segment of Player B.
    Second(Step),
    Over,
}

impl Phase {
    /// All phases, in their order.
    pub const ALL: [Self; 17] = [
        Self::FirstSetUp,
        Self::SecondSetUp,
        Self::First(Step::Support),
        Self::First(Step::Command),
        Self::First(Step::Fire),
        Self::First(Step::Movement),
        Self::First(Step::DefensiveFire),
        Self::First(Step::Assault),
        Self::First(Step::AfterAction),
        Self::Second(Step::Support),
        Self::Second(Step::Command),
        Self::Second(Step::Fire),
        Self::Second(Step::Movement),
        Self::Second(Step::DefensiveFire),
        Self::Second(Step::Assault),
        Self::Second(Step::AfterAction),
        Self::Over,
    ];

    /// The phase of a segment; none during set-up and after the end of the game.
    pub fn step(self) -> Option<Step> {
        match self {
            Self::First(step) | Self::Second(step) => Some(step),
            _ => None,
        }
    }

    /// Whether it is a side's set-up (4.1).
    pub fn is_set_up(self) -> bool {
        matches!(self, Self::FirstSetUp | Self::SecondSetUp)
    }
}
