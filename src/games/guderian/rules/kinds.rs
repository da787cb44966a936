//! Sides, kinds of counters, and the movement class of each kind.

use crate::engine::orders::sides;
use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

sides! {
    /// The two players: the Soviets move first in each turn.
    Soviet "soviet" "Soviets" Red,
    German "german" "Germans" Grey,
}

/// The kind of a counter, as both players see it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// German panzer regiment.
    Panzer,
    /// German panzergrenadier regiment.
    Panzergrenadier,
    /// German motorized regiment.
    Motorized,
    /// Regiment of Das Reich.
    Ss,
    /// Grossdeutschland or Lehr.
    Independent,
    /// German infantry division.
    Infantry,
    /// German cavalry division.
    Cavalry,
    /// Soviet rifle division.
    Rifle,
    /// Untried Soviet tank or mechanized division.
    Armour,
    /// Soviet tank division, revealed.
    Tank,
    /// Soviet mechanized division, revealed.
    Mechanized,
    /// Soviet leader.
    Leader,
}

/// A movement class: a column of the terrain effects chart (6.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum March {
    Foot,
    /// On horseback.
    Horse,
    /// On wheels and tracks.
    Motor,
    /// A leader with staff.
    Staff,
}

/// All movement classes.
pub const MARCHES: [March; 4] = [March::Foot, March::Horse, March::Motor, March::Staff];

impl Kind {
    /// The side with counters of this kind.
    pub fn side(self) -> Side {
        match self {
            Self::Rifle | Self::Armour | Self::Tank | Self::Mechanized | Self::Leader => Side::Soviet,
            _ => Side::German,
        }
    }

    /// The movement class of counters of this kind.
    pub fn march(self) -> March {
        match self {
            Self::Rifle | Self::Infantry => March::Foot,
            Self::Cavalry => March::Horse,
            Self::Leader => March::Staff,
            _ => March::Motor,
        }
    }

    /// Whether it is a combat unit: every kind except a leader.
    pub fn is_combat_unit(self) -> bool {
        self != Self::Leader
    }

    /// Whether counters of this kind move again in the Mechanized Movement Phase (4.0).
    pub fn moves_twice(self) -> bool {
        self.side() == Side::German && self != Self::Infantry
    }

    /// The pool that untried divisions of this kind are drawn from.
    pub fn pool(self) -> Option<Pool> {
        match self {
            Self::Rifle => Some(Pool::Rifle),
            Self::Armour | Self::Tank | Self::Mechanized => Some(Pool::Armour),
            _ => None,
        }
    }
}

/// A pool of untried Soviet divisions (12.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pool {
    /// Rifle divisions.
    Rifle,
    /// Tank and mechanized divisions, mixed.
    Armour,
}

impl Pool {
    pub const BOTH: [Self; 2] = [Self::Rifle, Self::Armour];

    /// The kind that an untried division of this pool shows.
    pub fn kind(self) -> Kind {
        match self {
            Self::Rifle => Kind::Rifle,
            Self::Armour => Kind::Armour,
        }
    }

    /// 0 for rifle, 1 for armour.
    pub fn number(self) -> usize {
        self as usize
    }

    /// The beginning of the ids of its untried counters.
    pub fn word(self) -> &'static str {
        match self {
            Self::Rifle => "untried-rifle",
            Self::Armour => "untried-armour",
        }
    }
}
