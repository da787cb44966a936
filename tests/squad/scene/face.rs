//! Faces of counters: the contents of each card, and its difference from all others.

use kessel::{
    art::packs::{drawing::raster::Raster, face::Face, pack::Pack},
    engine::board::ALL_SIDES,
    games::squad::{
        rules::{
            counter::{Condition, Counter, Place},
            kinds::{Nation, Side},
            phase::{Phase, Step},
            position::Public,
            rulebook::Rulebook,
        },
        scene::face::{Look, face, face_of_type, face_with},
    },
};

fn packs() -> [Pack; 2] {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/");
    ["standard", "flat"].map(|pack| Pack::load(format!("{folder}{pack}").as_ref()).unwrap())
}

fn counter(kind: &str, condition: Condition) -> Counter {
    let place = Place::Map("1007".parse().unwrap());
    let side = if kind.starts_with("ge-") { Side::German } else { Side::Allied };
    let (id, kind) = (format!("{kind}-1").parse().unwrap(), kind.parse().unwrap());
    Counter { id, kind, side, place, facing: None, condition }
}

fn of_type(rulebook: &Rulebook, kind: &str) -> Face {
    let kind = rulebook.units.find(kind.parse().unwrap()).unwrap();
    face_of_type(kind, kind.nation.unwrap_or(Nation::American))
}

/// Every type has a card in both packs and at every size, and no two of a nation look exactly alike.
#[test]
fn every_type_has_its_card() {
    let rulebook = Rulebook::load("patrol").unwrap();
    for pack in packs() {
        let mut drawn: Vec<(Raster, &str)> = Vec::new();
        for kind in rulebook.units.all() {
            let face = face_of_type(kind, kind.nation.unwrap_or(Nation::German));
            for size in [12, 24] {
                pack.render(&face, size).unwrap_or_else(|error| panic!("{}: {error}", kind.id));
            }
            drawn.push((pack.render(&face, 64).unwrap(), kind.id.as_str()));
        }
        for (number, (raster, id)) in drawn.iter().enumerate() {
            let same = drawn[..number].iter().find(|(other, _)| other == raster).map(|(_, other)| *other);
            // The three flamethrowers are one weapon.
            let known =
                id.ends_with("flamethrower") && same.is_some_and(|same| same.ends_with("flamethrower"));
            assert!(same.is_none() || known, "{id} looks like {same:?}");
        }
    }
}

/// The card of each kind shows its values as section 25 prints them.
#[test]
fn cards_tell_their_values() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let told = |kind: &str| {
        let face = of_type(&rulebook, kind);
        [face.strength, face.band_label, face.formation, face.rating].join(" ").trim().to_owned()
    };
    assert_eq!(told("ge-rifle"), "4–6–5");
    assert_eq!(told("us-rifle-half"), "2–6–2");
    assert_eq!(told("us-leader-2"), "1–3–1   −2");
    assert_eq!(told("ge-leader-0"), "1–3–1   0");
    assert_eq!(told("ge-mg42-tripod"), "6–10");
    assert_eq!(told("us-bazooka"), "C–4");
    assert_eq!(told("ge-pak-40"), "D10  3 1");
    assert_eq!(told("ge-pz-4h"), "D12 4+3 D/C 10");
    assert_eq!(told("us-m3"), "4 A/A 14");
    assert_eq!(told("us-jeep"), "4 3 16");
    let elite = ["us-para", "us-para-half", "us-rifle"].map(|kind| of_type(&rulebook, kind).variant);
    assert_eq!(elite, ["elite", "elite", ""]);
}

/// A vehicle turns on its card with its facing (7.1): no two of the six look alike. Infantry has no facing.
#[test]
fn a_tank_turns_with_its_facing() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let facing = |kind: &str, side| {
        let counter = Counter { facing: Some(side), ..counter(kind, Condition::default()) };
        face_with(&rulebook, &counter, &Look::default())
    };
    let headings = ALL_SIDES.map(|side| facing("us-m4-75", side).heading);
    assert_eq!(headings, [0, 60, 120, 180, 240, 300].map(Some));
    assert_eq!(facing("us-rifle", ALL_SIDES[1]).heading, None);
    for pack in packs() {
        for kind in ["us-m4-75", "ge-pak-40", "us-jeep"] {
            for size in [12, 30, 60] {
                let drawn = ALL_SIDES.map(|side| pack.render(&facing(kind, side), size).unwrap());
                for (number, raster) in drawn.iter().enumerate() {
                    assert!(!drawn[..number].contains(raster), "{kind} at {size}");
                }
            }
        }
    }
}

