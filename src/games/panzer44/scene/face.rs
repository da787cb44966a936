//! The face of a counter: on the map, in the panels, in pictures.

use crate::{
    art::packs::{face::Face, pack::standard},
    engine::data::Fault,
    games::panzer44::rules::{
        counter::{Counter, Motion},
        kinds::{Class, Mobility, Side, Target},
        position::Public,
        rulebook::Rulebook,
        scenario::units::{UnitType, UnitsFile},
    },
    scene::{CardState, badged},
};

/// The parts of a counter's face that its components do not state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    moved: bool,
    fired: bool,
    loaded: bool,
}

impl Look {
    pub fn of(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Self {
        let active = public.phase.side(&rulebook.scenario) == Some(counter.side);
        Self {
            moved: public.phase.is_movement() && active && counter.condition.motion == Motion::Done,
            fired: public.phase.is_fire() && active && counter.condition.has_fired,
            loaded: public.passenger(counter.id).is_some(),
        }
    }
}

pub fn face(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Face {
    face_with(rulebook, counter, &Look::of(rulebook, public, counter))
}

pub fn face_with(rulebook: &Rulebook, counter: &Counter, look: &Look) -> Face {
    let mut face = face_of_type(rulebook.kind(counter));
    face.dimmed = look.moved || look.fired;
    face.badges = badges(counter, look.loaded).into_iter().map(str::to_owned).collect();
    if look.moved {
        face.badges.push("moved".to_owned());
    }
    face.unit = counter.id.to_string();
    face
}

/// The face of a type as printed.
pub fn face_of_type(kind: &UnitType) -> Face {
    let gun = kind.gun.as_ref();
    Face {
        template: match kind.side {
            Side::German => "tactical_german",
            Side::Allied => "tactical_allied",
        }
        .to_owned(),
        symbol: symbol(kind),
        kind: kind.id.to_string(),
        title: kind.name.clone(),
        strength: gun.map_or_else(|| "–".to_owned(), |gun| gun.attack.to_string()),
        band_label: gun.map_or("", |gun| class(gun.class)).to_owned(),
        designation: gun.map_or_else(String::new, |gun| gun.range.to_string()),
        formation: kind.defence.to_string(),
        rating: kind.allowance.to_string(),
        variant: match kind.target {
            Target::Hard => "hard",
            Target::Soft => "soft",
        }
        .to_owned(),
        ..Face::default()
    }
}

fn class(class: Class) -> &'static str {
    match class {
        Class::M => "M",
        Class::R => "R",
        Class::H => "H",
    }
}

/// The badges for the condition of a counter.
fn badges(counter: &Counter, loaded: bool) -> Vec<&'static str> {
    let condition = &counter.condition;
    let mut badges = Vec::new();
    match condition.disruption {
        0 => {}
        1 => badges.push("d1"),
        2 => badges.push("d2"),
        _ => badges.push("d3"),
    }
    if condition.panicked {
        badges.push("panicked");
    } else if condition.will_panic {
        badges.push("will_panic");
    }
    if condition.pinned {
        badges.push("pinned");
    }
    if loaded {
        badges.push("loaded");
    }
    badges
}

/// The states in which a counter is seen, from its printed front.
pub fn card_states(front: &Face) -> Vec<(CardState, Face)> {
    let done = |badges: &[&str]| Face { dimmed: true, ..badged(front, badges) };
    vec![
        (CardState::Fresh, front.clone()),
        (CardState::Moved, done(&["moved"])),
        (CardState::Fired, done(&[])),
        (CardState::Disrupted, badged(front, &["d2"])),
        (CardState::Pinned, badged(front, &["pinned"])),
        (CardState::Panicked, badged(front, &["panicked"])),
        (CardState::Carrying, badged(front, &["loaded"])),
        (CardState::TwoBadges, badged(front, &["d3", "pinned"])),
    ]
}

/// Returns the faults of the pictures that the types of a list name.
pub fn picture_faults(units: &UnitsFile) -> Vec<Fault> {
    let types = units.unit_types.iter().enumerate();
    standard::picture_faults(
        types.map(|(number, kind)| (format!("unit_types[{number}]"), kind.picture.as_deref())),
    )
}

/// The drawing of a type from the side: the one that it names, that of its id, or one that follows from its values.
fn symbol(kind: &UnitType) -> String {
    let is_apt = |drawing: &&str| *drawing != "rifleman" || kind.moves == Mobility::Foot;
    let usual = || silhouette(kind.id.as_str()).filter(is_apt).unwrap_or_else(|| by_values(kind)).to_owned();
    kind.picture.clone().unwrap_or_else(usual)
}

