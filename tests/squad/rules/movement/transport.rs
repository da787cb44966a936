//! Passengers and their carriers.

use crate::{
    rules::{
        movement::samples::{aboard, at, carried, case_of, changed, counter, on_board, position, some},
        samples::of_map,
    },
    shared::names::{hex, word},
};
use kessel::games::squad::rules::counter::Condition;
use kessel::games::squad::rules::{
    counter::{Counter, Place},
    movement::{
        Load, NoWay, largest_loads, load_of, may_enter_to_load, may_load, may_step_out, may_unload, room_for,
    },
    position::Public,
};
use kessel::games::squad::rules::{
    kinds::Side,
    movement::{makes_room_first, overstack_duty},
    order::Order,
};

const TROOPS: [&str; 13] = [
    "us-rifle-1",
    "us-rifle-2",
    "us-rifle-3",
    "us-rifle-half-4a",
    "us-rifle-half-4b",
    "us-rifle-half-5a",
    "us-leader-0-1",
    "us-leader-1-1",
    "us-leader-2-1",
    "us-at-57-1",
    "us-at-57-2",
    "ge-flak-88-1",
    "us-m4-75-1",
];

/// All kinds of units next to a carrier, three of them with weapons.
fn troops(carrier: &str) -> Public {
    let mut units: Vec<Counter> = TROOPS.iter().map(|id| at(id, "0507")).collect();
    units.push(at(carrier, "0507"));
    let weapons = [("us-bar-1", "us-rifle-1"), ("us-bar-2", "us-leader-0-1"), ("us-m2-1", "us-rifle-2")];
    units.extend(weapons.map(|(weapon, by)| carried(weapon, by)));
    position(units)
}

fn room(carrier: &str, ids: &[&str]) -> Result<(), &'static str> {
    let (rulebook, public) = (of_map("map-valmont"), troops(carrier));
    let carrier = some(&public, &[carrier]);
    let room = carrier.first().map(|carrier| room_for(&rulebook, &public, carrier, &some(&public, ids)));
    room.unwrap_or(Ok(())).map_err(case_of)
}

/// T2 takes two squads, with half squads counting half, as many leaders and weapons, and one gun in tow (8.1).
#[test]
fn a_truck_takes_two_squads() {
    let truck = |ids: &[&str]| room("us-truck-1", ids);
    assert_eq!(truck(&["us-rifle-1", "us-rifle-2"]), Ok(()));
    assert_eq!(truck(&["us-rifle-1", "us-rifle-2", "us-rifle-3"]), Err("8.1"));
    assert_eq!(truck(&["us-rifle-1", "us-rifle-half-4a", "us-rifle-half-4b"]), Ok(()));
    let halves = ["us-rifle-half-4a", "us-rifle-half-4b", "us-rifle-half-5a"];
    assert_eq!(truck(&halves), Ok(()));
    assert_eq!(truck(&[&halves[..], &["us-rifle-1"]].concat()), Err("8.1"), "two and a half");
    assert_eq!(truck(&["us-leader-0-1", "us-leader-1-1"]), Ok(()));
    assert_eq!(truck(&["us-leader-0-1", "us-leader-1-1", "us-leader-2-1"]), Err("8.1"));
    assert_eq!(truck(&["us-rifle-1", "us-leader-0-1", "us-rifle-3"]), Ok(()), "two weapons");
    assert_eq!(truck(&["us-rifle-1", "us-leader-0-1", "us-rifle-2"]), Err("8.1"), "three weapons");
    assert_eq!(truck(&["us-rifle-1", "us-rifle-2", "us-at-57-1"]), Ok(()));
    assert_eq!(truck(&["us-at-57-1", "us-at-57-2"]), Err("8.1"));
    assert_eq!(truck(&["ge-flak-88-1"]), Ok(()), "a large gun");
    assert_eq!(truck(&["us-m4-75-1"]), Err("8.1"));
}

/// T1 takes one squad. TH takes one half squad, leader and weapon, and tows no large gun (8.1). An AFV without a class
/// takes no passengers (8.5).
#[test]
fn smaller_carriers_take_less() {
    assert_eq!(room("us-m3-1", &["us-rifle-1"]), Ok(()));
    assert_eq!(room("us-m3-1", &["us-rifle-half-4a", "us-rifle-half-4b", "us-leader-1-1"]), Ok(()));
    assert_eq!(room("us-m3-1", &["us-rifle-1", "us-rifle-half-4a"]), Err("8.1"));
    assert_eq!(room("us-m3-1", &["us-rifle-1", "us-leader-0-1"]), Err("8.1"), "two weapons");
    assert_eq!(room("us-m3-1", &["ge-flak-88-1"]), Ok(()));
    assert_eq!(room("us-jeep-1", &["us-rifle-half-4a", "us-leader-0-1"]), Ok(()));
    assert_eq!(room("us-jeep-1", &["us-rifle-3"]), Err("8.1"));
    assert_eq!(room("us-jeep-1", &["us-rifle-half-4a", "us-rifle-half-4b"]), Err("8.1"));
    assert_eq!(room("us-jeep-1", &["us-at-57-1"]), Ok(()));
    assert_eq!(room("us-jeep-1", &["ge-flak-88-1"]), Err("8.1"));
    assert_eq!(room("us-m4-75-2", &["us-rifle-1"]), Err("8.5"));
}

