//! Values of types and weapons as text (25).

use super::called::letter_name;
use crate::{
    engine::text::{id, say},
    games::squad::{
        rules::{
            Rulebook,
            counter::Counter,
            kinds::{Arm, Burden, Room},
            position::Public,
            scenario::units::{AfvType, Kind, UnitType, Weapon},
        },
        words::names,
    },
};

/// The values of a type, each with the message of its label.
pub(crate) fn values(kind: &UnitType) -> Vec<(&'static str, String)> {
    let (fire, rating, guns) = (id!("squad-scene-fire"), id!("squad-scene-rating"), id!("squad-scene-mg"));
    let mut told = match &kind.kind {
        Kind::Squad { values, .. } | Kind::Half { values, .. } | Kind::Leader { values, .. } => {
            let attack = say!("squad-scene-fire-up-to", strength = values.attack, range = values.range);
            vec![(fire, attack), (rating, values.casualty.to_string())]
        }
        Kind::Gun(gun) => {
            let letter = letter_name(gun.letter);
            let attack = say!("squad-scene-fire-gun", strength = gun.attack, letter = letter);
            vec![(fire, attack), (rating, gun.casualty.to_string())]
        }
        Kind::Afv(afv) => of_afv(afv),
        Kind::Vehicle(vehicle) => {
            vec![(guns, mg_told(vehicle.mg, 0)), (rating, vehicle.casualty.to_string())]
        }
        Kind::Weapon(weapon) => vec![(fire, weapon_told(weapon))],
        Kind::Sniper => vec![(fire, say!("squad-scene-fire-sniper"))],
    };
    let traits = traits(kind);
    if !traits.is_empty() {
        told.push((id!("squad-scene-also"), traits));
    }
    told
}

fn of_afv(afv: &AfvType) -> Vec<(&'static str, String)> {
    let mut told = Vec::new();
    if let Some(gun) = afv.cannon {
        let letter = letter_name(gun.letter);
        let attack = say!("squad-scene-fire-gun", strength = gun.attack, letter = letter);
        told.push((id!("squad-scene-gun"), attack));
    }
    told.push((id!("squad-scene-mg"), mg_told(afv.mg, afv.forward_mg)));
    let (front, rear) = afv.armour;
    let (front, rear) = (letter_name(front), letter_name(rear));
    told.push((id!("squad-scene-armour"), say!("squad-scene-armour-sides", front = front, rear = rear)));
    told
}

/// The strength of machine guns, all round and forward.
fn mg_told(all: u16, forward: u16) -> String {
    match (all, forward) {
        (0, 0) => say!("squad-scene-mg-none"),
        (all, 0) => say!("squad-scene-mg-all-round", all = all),
        (0, forward) => say!("squad-scene-mg-forward", forward = forward),
        (all, forward) => say!("squad-scene-mg-both", all = all, forward = forward),
    }
}

/// The text of a weapon: "4, up to 7 hexes", "D at tanks, up to 4 hexes".
fn weapon_told(weapon: &Weapon) -> String {
    let range = match (weapon.least, weapon.range) {
        (0 | 1, 1) => say!("squad-scene-range-adjacent"),
        (0 | 1, most) => say!("squad-scene-range-up-to", most = most),
        (least, most) => say!("squad-scene-range-between", least = least, most = most),
    };
    let (strength, letter) = (weapon.attack, weapon.letter.map(letter_name));
    match (weapon.arm, letter) {
        (Arm::Grenades, _) => say!("squad-scene-weapon-grenades"),
        (Arm::Satchel, _) => say!("squad-scene-weapon-satchel", strength = strength),
        (Arm::AntiTank, Some(letter)) => {
            say!("squad-scene-weapon-at-tanks", letter = letter, range = range)
        }
        (_, Some(letter)) => {
            say!("squad-scene-weapon-at-both", strength = strength, range = range, letter = letter)
        }
        (_, None) => say!("squad-scene-weapon", strength = strength, range = range),
    }
}

