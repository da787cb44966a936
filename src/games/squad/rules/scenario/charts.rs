//! The charts of the game as data: costs and effects of ground, fire, hits and kills, assault.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{
        board::Terrain,
        charts::{Odds, Table},
        data::Fault,
    },
    games::squad::rules::kinds::Letter,
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The charts as in their file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charts {
    pub id: String,
    /// Costs, cover and hindrance of each terrain (6.3).
    pub terrain: Vec<TerrainRow>,
    /// Additional points for a wall or a hedge, for a level upwards, for a work in the hex (6.3).
    pub wall_cost: u16,
    pub level_cost: u16,
    pub work_cost: u16,
    /// Cover of a wooden building with the option (24.1).
    pub wooden_cover: i8,
    /// The fire table, from the row of the weakest fire (13.3).
    pub fire: Vec<FireRow>,
    /// The row of a fire lane, and of each kind of mission, from 0 (13.3).
    pub lane_row: usize,
    pub fighter_bomber_row: usize,
    pub light_row: usize,
    pub heavy_row: usize,
    /// The highest rolls that hit (16.3).
    pub hits: Hits,
    /// The kill number by the letter of the weapon and that of the armour (16.5).
    pub kills: Table<Kill>,
    /// Odds columns of close assault, the worst first, each with its kill number (17.4).
    pub assault: Vec<(Odds, i8)>,
}

/// Costs, cover and hindrance of a terrain.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainRow {
    pub terrain: Terrain,
    /// Points to enter; none if it is forbidden.
    pub infantry: Option<u16>,
    pub vehicle: Option<u16>,
    /// Whether it blocks the line of sight (9.2).
    #[serde(default)]
    pub blocks: bool,
    /// The modifier to fire through it (9.3).
    #[serde(default)]
    pub hindrance: i8,
    /// The modifier to fire at a unit in it (13.2).
    #[serde(default)]
    pub cover: i8,
}

/// A row of the fire table. The casualty points are the amount by which its number exceeds the roll (13.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireRow {
    /// The least strength for this row.
    pub from: u16,
    pub number: i8,
}

/// The highest rolls that hit (16.3).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hits {
    /// Hits of guns: the range up to which a row counts, and the roll. The last row has no limit.
    pub guns: Vec<(u32, i8)>,
    pub infantry: i8,
    /// Hits of artillery and aircraft.
    pub missions: i8,
    pub mortars: i8,
}

/// The roll with which a hit kills (16.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kill {
    Impossible,
    /// Dice below this number kill; equal ones immobilize.
    Below(i8),
    Certain,
}

impl fmt::Display for Kill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Impossible => f.pad("."),
            Self::Below(number) => f.pad(&number.to_string()),
            Self::Certain => f.pad("K"),
        }
    }
}

impl FromStr for Kill {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "." => Ok(Self::Impossible),
            "K" => Ok(Self::Certain),
            _ => match text.parse() {
                Ok(number @ 2..=13) => Ok(Self::Below(number)),
                _ => Err(format!("\"{text}\" is not an elimination number: use 2 to 13, K or .")),
            },
        }
    }
}

/// All terrains that a map of this game may have.
pub const TERRAINS: [Terrain; 9] = [
    Terrain::Clear,
    Terrain::Woods,
    Terrain::Town,
    Terrain::Orchard,
    Terrain::Crops,
    Terrain::Stream,
    Terrain::Gully,
    Terrain::Swamp,
    Terrain::Lake,
];

/// The highest number in a table, and the highest cost of ground.
const MOST: i8 = 30;
const POINTS: u16 = 99;

impl Charts {
    /// The faults of the charts.
    pub fn faults(&self) -> Vec<Fault> {
        [self.faults_of_lists(), self.faults_of_numbers(), self.faults_of_tables()].concat()
    }

    /// The faults of lists: entries that are missing, listed twice or out of order.
    fn faults_of_lists(&self) -> Vec<Fault> {
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
        if self.fire.is_empty() || !self.fire.is_sorted_by(|one, other| one.from < other.from) {
            faults.push(Fault::new("fire", "rows are required, the weakest first"));
        }
        let rows = [
            ("lane_row", self.lane_row),
            ("fighter_bomber_row", self.fighter_bomber_row),
            ("light_row", self.light_row),
            ("heavy_row", self.heavy_row),
        ];
        for (name, row) in rows {
            if row >= self.fire.len() {
                faults.push(Fault::new(name, format!("the fire table has only {} rows", self.fire.len())));
            }
        }
        if self.hits.guns.is_empty() || !self.hits.guns.is_sorted_by(|one, other| one.0 < other.0) {
            faults.push(Fault::new("hits.guns", "ranges are required, the nearest first"));
        }
        faults
    }

