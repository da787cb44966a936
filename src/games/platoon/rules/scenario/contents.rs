//! The scenario file: forces, set-up, length and victory.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::options::Options;
use crate::{
    engine::{board::Hex, counters::UnitId, data::Staging, orders},
    games::platoon::rules::{
        counter::{Condition, Counter},
        kinds::Side,
        position::{Fort, Mines, Registration},
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
    /// The side whose player turn comes first (1.2).
    pub first_player: Side,
    /// The sides that set up, in their order (4.1).
    #[serde(default)]
    pub set_up: Vec<Side>,
    pub german: Force,
    pub soviet: Force,
    /// The limit of sight, in hexes; none for no limit (9.1).
    #[serde(default)]
    pub visibility: Option<u32>,
    /// The victory conditions (20).
    pub victory: Victory,
    /// Wrecks that are on the map from the start (17.8).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrecks: Vec<Hex>,
    /// The position that it begins with, if it was saved from a game; then no other unit is on the map.
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
    pub mines: Vec<(Hex, Mines)>,
    pub forts: Vec<(Hex, Fort)>,
    pub blocks: Vec<Hex>,
    pub registrations: Vec<Registration>,
    /// The units that left the map as passengers, each with its carrier.
    pub carried_off: Vec<(UnitId, UnitId)>,
}

fn first() -> u8 {
    1
}

fn is_first(turn: &u8) -> bool {
    *turn == first()
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Force {
    pub set_up: Vec<SetUp>,
    /// Mines to be laid at set-up.
    pub mines: Option<Works>,
    /// Forts to be built at set-up.
    pub forts: Option<Forts>,
    /// Road blocks to be laid at set-up.
    pub blocks: Option<Works>,
    /// Units on the map from the start.
    pub placed: Vec<Placed>,
    /// Units that arrive later.
    pub arrivals: Vec<Arrival>,
    /// Artillery beside the map (18.4).
    pub off_board: Vec<OffBoard>,
    /// Units that observe for artillery beside the map, and unarmed ones that observe at all (2.8, 18.4).
    pub forward_observers: Vec<UnitId>,
    /// Units that may have two registration markers, with the option (18.5).
    pub shell_game: Vec<UnitId>,
    /// Types whose fire adjacent to their marker is better, with the option (18.6).
    pub nearby_fire: Vec<UnitId>,
    /// Whether units of different types fire indirectly as one (13.6).
    pub barrage: bool,
    /// The hexes from which it can exit the map (4.3).
    pub exits: Vec<Hex>,
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
    /// Carriers with their passengers: the types of both, and the number of such pairs.
    #[serde(default)]
    pub loaded: Vec<(UnitId, UnitId, u8)>,
}

/// Mines or blocks that are laid between two columns.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Works {
    /// The first and the last column.
    pub columns: (u8, u8),
    /// The number of hexes.
    pub number: u8,
}

/// Forts that are built between two columns.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forts {
    /// The first and the last column.
    pub columns: (u8, u8),
    /// The number of forts.
    pub number: u8,
    /// The defence factor of each (17.3).
    pub strength: u16,
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

/// Artillery beside the map (18.4).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OffBoard {
    pub id: UnitId,
    pub unit: UnitId,
    /// The first and the last turn in which it fires.
    pub turns: (u8, u8),
    /// The first and the last column of hexes that it reaches; none for every column.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub columns: Option<(u8, u8)>,
    /// The hexes that it reaches, of those in its columns; none for every hex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hexes: Option<Vec<Hex>>,
    /// The types of enemy units of which one must be spotted in a hex that it fires at; none for any type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub targets: Option<Vec<UnitId>>,
}

pub type Victory = orders::Victory<Side, What>;
pub type Reason = orders::Reason<Side, What>;

/// A kind of unit that gives points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    Any,
    Armoured,
    Gun,
    /// Class I on foot or mounted.
    Infantry,
}

impl Scenario {
    pub fn force(&self, side: Side) -> &Force {
        match side {
            Side::German => &self.german,
            Side::Soviet => &self.soviet,
        }
    }
}
