//! Values of types and weapons as text (25).

use super::called::letter_name;
use crate::{
    engine::wording::{hexes, signed},
    games::squad::{
        rules::{
            Rulebook,
            counter::Counter,
            kinds::{Arm, Burden, Room},
            position::Public,
            scenario::units::{Kind, UnitType, Weapon},
        },
        words::names,
    },
};

/// The values of a type, each with its label.
pub(crate) fn values(kind: &UnitType) -> Vec<(&'static str, String)> {
    let letter = letter_name;
    let mut told = Vec::new();
    match &kind.kind {
        Kind::Squad { values, .. } | Kind::Half { values, .. } | Kind::Leader { values, .. } => {
            told.push(("Fire", format!("{}, up to {}", values.attack, hexes(values.range))));
            told.push(("Rating", values.casualty.to_string()));
        }
        Kind::Gun(gun) => {
            told.push(("Fire", format!("{} at infantry, {} at tanks", gun.attack, letter(gun.letter))));
            told.push(("Rating", gun.casualty.to_string()));
        }
        Kind::Afv(afv) => {
            if let Some(gun) = afv.cannon {
                told.push(("Gun", format!("{} at infantry, {} at tanks", gun.attack, letter(gun.letter))));
            }
            let guns = match (afv.mg, afv.forward_mg) {
                (0, 0) => "none".to_owned(),
                (all_round, 0) => format!("{all_round} all round"),
                (0, forward) => format!("{forward} forward"),
                (all_round, forward) => format!("{all_round} all round, {forward} forward"),
            };
            told.push(("MG", guns));
            let (front, rear) = afv.armour;
            told.push(("Armour", format!("front {}, rear {}", letter(front), letter(rear))));
        }
        Kind::Vehicle(vehicle) => {
            let guns = if vehicle.mg == 0 { "none".to_owned() } else { format!("{} all round", vehicle.mg) };
            told.push(("MG", guns));
            told.push(("Rating", vehicle.casualty.to_string()));
        }
        Kind::Weapon(weapon) => told.push(("Fire", weapon_told(weapon))),
        Kind::Sniper => told.push(("Fire", "die minus cover and hindrance, up to 6 hexes".to_owned())),
    }
    let traits = traits(kind);
    if !traits.is_empty() {
        told.push(("Also", traits));
    }
    told
}

/// The text of a weapon: "4, up to 7 hexes", "D at tanks, up to 4 hexes".
fn weapon_told(weapon: &Weapon) -> String {
    let range = match (weapon.least, weapon.range) {
        (0 | 1, 1) => "adjacent".to_owned(),
        (0 | 1, most) => format!("up to {most} hexes"),
        (least, most) => format!("at {least} to {most} hexes"),
    };
    match (weapon.arm, weapon.letter) {
        (Arm::Grenades, _) => "−1 to the dice, adjacent".to_owned(),
        (Arm::Satchel, _) => format!("{}, adjacent", signed(i64::from(weapon.attack))),
        (Arm::AntiTank, Some(letter)) => format!("{} at tanks, {range}", letter_name(letter)),
        (_, Some(letter)) => format!("{} {range}; {} at tanks", weapon.attack, letter_name(letter)),
        (_, None) => format!("{}, {range}", weapon.attack),
    }
}

/// The text of a carried counter: a weapon with its values, a passenger by its name.
pub(in crate::games::squad) fn carried_told(
    rulebook: &Rulebook,
    public: &Public,
    carried: &Counter,
) -> String {
    let kind = rulebook.kind(carried);
    match kind.weapon() {
        Some(weapon) => {
            format!("{}: {}", names::short_name(rulebook, public, carried.id), weapon_told(weapon))
        }
        None => {
            let armed =
                public.carried_by(carried.id).map(|weapon| names::short_name(rulebook, public, weapon.id));
            let armed: Vec<String> = armed.collect();
            if armed.is_empty() {
                names::short_name(rulebook, public, carried.id)
            } else {
                format!("{}, {}", names::short_name(rulebook, public, carried.id), armed.join(", "))
            }
        }
    }
}

/// The traits that are not among the values of a type, in a few words.
pub(in crate::games::squad) fn traits(kind: &UnitType) -> String {
    let carries = match kind.room() {
        Room::None => None,
        Room::Half => Some("carries a half squad, a leader and a weapon".to_owned()),
        Room::Squads(1) => Some("carries a squad, a leader and a weapon".to_owned()),
        Room::Squads(number) => Some(format!("carries {number} squads, leaders and weapons")),
    };
    let own = match &kind.kind {
        Kind::Squad { elite: true, .. } | Kind::Half { elite: true, .. } => Some("elite".to_owned()),
        Kind::Leader { modifier, .. } => Some(format!("leads with {}", signed(i64::from(*modifier)))),
        Kind::Weapon(weapon) => Some(weapon_traits(weapon)),
        Kind::Gun(gun) => Some(match (gun.shield, gun.large) {
            (true, true) => "shield; large: only towed".to_owned(),
            (true, false) => "shield".to_owned(),
            (false, true) => "large: only towed".to_owned(),
            (false, false) => String::new(),
        }),
        Kind::Afv(afv) => afv.cannon.map(|cannon| {
            if cannon.turret { "turret".to_owned() } else { "gun fires only forward".to_owned() }
        }),
        _ => None,
    };
    let tows = kind.tows().then(|| "tows a gun".to_owned());
    let told = own.into_iter().chain(carries).chain(tows).filter(|words| !words.is_empty());
    told.collect::<Vec<_>>().join(", ")
}

fn weapon_traits(weapon: &Weapon) -> String {
    let burden = match weapon.burden {
        Burden::Light => "light",
        Burden::Heavy => "heavy: −1 MP",
        Burden::Expendable => "used once",
    };
    let does = match weapon.arm {
        Arm::MachineGun => "",
        Arm::Mortar => ", indirect fire",
        Arm::AntiTank => ", at tanks only",
        Arm::Flamethrower => ", cover halved",
        Arm::Grenades | Arm::Satchel => ", adjacent",
    };
    format!("{burden}{does}")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// The values of section 25 as the panel of the selected unit shows them.
    #[test]
    fn values_are_told_by_their_labels() {
        let units = Rulebook::load("patrol").unwrap().units;
        let told = |kind: &str| {
            let values = values(units.find(kind.parse().unwrap()).unwrap());
            values.into_iter().map(|(label, told)| format!("{label} {told}")).collect::<Vec<_>>()
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
