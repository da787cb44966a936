//! Counters: who they are, where they are, and what holds of them (2.4).

use super::kinds::Side;
use crate::engine::{
    board::Hex,
    counters::{Points, UnitId},
};
use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// Its type and its number.
    pub id: UnitId,
    /// Its type.
    pub kind: UnitId,
    pub side: Side,
    pub place: Place,
    #[serde(default)]
    pub condition: Condition,
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Still to be set up, with this group of its side's.
    SetUp(u8),
    /// Still to enter, with this arrival of its side's.
    Due(u8),
    Map(Hex),
    /// In a carrier, wherever that is.
    Aboard(UnitId),
    /// Off the map, through an exit (4.4).
    Exited,
    /// Destroyed (16.3).
    Destroyed,
}

/// Whether a unit has moved in its movement phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Not yet.
    #[default]
    Fresh,
    /// It is being moved.
    Moving,
    /// It has moved, or done what it was plotted to do.
    Done,
}

/// What an engineer is working on, and in which turn it last did (12.3, 12.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The mined hex, or the hex beyond the bridge.
    pub at: Hex,
    pub bridge: bool,
    pub turn: u8,
}

/// What holds of a counter; each part is independent of the others.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// May not move (6.4.1).
    pub pinned: bool,
    /// Panics in the next panic determination phase (6.4.2).
    pub will_panic: bool,
    /// Panics, until the end of the turn (14.3).
    pub panicked: bool,
    /// The degree of its disruption, 0 to 3 (6.4.3).
    pub disruption: u8,
    /// Has fired in this turn.
    pub has_fired: bool,
    /// Whether it has moved or done its work.
    pub motion: Motion,
    /// Points left, while it moves.
    pub left: Points,
    pub work: Option<Work>,
    /// The turn in which it last fired indirectly (8.3).
    pub bombarded: Option<u8>,
}

impl Counter {
    /// The hex that it stands in by itself: none for a passenger.
    pub fn hex(&self) -> Option<Hex> {
        match self.place {
            Place::Map(hex) => Some(hex),
            _ => None,
        }
    }

    pub fn carrier(&self) -> Option<UnitId> {
        match self.place {
            Place::Aboard(carrier) => Some(carrier),
            _ => None,
        }
    }

    /// Whether it is still in the game: on the map, in a carrier, or to come.
    pub fn is_in_play(&self) -> bool {
        !matches!(self.place, Place::Destroyed | Place::Exited)
    }

    /// Whether its conditions let it do nothing at all (5.4).
    pub fn is_helpless(&self) -> bool {
        self.condition.panicked || self.condition.disruption > 0
    }

    /// Whether its conditions keep it from moving, loading and working (5.4).
    pub fn is_held(&self) -> bool {
        self.is_helpless() || self.condition.pinned
    }
}
