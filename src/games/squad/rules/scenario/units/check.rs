//! The check of the unit file: ids that are listed twice, and numbers that make no sense.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{SNIPER, UnitsFile, Values, Weapon};
use crate::{
    engine::{counters::UnitId, data::Fault},
    games::squad::rules::kinds::{Arm, Burden},
};
use std::collections::BTreeSet;

/// The highest value on a counter.
const MOST: u16 = 99;

/// Returns the faults of a file.
pub(super) fn faults_of(file: &UnitsFile) -> Vec<Fault> {
    let mut check = Check { faults: Vec::new(), seen: BTreeSet::new() };
    check.file(file);
    check.faults
}

/// The faults of a file, as they are found.
struct Check {
    faults: Vec<Fault>,
    seen: BTreeSet<UnitId>,
}

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