/// The text of a carried counter: a weapon with its values, a passenger by its name.
pub(in crate::games::squad) fn carried_told(
    rulebook: &Rulebook,
    public: &Public,
    carried: &Counter,
) -> String {
    let name = names::short_name(rulebook, public, carried.id);
    if let Some(weapon) = rulebook.kind(carried).weapon() {
        return say!("squad-scene-carried-weapon", weapon = name, fire = weapon_told(weapon));
    }
    let armed = public.carried_by(carried.id);
    let armed: Vec<String> = armed.map(|weapon| names::short_name(rulebook, public, weapon.id)).collect();
    match armed.is_empty() {
        true => name,
        false => say!("squad-scene-carried-armed", unit = name, weapons = armed.join(", ")),
    }
}

/// The traits that are not among the values of a type, in a few words.
pub(in crate::games::squad) fn traits(kind: &UnitType) -> String {
    let mut told: Vec<String> = match &kind.kind {
        Kind::Squad { elite: true, .. } | Kind::Half { elite: true, .. } => {
            vec![say!("squad-scene-trait-elite")]
        }
        Kind::Leader { modifier, .. } => vec![say!("squad-scene-trait-leads", modifier = *modifier)],
        Kind::Weapon(weapon) => weapon_traits(weapon),
        Kind::Gun(gun) => match (gun.shield, gun.large) {
            (true, true) => vec![say!("squad-scene-trait-shield-large")],
            (true, false) => vec![say!("squad-scene-trait-shield")],
            (false, true) => vec![say!("squad-scene-trait-large")],
            (false, false) => Vec::new(),
        },
        Kind::Afv(afv) => match afv.cannon {
            Some(cannon) if cannon.turret => vec![say!("squad-scene-trait-turret")],
            Some(_) => vec![say!("squad-scene-trait-fixed-gun")],
            None => Vec::new(),
        },
        _ => Vec::new(),
    };
    match kind.room() {
        Room::None => {}
        Room::Half => told.push(say!("squad-scene-trait-room-half")),
        Room::Squads(number) => told.push(say!("squad-scene-trait-room", n = number)),
    }
    if kind.tows() {
        told.push(say!("squad-scene-trait-tows"));
    }
    told.join(", ")
}

fn weapon_traits(weapon: &Weapon) -> Vec<String> {
    let burden = match weapon.burden {
        Burden::Light => say!("squad-scene-trait-light"),
        Burden::Heavy => say!("squad-scene-trait-heavy"),
        Burden::Expendable => say!("squad-scene-trait-expendable"),
    };
    let does = match weapon.arm {
        Arm::MachineGun => return vec![burden],
        Arm::Mortar => say!("squad-scene-trait-indirect"),
        Arm::AntiTank => say!("squad-scene-trait-at-tanks"),
        Arm::Flamethrower => say!("squad-scene-trait-flamethrower"),
        Arm::Grenades | Arm::Satchel => say!("squad-scene-trait-adjacent"),
    };
    vec![burden, does]
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::text::say_id;

    /// The values of section 25 as the panel of the selected unit shows them.
    #[test]
    fn values_are_told_by_their_labels() {
        let units = Rulebook::load("patrol").unwrap().units;
        let told = |kind: &str| {
            let values = values(units.find(kind.parse().unwrap()).unwrap());
            values.into_iter().map(|(label, told)| format!("{} {told}", say_id(label))).collect::<Vec<_>>()
        };
        assert_eq!(told("ge-rifle"), ["Fire 4, up to 6 hexes", "Rating 5"]);
        assert_eq!(told("us-leader-1"), ["Fire 1, up to 3 hexes", "Rating 1", "Also leads with −1"]);
        assert_eq!(
            told("ge-pz-4h")[..3],
            ["Gun 12 at infantry, D at tanks", "MG 4 all round, 3 forward", "Armour front D, rear C"]
        );
        assert_eq!(told("ge-panzerschreck")[0], "Fire D at tanks, up to 4 hexes");
        assert_eq!(told("ge-mortar-5cm")[0], "Fire 5 at 2 to 6 hexes; A at tanks");
    }
}
