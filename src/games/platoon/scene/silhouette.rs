//! The drawing of the art pack for a type, and the card of its nation.

use crate::{
    art::packs::pack::standard,
    engine::data::Fault,
    games::platoon::rules::{
        kinds::{Class, Moves, Side},
        scenario::units::{UnitType, UnitsFile},
    },
};

/// The card of a nation; Americans have the Soviet side's seat, with a card of the same cut.
pub(super) fn template(kind: &UnitType) -> &'static str {
    match kind.side {
        Side::German => "values_german",
        Side::Soviet if kind.id.as_str().starts_with("us-") => "values_allied",
        Side::Soviet => "values_soviet",
    }
}

/// Returns the faults of the pictures that the types of a list name.
pub fn picture_faults(units: &UnitsFile) -> Vec<Fault> {
    let types = units.platoon_types.iter().enumerate();
    standard::picture_faults(
        types.map(|(number, kind)| (format!("platoon_types[{number}]"), kind.picture.as_deref())),
    )
}

/// The drawing of a type from the side: the one that it names, that of its id, or one that follows from its values.
pub(super) fn symbol(kind: &UnitType) -> String {
    let is_apt = |drawing: &&str| *drawing != "rifleman" || kind.moves == Moves::Foot;
    let usual = || silhouette(kind.id.as_str()).filter(is_apt).unwrap_or_else(|| by_values(kind)).to_owned();
    kind.picture.clone().unwrap_or_else(usual)
}

/// The drawing of a type that is not known by its id.
fn by_values(kind: &UnitType) -> &'static str {
    match (kind.moves, kind.class) {
        (Moves::Tracked, Class::C) => "tractor",
        (Moves::Tracked, Class::ArmedCarrier) => "half_track",
        (Moves::Tracked, Class::Howitzer | Class::M) => "gun_carriage",
        (Moves::Tracked, Class::A | Class::H | Class::I) => match template(kind) {
            "values_german" => "panzer_4",
            "values_allied" => "sherman",
            _ => "t34",
        },
        (Moves::Truck, _) => "truck",
        (Moves::Wagon, _) => "wagon",
        (Moves::Mounted, _) => "horseman",
        (Moves::Foot, _) if kind.engineer => "engineer",
        (_, Class::A) => "anti_tank",
        (_, Class::H) => "infantry_gun",
        (_, Class::Howitzer) => "howitzer",
        (_, Class::M) => "mortar",
        (Moves::Foot, Class::I | Class::ArmedCarrier) => "rifleman",
        (Moves::Immobile, Class::I | Class::ArmedCarrier) => "machine_gun",
        (_, Class::C) => "command_post",
    }
}

