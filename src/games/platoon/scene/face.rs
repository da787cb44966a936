//! The face of a counter: on the map, in the panels, in pictures.

use crate::{
    art::packs::{
        face::{Face, Up},
        pack::{Pack, standard},
    },
    engine::{board::Hex, data::Fault},
    games::platoon::rules::{
        Marker,
        combat::indirect::plays_shell_game,
        counter::{Condition, Counter},
        kinds::{Class, Moves, Side},
        position::Public,
        rulebook::Rulebook,
        scenario::units::{UnitType, UnitsFile},
    },
    scene::{CardState, badged},
};

/// The look of a counter besides its components.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// It is done with moving in the present phase.
    moved: bool,
    /// A passenger is in or on it.
    loaded: bool,
}

impl Look {
    pub fn of(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Self {
        let active = public.phase.side(&rulebook.scenario) == Some(counter.side);
        let condition = &counter.condition;
        Self {
            moved: public.phase.is_movement() && active && (condition.moved || condition.halted),
            loaded: public.passenger(counter.id).is_some(),
        }
    }
}

/// The face of a counter on the map.
pub fn face(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Face {
    face_with(rulebook, counter, &Look::of(rulebook, public, counter))
}

pub fn face_with(rulebook: &Rulebook, counter: &Counter, look: &Look) -> Face {
    let Some(kind) = rulebook.units.find(counter.kind) else { return Face::default() };
    let mut face = face_of_type(kind);
    let condition = &counter.condition;
    if condition.inverted {
        // The other side of the card: a counter is turned over when it has fired (11.10).
        face.variant.push_str("_fired");
        face.up = Up::Inverted;
    }
    // The marker is over the card and leaves its factors free; a badge in a corner would not (11.9).
    face.steps_lost = u8::from(condition.dispersed);
    face.dimmed = look.moved && !condition.inverted;
    face.badges = badges(condition, look).into_iter().map(str::to_owned).collect();
    face.unit = counter.id.to_string();
    face
}

/// The other side of a card: a counter is turned over when it has fired (11.10).
pub fn inverted(front: &Face) -> Face {
    Face { variant: format!("{}_fired", front.variant), ..front.clone() }
}

/// The states in which a counter is seen, from its printed front.
pub fn card_states(front: &Face) -> Vec<(CardState, Face)> {
    vec![
        (CardState::Fresh, front.clone()),
        (CardState::Inverted, Face { up: Up::Inverted, ..inverted(front) }),
        (CardState::Moved, Face { dimmed: true, ..badged(front, &["moved"]) }),
        (CardState::Dispersed, Face { steps_lost: 1, ..front.clone() }),
        (CardState::Spotted, badged(front, &["spotted"])),
        (CardState::Carrying, badged(front, &["loaded"])),
        (CardState::TwoBadges, badged(front, &["spotted", "load_2"])),
    ]
}

/// The face of a type, as printed.
pub fn face_of_type(kind: &UnitType) -> Face {
    let armed = kind.attack > 0;
    let number = |number: u32| number.to_string();
    Face {
        template: template(kind).to_owned(),
        symbol: symbol(kind),
        kind: kind.id.to_string(),
        title: printed(&kind.name),
        strength: if armed { number(kind.attack.into()) } else { "–".to_owned() },
        band_label: kind.class.letters().to_owned(),
        designation: if armed { number(kind.range) } else { "–".to_owned() },
        formation: kind.defence.to_string(),
        // A unit that does not move by itself has no arrow before its zero.
        rating: if kind.allowance > 0 { number(kind.allowance.into()) } else { String::new() },
        // The letter between the brackets: small cards draw these as lines, because those of a font are lost there.
        size_mark: if kind.class == Class::Howitzer { "H" } else { "" }.to_owned(),
        variant: if kind.is_armoured() { "hard" } else { "soft" }.to_owned(),
        ..Face::default()
    }
}

/// A name short enough for a card: words that its silhouette shows are left out.
fn printed(name: &str) -> String {
    match name {
        "Half-track tractor" => "Tractor".to_owned(),
        "Four-barrelled 20 mm flak" => "4 × 20 mm flak".to_owned(),
        "Armoured infantry platoon" => "Armoured inf.".to_owned(),
        name => {
            let bare = name.strip_suffix(" platoon").or_else(|| name.strip_suffix(" company"));
            bare.unwrap_or(name).replace("infantry gun", "inf. gun").replace("regimental", "regt.")
        }
    }
}

/// The card of a nation; Americans have the Soviet side's seat, with a card of the same cut.
fn template(kind: &UnitType) -> &'static str {
    match kind.side {
        Side::German => "values_german",
        Side::Soviet if kind.id.as_str().starts_with("us-") => "values_allied",
        Side::Soviet => "values_soviet",
    }
}

/// The badges for the conditions of a counter: first those that matter to its enemy, last those that matter only in
/// this phase. There is room for two that cover nothing.
fn badges(condition: &Condition, look: &Look) -> Vec<&'static str> {
    let mut badges = Vec::new();
    if condition.spotted || condition.opportunity_spotted {
        badges.push("spotted");
    }
    match condition.marker {
        Some(marker) => badges.push(turns(marker.unloading, marker.turns)),
        None if look.loaded => badges.push("loaded"),
        None => {}
    }
    if condition.quick {
        badges.push("quick");
    } else if condition.fresh {
        badges.push("fresh");
    } else if condition.clearing.is_some() {
        badges.push("clearing");
    } else if look.moved && badges.len() < 2 && !condition.inverted {
        badges.push("moved");
    }
    badges
}

