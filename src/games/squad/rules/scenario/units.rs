//! The unit file: types of units and weapons, and their values (2, 25).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod check;
mod rows;

pub use rows::{
    AfvType, Cannon, GunType, LeaderType, SNIPER, SquadType, UnitsFile, Values, VehicleType, Weapon,
};

use crate::{
    engine::{counters::UnitId, data::Fault},
    games::squad::rules::kinds::{Nation, Room},
};

/// A type of counters: its common values and its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitType {
    pub id: UnitId,
    pub name: String,
    /// The nation; none for a weapon, which belongs to the unit that has it.
    pub nation: Option<Nation>,
    /// The symbol of the art pack that it names.
    pub picture: Option<String>,
    pub kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Squad { values: Values, elite: bool, half: UnitId },
    Half { values: Values, elite: bool, whole: UnitId },
    Leader { values: Values, modifier: i8 },
    Weapon(Weapon),
    Gun(GunType),
    Afv(AfvType),
    Vehicle(VehicleType),
    Sniper,
}

impl UnitType {
    /// AP, range and rating of infantry (2.1).
    pub fn infantry(&self) -> Option<&Values> {
        match &self.kind {
            Kind::Squad { values, .. } | Kind::Half { values, .. } | Kind::Leader { values, .. } => {
                Some(values)
            }
            _ => None,
        }
    }

    pub fn is_infantry(&self) -> bool {
        self.infantry().is_some()
    }

    pub fn is_squad(&self) -> bool {
        matches!(self.kind, Kind::Squad { .. })
    }

    pub fn is_half(&self) -> bool {
        matches!(self.kind, Kind::Half { .. })
    }

    /// The die-roll modifier of a leader; none for other units.
    pub fn leads(&self) -> Option<i8> {
        match self.kind {
            Kind::Leader { modifier, .. } => Some(modifier),
            _ => None,
        }
    }

    /// Whether it rallies like elite units (13.12).
    pub fn is_elite(&self) -> bool {
        matches!(self.kind, Kind::Squad { elite: true, .. } | Kind::Half { elite: true, .. })
    }

    pub fn weapon(&self) -> Option<&Weapon> {
        match &self.kind {
            Kind::Weapon(weapon) => Some(weapon),
            _ => None,
        }
    }

    pub fn gun(&self) -> Option<&GunType> {
        match &self.kind {
            Kind::Gun(gun) => Some(gun),
            _ => None,
        }
    }

    pub fn afv(&self) -> Option<&AfvType> {
        match &self.kind {
            Kind::Afv(afv) => Some(afv),
            _ => None,
        }
    }

    pub fn vehicle(&self) -> Option<&VehicleType> {
        match &self.kind {
            Kind::Vehicle(vehicle) => Some(vehicle),
            _ => None,
        }
    }

    /// Whether it is an AFV or an unarmoured vehicle: a "vehicle" in sections 6 to 8 (2.4).
    pub fn drives(&self) -> bool {
        matches!(self.kind, Kind::Afv(_) | Kind::Vehicle(_))
    }

    /// Whether it has a facing (7.1).
    pub fn faces(&self) -> bool {
        self.drives() || matches!(self.kind, Kind::Gun(_))
    }

    /// Casualty rating; none for an AFV, a weapon and the sniper.
    pub fn casualty(&self) -> Option<u16> {
        match &self.kind {
            Kind::Gun(gun) => Some(gun.casualty),
            Kind::Vehicle(vehicle) => Some(vehicle.casualty),
            _ => self.infantry().map(|values| values.casualty),
        }
    }

    /// Its room as a carrier (8.1).
    pub fn room(&self) -> Room {
        match &self.kind {
            Kind::Afv(afv) => afv.room,
            Kind::Vehicle(vehicle) => vehicle.room,
            _ => Room::None,
        }
    }

    pub fn tows(&self) -> bool {
        match &self.kind {
            Kind::Afv(afv) => afv.tows,
            Kind::Vehicle(vehicle) => vehicle.tows,
            _ => false,
        }
    }
}

/// The type of the half squads of this squad (25.1).
fn half_of(squad: UnitId) -> Option<UnitId> {
    format!("{squad}-half").parse().ok()
}

/// The types, in the order of their ids.
#[derive(Clone, Debug)]
pub struct Units(Vec<UnitType>);

impl Units {
    /// Reads the types of a file, or returns the faults of the file.
    pub fn new(file: &UnitsFile) -> Result<Self, Vec<Fault>> {
        let faults = check::faults_of(file);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut types: Vec<UnitType> = Vec::new();
        let mut add =
            |id: UnitId, name: &str, picture: &Option<String>, nation: Option<Nation>, kind: Kind| {
                types.push(UnitType { id, name: name.to_owned(), nation, picture: picture.clone(), kind });
            };
        for squad in &file.squads {
            let Some(half) = half_of(squad.id) else { continue };
            let SquadType { id, name, nation, elite, picture, .. } = squad;
            let whole = Kind::Squad { values: squad.whole, elite: *elite, half };
            add(*id, name, picture, Some(*nation), whole);
            let halved = Kind::Half { values: squad.half, elite: *elite, whole: *id };
            add(half, name, picture, Some(*nation), halved);
        }
        for leader in &file.leaders {
            let kind = Kind::Leader { values: leader.values, modifier: leader.modifier };
            add(leader.id, &leader.name, &leader.picture, Some(leader.nation), kind);
        }
        for weapon in &file.weapons {
            add(weapon.id, &weapon.name, &weapon.picture, None, Kind::Weapon(weapon.clone()));
        }
        for gun in &file.guns {
            add(gun.id, &gun.name, &gun.picture, Some(gun.nation), Kind::Gun(gun.clone()));
        }
        for afv in &file.afvs {
            add(afv.id, &afv.name, &afv.picture, Some(afv.nation), Kind::Afv(afv.clone()));
        }
        for vehicle in &file.vehicles {
            let kind = Kind::Vehicle(vehicle.clone());
            add(vehicle.id, &vehicle.name, &vehicle.picture, Some(vehicle.nation), kind);
        }
        if let Ok(sniper) = SNIPER.parse() {
            add(sniper, "Sniper", &None, None, Kind::Sniper);
        }
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
