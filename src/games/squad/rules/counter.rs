//! Counters: type, side, place and condition (2.5).

use super::kinds::Side;
use crate::engine::{
    board::{Hex, Hexside},
    counters::UnitId,
};
use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// The id, made of its type and its number. Half squads have the number of their squad, and a or b.
    pub id: UnitId,
    pub kind: UnitId,
    pub side: Side,
    pub place: Place,
    /// The hexside that a vehicle or gun faces (7.1).
    #[serde(default)]
    pub facing: Option<Hexside>,
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
    /// In a carrier, or towed by it.
    Aboard(UnitId),
    /// A weapon that infantry carries.
    Carried(UnitId),
    /// Not in play: a half squad while its squad is whole, a squad that is split, or a sniper that is not active yet.
    Away,
    /// In cover in an unknown hex, and hidden from the viewer (22.2).
    Unseen,
    /// Off the map (4.3).
    Exited,
    Destroyed,
}

/// The condition of a counter. Each part is independent of the others.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// Pinned: it can do nothing at all (13.11).
    pub pinned: bool,
    /// It has a Fire marker (10.1).
    pub fired: bool,
    /// It has a Move marker (3.3).
    pub moved: bool,
    /// It has an Assault Move marker: it is moving by assault move. A Move marker replaces it at the end of the move
    /// (3.3, 6.2).
    pub assault_move: bool,
    /// It moves with a leader in this phase (6.1).
    pub led: bool,
    /// Movement points spent in this phase.
    pub spent: u16,
    /// It cannot move any more in this phase.
    pub halted: bool,
    /// It has loaded or unloaded in this turn, or was loaded or unloaded (8.2).
    pub transported: bool,
    /// It has laid smoke in this phase (11.1).
    pub smoked: bool,
    /// It has advanced in this phase (3.5).
    pub advanced: bool,
    /// It has tried to rally in this phase (3.6).
    pub tried: bool,
    /// Valorous for the rest of the game (21.1).
    pub valorous: bool,
    /// An AFV that can neither move nor turn (16.7).
    pub immobile: bool,
    /// It is in the work of its hex (20.1).
    pub in_work: bool,
    /// Its move in this phase was an assault move. The movement points left for leaving the map are counted accordingly
    /// (4.3, 6.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub assault_moved: bool,
    /// It has been revealed where units of its side are hidden (22.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shown: bool,
}

impl Counter {
    /// The hex that it occupies itself: none for a passenger or a weapon.
    pub fn hex(&self) -> Option<Hex> {
        match self.place {
            Place::Map(hex) => Some(hex),
            _ => None,
        }
    }

    /// The carrier: a vehicle, or for a weapon its infantry.
    pub fn carrier(&self) -> Option<UnitId> {
        match self.place {
            Place::Aboard(carrier) | Place::Carried(carrier) => Some(carrier),
            _ => None,
        }
    }

    /// Whether it is still in the game.
    pub fn is_in_play(&self) -> bool {
        !matches!(self.place, Place::Destroyed | Place::Exited | Place::Away)
    }
}
