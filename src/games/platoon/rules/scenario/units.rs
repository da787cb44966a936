//! The unit file: the types of units and their values (2, 21).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{
        counters::{Points, UnitId},
        data::Fault,
    },
    games::platoon::rules::kinds::{Assaults, Carries, Class, Moves, Side},
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitsFile {
    pub id: String,
    pub platoon_types: Vec<UnitType>,
}

/// A type of units, as its counter is printed (2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitType {
    /// Stable name, with which the ids of its counters begin.
    pub id: UnitId,
    pub name: String,
    pub side: Side,
    /// Attack factor; none of class C.
    #[serde(default)]
    pub attack: u16,
    pub class: Class,
    /// The range of its fire, in hexes.
    #[serde(default)]
    pub range: u32,
    /// Defence factor.
    pub defence: u16,
    /// Movement factor, in whole points.
    #[serde(default)]
    pub allowance: u16,
    pub moves: Moves,
    #[serde(default)]
    pub carries: Carries,
    /// Whether it clears mines and helps an assault.
    #[serde(default)]
    pub engineer: bool,
    #[serde(default)]
    pub assaults: Assaults,
    /// Whether a scenario may name it as forward observer though it is unarmed.
    #[serde(default)]
    pub observer: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

impl UnitType {
    /// Whether it is armoured (2.4).
    pub fn is_armoured(&self) -> bool {
        self.moves == Moves::Tracked
    }

    /// Whether it is a vehicle that fights from its armour (2.4).
    pub fn is_fighting_vehicle(&self) -> bool {
        self.is_armoured()
            && self.attack > 0
            && self.carries != Carries::Any
            && matches!(self.class, Class::A | Class::H | Class::I)
    }

    /// Whether it has no roof (2.4): indirect fire hits it harder (18.7).
    pub fn is_open_topped(&self) -> bool {
        self.moves.is_vehicle() && matches!(self.class, Class::ArmedCarrier | Class::Howitzer)
    }

    /// Whether it is armed and does not move by itself (2.3).
    pub fn is_gun(&self) -> bool {
        self.moves == Moves::Immobile && self.attack > 0
    }

    /// Whether it is a company or platoon of class I on foot or mounted (23.4).
    pub fn is_infantry(&self) -> bool {
        self.class == Class::I && matches!(self.moves, Moves::Foot | Moves::Mounted)
    }

    pub fn points(&self) -> Points {
        Points::whole(self.allowance)
    }

    /// Half of the range, rounded down (11.3).
    pub fn half_range(&self) -> u32 {
        self.range / 2
    }

    /// Whether this unit may carry one of that type (8.1).
    pub fn can_carry(&self, passenger: &Self) -> bool {
        match self.carries {
            Carries::Nobody => false,
            Carries::Riders => passenger.moves == Moves::Foot && passenger.class == Class::I,
            Carries::Any => matches!(passenger.moves, Moves::Foot | Moves::Immobile),
        }
    }

    /// Full turns that it takes to load or unload, with heavy equipment (18.2).
    pub fn turns_to_load(&self) -> u8 {
        match self.range {
            0..=16 => 1,
            17..=32 => 2,
            33..=48 => 3,
            _ => 4,
        }
    }
}

/// The types, in the order of their ids.
#[derive(Clone, Debug)]
pub struct Units(Vec<UnitType>);

impl Units {
    /// The types of a file, or its faults.
    pub fn new(file: &UnitsFile) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        if file.platoon_types.is_empty() {
            faults.push(Fault::new("platoon_types", "at least one unit type is required"));
        }
        for (number, kind) in file.platoon_types.iter().enumerate() {
            let path = format!("platoon_types[{number}]");
            let mut fault =
                |field: &str, why: String| faults.push(Fault::new(format!("{path}.{field}"), why));
            if file.platoon_types.iter().take(number).any(|other| other.id == kind.id) {
                fault("id", format!("{} is listed twice", kind.id));
            }
            // The number of a counter follows the id of its type.
            if format!("{}-99", kind.id).parse::<UnitId>().is_err() {
                fault("id", format!("{} is too long: counters add a number to it", kind.id));
            }
            if kind.defence == 0 || kind.defence > 99 {
                fault("defence", "the defence must be from 1 to 99".to_owned());
            }
            if kind.attack > 99 {
                fault("attack", "the attack must be 99 at most".to_owned());
            }
            if kind.allowance > 99 {
                fault("allowance", "the allowance must be 99 at most".to_owned());
            }
            if kind.range > 99 {
                fault("range", "the range must be 99 at most".to_owned());
            }
            if (kind.class == Class::C) != (kind.attack == 0) {
                fault(
                    "attack",
                    "units of class C cannot have an attack, all others must have one".to_owned(),
                );
            }
            if (kind.moves == Moves::Immobile) != (kind.allowance == 0) {
                fault(
                    "allowance",
                    "immobile units cannot have an allowance, all others must have one".to_owned(),
                );
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut types = file.platoon_types.clone();
        types.sort_by_key(|kind| kind.id);
        Ok(Self(types))
    }

    pub fn all(&self) -> &[UnitType] {
        &self.0
    }

    pub fn find(&self, id: UnitId) -> Option<&UnitType> {
        let at = self.0.binary_search_by_key(&id, |kind| kind.id).ok()?;
        self.0.get(at)
    }
}
