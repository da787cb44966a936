//! Infantry in close combat, and its strengths (17).

use crate::{
    rules::samples::{but, counter, of_map, position, with},
    shared::names::word,
};
use kessel::games::squad::rules::{
    assault::infantry::{passengers, together, with_weapon},
    counter::Place,
    kinds::Side,
};

/// The table of 12.2.
#[test]
fn a_weapon_adds_to_its_unit_or_stands_for_it() {
    let units = of_map("map-valmont").units;
    let brings = |unit: &str, weapon: Option<&str>| {
        let weapon = weapon.map(|id| units.find(word(id)).unwrap().weapon().unwrap());
        let kind = units.find(word(unit)).unwrap();
        with_weapon(kind, kind.infantry().unwrap().attack, weapon)
    };
    let (light, heavy) = (Some("ge-mg42"), Some("ge-mg42-tripod"));
    assert_eq!([None, light, heavy].map(|weapon| brings("ge-rifle", weapon)), [4, 8, 10]);
    assert_eq!([None, light, heavy].map(|weapon| brings("ge-rifle-half", weapon)), [2, 6, 6]);
    assert_eq!([None, light].map(|weapon| brings("ge-leader-1", weapon)), [1, 4]);
}

/// A hex in a file from outside may hold thousands of units.
#[test]
fn a_heap_brings_no_more_than_a_number_holds() {
    let unit = word("ge-rifle-1");
    assert_eq!(together(&[(unit, 4), (unit, 3)]), 7);
    assert_eq!(together(&[(unit, 60_000), (unit, 60_000)]), u16::MAX);
}

/// Passengers fire their own strength and one light machine gun among them (8.3).
#[test]
fn passengers_fire_one_light_machine_gun() {
    let rulebook = of_map("map-valmont");
    let aboard = |kind, number| with(kind, number, Place::Aboard(word("ge-truck-1")), Side::German);
    let carried = |kind, number, by| with(kind, number, Place::Carried(word(by)), Side::German);
    let public = position([
        counter("ge-truck", 1, "0201"),
        aboard("ge-leader-1", 1),
        aboard("ge-rifle", 1),
        aboard("ge-rifle", 2),
        but(aboard("ge-rifle", 3), |condition| condition.pinned = true),
        aboard("ge-pak-40", 1),
        carried("ge-mg42", 1, "ge-leader-1-1"),
        carried("ge-mg42", 2, "ge-rifle-2"),
        carried("ge-mg42-tripod", 1, "ge-rifle-1"),
    ]);
    let shots = passengers(&rulebook, &public, word("ge-truck-1"));
    let told = shots.iter().map(|shot| (shot.unit.to_string(), shot.weapon.map(|weapon| weapon.to_string())));
    let expected = [("ge-leader-1-1", None), ("ge-rifle-1", None), ("ge-rifle-2", Some("ge-mg42-2"))]
        .map(|(unit, weapon)| (unit.to_owned(), weapon.map(str::to_owned)));
    assert_eq!(told.collect::<Vec<_>>(), expected, "the leader gains three by it, the squad four");
}
