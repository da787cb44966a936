//! The charts of the game as data: terrain effects, attack procedure, range attenuation, results.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{
        board::{SideFeature, Terrain},
        charts::Table,
        counters::Points,
        data::Fault,
    },
    games::panzer44::rules::{
        combat::results::CombatResult,
        kinds::{Fire, Mines, Mobility, Target},
    },
};
use serde::{Deserialize, Serialize};

/// The charts as in their file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charts {
    pub id: String,
    /// The effects of each terrain (7.1, 6.5.1).
    pub terrain: Vec<TerrainRow>,
    /// The effects of hexsides (7.1, 6.5.1).
    pub hexsides: Vec<HexsideRow>,
    /// Total cost of a step along a road (7.4).
    pub road: Points,
    /// Total cost of a step over a bridge (7.5).
    pub bridge: Points,
    /// Reduction of the die in an improved position (12.2).
    pub position: u8,
    /// The largest reduction (6.5.3).
    pub most_reduction: u8,
    /// The effects of range on an attack, the nearest first (6.2).
    pub attenuation: Vec<Attenuation>,
    /// The attack procedure chart (6.1).
    pub procedure: Vec<ProcedureRow>,
    /// The superiority of the first column of the table (6.3).
    pub first_column: i16,
    /// The die of the first row.
    pub first_row: i16,
    /// The combat results table: a row for each die, a column for each result (6.3).
    pub combat_results: Table<CombatResult>,
    /// The highest dice that remove D-1, D-2 and D-3 (13).
    pub removal: [u8; 3],
    /// The superiority of mines (17.1).
    pub mines: MineValues,
    /// The most units of a side in a hex (7.9).
    pub stack_limit: u8,
    /// The cost of unloading for the carrier (11.3).
    pub unloading: Points,
    /// Close air support (8.5).
    pub air: AirValues,
    /// The highest die that blows a bridge (12.4).
    pub demolition: u8,
}

/// The costs and effects of a terrain.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainRow {
    pub terrain: Terrain,
    /// Points for a hard vehicle to enter.
    pub hard: Points,
    /// Points for a soft vehicle to enter.
    pub soft: Points,
    /// Points for foot to enter.
    pub foot: Points,
    /// Its reduction of the die for a target inside.
    pub reduction: u8,
    /// Whether it blocks the line of sight.
    pub blocks: bool,
}

/// The costs and effects of a hexside.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexsideRow {
    /// The feature along it.
    pub side: SideFeature,
    /// Additional points for a hard vehicle.
    pub hard: Points,
    /// Additional points for a soft vehicle.
    pub soft: Points,
    /// Additional points for foot.
    pub foot: Points,
    /// Its reduction of the die for a target behind it.
    pub reduction: u8,
    /// Whether it blocks the line of sight.
    pub blocks: bool,
}

/// The effect of range on an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attenuation {
    /// The longest range in hexes of this row; the last row also counts beyond.
    pub up_to: u32,
    /// The effect on the strength.
    pub effect: RangeEffect,
}

/// The effect of range on the strength of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RangeEffect {
    /// It is doubled.
    Doubled,
    /// It is reduced by this number.
    Less(i16),
}

/// One row of the attack procedure chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProcedureRow {
    pub fire: Fire,
    pub target: Target,
    /// Whether the range changes the strength.
    pub range: bool,
    /// The number that is subtracted.
    pub defence: DefenceStep,
    /// Whether terrain reduces the die.
    pub terrain: bool,
    /// Whether an attack is allowed.
    pub allowed: Allowed,
}

/// The number that the procedure subtracts from the strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DefenceStep {
    Printed,
    /// Always this number.
    Always(i16),
    Nothing,
}

/// Whether a pair of the procedure chart is an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Allowed {
    Yes,
    /// Only by foot, from an adjacent hex (9).
    CloseAssault,
    /// It is prohibited.
    No,
}

/// The superiority of mines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MineValues {
    pub hasty: i16,
    pub preventative: i16,
    pub defensive: i16,
}

/// Close air support.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AirValues {
    /// Its strength, in a tight pattern.
    pub strength: i16,
    /// The highest die on which it attacks.
    pub attacks_on: u8,
}

/// The terrains that have a row: those that can be entered.
pub const TERRAINS: [Terrain; 5] =
    [Terrain::Clear, Terrain::Woods, Terrain::Swamp, Terrain::Town, Terrain::Hilltop];

/// The features of hexsides that have a row.
const HEXSIDES: [SideFeature; 3] = [SideFeature::Stream, SideFeature::Crest, SideFeature::Slope];

