//! Intents: what a group of units is to do until its side's turn ends.

use crate::engine::{board::Hex, counters::UnitId};
use std::collections::BTreeMap;

/// The task of a group of units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Intent {
    /// What the captain would do by itself.
    #[default]
    Usual,
    /// It does not leave its hex, and fires as usual.
    Hold,
    /// It stays in its hex and fires, even where a march would be worth more.
    StayAndFire,
    /// It goes to this hex, or as near to it as it can come.
    Go(Hex),
    /// It goes back to this hex, out of the enemy's fire.
    FallBack(Hex),
    /// It moves after all other units of its side.
    Wait,
}

impl Intent {
    /// Whether it keeps a unit in its hex.
    pub fn stays(self) -> bool {
        matches!(self, Self::Hold | Self::StayAndFire)
    }

    /// The hex to which it sends a unit; none if it sends it nowhere.
    pub fn aim(self) -> Option<Hex> {
        match self {
            Self::Go(hex) | Self::FallBack(hex) => Some(hex),
            Self::Usual | Self::Hold | Self::StayAndFire | Self::Wait => None,
        }
    }
}

/// Units that are given one intent together: a squad with its leader, a vehicle with its riders, a stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub units: Vec<UnitId>,
    /// The intents that the group may be given, with [`Intent::Usual`] first; eight at most.
    pub intents: Vec<Intent>,
}

/// The intents of a side's units. A unit without one does what the captain would do by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Intents(BTreeMap<UnitId, Intent>);

impl Intents {
    /// The intent of a unit.
    pub fn of(&self, unit: UnitId) -> Intent {
        self.0.get(&unit).copied().unwrap_or_default()
    }

    /// Gives an intent to all units of a group.
    pub fn set(&mut self, group: &Group, intent: Intent) {
        for unit in &group.units {
            match intent {
                Intent::Usual => self.0.remove(unit),
                intent => self.0.insert(*unit, intent),
            };
        }
    }

    /// Whether all units do what the captain would do by itself.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The units with an intent of their own, in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = (UnitId, Intent)> {
        self.0.iter().map(|(unit, intent)| (*unit, *intent))
    }

    /// Whether the unit stays in its hex.
    pub fn stays(&self, unit: UnitId) -> bool {
        self.of(unit).stays()
    }

    /// The hex to which the unit is sent; none if it is sent nowhere.
    pub fn aim(&self, unit: UnitId) -> Option<Hex> {
        self.of(unit).aim()
    }
}
