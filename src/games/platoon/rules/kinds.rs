//! Sides and nations, and the classes of weapons and movement (2).

use crate::engine::orders::sides;
use serde::{Deserialize, Serialize};

sides! {
    /// One of the two sides (1.1).
    German "german" "Germans" Grey,
    Soviet "soviet" "Soviets" Red,
}

impl Side {
    /// The stacking limit of the side in a hex (7.1).
    pub fn stack_limit(self) -> usize {
        match self {
            Self::German => 3,
            Self::Soviet => 2,
        }
    }
}

/// The class of a weapon (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Anti-armour.
    A,
    /// High explosive, fired directly.
    H,
    /// High explosive that may also be fired indirectly: (H).
    Howitzer,
    /// Mortars, direct and indirect.
    M,
    /// Infantry weapons.
    I,
    /// Unarmed: carriers and command posts.
    C,
    /// Armed carriers, which fire as infantry: C(I).
    ArmedCarrier,
}

impl Class {
    /// Whether it may fire indirectly (13.1).
    pub fn is_indirect(self) -> bool {
        matches!(self, Self::Howitzer | Self::M)
    }

    /// Whether it fires as infantry weapons do (2.2).
    pub fn is_small_arms(self) -> bool {
        matches!(self, Self::I | Self::ArmedCarrier)
    }

    /// The printed letters.
    pub fn letters(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::H => "H",
            Self::Howitzer => "(H)",
            Self::M => "M",
            Self::I => "I",
            Self::C => "C",
            Self::ArmedCarrier => "C(I)",
        }
    }
}

/// The movement class of a unit (2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moves {
    /// Tanks, half-tracks, armoured cars; all of them are armoured (2.4).
    Tracked,
    Truck,
    Wagon,
    Mounted,
    Foot,
    /// It moves only when it is carried.
    Immobile,
}

impl Moves {
    /// Whether it is a vehicle (2.3).
    pub fn is_vehicle(self) -> bool {
        matches!(self, Self::Tracked | Self::Truck | Self::Wagon)
    }
}

/// The passengers that a unit carries (8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Carries {
    #[default]
    Nobody,
    /// Units on foot of class I, on top.
    Riders,
    /// Any unit on foot or that does not move by itself.
    Any,
}

/// Whether a unit makes close assaults (16.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Assaults {
    #[default]
    No,
    Yes,
    /// Only together with another assaulting unit in its hex.
    WithOthers,
}
