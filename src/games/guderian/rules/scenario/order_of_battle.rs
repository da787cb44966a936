//! The order of battle: every printed counter and its values.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{counters::UnitId, data::Fault},
    games::guderian::rules::kinds::{Kind, Pool},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderOfBattleFile {
    pub id: UnitId,
    /// German divisions and independent regiments.
    pub german: Vec<DivisionEntry>,
    /// Soviet leaders.
    pub leaders: Vec<LeaderEntry>,
    /// Untried rifle divisions.
    pub rifle_pool: Vec<PoolEntry>,
    /// Untried tank and mechanized divisions.
    pub armour_pool: Vec<PoolEntry>,
}

/// A German division as it is in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DivisionEntry {
    /// Its name in the schedules.
    pub name: String,
    pub kind: DivisionKind,
    /// The panzer corps, or an empty text.
    pub corps: String,
    pub units: Vec<UnitEntry>,
}

/// A German counter as it is in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitEntry {
    pub id: UnitId,
    /// The printed name.
    pub name: String,
    pub kind: Kind,
    /// Its strength at each step, full strength first.
    pub steps: Vec<u8>,
    /// Movement allowance in whole points.
    pub r#move: u8,
    /// The symbol of the art pack that it shows; without it, that of its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// A leader as it is in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderEntry {
    pub id: UnitId,
    pub name: String,
    pub army: String,
    /// Radius, bonus and defence.
    pub rating: u8,
    /// Movement allowance in whole points.
    pub r#move: u8,
    /// The symbol of the art pack that it shows; without it, that of its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// A Soviet division as it is in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PoolEntry {
    pub id: UnitId,
    pub name: String,
    pub kind: Kind,
    /// Strength in attack.
    pub attack: u8,
    /// Strength in defence.
    pub defence: u8,
    /// Movement allowance in whole points.
    pub r#move: u8,
    /// The symbol of the art pack that it shows; without it, that of its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// The kind of a German division, for integrity and victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DivisionKind {
    /// One panzer and two panzergrenadier regiments.
    Panzer,
    /// Two motorized regiments.
    Motorized,
    /// Das Reich.
    Ss,
    Infantry,
    Cavalry,
    /// A regiment that belongs to no division.
    Independent,
}

/// Dense number of a printed counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Print(pub u16);

#[derive(Clone, Debug)]
pub struct Record {
    pub id: UnitId,
    /// The printed name.
    pub name: String,
    pub kind: Kind,
    /// Strength in attack at each step; a leader has none.
    pub attack: Vec<u8>,
    /// Strength in defence at each step; a leader's rating.
    pub defence: Vec<u8>,
    /// Movement allowance in whole points.
    pub allowance: u8,
    /// Its division, for German counters.
    pub division: Option<usize>,
    /// A leader's army.
    pub army: String,
    /// The symbol of the art pack that it names.
    pub picture: Option<String>,
}

impl Record {
    /// Whether it has no strength at all: removed when revealed (12.3).
    pub fn is_dud(&self) -> bool {
        self.attack.first() == Some(&0) && self.defence.first() == Some(&0)
    }

    /// A leader's rating.
    pub fn rating(&self) -> u8 {
        if self.kind == Kind::Leader { self.defence.first().copied().unwrap_or(0) } else { 0 }
    }

    /// Steps at full strength.
    pub fn steps(&self) -> u8 {
        u8::try_from(self.defence.len()).unwrap_or(u8::MAX)
    }
}

/// A German division.
#[derive(Clone, Debug)]
pub struct Division {
    pub name: String,
    pub kind: DivisionKind,
    /// The panzer corps, or an empty text.
    pub corps: String,
    pub members: Vec<Print>,
}

/// All printed counters, dense.
#[derive(Clone, Debug, Default)]
pub struct OrderOfBattle {
    records: Vec<Record>,
    divisions: Vec<Division>,
    by_id: BTreeMap<UnitId, Print>,
    pools: [Vec<Print>; 2],
}

impl OrderOfBattle {
    /// Converts the file, or lists its faults of meaning.
    ///
    /// # Errors
    /// An id is used twice, a counter has no step, or a kind is in the wrong list.
    pub fn new(file: &OrderOfBattleFile) -> Result<Self, Vec<Fault>> {
        let mut builder = Builder::default();
        for (number, entry) in file.german.iter().enumerate() {
            builder.division(number, entry);
        }
        for (number, entry) in file.leaders.iter().enumerate() {
            builder.leader(number, entry);
        }
        for (number, entry) in file.rifle_pool.iter().enumerate() {
            builder.pool_entry(Pool::Rifle, &format!("rifle_pool[{number}]"), entry);
        }
        for (number, entry) in file.armour_pool.iter().enumerate() {
            builder.pool_entry(Pool::Armour, &format!("armour_pool[{number}]"), entry);
        }
        if builder.faults.is_empty() { Ok(builder.whole) } else { Err(builder.faults) }
    }

