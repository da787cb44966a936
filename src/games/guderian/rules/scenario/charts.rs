//! The charts of the game as data: terrain effects (6.7), odds (9.4), combat results (9.5) and the numbers that the
//! rules use.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{
        board::Terrain,
        charts::{Odds, Table},
        counters::{Points, UnitId},
        data::Fault,
    },
    games::guderian::rules::{
        combat::results::CombatResult,
        kinds::{March, Side},
    },
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charts {
    pub id: UnitId,
    /// One row for each terrain that can be entered.
    pub terrain: Vec<TerrainRow>,
    /// The effects of a major city; its cost replaces the terrain's.
    pub major_city: CityRow,
    /// Costs along a road.
    pub road: RoadRow,
    /// The effects of a river hexside.
    pub river: RiverRow,
    /// Points for an overrun, paid by each unit (6.5).
    pub overrun_cost: Points,
    /// The stacking limit: combat units in a hex (7.1).
    pub stack_limit: u8,
    /// Rail movement (6.3).
    pub rail: RailRow,
    /// Points that an interdiction marker adds to the entry of its hex (13.3).
    pub interdiction_cost: Points,
    /// German supply (11.1).
    pub supply: SupplyRow,
    /// The odds columns, worst for the attacker first (9.4).
    pub odds: Vec<Odds>,
    /// The combat results tables by name (9.5).
    pub combat_results: BTreeMap<String, Table<CombatResult>>,
}

/// A row of the terrain effects chart.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainRow {
    pub terrain: Terrain,
    /// Cost on foot.
    pub foot: Points,
    /// Cost for cavalry.
    pub cavalry: Points,
    /// Cost for motorized units.
    pub motorized: Points,
    /// Cost for a leader.
    pub leader: Points,
    /// Times its strength that a defender gains.
    pub defence: u8,
    /// The effect of the terrain on a supply line.
    pub line: Line,
}

/// The effect of a terrain on a supply line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Line {
    /// A line may pass through.
    Passes,
    /// A line may begin or end there, but not pass through.
    Ends,
}

/// The effects of a major city.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityRow {
    /// Cost to enter.
    pub cost: Points,
    /// Times its strength that a defender gains.
    pub defence: u8,
}

/// Costs of a step along a road.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoadRow {
    pub foot: Points,
    pub cavalry: Points,
    pub motorized: Points,
    pub leader: Points,
}

/// The costs that a river hexside adds.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverRow {
    /// Cost for Germans.
    pub german: Points,
    /// Cost for Soviet divisions.
    pub soviet: Points,
    /// Cost for Soviet leaders.
    pub soviet_leader: Points,
    /// Times its strength that a defender gains when every attacker crosses it.
    pub defence: u8,
}

/// Numbers of rail movement.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RailRow {
    /// Rail points of a move.
    pub points: u16,
    /// Points more for a hex with a German interdiction marker.
    pub interdicted: u16,
    /// Combat units a turn.
    pub capacity: u8,
    /// Capacity used by a rifle division.
    pub rifle: u8,
    /// Capacity used by a tank or mechanized division.
    pub armour: u8,
}

/// Numbers of German supply.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupplyRow {
    /// Hexes to a road that leads to the source.
    pub hexes_to_road: u16,
    /// Movement points to the west edge.
    pub points_to_edge: Points,
}

/// The terrains that have a row: those that can be entered.
pub const TERRAINS: [Terrain; 3] = [Terrain::Clear, Terrain::Woods, Terrain::Swamp];

impl Charts {
    /// Finds the faults in the meaning of the charts.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for wanted in TERRAINS {
            if self.terrain.iter().filter(|row| row.terrain == wanted).count() != 1 {
                let sentence = format!("one row for {wanted:?} is expected");
                faults.push(Fault::new("terrain", sentence));
            }
        }
        for (path, cost) in self.costs() {
            if cost == Points::ZERO {
                faults.push(Fault::new(
                    path,
                    "a step without a cost could be repeated for ever: a cost above 0 is expected",
                ));
            }
        }
        if self.stack_limit == 0 {
            faults.push(Fault::new("stack_limit", "at least one unit must have room in a hex"));
        }
        if self.odds.is_empty() || !self.odds.is_sorted() {
            faults.push(Fault::new("odds", "the columns go from the worst to the best for the attacker"));
        }
        for name in ["seed", "published"] {
            let path = format!("combat_results.\"{name}\"");
            match self.combat_results.get(name) {
                None => {
                    let sentence = format!("a table called \"{name}\" is expected");
                    faults.push(Fault::new("combat_results", sentence));
                }
                Some(table) if table.rows() != 6 => {
                    faults.push(Fault::new(path, "a row for each die from 1 to 6 is expected"));
                }
                Some(table) if table.columns() != self.odds.len() => {
                    let sentence = format!("{} results a row are expected", self.odds.len());
                    faults.push(Fault::new(path, sentence));
                }
                Some(_) => {}
            }
        }
        faults
    }

    /// The costs of steps by themselves, each with its path in the file; rivers add to them.
    fn costs(&self) -> impl Iterator<Item = (String, Points)> + '_ {
        let rows = self.terrain.iter().enumerate().flat_map(|(number, row)| {
            [
                ("foot", row.foot),
                ("cavalry", row.cavalry),
                ("motorized", row.motorized),
                ("leader", row.leader),
            ]
            .map(|(field, cost)| (format!("terrain[{number}].{field}"), cost))
        });
        let road = &self.road;
        let road = [
            ("foot", road.foot),
            ("cavalry", road.cavalry),
            ("motorized", road.motorized),
            ("leader", road.leader),
        ];
        let road = road.map(|(field, cost)| (format!("road.{field}"), cost));
        rows.chain(road).chain([("major_city.cost".to_owned(), self.major_city.cost)])
    }

    pub fn row(&self, terrain: Terrain) -> Option<&TerrainRow> {
        self.terrain.iter().find(|row| row.terrain == terrain)
    }
}

impl TerrainRow {
    /// Cost to enter for this movement class.
    pub fn cost(&self, march: March) -> Points {
        match march {
            March::Foot => self.foot,
            March::Horse => self.cavalry,
            March::Motor => self.motorized,
            March::Staff => self.leader,
        }
    }
}

impl RoadRow {
    /// Cost of a step along a road for this movement class.
    pub fn cost(&self, march: March) -> Points {
        match march {
            March::Foot => self.foot,
            March::Horse => self.cavalry,
            March::Motor => self.motorized,
            March::Staff => self.leader,
        }
    }
}

impl RiverRow {
    /// Cost to cross for this side and movement class.
    pub fn cost(&self, side: Side, march: March) -> Points {
        match (side, march) {
            (Side::German, _) => self.german,
            (Side::Soviet, March::Staff) => self.soviet_leader,
            (Side::Soviet, _) => self.soviet,
        }
    }
}
