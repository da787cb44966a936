//! Counters: who they are, where they are, and what holds of them (2.5).

use super::kinds::Side;
use crate::engine::{
    board::{Hex, Side6},
    counters::UnitId,
};
use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// Its type and its number; half squads bear the number of their squad, and a or b.
    pub id: UnitId,
    /// Its type.
    pub kind: UnitId,
    pub side: Side,
    pub place: Place,
    /// The hexside that a vehicle or gun faces (7.1).
    #[serde(default)]
    pub facing: Option<Side6>,
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
    /// In a carrier, or towed by it.
    Aboard(UnitId),
    /// A weapon in the hands of infantry.
    Carried(UnitId),
    /// A half squad, as long as its squad is whole; a squad that is apart; the sniper that does not fire yet.
    Away,
    /// Somewhere in cover, and not seen by who looks (22.2).
    Unseen,
    /// Off the map (4.3).
    Exited,
    Destroyed,
}

/// What holds of a counter; each part is independent of the others.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// It does nothing at all (13.11).
    pub pinned: bool,
    /// It bears a Fire marker (10.1).
    pub fired: bool,
    /// It bears a Move marker (3.3).
    pub moved: bool,
    /// It bears an Assault Move marker: it is moving by assault move. Where the move ends a Move marker takes its place (3.3, 6.2).
    pub assault_move: bool,
    /// It moves with a leader in this phase (6.1).
    pub led: bool,
    /// Movement points spent in this phase.
    pub spent: u16,
    /// It does not move any more in this phase.
    pub halted: bool,
    /// It has loaded or unloaded in this turn, or was (8.2).
    pub transported: bool,
    /// It has laid smoke in this phase (11.1).
    pub smoked: bool,
    /// It has advanced in this phase (3.5).
    pub advanced: bool,
    /// It has tried to rally in this phase (3.6).
    pub tried: bool,
    /// For the rest of the game (21.1).
    pub valorous: bool,
    /// An AFV that neither moves nor turns (16.7).
    pub immobile: bool,
    /// It stands in the work of its hex (20.1).
    pub in_work: bool,
    /// Its move in this phase was an assault move: what is left of that for leaving the map is reckoned so (4.3, 6.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub assault_moved: bool,
    /// It has been seen where units of its side are hidden (22.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shown: bool,
}

impl Counter {
    /// The hex that it stands in by itself: none for a passenger or a weapon.
    pub fn hex(&self) -> Option<Hex> {
        match self.place {
            Place::Map(hex) => Some(hex),
            _ => None,
        }
    }

    /// Who carries it: a vehicle, or infantry a weapon.
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
