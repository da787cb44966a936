//! The scenario file: forces, set-up, length and victory.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::options::Options;
use crate::{
    engine::{board::Hex, counters::UnitId, data::Staging, orders},
    games::squad::rules::{
        counter::Counter,
        kinds::{Nation, Side},
        position::{Mission, Stores, Work, WorkKind},
    },
};
use serde::{Deserialize, Serialize};

/// A scenario as it is in its file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub id: UnitId,
    pub title: String,
    /// A summary of one or two sentences.
    pub summary: String,
    /// The briefing before it begins.
    #[serde(default, skip_serializing)]
    pub staging: Staging,
    /// The map file below `scenarios`.
    pub map: String,
    /// The units file below `scenarios`.
    pub units: String,
    /// The charts file below `scenarios`.
    pub charts: String,
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// The side of the first segment (1.2).
    pub player_a: Side,
    /// The nation on the Allied side (1.1).
    pub allies: Nation,
    /// The sides that set up, in their order (4.1).
    #[serde(default)]
    pub set_up: Vec<Side>,
    pub german: Force,
    pub allied: Force,
    /// The conditions of victory (23).
    pub victory: orders::Victory<Side, Nothing>,
    /// Hexes without which the side with victory points has a draw at most.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub must: Vec<Hex>,
    /// The position of a game in progress with which it begins, instead of a set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub underway: Option<Underway>,
    #[serde(default)]
    pub options: Options,
}

/// A position during a game: the parts that are in no other field.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Underway {
    /// Every counter in any place: eliminated and still to come, too.
    pub counters: Vec<Counter>,
    pub smoke: Vec<(Hex, u8)>,
    pub works: Vec<(Hex, Work)>,
    /// Mines that only the side that laid them knows (22.1).
    pub hidden_mines: Vec<(Hex, Side)>,
    pub stores: [Stores; 2],
}

fn first() -> u8 {
    1
}

fn is_first(turn: &u8) -> bool {
    *turn == first()
}

/// An empty type: in this game only hexes give points, and lost units do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nothing {}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Force {
    pub set_up: Vec<SetUp>,
    /// Units that arrive later.
    pub arrivals: Vec<Arrival>,
    /// Smoke factors (11.1).
    pub smoke: u8,
    pub missions: Vec<(Mission, u8)>,
    pub sniper: bool,
    /// Whether its mines are unknown to the enemy until a unit enters them (22.1).
    pub hidden_mines: bool,
    /// The hexes from which it can exit the map (4.3).
    pub exits: Vec<Hex>,
}

/// A type and a number of counters.
pub type Several = (UnitId, u8);

/// Units with their equipment. Infantry carries the weapons that its owner gives it (4.1).
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Group {
    pub units: Vec<Several>,
    /// Carriers with their passengers: the types of both, and the number of such pairs.
    pub loaded: Vec<(UnitId, UnitId, u8)>,
    pub weapons: Vec<Several>,
    pub expendable: Vec<Several>,
}

/// Units that are set up in a range of columns and rows.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The first and the last column.
    pub columns: (u8, u8),
    /// The first and the last row.
    pub rows: (u8, u8),
    pub group: Group,
    #[serde(default)]
    pub works: Vec<(WorkKind, u8)>,
}

/// Units that arrive in a turn (4.2).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub turn: u8,
    /// The hexes of entry, all on one edge of the map.
    pub entry: Vec<Hex>,
    pub group: Group,
}

impl Scenario {
    pub fn force(&self, side: Side) -> &Force {
        match side {
            Side::German => &self.german,
            Side::Allied => &self.allied,
        }
    }

    /// The nation of a side.
    pub fn nation(&self, side: Side) -> Nation {
        match side {
            Side::German => Nation::German,
            Side::Allied => self.allies,
        }
    }
}
