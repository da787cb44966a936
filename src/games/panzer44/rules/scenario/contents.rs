//! The scenario file: forces, set-up, length and victory.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::options::Options;
use crate::{
    engine::{board::Hex, counters::UnitId, data::Staging, orders},
    games::panzer44::rules::{
        counter::Condition,
        kinds::{Mines, Pattern, Side},
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
    /// The turn with whose plot it begins.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// The side that moves and fires first (1.2).
    pub first_player: Side,
    /// The sides that set up, in their order (4.1).
    #[serde(default)]
    pub set_up: Vec<Side>,
    pub german: Force,
    /// The Allies.
    pub allied: Force,
    /// The visibility, each with its last turn; after the last one there is no limit (10.7).
    #[serde(default)]
    pub visibility: Vec<Visibility>,
    /// The hexes from which units can exit the map (4.4).
    #[serde(default)]
    pub exits: Vec<Exit>,
    /// The bridges that may be blown, and the side that may blow them (12.4).
    #[serde(default)]
    pub demolition: Option<Demolition>,
    /// Whether improved positions shelter vehicles (12.1).
    #[serde(default)]
    pub positions_shelter_vehicles: bool,
    /// The conditions of victory (16).
    pub victory: Victory,
    /// The changes of the map before it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub underway: Option<Underway>,
    /// Options that differ from their default.
    #[serde(default)]
    pub options: Options,
}

fn first() -> u8 {
    1
}

fn is_first(turn: &u8) -> bool {
    *turn == first()
}

/// The changes of the map before a scenario begins.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Underway {
    /// Mines of either side.
    pub mines: Vec<(Hex, Mines)>,
    /// Improved positions.
    pub positions: Vec<Hex>,
    pub wrecks: Vec<Hex>,
    /// Blown bridges, by the hexes at their ends.
    pub blown: Vec<(Hex, Hex)>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// Its panic level, 1 to 4 (14.1).
    pub panic: u8,
    #[serde(default)]
    pub set_up: Vec<SetUp>,
    /// Mines to be laid at set-up.
    #[serde(default)]
    pub mines: Vec<MineField>,
    /// Improved positions to be dug at set-up.
    #[serde(default)]
    pub positions: Option<Works>,
    /// Units on the map from the start.
    #[serde(default)]
    pub placed: Vec<Placed>,
    /// Units that arrive later.
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    /// Units that were eliminated before it begins, and count as such (16.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub destroyed: Vec<Several>,
    /// Units that have exited the map, each with the type of its passenger (4.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exited: Vec<(UnitId, Option<UnitId>)>,
    /// Off-board artillery (8.4).
    #[serde(default)]
    pub off_board: Vec<Battery>,
    /// Sorties of close air support (8.5).
    #[serde(default)]
    pub sorties: u8,
}

/// Some units of a type.
pub type Several = (UnitId, u8);

/// Units that are set up between two columns.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The first and the last column.
    pub columns: (u8, u8),
    /// Types and numbers.
    pub units: Vec<Several>,
}

/// Mines that are laid between two columns.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MineField {
    /// The first and the last column.
    pub columns: (u8, u8),
    pub mines: Mines,
    /// The number of hexes.
    pub number: u8,
}

/// Improved positions that are dug between two columns.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Works {
    /// The first and the last column.
    pub columns: (u8, u8),
    /// The number of hexes.
    pub number: u8,
}

/// A unit on the map from the start.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    pub unit: UnitId,
    pub hex: Hex,
    /// The type of its passenger.
    #[serde(default)]
    pub loaded: Option<UnitId>,
    /// The condition of it and its passenger.
    #[serde(default)]
    pub condition: Condition,
    /// The condition of the passenger, if it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aboard: Option<Condition>,
}

/// Units that arrive in a turn (4.2).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub turn: u8,
    /// The hexes of entry, all on one edge of the map.
    pub entry: Vec<Hex>,
    /// Types and numbers.
    #[serde(default)]
    pub units: Vec<Several>,
    /// Carriers with their passengers: the types of both, and the number of such pairs.
    #[serde(default)]
    pub loaded: Vec<(UnitId, UnitId, u8)>,
}

/// Off-board artillery.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battery {
    pub id: UnitId,
    pub name: String,
    pub strength: i16,
    /// Its pattern, if it is fixed.
    #[serde(default)]
    pub pattern: Option<Pattern>,
    /// The number of its fires in the game.
    pub fires: u8,
    /// The first turn in which it fires.
    #[serde(default)]
    pub from_turn: u8,
}

/// The visibility.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Visibility {
    /// The last turn of this limit.
    pub until_turn: u8,
    pub hexes: u32,
}

/// The exit hexes of a side.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exit {
    pub side: Side,
    pub hexes: Vec<Hex>,
}

/// The bridges that may be blown.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demolition {
    /// The side that may blow them.
    pub side: Side,
    pub from_turn: u8,
    pub bridges: Vec<(Hex, Hex)>,
    /// The most bridges blown in the game.
    pub most: u8,
}

pub type Victory = orders::Victory<Side, What>;
pub type Reason = orders::Reason<Side, What>;

/// A kind of unit that gives points.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum What {
    /// Hard vehicles that are no carriers.
    HardVehicle,
    /// Hard carriers.
    HalfTrack,
    /// Units that can be carried. Off the map, only units that left in a half-track count (21.4).
    Passenger,
    Type(UnitId),
}

impl Scenario {
    pub fn force(&self, side: Side) -> &Force {
        match side {
            Side::German => &self.german,
            Side::Allied => &self.allied,
        }
    }

    /// The visibility in a turn; none if there is no limit (10.7).
    pub fn visibility(&self, turn: u8) -> Option<u32> {
        self.visibility.iter().find(|limit| turn <= limit.until_turn).map(|limit| limit.hexes)
    }

    /// Whether a side can exit the map from this hex (4.4).
    pub fn is_exit(&self, side: Side, hex: Hex) -> bool {
        self.exits.iter().any(|exit| exit.side == side && exit.hexes.contains(&hex))
    }
}
