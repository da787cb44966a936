//! Sides, and the classes of weapons, targets, movement and mines (2.0).

use crate::engine::orders::sides;
use serde::{Deserialize, Serialize};
use std::fmt;

sides! {
    /// One of the two sides (1.1); the Allies are the Americans or the British.
    German "german" "Germans" Grey,
    Allied "allied" "Allies" Olive,
}

/// The class of a weapon (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Tank and anti-tank guns.
    M,
    /// Small arms, machine guns, infantry anti-tank weapons.
    R,
    /// High explosive.
    H,
}

/// The pattern of high explosive (2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pattern {
    /// Only on the target hex.
    Tight,
    /// On the target hex and the six adjacent hexes.
    Loose,
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Tight => "tight",
            Self::Loose => "loose",
        })
    }
}

/// A class with its pattern, as the attack procedure chart distinguishes them (6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fire {
    /// Class M.
    M,
    /// Class R.
    R,
    /// Class H in a tight pattern.
    Tight,
    /// Class H in a loose pattern.
    Loose,
}

impl Fire {
    /// All fires.
    pub const ALL: [Self; 4] = [Self::M, Self::R, Self::Tight, Self::Loose];

    /// The direct fire of a class: class H fires in a tight pattern (6.0).
    pub fn direct(class: Class) -> Self {
        match class {
            Class::M => Self::M,
            Class::R => Self::R,
            Class::H => Self::Tight,
        }
    }

    /// Whether it is of class H.
    pub fn is_high_explosive(self) -> bool {
        matches!(self, Self::Tight | Self::Loose)
    }
}

impl From<Pattern> for Fire {
    fn from(pattern: Pattern) -> Self {
        match pattern {
            Pattern::Tight => Self::Tight,
            Pattern::Loose => Self::Loose,
        }
    }
}

impl fmt::Display for Fire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::M => "M",
            Self::R => "R",
            Self::Tight => "H, tight",
            Self::Loose => "H, loose",
        })
    }
}

/// The kind of target that a unit is (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// Armoured.
    Hard,
    /// Not armoured.
    Soft,
}

/// The mobility of a unit (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mobility {
    /// On tracks or with armour.
    HardVehicle,
    /// On wheels.
    SoftVehicle,
    Foot,
    /// Only when loaded.
    Immobile,
}

impl Mobility {
    /// Whether it is a vehicle (2.4).
    pub fn is_vehicle(self) -> bool {
        matches!(self, Self::HardVehicle | Self::SoftVehicle)
    }
}

/// The density of mines in a hex (17.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mines {
    /// Laid in haste.
    Hasty,
    /// Laid to keep an enemy out.
    Preventative,
    /// Laid to defend.
    Defensive,
}

impl Mines {
    /// The mines that are left when they are reduced by one kind (12.3).
    pub fn fewer(self) -> Option<Self> {
        match self {
            Self::Hasty => None,
            Self::Preventative => Some(Self::Hasty),
            Self::Defensive => Some(Self::Preventative),
        }
    }
}

impl fmt::Display for Mines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Hasty => "hasty",
            Self::Preventative => "preventative",
            Self::Defensive => "defensive",
        })
    }
}