/// Passengers take up room (8.1).
#[test]
fn passengers_take_up_room() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![
        at("us-m3-1", "0507"),
        aboard("us-rifle-half-1a", "us-m3-1"),
        at("us-rifle-half-1b", "0507"),
        at("us-rifle-2", "0507"),
    ]);
    let load = |id| may_load(&rulebook, &public, &at("us-m3-1", "0507"), &some(&public, &[id]));
    assert_eq!(load("us-rifle-half-1b"), Ok(()));
    let (carrier, unit) = (word("us-m3-1"), word("us-rifle-2"));
    assert_eq!(load("us-rifle-2"), Err(NoWay::NoRoom { carrier, unit }));
    let aboard = load_of(&rulebook, &public, carrier, &[]);
    assert_eq!(aboard, Some(Load { halves: 1, ..Load::default() }));
}

fn loads(public: &Public, passenger: &str) -> Result<(), &'static str> {
    let rulebook = of_map("map-valmont");
    let units = some(public, &["us-truck-1", passenger]);
    let [truck, passenger] = &units[..] else { return Err("") };
    may_load(&rulebook, public, truck, &[passenger]).map_err(case_of)
}

/// Loading takes place in one hex, or off the map, with one such action for each unit a turn. A unit that has walked,
/// has fired or is pinned cannot load (8.2, 6.8).
#[test]
fn who_may_be_loaded() {
    let public = position(vec![at("us-truck-1", "0507"), at("us-rifle-1", "0507"), at("us-rifle-2", "0508")]);
    assert_eq!(loads(&public, "us-rifle-1"), Ok(()));
    assert_eq!(loads(&public, "us-rifle-2"), Err("8.2"), "elsewhere");
    for unit in ["us-truck-1", "us-rifle-1"] {
        assert_eq!(loads(&changed(&public, unit, |one| one.pinned = true), "us-rifle-1"), Err("6.8"));
        assert_eq!(loads(&changed(&public, unit, |one| one.fired = true), "us-rifle-1"), Err("6.8"));
        assert_eq!(loads(&changed(&public, unit, |one| one.transported = true), "us-rifle-1"), Err("8.2"));
    }
    assert_eq!(loads(&changed(&public, "us-rifle-1", |one| one.spent = 1), "us-rifle-1"), Err("8.2"));
    assert_eq!(loads(&changed(&public, "us-rifle-1", |one| one.moved = true), "us-rifle-1"), Err("8.2"));
    assert_eq!(
        loads(&changed(&public, "us-truck-1", |one| one.spent = 3), "us-rifle-1"),
        Ok(()),
        "it has come"
    );
    let due = |number| {
        position(vec![counter("us-truck-1", Place::Due(0)), counter("us-rifle-1", Place::Due(number))])
    };
    assert_eq!([0, 1].map(|number| loads(&due(number), "us-rifle-1")), [Ok(()), Err("8.2")]);
}

/// A carrier may enter a full hex to load, if the hex is within its limit afterwards (8.2).
#[test]
fn a_carrier_enters_a_full_hex_to_load() {
    let rulebook = on_board("");
    let squads = |number: u16| {
        let mut units: Vec<Counter> =
            (1..=number).map(|at_| at(&format!("us-rifle-{at_}"), "0507")).collect();
        units.push(at("us-truck-1", "0607"));
        units.push(at("us-m4-75-1", "0607"));
        position(units)
    };
    let enters = |public: &Public, id| {
        public.find(word(id)).is_some_and(|unit| may_enter_to_load(&rulebook, public, unit, hex("0507")))
    };
    // Two of four squads in the truck leave two beside it.
    assert!(enters(&squads(4), "us-truck-1"));
    assert!(!enters(&squads(4), "us-m4-75-1"), "it carries nobody");
    let walked = changed(&squads(4), "us-rifle-1", |one| one.spent = 1);
    assert!(enters(&walked, "us-truck-1"), "two others are left to load");
    let walked = changed(&walked, "us-rifle-2", |one| one.fired = true);
    let walked = changed(&walked, "us-rifle-3", |one| one.pinned = true);
    assert!(!enters(&walked, "us-truck-1"), "one alone leaves three");
    assert!(!enters(&changed(&squads(4), "us-truck-1", |one| one.transported = true), "us-truck-1"));
    // After its entry it must load enough.
    let mut there = changed(&squads(4), "us-truck-1", |one| one.spent = 2);
    for unit in there.counters.iter_mut().filter(|unit| unit.id == word("us-truck-1")) {
        unit.place = Place::Map(hex("0507"));
    }
    assert_eq!(loads(&there, "us-rifle-1"), Err("6.7"));
    let offered = there.find(word("us-truck-1")).map(|truck| largest_loads(&rulebook, &there, truck));
    let offered = offered.unwrap_or_default();
    assert_eq!(offered.len(), 6, "each two of the four");
    assert!(offered.iter().all(|aboard| aboard.len() == 2), "one alone makes no room");
    let units = some(&there, &["us-rifle-1", "us-rifle-2"]);
    let truck = there.find(word("us-truck-1")).map(|truck| may_load(&rulebook, &there, truck, &units));
    assert_eq!(truck, Some(Ok(())));
}

