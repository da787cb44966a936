//! The face of a counter: on the map, in the panels, in pictures.

use super::silhouette::{symbol, template};
use crate::{
    art::packs::{
        face::{Face, Up},
        pack::Pack,
    },
    engine::board::Hex,
    games::platoon::rules::{
        Marker,
        combat::indirect::plays_shell_game,
        counter::{Condition, Counter},
        kinds::{Class, Side},
        position::Public,
        rulebook::Rulebook,
        scenario::units::UnitType,
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