    /// Points and numbers that are too high or too low.
    fn faults_of_numbers(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let sound = |number: i8| (-MOST..=MOST).contains(&number);
        let points = |points: Option<u16>| points.is_none_or(|points| (1..=POINTS).contains(&points));
        for (number, row) in self.terrain.iter().enumerate() {
            let fits = points(row.infantry)
                && points(row.vehicle)
                && (0..=MOST).contains(&row.hindrance)
                && (0..=MOST).contains(&row.cover);
            if !fits {
                let why = format!("points must be from 1 to {POINTS}, cover and hindrance {MOST} at most");
                faults.push(Fault::new(format!("terrain[{number}]"), why));
            }
        }
        let costs = [self.wall_cost, self.level_cost, self.work_cost];
        if costs.iter().any(|cost| *cost > POINTS) || !(0..=MOST).contains(&self.wooden_cover) {
            faults.push(Fault::new("wall_cost", format!("points must be {POINTS} at most")));
        }
        let hits = &self.hits;
        let others = [hits.infantry, hits.missions, hits.mortars];
        let mut numbers = self.fire.iter().map(|row| row.number);
        let numbers = numbers.all(sound)
            && hits.guns.iter().all(|(_, number)| sound(*number))
            && self.assault.iter().all(|(_, number)| sound(*number))
            && others.into_iter().all(sound);
        if !numbers {
            faults.push(Fault::new("fire", format!("numbers must be {MOST} at most")));
        }
        faults
    }

    /// Tables of kills and of assault that have not the rows and columns that are expected.
    fn faults_of_tables(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let letters = Letter::ALL.len();
        if (self.kills.rows(), self.kills.columns()) != (letters, letters) {
            faults.push(Fault::new("kills", format!("{letters} rows of {letters} numbers are required")));
        }
        if self.assault.is_empty() || !self.assault.is_sorted_by(|one, other| one.0 < other.0) {
            faults.push(Fault::new("assault", "odds columns are required, the worst first"));
        }
        faults
    }

    /// The row of a terrain; the row of open ground if the charts have none, as for the hilltops that are only drawn.
    pub fn row(&self, terrain: Terrain) -> Option<&TerrainRow> {
        let of = |terrain| self.terrain.iter().find(|row| row.terrain == terrain);
        of(terrain).or_else(|| of(Terrain::Clear))
    }

    /// The row of the fire table for a strength, from 0 (13.3).
    pub fn fire_row(&self, strength: u16) -> usize {
        self.fire.iter().rposition(|row| strength >= row.from).unwrap_or(0)
    }

    /// The casualty points of a modified roll on a row. Rolls under 2 count as 2 (13.2, 13.3).
    pub fn casualties(&self, row: usize, roll: i8) -> u16 {
        let number = self.fire.get(row).map_or(0, |row| row.number);
        u16::try_from(number.saturating_sub(roll.max(2))).unwrap_or(0)
    }

    /// The highest roll with which a gun hits at a range (16.3).
    pub fn gun_hits(&self, range: u32) -> i8 {
        let guns = &self.hits.guns;
        let row = guns.iter().find(|(up_to, _)| range <= *up_to).or_else(|| guns.last());
        row.map_or(0, |(_, roll)| *roll)
    }

    /// The kill number of a weapon against such armour (16.5).
    pub fn kill(&self, weapon: Letter, armour: Letter) -> Kill {
        self.kills.at(weapon.number(), armour.number())
    }

    /// The odds column of an assault, from 0. The fraction is dropped in either direction (17.4).
    pub fn assault_column(&self, attack: u16, defence: u16) -> usize {
        let (attack, defence) = (attack.max(1), defence.max(1));
        let odds = if attack >= defence {
            Odds { attack: attack / defence, defence: 1 }
        } else {
            Odds { attack: 1, defence: defence / attack }
        };
        self.assault.iter().rposition(|(column, _)| *column <= odds).unwrap_or(0)
    }
}