/// The drawing of a type that is not known by its id.
fn by_values(kind: &UnitType) -> &'static str {
    match (kind.moves, kind.gun.as_ref().map(|gun| gun.class)) {
        (Mobility::HardVehicle, None) => "half_track",
        (Mobility::HardVehicle, Some(_)) if kind.carrier => "half_track",
        (Mobility::HardVehicle, Some(Class::M)) => match kind.side {
            Side::German => "panzer_4",
            Side::Allied => "sherman",
        },
        (Mobility::HardVehicle, Some(Class::H)) => "gun_carriage",
        (Mobility::HardVehicle, Some(Class::R)) => "armoured_car",
        (Mobility::SoftVehicle, None) => "truck",
        (Mobility::SoftVehicle, Some(_)) if kind.carrier => "truck",
        (Mobility::SoftVehicle, Some(_)) => "jeep",
        (Mobility::Foot, _) if kind.engineer => "engineer",
        (Mobility::Foot | Mobility::Immobile, Some(Class::M)) => "anti_tank",
        (Mobility::Foot, Some(Class::H)) => "mortar",
        (Mobility::Immobile, Some(Class::H)) => "howitzer",
        (Mobility::Foot, Some(Class::R) | None) => "rifleman",
        (Mobility::Immobile, Some(Class::R)) => "machine_gun",
        (Mobility::Immobile, None) => "command_post",
    }
}

/// The drawing of a type with a known id; none for any other.
fn silhouette(kind: &str) -> Option<&'static str> {
    let bare = kind.split_once('-').map_or(kind, |(_, bare)| bare);
    Some(match bare {
        "m4-75" | "m4-76" | "firefly" | "m4a3e2" | "m4-105" => "sherman",
        "m5a1" => "light_tank",
        "churchill" => "churchill",
        "m10" | "m18" | "m36" => "open_turret",
        "pz-4h" => "panzer_4",
        "panther" | "tiger-1" | "tiger-2" => "heavy_tank",
        "stug-3" | "stuh" | "hetzer" | "jgpz-4" | "jagdpanther" => "casemate",
        "marder" | "m7" | "wespe" => "gun_carriage",
        "wirbelwind" => "flak_tank",
        "puma" | "m8-car" => "armoured_car",
        "m3-halftrack" | "sdkfz-251" => "half_track",
        "truck" => "truck",
        "jeep-recon" | "kubel-recon" => "jeep",
        "engineer" | "pioneer" => "engineer",
        "mg-section" | "hmg-section" => "machine_gun",
        "mortar-81" | "mortar-8cm" | "mortar-12cm" => "mortar",
        "howitzer-105" => "howitzer",
        "at-57" | "at-3in" | "at-17pdr" | "pak-40" | "flak-88" | "pak-43" => "anti_tank",
        "rifle" | "armoured-infantry" | "grenadier" | "pzgren" | "volksgren" => "rifleman",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::packs::pack::Pack;

    fn types() -> UnitsFile {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/panzer44/units.ron");
        let text = std::fs::read_to_string(path).unwrap();
        crate::engine::data::parse("units.ron", &text).unwrap()
    }

    /// A type that nobody has drawn looks like its values, even if its id is that of another arm.
    #[test]
    fn a_type_of_ones_own_is_drawn_as_what_it_is() {
        let pack = Pack::standard().unwrap();
        for kind in types().unit_types {
            let mut own = kind.clone();
            for id in ["xx-landship", "xx-rifle"] {
                own.id = id.parse().unwrap();
                let drawn = symbol(&own);
                assert!(pack.symbol_names().any(|name| name == drawn), "{}: {drawn}", kind.id);
                assert!(kind.moves == Mobility::Foot || drawn != "rifleman", "{}: {drawn}", kind.id);
            }
        }
        let drawn = |id: &str| {
            let mut kind = types().unit_types.into_iter().find(|kind| kind.id.as_str() == id).unwrap();
            kind.id = "xx-landship".parse().unwrap();
            symbol(&kind)
        };
        let expected = [
            ("ge-tiger-1", "panzer_4"),
            ("us-m4-76", "sherman"),
            ("ge-truck", "truck"),
            ("us-at-57", "anti_tank"),
            ("us-rifle", "rifleman"),
        ];
        for (id, looks) in expected {
            assert_eq!(drawn(id), looks, "{id}");
        }
    }

    /// A picture that a type names counts, and one that is not there is reported at its place.
    #[test]
    fn a_type_names_its_picture() {
        let mut units = types();
        units.unit_types[3].picture = Some("churchill".to_owned());
        assert_eq!(picture_faults(&units).len(), 0);
        assert_eq!(face_of_type(&units.unit_types[3]).symbol, "churchill");
        units.unit_types[3].picture = Some("landship".to_owned());
        let faults = picture_faults(&units);
        assert_eq!((faults.len(), faults[0].path.as_str()), (1, "unit_types[3].picture"));
    }

    /// Every unit type is drawn at every size, and hard and soft types look different.
    #[test]
    fn every_type_has_its_card() {
        let rulebook = Rulebook::load("vauclair").unwrap();
        let pack = Pack::standard().unwrap();
        assert_eq!(rulebook.units.all().len(), 52);
        for kind in rulebook.units.all() {
            let mut face = face_of_type(kind);
            for size in [12, 24, 64] {
                pack.render(&face, size).unwrap_or_else(|error| panic!("{}: {error}", kind.id));
            }
            let badges = ["d1", "d2", "d3", "pinned", "will_panic", "panicked", "loaded", "moved", "count:4"];
            face.badges = badges.map(str::to_owned).to_vec();
            pack.render(&face, 64).unwrap();
        }
        for marker in ["position", "wreck", "mines_hasty", "mines_preventative", "mines_defensive"] {
            pack.marker(marker, 40).unwrap();
        }
    }
}