    /// A printed counter.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "only an order of battle gives out prints, and there is one in a game"
    )]
    pub fn record(&self, print: Print) -> &Record {
        &self.records[usize::from(print.0)]
    }

    pub fn records(&self) -> impl Iterator<Item = (Print, &Record)> {
        (0..).map(Print).zip(&self.records)
    }

    pub fn find(&self, id: UnitId) -> Option<Print> {
        self.by_id.get(&id).copied()
    }

    /// A German division by its number.
    #[expect(clippy::indexing_slicing, reason = "only an order of battle gives out these numbers")]
    pub fn division(&self, number: usize) -> &Division {
        &self.divisions[number]
    }

    /// All German divisions.
    pub fn divisions(&self) -> &[Division] {
        &self.divisions
    }

    /// The German division with this name.
    pub fn division_named(&self, name: &str) -> Option<&Division> {
        self.divisions.iter().find(|division| division.name == name)
    }

    pub fn division_of(&self, print: Print) -> Option<&Division> {
        self.record(print).division.and_then(|number| self.divisions.get(number))
    }

    /// Every division of a pool.
    pub fn pool(&self, pool: Pool) -> &[Print] {
        let [rifle, armour] = &self.pools;
        if pool == Pool::Rifle { rifle } else { armour }
    }
}

/// Counters that an order of battle has, at most.
const MOST_COUNTERS: usize = 10_000;
/// Steps that a counter has, at most.
const MOST_STEPS: usize = 99;

/// An order of battle in the making.
#[derive(Default)]
struct Builder {
    whole: OrderOfBattle,
    faults: Vec<Fault>,
}

impl Builder {
    fn fault(&mut self, path: String, sentence: String) {
        self.faults.push(Fault { path, sentence });
    }

    fn add(&mut self, path: &str, record: Record) -> Print {
        let print = Print(u16::try_from(self.whole.records.len()).unwrap_or(u16::MAX));
        if usize::from(print.0) >= MOST_COUNTERS {
            self.fault(path.to_owned(), format!("there are at most {MOST_COUNTERS} counters"));
        }
        if record.defence.len() > MOST_STEPS {
            let sentence = format!("{} has more than {MOST_STEPS} steps", record.id);
            self.fault(format!("{path}.steps"), sentence);
        }
        if self.whole.by_id.insert(record.id, print).is_some() {
            self.fault(format!("{path}.id"), format!("two counters have the id {}", record.id));
        }
        self.whole.records.push(record);
        print
    }

    fn division(&mut self, number: usize, entry: &DivisionEntry) {
        let path = format!("german[{number}]");
        if self.whole.division_named(&entry.name).is_some() {
            self.fault(format!("{path}.name"), format!("two divisions are called {}", entry.name));
        }
        if entry.units.is_empty() {
            self.fault(format!("{path}.units"), format!("{} needs a counter", entry.name));
        }
        let mut members = Vec::new();
        for (index, unit) in entry.units.iter().enumerate() {
            let here = format!("{path}.units[{index}]");
            if unit.steps.is_empty() {
                self.fault(format!("{here}.steps"), format!("{} needs at least one step", unit.id));
            }
            if unit.kind.side() != crate::games::guderian::rules::kinds::Side::German {
                self.fault(format!("{here}.kind"), format!("{} is in the German list", unit.id));
            }
            let record = Record {
                id: unit.id,
                name: unit.name.clone(),
                kind: unit.kind,
                attack: unit.steps.clone(),
                defence: unit.steps.clone(),
                allowance: unit.r#move,
                division: Some(number),
                army: String::new(),
                picture: unit.picture.clone(),
            };
            members.push(self.add(&here, record));
        }
        self.whole.divisions.push(Division {
            name: entry.name.clone(),
            kind: entry.kind,
            corps: entry.corps.clone(),
            members,
        });
    }

    fn leader(&mut self, number: usize, entry: &LeaderEntry) {
        let record = Record {
            id: entry.id,
            name: entry.name.clone(),
            kind: Kind::Leader,
            attack: vec![0],
            defence: vec![entry.rating],
            allowance: entry.r#move,
            division: None,
            army: entry.army.clone(),
            picture: entry.picture.clone(),
        };
        self.add(&format!("leaders[{number}]"), record);
    }

    fn pool_entry(&mut self, pool: Pool, path: &str, entry: &PoolEntry) {
        if entry.kind.pool() != Some(pool) || entry.kind == Kind::Armour {
            self.fault(format!("{path}.kind"), format!("{} is in the wrong pool", entry.id));
        }
        let record = Record {
            id: entry.id,
            name: entry.name.clone(),
            kind: entry.kind,
            attack: vec![entry.attack],
            defence: vec![entry.defence],
            allowance: entry.r#move,
            division: None,
            army: String::new(),
            picture: entry.picture.clone(),
        };
        let print = self.add(path, record);
        let [rifle, armour] = &mut self.whole.pools;
        if pool == Pool::Rifle { rifle } else { armour }.push(print);
    }
}
