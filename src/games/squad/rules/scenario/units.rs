//! The unit file: types of units and weapons, and their values (2, 25).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{counters::UnitId, data::Fault},
    games::squad::rules::kinds::{Arm, Burden, Letter, Nation, Room},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The file, with a list for each kind of units.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitsFile {
    pub id: String,
    pub squads: Vec<SquadType>,
    pub leaders: Vec<LeaderType>,
    pub weapons: Vec<Weapon>,
    pub guns: Vec<GunType>,
    pub afvs: Vec<AfvType>,
    pub vehicles: Vec<VehicleType>,
}

/// AP, range and casualty rating of infantry (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// Anti-personnel factor.
    pub attack: u16,
    /// The range in hexes.
    pub range: u32,
    /// Casualty rating.
    pub casualty: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    pub whole: Values,
    /// Each of its two half squads.
    pub half: Values,
    #[serde(default)]
    pub elite: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    pub values: Values,
    /// The modifier to the dice that it leads, 0 to −2.
    pub modifier: i8,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// A support weapon (2.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    pub id: UnitId,
    pub name: String,
    pub burden: Burden,
    pub arm: Arm,
    /// Anti-personnel factor; none for a weapon only against tanks.
    #[serde(default)]
    pub attack: u16,
    /// The range in hexes, for both kinds of fire.
    pub range: u32,
    /// The shortest distance of a target.
    #[serde(default)]
    pub least: u32,
    /// Its strength against armour.
    #[serde(default)]
    pub letter: Option<Letter>,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// A gun with its crew (2.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    pub letter: Letter,
    pub attack: u16,
    pub casualty: u16,
    #[serde(default)]
    pub shield: bool,
    /// Whether it can move only when towed.
    #[serde(default)]
    pub large: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// The gun of a vehicle (2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cannon {
    pub letter: Letter,
    pub attack: u16,
    /// Whether it fires all round.
    #[serde(default)]
    pub turret: bool,
}

/// An armoured vehicle (2.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AfvType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    #[serde(default)]
    pub cannon: Option<Cannon>,
    /// AP of the machine gun that fires all round.
    #[serde(default)]
    pub mg: u16,
    /// AP of the machine gun that fires into the forward arc.
    #[serde(default)]
    pub forward_mg: u16,
    /// Front and rear armour.
    pub armour: (Letter, Letter),
    /// The movement allowance in points.
    pub allowance: u16,
    #[serde(default)]
    pub room: Room,
    #[serde(default)]
    pub tows: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// An unarmoured vehicle (2.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    pub casualty: u16,
    /// AP of its machine gun, which fires all round.
    #[serde(default)]
    pub mg: u16,
    pub allowance: u16,
    #[serde(default)]
    pub room: Room,
    #[serde(default)]
    pub tows: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

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

/// The id of the type of snipers, of either side (21.3).
pub const SNIPER: &str = "sniper";

/// The types, in the order of their ids.
#[derive(Clone, Debug)]
pub struct Units(Vec<UnitType>);