/// The badge of a load or unload marker with this number of turns left (18.2).
fn turns(unloading: bool, turns: u8) -> &'static str {
    match (unloading, turns) {
        (false, 0 | 1) => "load_1",
        (false, 2) => "load_2",
        (false, 3) => "load_3",
        (false, _) => "load_4",
        (true, 0 | 1) => "unload_1",
        (true, 2) => "unload_2",
        (true, 3) => "unload_3",
        (true, _) => "unload_4",
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
fn symbol(kind: &UnitType) -> String {
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

/// The drawing of a marker in the art pack.
pub fn marker(marker: &Marker) -> &'static str {
    match marker {
        Marker::Mines => "minefield",
        Marker::Fort(Side::German) => "fort_german",
        Marker::Fort(Side::Soviet) => "fort_soviet",
        Marker::Block => "road_block",
        // Two close the hex to vehicles, and a fourth changes nothing any more (17.8).
        Marker::Wrecks(0 | 1) => "wreck",
        Marker::Wrecks(2) => "wrecks_2",
        Marker::Wrecks(3) => "wrecks_3",
        Marker::Wrecks(_) => "wrecks_4",
        Marker::Registration(unit) if unit.as_str().starts_with("ge-") => "registration_german",
        Marker::Registration(_) => "registration_soviet",
    }
}

/// The face of a registration marker: the unit whose fire it is, and with the shell game the parity of its turn (18.5).
pub fn registration(rulebook: &Rulebook, counter: &Counter, turn: Option<u8>) -> Face {
    let drawing = marker(&Marker::Registration(counter.id));
    let parity = turn.map_or("", |turn| if turn % 2 == 1 { "odd" } else { "even" });
    Face {
        title: rulebook.units.find(counter.kind).map(|kind| printed(&kind.name)).unwrap_or_default(),
        designation: counter.id.as_str().rsplit_once('-').map_or("", |(_, number)| number).to_owned(),
        rating: parity.to_owned(),
        ..Pack::marker_face(drawing)
    }
}

/// The face of a marker in a hex.
pub fn of_marker(rulebook: &Rulebook, public: &Public, lying: &Marker, hex: Hex) -> Face {
    match lying {
        Marker::Fort(side) => fort(*side, public.forts.get(&hex).map_or(0, |fort| fort.strength)),
        Marker::Registration(unit) => {
            let Some(counter) = public.find(*unit) else { return Pack::marker_face(marker(lying)) };
            let placed = public.registrations.iter().find(|it| it.unit == *unit && it.hex == hex);
            let turn = placed.map(|placed| placed.turn).filter(|_| plays_shell_game(rulebook, counter));
            registration(rulebook, counter, turn)
        }
        _ => Pack::marker_face(marker(lying)),
    }
}

/// The face of a fort with its defence.
pub fn fort(side: Side, strength: u16) -> Face {
    Face { formation: strength.to_string(), ..Pack::marker_face(marker(&Marker::Fort(side))) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::rules::counter::{LoadMarker, Place};
    use std::collections::BTreeSet;

    fn packs() -> [Pack; 2] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/");
        ["standard", "flat"].map(|pack| Pack::load(format!("{folder}{pack}").as_ref()).unwrap())
    }

    fn counter(kind: &str, condition: Condition) -> Counter {
        let (kind, side) = (kind.parse().unwrap(), Side::German);
        Counter { id: format!("{kind}-1").parse().unwrap(), kind, side, place: Place::Due(1), condition }
    }

    /// Every one of the unit types is drawn, on both sides of its card, at every size and in both packs.
    #[test]
    fn every_type_has_its_card() {
        let rulebook = Rulebook::load("meeting").unwrap();
        for pack in packs() {
            for kind in rulebook.units.all() {
                let printed = face_of_type(kind);
                let mut fired = Face { steps_lost: 1, dimmed: true, ..printed.clone() };
                fired.variant.push_str("_fired");
                for size in [12, 31, 48, 67] {
                    let sides = [&printed, &fired].map(|face| pack.render(face, size));
                    let [printed, fired] =
                        sides.map(|raster| raster.unwrap_or_else(|error| panic!("{}: {error}", kind.id)));
                    assert!(printed != fired, "{} at {size}", kind.id);
                }
            }
        }
    }

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
        assert_eq!(face_of_type(&units.platoon_types[3]).symbol, "horseman");
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

    /// Each condition of a counter is visible, and conditions that hold together can be distinguished.
    #[test]
    fn every_condition_is_seen() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let usual = Condition::default;
        let marker = |unloading, turns| Some(LoadMarker { unloading, turns });
        let conditions = [
            usual(),
            Condition { inverted: true, ..usual() },
            Condition { dispersed: true, ..usual() },
            Condition { inverted: true, dispersed: true, ..usual() },
            Condition { spotted: true, ..usual() },
            Condition { quick: true, ..usual() },
            Condition { fresh: true, ..usual() },
            Condition { spotted: true, quick: true, ..usual() },
            Condition { marker: marker(false, 1), ..usual() },
            Condition { marker: marker(false, 4), ..usual() },
            Condition { marker: marker(true, 1), ..usual() },
            Condition { marker: marker(true, 4), ..usual() },
        ];
        let looks =
            [(false, false), (true, false), (false, true)].map(|(moved, loaded)| Look { moved, loaded });
        for pack in packs() {
            let mut seen = Vec::new();
            for condition in &conditions {
                let face =
                    face_with(&rulebook, &counter("ge-sdkfz-251", condition.clone()), &Look::default());
                seen.push(pack.render(&face, 31).unwrap());
            }
            for look in &looks[1..] {
                let face = face_with(&rulebook, &counter("ge-sdkfz-251", usual()), look);
                seen.push(pack.render(&face, 31).unwrap());
            }
            for (number, raster) in seen.iter().enumerate() {
                assert!(!seen[..number].contains(raster), "{number} looks like another");
            }
        }
    }

    #[test]
    fn every_marker_is_drawn_and_tells_what_it_can() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let gun = counter("ge-wespe", Condition::default());
        for pack in packs() {
            let markers =
                [Marker::Mines, Marker::Block, Marker::Fort(Side::German), Marker::Fort(Side::Soviet)];
            let wrecks = (1..=5).map(Marker::Wrecks);
            for of in markers.into_iter().chain(wrecks).chain([Marker::Registration(gun.id)]) {
                pack.marker(marker(&of), 40).unwrap();
            }
            let drawn = |face: &Face| pack.render(face, 40).unwrap();
            let turns = [None, Some(1), Some(2)].map(|turn| drawn(&registration(&rulebook, &gun, turn)));
            assert!(turns[0] != turns[1] && turns[1] != turns[2]);
            assert_eq!(turns[1], drawn(&registration(&rulebook, &gun, Some(3))));
            assert!(drawn(&fort(Side::German, 10)) != drawn(&fort(Side::German, 50)));
        }
    }
}