impl Charts {
    /// The faults of the charts.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut fault = |path: &str, sentence: String| faults.push(Fault::new(path, sentence));
        for wanted in TERRAINS {
            if self.terrain.iter().filter(|row| row.terrain == wanted).count() != 1 {
                fault("terrain", format!("one row for {wanted:?} is expected"));
            }
        }
        let rows = self.terrain.iter().enumerate().flat_map(|(number, row)| {
            [("hard", row.hard), ("soft", row.soft), ("foot", row.foot)]
                .map(|(field, cost)| (format!("terrain[{number}].{field}"), cost))
        });
        let ways = [("road".to_owned(), self.road), ("bridge".to_owned(), self.bridge)];
        for (path, _) in rows.chain(ways).filter(|(_, cost)| *cost == Points::ZERO) {
            fault(
                &path,
                "a step without a cost could be repeated for ever: a cost above 0 is expected".to_owned(),
            );
        }
        for wanted in HEXSIDES {
            if self.hexsides.iter().filter(|row| row.side == wanted).count() != 1 {
                fault("hexsides", format!("one row for {wanted:?} is expected"));
            }
        }
        for fire in Fire::ALL {
            for target in [Target::Hard, Target::Soft] {
                let rows = self.procedure.iter().filter(|row| (row.fire, row.target) == (fire, target));
                if rows.count() != 1 {
                    fault("procedure", format!("one row for {fire:?} against {target:?} is expected"));
                }
            }
        }
        if self.attenuation.is_empty() || !self.attenuation.is_sorted_by(|a, b| a.up_to < b.up_to) {
            fault("attenuation", "ranges are expected, the nearest first".to_owned());
        }
        let rows = i16::try_from(self.combat_results.rows()).unwrap_or(i16::MAX);
        if self.first_row.saturating_add(rows) != 7 {
            fault("combat_results", format!("rows from {} to 6 are expected", self.first_row));
        }
        if self.stack_limit == 0 {
            fault("stack_limit", "at least one unit must have room in a hex".to_owned());
        }
        faults
    }

    /// The row of a terrain; none for water, which no unit can enter.
    pub fn terrain(&self, terrain: Terrain) -> Option<&TerrainRow> {
        self.terrain.iter().find(|row| row.terrain == terrain)
    }

    pub fn hexside(&self, side: SideFeature) -> Option<&HexsideRow> {
        self.hexsides.iter().find(|row| row.side == side)
    }

    /// The row of the procedure chart for a pair (6.1).
    pub fn procedure(&self, fire: Fire, target: Target) -> Option<&ProcedureRow> {
        self.procedure.iter().find(|row| (row.fire, row.target) == (fire, target))
    }

    /// The strength after the effect of range (6.2).
    pub fn attenuated(&self, strength: i16, range: u32) -> i16 {
        let row = self.attenuation.iter().find(|row| range <= row.up_to).or(self.attenuation.last());
        match row.map(|row| row.effect) {
            Some(RangeEffect::Doubled) => strength.saturating_mul(2),
            Some(RangeEffect::Less(less)) => strength.saturating_sub(less),
            None => strength,
        }
    }

    /// The superiority of the last column, which also counts for any higher one (6.3).
    pub fn last_column(&self) -> i16 {
        let columns = i16::try_from(self.combat_results.columns()).unwrap_or(i16::MAX);
        self.first_column.saturating_add(columns - 1)
    }

    /// The result in a column and row. Values beyond the ends of the table count as the end (6.3).
    pub fn result(&self, column: i16, row: i16) -> CombatResult {
        let place = |number: i16, first: i16| usize::try_from(number.saturating_sub(first)).unwrap_or(0);
        self.combat_results.at(place(row, self.first_row), place(column, self.first_column))
    }

    /// The superiority of mines (17.1).
    pub fn mine_column(&self, mines: Mines) -> i16 {
        match mines {
            Mines::Hasty => self.mines.hasty,
            Mines::Preventative => self.mines.preventative,
            Mines::Defensive => self.mines.defensive,
        }
    }
}

impl TerrainRow {
    /// Cost to enter; none for units that cannot move.
    pub fn cost(&self, mobility: Mobility) -> Option<Points> {
        of(mobility, self.hard, self.soft, self.foot)
    }
}

impl HexsideRow {
    /// Additional cost; none for units that cannot move.
    pub fn cost(&self, mobility: Mobility) -> Option<Points> {
        of(mobility, self.hard, self.soft, self.foot)
    }
}

fn of(mobility: Mobility, hard: Points, soft: Points, foot: Points) -> Option<Points> {
    match mobility {
        Mobility::HardVehicle => Some(hard),
        Mobility::SoftVehicle => Some(soft),
        Mobility::Foot => Some(foot),
        Mobility::Immobile => None,
    }
}