impl Units {
    /// Reads the types of a file, or returns the faults of the file.
    pub fn new(file: &UnitsFile) -> Result<Self, Vec<Fault>> {
        let mut check = Check { faults: Vec::new(), seen: BTreeSet::new() };
        check.file(file);
        if !check.faults.is_empty() {
            return Err(check.faults);
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

/// The faults of a file, as they are found.
struct Check {
    faults: Vec<Fault>,
    seen: BTreeSet<UnitId>,
}

/// The highest value on a counter.
const MOST: u16 = 99;

impl Check {
    fn fault(&mut self, path: String, why: impl Into<String>) {
        self.faults.push(Fault::new(path, why));
    }

    /// The number of a counter follows the id of its type. A half squad has the letter of its half after that.
    fn id(&mut self, path: &str, id: UnitId, number: &str) {
        if !self.seen.insert(id) || id.as_str() == SNIPER {
            self.fault(format!("{path}.id"), format!("{id} is listed twice"));
        }
        if format!("{id}{number}").parse::<UnitId>().is_err() {
            self.fault(format!("{path}.id"), format!("{id} is too long: counters add a number to it"));
        }
    }

    fn up_to(&mut self, path: String, least: u16, value: u16) {
        if !(least..=MOST).contains(&value) {
            self.fault(path, format!("the number must be from {least} to {MOST}"));
        }
    }

    fn values(&mut self, path: &str, values: &Values) {
        self.up_to(format!("{path}.attack"), 1, values.attack);
        self.up_to(format!("{path}.casualty"), 1, values.casualty);
        if !(1..=u32::from(MOST)).contains(&values.range) {
            self.fault(format!("{path}.range"), format!("the range must be from 1 to {MOST}"));
        }
    }

    fn file(&mut self, file: &UnitsFile) {
        if file.squads.is_empty() {
            self.fault("squads".to_owned(), "at least one squad type is required");
        }
        for (number, squad) in file.squads.iter().enumerate() {
            let path = format!("squads[{number}]");
            self.id(&path, squad.id, "-half-99a");
            self.values(&format!("{path}.whole"), &squad.whole);
            self.values(&format!("{path}.half"), &squad.half);
            if squad.half.casualty >= squad.whole.casualty {
                let why = "the rating of a half squad must be below that of its squad";
                self.fault(format!("{path}.half.casualty"), why);
            }
        }
        for (number, leader) in file.leaders.iter().enumerate() {
            let path = format!("leaders[{number}]");
            self.id(&path, leader.id, "-99");
            self.values(&format!("{path}.values"), &leader.values);
            if !(-2..=0).contains(&leader.modifier) {
                self.fault(format!("{path}.modifier"), "the modifier must be from -2 to 0");
            }
        }
        for (number, weapon) in file.weapons.iter().enumerate() {
            self.weapon(&format!("weapons[{number}]"), weapon);
        }
        for (number, gun) in file.guns.iter().enumerate() {
            let path = format!("guns[{number}]");
            self.id(&path, gun.id, "-99");
            self.up_to(format!("{path}.attack"), 1, gun.attack);
            self.up_to(format!("{path}.casualty"), 1, gun.casualty);
        }
        for (number, afv) in file.afvs.iter().enumerate() {
            let path = format!("afvs[{number}]");
            self.id(&path, afv.id, "-99");
            self.up_to(format!("{path}.allowance"), 1, afv.allowance);
            self.up_to(format!("{path}.mg"), 0, afv.mg);
            self.up_to(format!("{path}.forward_mg"), 0, afv.forward_mg);
            if let Some(cannon) = &afv.cannon {
                self.up_to(format!("{path}.cannon.attack"), 1, cannon.attack);
            }
        }
        for (number, vehicle) in file.vehicles.iter().enumerate() {
            let path = format!("vehicles[{number}]");
            self.id(&path, vehicle.id, "-99");
            self.up_to(format!("{path}.allowance"), 1, vehicle.allowance);
            self.up_to(format!("{path}.mg"), 0, vehicle.mg);
            self.up_to(format!("{path}.casualty"), 1, vehicle.casualty);
        }
    }

    fn weapon(&mut self, path: &str, weapon: &Weapon) {
        self.id(path, weapon.id, "-99");
        self.up_to(format!("{path}.attack"), 0, weapon.attack);
        if !(1..=u32::from(MOST)).contains(&weapon.range) || weapon.least > weapon.range {
            self.fault(
                format!("{path}.range"),
                format!("the range must be from 1 to {MOST} and not below the minimum range"),
            );
        }
        if (weapon.arm == Arm::AntiTank) != (weapon.attack == 0 && weapon.letter.is_some()) {
            let why = "anti-tank weapons must have a letter and no attack, all others an attack";
            // Grenades have neither of them.
            if weapon.arm != Arm::Grenades {
                self.fault(format!("{path}.letter"), why);
            }
        }
        if weapon.letter.is_some() && !matches!(weapon.arm, Arm::AntiTank | Arm::Mortar) {
            self.fault(format!("{path}.letter"), "only anti-tank weapons and mortars can have a letter");
        }
        let expendable = matches!(weapon.arm, Arm::Grenades | Arm::Satchel);
        if expendable && weapon.burden != Burden::Expendable {
            self.fault(format!("{path}.burden"), "grenades and satchel charges must be expendable");
        }
    }
}
