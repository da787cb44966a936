//! Counters: type, side, place and condition (2.4).

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
    /// The id, made of its type and its number.
    pub id: UnitId,
    pub kind: UnitId,
    pub side: Side,
    pub place: Place,
    #[serde(default)]
    pub condition: Condition,
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Still to be set up, with this group of its side.
    SetUp(u8),
    /// Still to enter, with this arrival of its side.
    Due(u8),
    Map(Hex),
    /// In a carrier, wherever the carrier is.
    Aboard(UnitId),
    /// Off the map, through an exit (4.4).
    Exited,
    /// Eliminated (16.3).
    Destroyed,
}

/// The state of a unit in its movement phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Not moved yet.
    #[default]
    Fresh,
    /// It is being moved.
    Moving,
    /// It has moved, or executed its plotted order.
    Done,
}

/// The task of an engineer, and the last turn of work on it (12.3, 12.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The mined hex, or the hex beyond the bridge.
    pub at: Hex,
    pub bridge: bool,
    pub turn: u8,
}

/// The condition of a counter. Each part is independent of the others.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// Cannot move (6.4.1).
    pub pinned: bool,
    /// Panics in the next panic determination phase (6.4.2).
    pub will_panic: bool,
    /// Panics, until the end of the turn (14.3).
    pub panicked: bool,
    /// The degree of its disruption, 0 to 3 (6.4.3).
    pub disruption: u8,
    /// Has fired in this turn.
    pub has_fired: bool,
    /// Whether it has moved or worked.
    pub motion: Motion,
    /// Points left during its move.
    pub left: Points,
    pub work: Option<Work>,
    /// The turn in which it last fired indirectly (8.3).
    pub bombarded: Option<u8>,
}

impl Counter {
    /// The hex that it occupies itself: none for a passenger.
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

    /// Whether it is still in the game: on the map, in a carrier, or still to enter.
    pub fn is_in_play(&self) -> bool {
        !matches!(self.place, Place::Destroyed | Place::Exited)
    }

    /// Whether its conditions prevent any action (5.4).
    pub fn is_helpless(&self) -> bool {
        self.condition.panicked || self.condition.disruption > 0
    }

    /// Whether its conditions prevent moving, loading and working (5.4).
    pub fn is_held(&self) -> bool {
        self.is_helpless() || self.condition.pinned
    }
}
