//! Sides, nations, and the types of units and weapons (2).

use crate::engine::orders::sides;
use serde::{Deserialize, Serialize};

sides! {
    /// One of the two sides (1.1).
    German "german" "Germans" Grey,
    Allied "allied" "Allies" Olive,
}

/// The nation of a unit (1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Nation {
    German,
    American,
    Soviet,
    British,
}

impl Nation {
    pub const ALL: [Self; 4] = [Self::German, Self::American, Self::Soviet, Self::British];

    pub fn side(self) -> Side {
        match self {
            Self::German => Side::German,
            Self::American | Self::Soviet | Self::British => Side::Allied,
        }
    }
}

/// The strength of an anti-tank weapon, or of armour: A is the weakest (16.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Letter {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl Letter {
    pub const ALL: [Self; 6] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F];

    /// Its row or column in the table, from 0.
    pub fn number(self) -> usize {
        Self::ALL.iter().position(|letter| *letter == self).unwrap_or(0)
    }
}

/// The weight of a support weapon, which decides which units carry it (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Burden {
    /// L: a squad, a half squad or a leader carries it.
    Light,
    /// H: a squad or a half squad, which moves one point less.
    Heavy,
    /// X: it belongs to the side, is used once, and no unit carries it.
    Expendable,
}

/// The kind of a support weapon (12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Arm {
    MachineGun,
    /// The only indirect-fire weapon on the map (15).
    Mortar,
    /// Infantry weapon against tanks: bazooka, panzerfaust, anti-tank grenade.
    AntiTank,
    /// The cover of the hex is halved (12.4).
    Flamethrower,
    /// One less on the dice (12.3).
    Grenades,
    /// Twelve more of strength (12.3).
    Satchel,
}

/// The room in a carrier (8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Room {
    #[default]
    None,
    /// TH: a half squad, a leader, a weapon.
    Half,
    /// T*n*: this number of squads, leaders and weapons.
    Squads(u8),
}
