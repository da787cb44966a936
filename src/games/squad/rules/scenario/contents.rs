//! The scenario file: who fights with what, from where, until when, and what counts.

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

/// A scenario as it stands in its file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub id: UnitId,
    pub title: String,
    /// What it is about, in a sentence or two.
    pub summary: String,
    /// What it tells before it begins.
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
    /// The turn after which it ends.
    pub last_turn: u8,
    /// Whose segment comes first (1.2).
    pub player_a: Side,
    /// Who fights on the Allied side (1.1).
    pub allies: Nation,
    /// The sides that set up, in their order (4.1).
    #[serde(default)]
    pub set_up: Vec<Side>,
    pub german: Force,
    pub allied: Force,
    /// What counts for victory (23).
    pub victory: orders::Victory<Side, Nothing>,
    /// Hexes without which the side of the victory points has a draw at most.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub must: Vec<Hex>,
    /// The position that it begins with in the midst of a game, instead of a set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub underway: Option<Underway>,
    #[serde(default)]
    pub options: Options,
}

/// A position in the midst of a game, as far as it is not told by the other fields.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Underway {
    /// Every counter, wherever it is: lost and still to come, too.
    pub counters: Vec<Counter>,
    pub smoke: Vec<(Hex, u8)>,
    pub works: Vec<(Hex, Work)>,
    /// Mines of which only the side knows that laid them (22.1).
    pub hidden_mines: Vec<(Hex, Side)>,
    pub stores: [Stores; 2],
}

fn first() -> u8 {
    1
}

fn is_first(turn: &u8) -> bool {
    *turn == first()
}

/// Only hexes count in this game, and no unit that is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nothing {}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Force {
    pub set_up: Vec<SetUp>,
    /// Units that come later.
    pub arrivals: Vec<Arrival>,
    /// Smoke factors (11.1).
    pub smoke: u8,
    pub missions: Vec<(Mission, u8)>,
    pub sniper: bool,
    /// Whether its mines are not known before somebody enters them (22.1).
    pub hidden_mines: bool,
    /// The hexes from which it leaves the map (4.3).
    pub exits: Vec<Hex>,
}

/// Some of a type.
pub type Several = (UnitId, u8);

/// Units and what goes with them. Infantry carry the weapons that their owner gives them (4.1).
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Group {
    pub units: Vec<Several>,
    /// Carriers with their passengers: the types of both, and how many such pairs.
    pub loaded: Vec<(UnitId, UnitId, u8)>,
    pub weapons: Vec<Several>,
    pub expendable: Vec<Several>,
}

/// Units that are set up between two columns and two rows.
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

/// Units that come in a turn (4.2).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub turn: u8,
    /// The hexes that they may enter, all on one edge of the map.
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

    /// Who fights on a side.
    pub fn nation(&self, side: Side) -> Nation {
        match side {
            Side::German => Nation::German,
            Side::Allied => self.allies,
        }
    }
}
