//! The scenario file: who fights with what, from where, until when, and what counts.

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
    /// The turn with whose plot it begins.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub first_turn: u8,
    /// The turn after which it ends.
    pub last_turn: u8,
    /// Who moves and fires first (1.2).
    pub first_player: Side,
    /// The sides that set up, in their order (4.1).
    #[serde(default)]
    pub set_up: Vec<Side>,
    pub german: Force,
    /// The Allies.
    pub allied: Force,
    /// How far one sees, and until which turn; later, without limit (10.7).
    #[serde(default)]
    pub visibility: Vec<Visibility>,
    /// Where units leave the map (4.4).
    #[serde(default)]
    pub exits: Vec<Exit>,
    /// Who may blow which bridges (12.4).
    #[serde(default)]
    pub demolition: Option<Demolition>,
    /// Whether improved positions shelter vehicles (12.1).
    #[serde(default)]
    pub positions_shelter_vehicles: bool,
    /// What counts for victory (16).
    pub victory: Victory,
    /// What has happened on the map before it begins.
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

/// What has happened on the map before a scenario begins.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Underway {
    /// Mines, whoever laid them.
    pub mines: Vec<(Hex, Mines)>,
    /// Improved positions.
    pub positions: Vec<Hex>,
    pub wrecks: Vec<Hex>,
    /// Bridges that are gone, by the hexes at their ends.
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
    /// Units that come later.
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    /// Units that were destroyed before it begins, and count as such (16.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub destroyed: Vec<Several>,
    /// Units that have left the map, each with the type of who rode in it (4.4).
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
    /// How many hexes.
    pub number: u8,
}

/// Improved positions that are dug between two columns.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Works {
    /// The first and the last column.
    pub columns: (u8, u8),
    /// How many hexes.
    pub number: u8,
}

/// A unit on the map from the start.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Its type.
    pub unit: UnitId,
    pub hex: Hex,
    /// The type of its passenger.
    #[serde(default)]
    pub loaded: Option<UnitId>,
    /// What holds of it and its passenger.
    #[serde(default)]
    pub condition: Condition,
    /// What holds of the passenger, where that is something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aboard: Option<Condition>,
}

/// Units that come in a turn (4.2).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub turn: u8,
    /// The hexes that they may enter, all on one edge of the map.
    pub entry: Vec<Hex>,
    /// Types and numbers.
    #[serde(default)]
    pub units: Vec<Several>,
    /// Carriers with their passengers: the types of both, and how many such pairs.
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
    /// Its pattern, if it has no choice.
    #[serde(default)]
    pub pattern: Option<Pattern>,
    /// How often it fires in the game.
    pub fires: u8,
    /// The first turn in which it fires.
    #[serde(default)]
    pub from_turn: u8,
}

/// How far one sees.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Visibility {
    /// The last turn for which it holds.
    pub until_turn: u8,
    pub hexes: u32,
}

/// Where a side leaves the map.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exit {
    pub side: Side,
    pub hexes: Vec<Hex>,
}

/// Which bridges may be blown.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demolition {
    /// By whom.
    pub side: Side,
    pub from_turn: u8,
    pub bridges: Vec<(Hex, Hex)>,
    /// How many of them in the game.
    pub most: u8,
}

pub type Victory = orders::Victory<Side, What>;
pub type Reason = orders::Reason<Side, What>;

/// A kind of unit that counts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum What {
    /// Hard vehicles that carry nobody.
    HardVehicle,
    /// Hard carriers.
    HalfTrack,
    /// Whoever can be carried; off the map it counts only who left in a half-track (21.4).
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

    /// How far one sees in a turn; none without limit (10.7).
    pub fn visibility(&self, turn: u8) -> Option<u32> {
        self.visibility.iter().find(|limit| turn <= limit.until_turn).map(|limit| limit.hexes)
    }

    /// Whether a side leaves the map from this hex (4.4).
    pub fn is_exit(&self, side: Side, hex: Hex) -> bool {
        self.exits.iter().any(|exit| exit.side == side && exit.hexes.contains(&hex))
    }
}
