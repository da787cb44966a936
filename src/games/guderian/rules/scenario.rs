//! The scenario file: the starting position, the arrivals and the victory conditions.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

pub mod charts;
pub(super) mod check;
mod draft;
pub mod first_units;
mod kinds_of;
pub mod of_position;
pub mod options;
pub mod order_of_battle;
mod sections;

pub use kinds_of::{extra_kinds, unit_kinds};

use super::{
    counter::{Condition, sparsely},
    kinds::{Kind, Side},
    phase::Phase,
    position::underway::{self, Underway},
};
use crate::engine::{board::Hex, counters::UnitId, data::Staging};
use options::Options;
use serde::{Deserialize, Serialize};

/// A scenario as it is in its file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub id: UnitId,
    pub title: String,
    /// A summary in a sentence or two.
    pub summary: String,
    /// The briefing before it begins.
    #[serde(default, skip_serializing)]
    pub staging: Staging,
    /// The map file below `scenarios`.
    pub map: String,
    /// The order-of-battle file below `scenarios`.
    pub order_of_battle: String,
    /// The charts file below `scenarios`.
    pub charts: String,
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    pub start: Phase,
    /// The dates of all turns from turn 1.
    pub dates: Vec<String>,
    /// The road hex that is the source of German supply (11.11).
    pub supply_road: Hex,
    /// Columns closed to the Soviets for some turns (6.4).
    pub closed_columns: ClosedColumns,
    /// Soviet armies to be set up (5.0).
    #[serde(default)]
    pub armies: Vec<Army>,
    /// Counters on the map at the start.
    #[serde(default)]
    pub placed: Vec<Placed>,
    /// Counters out of the game: ids of German units, leaders or Soviet divisions.
    #[serde(default)]
    pub absent: Vec<UnitId>,
    /// The German schedule (16.2).
    #[serde(default)]
    pub german_reinforcements: Vec<GermanArrival>,
    /// The Soviet schedule (16.1).
    #[serde(default)]
    pub soviet_reinforcements: Vec<SovietArrival>,
    /// Areas of the provisional divisions for each die (14.1); empty for none.
    #[serde(default)]
    pub provisional: Vec<UnitId>,
    /// Draws the divisions of the South-Western Front (14.2).
    #[serde(default)]
    pub south_western_front: Option<SouthWesternFront>,
    /// German interdiction (13.1).
    pub air_interdiction: AirInterdiction,
    /// Soviet interdiction (13.4).
    pub soviet_interdiction: SovietInterdiction,
    /// The victory conditions (15.0).
    pub victory: Victory,
    /// The victory hexes that the Germans were the last to pass at the start; the Soviets were for all others.
    #[serde(default)]
    pub german_held: Vec<Hex>,
    /// Options that differ from their default.
    #[serde(default)]
    pub options: Options,
    /// The progress of the game, if the scenario begins during it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub underway: Option<Underway>,
}

impl Scenario {
    /// The number of its turns.
    pub fn turns(&self) -> u8 {
        self.last_turn.saturating_sub(self.first_turn).saturating_add(1)
    }
}

/// Columns closed to the Soviets (6.4).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClosedColumns {
    /// The last closed column, from 01; 0 for none.
    pub last: u8,
    /// The last turn in which they are closed.
    pub until_turn: u8,
}

/// The actions of a set-up army on turn 1 (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstTurn {
    /// No restriction.
    Free,
    /// Moves on a die roll of 1 to 3.
    Die,
    /// Must march its whole allowance.
    March,
}

/// A Soviet army to be set up (5.0).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Army {
    pub army: UnitId,
    pub leader: UnitId,
    /// Untried rifle divisions.
    pub rifle: u8,
    /// Untried tank and mechanized divisions.
    pub armour: u8,
    /// The first-turn rule of the army.
    pub first_turn: FirstTurn,
    /// The hexes for its units; with one hex they are put there.
    pub hexes: Vec<Hex>,
    /// Whether its counters are among those placed, and not made here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub placed: bool,
}

/// A counter on the map at the start.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// A German unit, a leader, or a revealed Soviet division.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<UnitId>,
    /// Or an untried division of this kind, drawn from its pool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub untried: Option<Kind>,
    /// Or an untried division with this secret identity.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secretly: Option<UnitId>,
    /// The number of counters; only for untried divisions.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub number: u8,
    pub hex: Hex,
    /// The army with which it shares the march and die of turn 1 (5.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub army: Option<UnitId>,
    #[serde(default, skip_serializing_if = "underway::is_usual", serialize_with = "sparsely")]
    pub condition: Condition,
    /// Whether it is one of the units that were ordered last and may continue (K5.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moving: bool,
    /// The party of these to which it belongs, if they have separated; from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub party: Option<u8>,
}

impl Placed {
    /// Whether the other entry differs only in its number.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        (self.unit, self.untried, self.secretly) == (other.unit, other.untried, other.secretly)
            && (self.hex, self.army) == (other.hex, other.army)
            && (&self.condition, self.moving, self.party) == (&other.condition, other.moving, other.party)
    }
}

fn one() -> u8 {
    1
}

fn is_one(number: &u8) -> bool {
    *number == 1
}

/// An arrival of Germans (16.2).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GermanArrival {
    pub turn: u8,
    /// The entry area.
    pub area: UnitId,
    /// Divisions and independent regiments by name.
    pub divisions: Vec<String>,
}

/// An arrival of Soviets (16.1).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SovietArrival {
    pub turn: u8,
    /// The entry area.
    pub area: UnitId,
    /// Untried rifle divisions.
    pub rifle: u8,
    /// Untried tank and mechanized divisions.
    pub armour: u8,
    /// The leader that arrives with them.
    #[serde(default)]
    pub leader: Option<UnitId>,
}

/// Draws the divisions of the South-Western Front (14.2).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SouthWesternFront {
    /// The entry area.
    pub area: UnitId,
    /// The first turn.
    pub from_turn: u8,
    /// Most divisions in a turn.
    pub a_turn: u8,
    /// Most divisions in a game.
    pub a_game: u8,
    /// German points for each, in order.
    pub german_points: Vec<u8>,
}

/// German interdiction (13.1).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AirInterdiction {
    pub markers: u8,
    /// The last column within range.
    pub last_column: u8,
    /// Hexes of the city that opens the rest of the map.
    pub unlocked_by: Vec<Hex>,
}

/// Soviet interdiction (13.4).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SovietInterdiction {
    /// Turns in which the marker may be used.
    pub uses: u8,
}

/// The victory conditions (15.0).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// Places and their points.
    pub places: Vec<VictoryPlace>,
    /// Soviet points for a whole German division.
    pub division_lost: u8,
    /// Soviet points for a city retaken.
    pub retaken: u8,
    /// Levels, lowest first.
    pub levels: Vec<Level>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VictoryPlace {
    pub name: String,
    /// Its hexes; all of them are needed.
    pub hexes: Vec<Hex>,
    /// German points for holding it at the end.
    pub points: u8,
    /// Whether the Soviets gain points by retaking it.
    pub retaken: bool,
}

/// A level of victory (15.2).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    pub name: String,
    /// The side that wins.
    pub winner: Side,
    /// The least points, German minus Soviet.
    pub at_least: i32,
}
