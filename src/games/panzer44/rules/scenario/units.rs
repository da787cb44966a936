//! The unit file: the types of units and their values (2.1, 19).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{counters::UnitId, data::Fault},
    games::panzer44::rules::kinds::{Class, Mobility, Side, Target},
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitsFile {
    pub id: String,
    pub unit_types: Vec<UnitType>,
}

/// A weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gun {
    /// Its strength.
    pub attack: i16,
    pub class: Class,
    /// Its range, in hexes.
    pub range: u32,
    /// The least range, in hexes.
    #[serde(default = "one")]
    pub least: u32,
}

impl Gun {
    /// Whether a target at this range is in reach.
    pub fn reaches(&self, range: u32) -> bool {
        (self.least..=self.range).contains(&range)
    }
}

fn one() -> u32 {
    1
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitType {
    /// Stable name, with which the ids of its counters begin.
    pub id: UnitId,
    pub name: String,
    pub side: Side,
    /// Its weapon, if it has one.
    #[serde(default)]
    pub gun: Option<Gun>,
    pub defence: i16,
    /// The kind of target that it is.
    pub target: Target,
    pub moves: Mobility,
    /// Movement points a turn.
    #[serde(default)]
    pub allowance: u16,
    /// Whether it is a carrier.
    #[serde(default)]
    pub carrier: bool,
    /// Whether it clears mines and blows bridges.
    #[serde(default)]
    pub engineer: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

impl UnitType {
    /// Whether a carrier may load it (11.1).
    pub fn can_be_carried(&self) -> bool {
        matches!(self.moves, Mobility::Foot | Mobility::Immobile)
    }
}

/// The types, in the order of their ids.
#[derive(Clone, Debug)]
pub struct Units(Vec<UnitType>);

impl Units {
    /// Reads the types of a file, or returns the faults of the file.
    pub fn new(file: &UnitsFile) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        if file.unit_types.is_empty() {
            faults.push(Fault::new("unit_types", "at least one type of units is expected"));
        }
        for (number, kind) in file.unit_types.iter().enumerate() {
            let path = format!("unit_types[{number}]");
            if file.unit_types.iter().take(number).any(|other| other.id == kind.id) {
                faults.push(Fault::new(format!("{path}.id"), format!("{} is listed twice", kind.id)));
            }
            if kind.id.as_str().len() > 20 {
                let sentence = format!("{} is too long: its counters need room for a number", kind.id);
                faults.push(Fault::new(format!("{path}.id"), sentence));
            }
            if let Some(gun) = &kind.gun
                && (gun.least == 0 || gun.least > gun.range || !(1..=99).contains(&gun.attack))
            {
                let sentence =
                    format!("{}: a gun has an attack of 1 to 99 and ranges from 1 hex on", kind.id);
                faults.push(Fault::new(format!("{path}.gun"), sentence));
            }
            if !(0..=99).contains(&kind.defence) {
                let sentence = format!("{}: a defence is 0 to 99", kind.id);
                faults.push(Fault::new(format!("{path}.defence"), sentence));
            }
            if (kind.moves == Mobility::Immobile) != (kind.allowance == 0) || kind.allowance > 99 {
                let sentence = format!("{}: immobile units, and only they, have an allowance of 0", kind.id);
                faults.push(Fault::new(format!("{path}.allowance"), sentence));
            }
            if kind.carrier && !kind.moves.is_vehicle() {
                let sentence = format!("{}: only vehicles can carry units", kind.id);
                faults.push(Fault::new(format!("{path}.carrier"), sentence));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut types = file.unit_types.clone();
        types.sort_by_key(|kind| kind.id);
        Ok(Self(types))
    }

    pub fn find(&self, id: UnitId) -> Option<&UnitType> {
        let place = self.0.binary_search_by(|kind| kind.id.cmp(&id)).ok()?;
        self.0.get(place)
    }

    /// All types, in the order of their ids.
    pub fn all(&self) -> &[UnitType] {
        &self.0
    }
}
