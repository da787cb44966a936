//! Counters: their types, places and conditions (2.5).

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
    /// In or on a carrier, in any place.
    Aboard(UnitId),
    /// Artillery beside the map, for the whole game (18.4).
    OffBoard,
    /// In cover in an unknown hex, and not seen by the viewer (19.2).
    Unseen,
    /// Off the map, through an exit (4.3).
    Exited,
    /// Removed by a result (20.3).
    Destroyed,
}

/// A marker of heavy equipment, on the carrier (18.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoadMarker {
    /// Whether its passenger is loaded or unloaded.
    pub unloading: bool,
    /// Player turns of its owner that are left, 1 to 4.
    pub turns: u8,
}

/// The way in which a unit has been attacked in the present segment (11.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Attacked {
    #[default]
    No,
    /// By itself: its stack cannot be attacked as a whole any more.
    Singly,
    /// With its whole stack.
    Whole,
}

/// The progress of an engineer in clearing mines (17.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clearing {
    /// Own player turns that it has worked, 1 or 2.
    pub turns: u8,
    /// The game turn in which it last worked.
    pub last: u8,
}

/// The condition of a counter; each part is independent of the others.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// It has fired or assaulted, and does nothing more until it is turned face up (11.10).
    pub inverted: bool,
    /// It has a marker D or DD (11.9).
    pub dispersed: bool,
    /// The marker was placed in its owner's present player turn, and outlasts its end.
    pub dispersed_now: bool,
    /// Spotted in a hex that conceals (10.2).
    pub spotted: bool,
    /// The same, by its fire in the opponent's movement (10.3).
    pub opportunity_spotted: bool,
    /// Its enemy has met it or hit it in this player turn, and sees it in cover even unspotted (19.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shown: bool,
    /// It has marched quickly (6.7).
    pub quick: bool,
    /// It did so in its owner's present player turn.
    pub quick_now: bool,
    /// It unloaded from a carrier in this player turn of its owner, or in the opponent's that follows (8.4).
    pub fresh: bool,
    /// Movement points spent in this phase.
    pub spent: Points,
    /// It has moved, loaded or unloaded in this phase.
    pub moved: bool,
    /// It does not move any more in this phase (6.9).
    pub halted: bool,
    /// The marker of a carrier that loads or unloads heavy equipment (18.2).
    pub marker: Option<LoadMarker>,
    /// The way in which it has been attacked in this segment (11.1).
    pub attacked: Attacked,
    /// The mines that it is clearing (17.6).
    pub clearing: Option<Clearing>,
}

impl Counter {
    /// The hex that it is in by itself: none for a passenger.
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

    /// Whether it is still in the game: on the map, in a carrier, beside the map, or to come.
    pub fn is_in_play(&self) -> bool {
        !matches!(self.place, Place::Destroyed | Place::Exited)
    }

    /// Whether it may fire, assault, overrun and observe, by its own state (2.6).
    pub fn is_ready(&self) -> bool {
        let condition = &self.condition;
        matches!(self.place, Place::Map(_) | Place::OffBoard)
            && !condition.inverted
            && !condition.dispersed
            && !condition.quick
            && condition.marker.is_none()
    }

    /// Whether it has one of the two markers of spotting (10.3).
    pub fn is_marked(&self) -> bool {
        self.condition.spotted || self.condition.opportunity_spotted
    }
}
