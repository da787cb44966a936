//! The names of the kinds of counters and markers, for the legend of a figure. The drawings of an art pack have the same
//! names in every game.

use crate::{
    art::packs::face::Face,
    engine::{
        text::{id, say_id},
        wording::capital,
    },
};

/// The message of each kind of counter, after the beginnings of the names of its symbols.
const COUNTERS: &[(&[&str], &str)] = &[
    (&["star"], id!("figure-counter-general")),
    (&["leader"], id!("figure-counter-leader")),
    (&["infantry", "rifleman", "submachine_gunner"], id!("figure-counter-infantry")),
    (&["armour"], id!("figure-counter-armour")),
    (&["mechanized"], id!("figure-counter-mechanized")),
    (&["motorized"], id!("figure-counter-motorized")),
    (&["cavalry", "horseman"], id!("figure-counter-cavalry")),
    (&["engineer"], id!("figure-counter-engineers")),
    (&["scout"], id!("figure-counter-scouts")),
    (&["command_post"], id!("figure-counter-headquarters")),
    (&["trio"], id!("figure-counter-trio")),
    (&["pair"], id!("figure-counter-pair")),
    (&["sniper"], id!("figure-counter-sniper")),
    (&["machine_gun", "weapon_heavy_mg", "weapon_light_mg"], id!("figure-counter-machine-gun")),
    (&["mortar", "weapon_mortar"], id!("figure-counter-mortar")),
    (&["weapon"], id!("figure-counter-weapon")),
    (&["anti_tank", "light_anti_tank"], id!("figure-counter-anti-tank")),
    (&["flak_gun", "flak_tank", "flak_88"], id!("figure-counter-anti-aircraft")),
    (&["rocket"], id!("figure-counter-rockets")),
    (
        &["howitzer", "heavy_gun", "infantry_gun", "field_gun", "pedestal_gun", "gun_carriage"],
        id!("figure-counter-gun"),
    ),
    (
        &[
            "assault_tank",
            "churchill",
            "heavy_tank",
            "is_2",
            "light_tank",
            "panther",
            "panzer_4",
            "sherman",
            "t34",
            "tiger",
        ],
        id!("figure-counter-tank"),
    ),
    (&["open_turret"], id!("figure-counter-tank-destroyer")),
    (&["casemate", "heavy_casemate", "su_casemate"], id!("figure-counter-assault-gun")),
    (&["armoured_car"], id!("figure-counter-armoured-car")),
    (&["half_track"], id!("figure-counter-half-track")),
    (&["jeep", "tractor", "truck", "wagon"], id!("figure-counter-transport")),
];

/// The same for markers.
const MARKERS: &[(&[&str], &str)] = &[
    (&["air_interdiction"], id!("figure-marker-air-interdiction")),
    (&["soviet_interdiction"], id!("figure-marker-interdiction")),
    (&["rail_cut"], id!("figure-marker-rail-cut")),
    (&["position"], id!("figure-marker-position")),
    (&["mines", "minefield", "mined"], id!("figure-marker-mines")),
    (&["wreck", "wrecks"], id!("figure-marker-wreck")),
    (&["road_block"], id!("figure-marker-road-block")),
    (&["fort"], id!("figure-marker-fort")),
    (&["registration"], id!("figure-marker-registration")),
    (&["barbed_wire"], id!("figure-marker-wire")),
    (&["bunker"], id!("figure-marker-bunker")),
    (&["call"], id!("figure-marker-mission")),
    (&["foxhole"], id!("figure-marker-foxholes")),
    (&["trench"], id!("figure-marker-trench")),
    (&["sandbags"], id!("figure-marker-sandbags")),
    (&["lane"], id!("figure-marker-lane")),
    (&["smoke"], id!("figure-marker-smoke")),
    (&["disrupted"], id!("figure-marker-disrupted")),
    (&["out_of_supply"], id!("figure-marker-out-of-supply")),
];

/// The beginning of the names of symbols that show a vehicle or a gun from above.
const FROM_ABOVE: &str = "top_";

/// Returns the name of the kind of a counter, in the language of the table; none for a card without a symbol.
pub(super) fn counter(face: &Face) -> Option<String> {
    let symbol = face.symbol.as_str();
    named(COUNTERS, symbol.strip_prefix(FROM_ABOVE).unwrap_or(symbol))
}

/// Returns the name of the kind of a marker, in the language of the table.
pub(super) fn marker(face: &Face) -> Option<String> {
    named(MARKERS, &face.symbol)
}

/// Returns the name of a drawing; for one that only an own pack has, its name there as words.
fn named(known: &[(&[&str], &'static str)], drawing: &str) -> Option<String> {
    let begins = |word: &&str| {
        drawing.strip_prefix(*word).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    let listed = known.iter().find(|(words, _)| words.iter().any(&begins));
    match listed {
        Some((_, id)) => Some(capital(&say_id(id))),
        None => (!drawing.is_empty()).then(|| capital(&drawing.replace('_', " "))),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::art::packs::pack::Pack;

    fn drawn(symbol: &str) -> Face {
        Face { symbol: symbol.to_owned(), ..Face::default() }
    }

    #[test]
    fn kinds_have_names() {
        assert_eq!(counter(&drawn("top_t34_85")), Some("Tank".to_owned()));
        assert_eq!(counter(&drawn("weapon_light_mg")), Some("Machine gun".to_owned()));
        assert_eq!(counter(&drawn("weapon_piat")), Some("Weapon carried by infantry".to_owned()));
        assert_eq!(counter(&drawn("own_walker")), Some("Own walker".to_owned()));
        assert_eq!(counter(&drawn("")), None);
        assert_eq!(marker(&drawn("smoke_2")), Some("Smoke".to_owned()));
    }

    /// Every symbol of the standard pack has a name of its own.
    #[test]
    fn every_symbol_has_a_name() {
        let pack = Pack::standard().unwrap();
        for symbol in pack.symbol_names() {
            let words = capital(&symbol.replace('_', " "));
            let name = counter(&drawn(symbol));
            assert!(ALIKE.contains(&symbol) || name != Some(words), "{symbol}: {name:?}");
        }
    }

    /// Symbols whose names are words already.
    const ALIKE: [&str; 8] = [
        "armour",
        "armoured_car",
        "cavalry",
        "infantry",
        "machine_gun",
        "mortar",
        "rocket_launcher",
        "sniper",
    ];
}
