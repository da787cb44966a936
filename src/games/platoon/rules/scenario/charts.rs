//! The charts of the game as data: terrain effects, weapon effects, odds and results, calls.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{
        board::Terrain,
        charts::{Odds, Table},
        counters::Points,
        data::Fault,
    },
    games::platoon::rules::kinds::Moves,
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The charts as they are in their file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charts {
    pub id: String,
    /// The costs of each terrain (6.2).
    pub terrain: Vec<TerrainRow>,
    /// The whole cost of a step over a road hexside (6.3).
    pub road: Points,
    /// The same where a unit, a wreck or a block hinders (6.3).
    pub hindered_road: Costs,
    /// Extra cost of a step up a slope (6.2).
    pub slope: Costs,
    /// Extra cost of a stream without ford or bridge; none if there is no passage.
    pub stream: Costs,
    /// Extra cost of a step out of a gully, not along it; none if there is no exit, and then no entry either.
    pub gully: Costs,
    /// Odds columns, the worst for the attacker first (11.5).
    pub odds: Vec<Odds>,
    /// The lowest die of the table (11.6).
    pub first_die: i8,
    /// The combat results table: one row of odds, one result a die (11.6).
    pub results: Table<CombatResult>,
    /// The die-roll modifiers (11.7).
    pub modifiers: Modifiers,
    /// Die-roll modifiers of indirect fire that is not registered, by howitzers and by mortars (13.7).
    pub calls: Calls,
    /// The odds column at which mines attack (17.1).
    pub mines: Odds,
}

/// The costs of a terrain.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainRow {
    pub terrain: Terrain,
    /// Points to enter for each movement class; none if only over a road, or not at all.
    pub costs: Costs,
    /// Whether units in it are hidden until they are spotted (10.1), and the line of sight is blocked (9.2).
    #[serde(default)]
    pub conceals: bool,
    /// Whether it protects (11.7).
    #[serde(default)]
    pub protects: bool,
}

/// Points by movement class; none if there is no passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    pub tracked: Option<Points>,
    pub truck: Option<Points>,
    pub wagon: Option<Points>,
    pub mounted: Option<Points>,
    pub foot: Option<Points>,
}

impl Costs {
    /// The movement classes for which it costs nothing.
    fn free(&self) -> impl Iterator<Item = &'static str> + use<> {
        let costs = [
            ("tracked", self.tracked),
            ("truck", self.truck),
            ("wagon", self.wagon),
            ("mounted", self.mounted),
            ("foot", self.foot),
        ];
        costs.into_iter().filter(|(_, cost)| *cost == Some(Points::ZERO)).map(|(field, _)| field)
    }

    pub fn of(&self, moves: Moves) -> Option<Points> {
        match moves {
            Moves::Tracked => self.tracked,
            Moves::Truck => self.truck,
            Moves::Wagon => self.wagon,
            Moves::Mounted => self.mounted,
            Moves::Foot => self.foot,
            Moves::Immobile => None,
        }
    }
}

/// The die-roll modifiers (11.7).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modifiers {
    /// The target is in woods, town, swamp, a gully or a fort.
    pub cover: i8,
    pub dispersed: i8,
    pub quick: i8,
    pub opportunity: i8,
    /// Overrun and close assault.
    pub close: i8,
    /// An open-topped vehicle under indirect fire (18.7).
    pub open_topped: i8,
}

/// The die-roll modifiers of calls, by howitzers and by mortars (13.7).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calls {
    pub registered: (i8, i8),
    pub from_the_hip: (i8, i8),
    /// From the hip adjacent to the unit's own marker (18.6).
    pub nearby: (i8, i8),
    pub interdiction: (i8, i8),
    /// Interdiction adjacent to the marker (18.6).
    pub nearby_interdiction: (i8, i8),
}

/// The effect of an attack on a unit (11.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CombatResult {
    #[default]
    None,
    /// Dispersed.
    D,
    /// Dispersed; destroyed if it was already.
    DD,
    /// Destroyed.
    X,
}

impl CombatResult {
    pub const ALL: [Self; 4] = [Self::None, Self::D, Self::DD, Self::X];
}

impl fmt::Display for CombatResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::None => ".",
            Self::D => "D",
            Self::DD => "DD",
            Self::X => "X",
        })
    }
}

impl FromStr for CombatResult {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|result| result.to_string() == text);
        found.ok_or_else(|| format!("\"{text}\" is not a result: use ., D, DD or X"))
    }
}

/// The terrains that have a row. A hilltop has none: it is drawn, and clear in the rules (22.3).
pub const TERRAINS: [Terrain; 5] =
    [Terrain::Clear, Terrain::Town, Terrain::Woods, Terrain::Swamp, Terrain::Lake];

impl Charts {
    /// Finds the faults in their meaning.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for terrain in TERRAINS {
            if !self.terrain.iter().any(|row| row.terrain == terrain) {
                faults.push(Fault::new("terrain", format!("a row for {terrain:?} is missing")));
            }
        }
        for (number, row) in self.terrain.iter().enumerate() {
            if self.terrain.iter().take(number).any(|other| other.terrain == row.terrain) {
                let why = format!("{:?} already has a row", row.terrain);
                faults.push(Fault::new(format!("terrain[{number}].terrain"), why));
            }
        }
        let rows = self.terrain.iter().enumerate();
        let rows = rows.map(|(number, row)| (format!("terrain[{number}].costs"), &row.costs));
        let free = rows.chain([("hindered_road".to_owned(), &self.hindered_road)]);
        let free = free.flat_map(|(path, costs)| costs.free().map(move |field| format!("{path}.{field}")));
        for path in free.chain((self.road == Points::ZERO).then(|| "road".to_owned())) {
            let why = "the cost must be above 0: otherwise units could move without end";
            faults.push(Fault::new(path, why));
        }
        if self.odds.is_empty() || !self.odds.is_sorted_by(|a, b| a < b) {
            faults.push(Fault::new("odds", "odds columns are required, the worst first"));
        }
        if self.results.rows() != self.odds.len() {
            faults.push(Fault::new("results", format!("{} rows are required", self.odds.len())));
        }
        if !self.odds.contains(&self.mines) {
            faults.push(Fault::new("mines", format!("there is no odds column {}", self.mines)));
        }
        faults
    }

    /// Extra cost of a step into a gully, not along it: nothing, but a unit that could not climb out never enters
    /// (6.2).
    pub fn into_gully(&self) -> Costs {
        let Costs { tracked, truck, wagon, mounted, foot } = self.gully;
        let [tracked, truck, wagon, mounted, foot] =
            [tracked, truck, wagon, mounted, foot].map(|out| out.map(|_| Points::ZERO));
        Costs { tracked, truck, wagon, mounted, foot }
    }

    /// The row of a terrain; open ground where the charts name none.
    pub fn row(&self, terrain: Terrain) -> Option<&TerrainRow> {
        let of = |terrain| self.terrain.iter().find(|row| row.terrain == terrain);
        // A hilltop is drawn, and clear in the rules (22.3).
        of(terrain).or_else(|| of(Terrain::Clear))
    }

    /// The result of a die, with everything added to it, in an odds column (11.6).
    pub fn result(&self, column: usize, die: i8) -> CombatResult {
        let at = usize::try_from(die.saturating_sub(self.first_die)).unwrap_or(0);
        self.results.at(column, at)
    }
}