/// The drawing of a type with a known id; none for any other.
fn silhouette(kind: &str) -> Option<&'static str> {
    let bare = kind.split_once('-').map_or(kind, |(_, bare)| bare);
    Some(match bare {
        "pz-3j" | "pz-4h" => "panzer_4",
        "panther-g" => "heavy_tank",
        "tiger-1" | "tiger-2" => "tiger",
        "t34-76" | "t34-85" => "t34",
        "kv-1" | "kv-85" | "is-2" => "assault_tank",
        "t70" => "light_tank",
        "m4-75" | "m4-76" => "sherman",
        "stug-3g" | "stuh-42" | "hetzer" | "jagdpanzer-4" | "jagdpanther" => "casemate",
        "su-85" | "su-100" | "su-122" => "su_casemate",
        "su-152" | "isu-122" => "heavy_casemate",
        "marder-3" | "nashorn" | "wespe" | "hummel" | "su-76" | "priest" => "gun_carriage",
        "m10" => "open_turret",
        "puma" | "sdkfz-234" | "ba-64" => "armoured_car",
        "wirbelwind" => "flak_tank",
        "maultier" => "rocket_half_track",
        "m13" => "rocket_truck",
        "nebelwerfer" => "rocket_launcher",
        "sdkfz-251" | "m3" => "half_track",
        "prime-mover" => "tractor",
        "truck" => "truck",
        "wagon" => "wagon",
        "smg" => "submachine_gunner",
        "hmg" | "mg" => "machine_gun",
        "engineer" => "engineer",
        "cavalry" => "horseman",
        "recon" => "scout",
        "mortar-81" | "mortar-82" | "mortar-120" => "mortar",
        "infantry-gun-75" | "infantry-gun-150" | "regimental-76" => "infantry_gun",
        "howitzer-105" | "gun-76" | "howitzer-122" => "howitzer",
        "howitzer-150" | "howitzer-152" | "gun-170" => "heavy_gun",
        "at-88" => "pedestal_gun",
        "at-45" | "at-50" | "at-57" | "at-75" | "at-76" => "anti_tank",
        "flak-20" | "flak-20-4" => "flak_gun",
        "cp" => "command_post",
        "rifle" | "security" | "guards" | "armored-infantry" => "rifleman",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{art::packs::pack::Pack, games::platoon::rules::Rulebook};
    use std::collections::BTreeSet;

    fn types() -> UnitsFile {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/platoon/units.ron");
        let text = std::fs::read_to_string(path).unwrap();
        crate::engine::data::parse("units.ron", &text).unwrap()
    }

    /// A type that nobody has drawn looks like its values, even if its id is that of another arm.
    #[test]
    fn a_type_of_ones_own_is_drawn_as_what_it_is() {
        let pack = Pack::standard().unwrap();
        for kind in types().platoon_types {
            let mut own = kind.clone();
            own.id = "xx-landship".parse().unwrap();
            let drawn = symbol(&own);
            assert!(pack.symbol_names().any(|name| name == drawn), "{}: {drawn}", kind.id);
            let walks = kind.moves == Moves::Foot;
            assert!(walks || drawn != "rifleman", "{}: {drawn}", kind.id);
            own.id = "xx-rifle".parse().unwrap();
            assert!(walks || symbol(&own) != "rifleman", "{}: {}", kind.id, symbol(&own));
        }
        let drawn = |id: &str| {
            let mut kind = types().platoon_types.into_iter().find(|kind| kind.id.as_str() == id).unwrap();
            kind.id = format!("{}-landship", &id[..2]).parse().unwrap();
            symbol(&kind)
        };
        let expected = [
            ("ge-tiger-2", "panzer_4"),
            ("so-is-2", "t34"),
            ("us-m4-75", "sherman"),
            ("ge-wespe", "gun_carriage"),
            ("ge-sdkfz-251", "half_track"),
            ("ge-howitzer-105", "howitzer"),
            ("ge-mortar-120", "mortar"),
            ("ge-cavalry", "horseman"),
            ("ge-truck", "truck"),
            ("ge-rifle", "rifleman"),
        ];
        for (id, looks) in expected {
            assert_eq!(drawn(id), looks, "{id}");
        }
    }

    /// A picture that a type names counts, and one that is not there is reported at its place.
    #[test]
    fn a_type_names_its_picture() {
        let mut units = types();
        assert_eq!(picture_faults(&units).len(), 0);
        units.platoon_types[3].picture = Some("horseman".to_owned());
        assert_eq!(picture_faults(&units).len(), 0);
        assert_eq!(symbol(&units.platoon_types[3]), "horseman");
        units.platoon_types[3].picture = Some("landship".to_owned());
        let faults = picture_faults(&units);
        assert_eq!((faults.len(), faults[0].path.as_str()), (1, "platoon_types[3].picture"));
        let why = &faults[0].sentence;
        assert!(why.starts_with("no symbol is called \"landship\": choose one of anti_tank"), "{why}");
    }

    /// A list without pictures is written as it was.
    #[test]
    fn a_picture_that_is_not_there_is_not_written() {
        let mut units = types();
        assert!(!serde_json::to_string(&units).unwrap().contains("picture"));
        units.platoon_types[0].picture = Some("tiger".to_owned());
        assert!(serde_json::to_string(&units).unwrap().contains("\"picture\":\"tiger\""));
    }

    /// Only riflemen have the drawing of the rifleman.
    #[test]
    fn only_who_walks_with_a_rifle_looks_like_it() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let walkers =
            rulebook.units.all().iter().filter(|kind| silhouette(kind.id.as_str()) == Some("rifleman"));
        let walkers: BTreeSet<&str> = walkers.map(|kind| kind.id.as_str()).collect();
        let known = ["ge-rifle", "ge-security", "so-rifle", "so-guards", "us-rifle", "us-armored-infantry"];
        assert_eq!(walkers, BTreeSet::from(known));
    }
}