/// A weapon appears on the card of its carrier with its values (2.2), and passengers on that of their vehicle (8.1).
#[test]
fn what_is_carried_is_seen_on_its_carrier() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let usual = Condition::default;
    let mut public = Public { turn: 1, ..Public::default() };
    let (squad, truck) = (counter("us-rifle", usual()), counter("us-truck", usual()));
    let bar = Counter { place: Place::Carried(squad.id), ..counter("us-bar", usual()) };
    public.counters = vec![bar.clone(), squad.clone(), truck.clone()];
    public.counters.sort_by_key(|counter| counter.id);
    let armed = face(&rulebook, &public, &squad);
    assert_eq!((armed.carried.as_str(), armed.carried_values.as_str()), ("weapon_light_mg", "2–6"));
    assert_eq!(face(&rulebook, &public, &truck).carried, "");
    let at = public.counters.iter().position(|counter| counter.id == squad.id).unwrap();
    public.counters[at].place = Place::Aboard(truck.id);
    let laden = face(&rulebook, &public, &truck);
    assert_eq!((laden.carried.as_str(), laden.carried_values.as_str()), ("trio_american", ""));
    let leader = Counter { place: Place::Aboard(truck.id), ..counter("us-leader-1", usual()) };
    public.counters.insert(0, leader);
    let both = face(&rulebook, &public, &truck);
    assert_eq!((both.carried.as_str(), both.carried_values.as_str()), ("trio_american", "×2"));
    for pack in packs() {
        let drawn = |face: &Face| pack.render(face, 48).unwrap();
        assert!(drawn(&armed) != drawn(&face_with(&rulebook, &squad, &Look::default())));
        assert!(drawn(&laden) != drawn(&face(&rulebook, &public, &truck)));
    }
}

/// A unit in the hex of a leader that can lead shows its modifier (10.5): the best of several, and not of a pinned one.
#[test]
fn who_is_led_bears_the_modifier() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let usual = Condition::default;
    let mut public = Public { turn: 1, ..Public::default() };
    let (squad, leader) = (counter("us-rifle", usual()), counter("us-leader-2", usual()));
    public.counters = vec![counter("us-leader-1", usual()), leader.clone(), squad.clone()];
    public.counters.sort_by_key(|counter| counter.id);
    assert_eq!(face(&rulebook, &public, &squad).size_mark, "−2");
    assert_eq!(face(&rulebook, &public, &leader).size_mark, "");
    public.counters[1].condition.pinned = true;
    assert_eq!(face(&rulebook, &public, &squad).size_mark, "−1");
    let alone = face_with(&rulebook, &squad, &Look::default());
    for pack in packs() {
        let drawn = |face: &Face| pack.render(face, 31).unwrap();
        assert!(drawn(&alone) != drawn(&face(&rulebook, &public, &squad)));
    }
}

/// A unit that has fired is dark while its side fires, and a halted one while its side moves. No enemy unit is dark.
#[test]
fn who_is_done_is_dark_in_his_own_phase() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let fired = Condition { fired: true, ..Condition::default() };
    let halted = Condition { moved: true, halted: true, ..Condition::default() };
    let dark = |step, kind: &str, condition: &Condition| {
        let public = Public { turn: 1, phase: Phase::First(step), ..Public::default() };
        face(&rulebook, &public, &counter(kind, condition.clone())).dimmed
    };
    // The American player is Player A.
    assert!(dark(Step::Fire, "us-rifle", &fired) && !dark(Step::Fire, "ge-rifle", &fired));
    assert!(dark(Step::DefensiveFire, "ge-rifle", &fired));
    assert!(dark(Step::Movement, "us-rifle", &halted) && !dark(Step::Fire, "us-rifle", &halted));
}