/// Unloading: a passenger, once a turn. If the hex is over its limit, units that can must step out (8.2).
#[test]
fn who_may_be_unloaded() {
    let rulebook = on_board("");
    let with = |others: &[&str]| {
        let mut units = vec![at("us-truck-1", "0507"), aboard("us-rifle-1", "us-truck-1")];
        units.push(aboard("ge-flak-88-1", "us-truck-1"));
        units.extend(others.iter().map(|id| at(id, "0507")));
        position(units)
    };
    let unload = |public: &Public, id| {
        let truck = public.find(word("us-truck-1"));
        truck.map(|truck| may_unload(&rulebook, public, truck, &some(public, &[id])).map_err(case_of))
    };
    assert_eq!(unload(&with(&[]), "us-rifle-1"), Some(Ok(false)));
    assert_eq!(
        unload(&with(&["us-rifle-2", "us-rifle-3"]), "us-rifle-1"),
        Some(Ok(true)),
        "it must step out"
    );
    assert_eq!(unload(&with(&["us-rifle-2"]), "ge-flak-88-1"), Some(Err("6.7")), "a large gun cannot");
    assert_eq!(unload(&with(&["us-rifle-2"]), "us-rifle-2"), Some(Err("8.2")), "not aboard");
    for unit in ["us-truck-1", "us-rifle-1"] {
        let changed = |change: fn(&mut Condition)| unload(&changed(&with(&[]), unit, change), "us-rifle-1");
        assert_eq!(changed(|one| one.pinned = true), Some(Err("6.8")));
        assert_eq!(changed(|one| one.transported = true), Some(Err("8.2")));
    }
}

/// An unloaded unit may step one hex, if that is open and has room. A large gun cannot (8.2).
#[test]
fn who_is_unloaded_may_step_out() {
    let rulebook = on_board("");
    let public = position(vec![
        at("us-truck-1", "0507"),
        aboard("us-rifle-1", "us-truck-1"),
        aboard("ge-flak-88-1", "us-truck-1"),
        at("ge-rifle-1", "0506"),
        at("us-m4-75-1", "0508"),
        at("us-m4-75-2", "0508"),
    ]);
    let out = |id, to| {
        let truck = public.find(word("us-truck-1"));
        let out = truck.map(|truck| may_step_out(&rulebook, &public, truck, &some(&public, &[id]), hex(to)));
        out.map(|out| out.map_err(case_of))
    };
    assert_eq!(out("us-rifle-1", "0607"), Some(Ok(())));
    assert_eq!(out("us-rifle-1", "0506"), Some(Err("6.6")));
    assert_eq!(out("us-rifle-1", "0508"), Some(Err("6.7")));
    assert_eq!(out("us-rifle-1", "0509"), Some(Err("1.3")), "two hexes away");
    assert_eq!(out("ge-flak-88-1", "0607"), Some(Err("6.1")));
}

/// With the referee off, any number of units may be put into a hex. The possible loads, and the steps of all units out
/// of the hex, are found or given up at once.
#[test]
fn a_crowd_put_there_by_hand_stops_nothing() {
    let rulebook = on_board("");
    let ids: Vec<String> = (1..=40).map(|number| format!("us-rifle-half-{number}a")).collect();
    let mut units: Vec<Counter> = ids.iter().map(|id| at(id, "0507")).collect();
    units.push(at("us-truck-1", "0507"));
    units.iter_mut().for_each(|unit| unit.condition.transported = true);
    let public = position(units);
    let truck = public.find(word("us-truck-1")).map(|truck| largest_loads(&rulebook, &public, truck));
    assert_eq!(truck.map(|loads| loads.len()), Some(0), "it has been used for it");
    assert!(overstack_duty(&rulebook, &public, Side::Allied).is_some());
    let steps =
        Order::Move { units: vec![word(&ids[0])], path: vec![hex("0506")], assault: false, facing: None };
    assert_eq!(makes_room_first(&rulebook, &public, Side::Allied, &steps), Ok(()), "no way is better");
}
