#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::{
    engine::counters::UnitId,
    games::panzer44::{
        players::{commander::Memory, weights::Manners},
        rules::{
            Rulebook, View,
            counter::Place,
            kinds::{Mines, Side},
            phase::Phase,
            position::Public,
            set_up,
        },
    },
};
use std::sync::Arc;

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

fn id(text: &str) -> UnitId {
    text.parse().unwrap()
}

/// Asks for an estimate of a scenario in a turn, with only these units on the map and a change.
fn estimated<T>(
    (scenario, side, turn): (&str, Side, u8),
    units: &[(&str, &str)],
    change: impl Fn(&mut Public),
    ask: impl FnOnce(&Estimate) -> T,
) -> T {
    let rules = Arc::new(Rulebook::load(scenario).unwrap());
    let mut position = set_up::start(&rules, 1);
    let public = &mut position.public;
    (public.turn, public.phase) = (turn, Phase::Plot);
    for counter in &mut public.counters {
        let unit = units.iter().find(|(unit, _)| id(unit) == counter.id);
        counter.place = unit.map_or(Place::Destroyed, |(_, at)| Place::Map(hex(at)));
    }
    change(public);
    let view = View::new(&rules, &position, side);
    let mut memory = Memory::default();
    let estimate = memory.estimate(&view, &Manners::in_use().unwrap().staff);
    ask(&estimate)
}

/// The ban on the move of a unit along these hexes, the last one first.
fn ban(estimate: &Estimate, unit: &str, way: &[&str]) -> Option<Ban> {
    let counter = estimate.public.find(id(unit)).unwrap();
    let bans = Bans::new(estimate, counter).unwrap();
    let scores = estimate.aims.iter().any(|aim| aim.gain > 0.0 && aim.hex == hex(way[0]));
    bans.against(estimate, hex(way[0]), way.iter().map(|at| hex(at)), scores)
}

const GERMANS_IN_AILETTE: (&str, Side, u8) = ("ailette", Side::German, 6);
const ALLIES_IN_AILETTE: (&str, Side, u8) = ("ailette", Side::Allied, 2);

#[test]
fn known_mines_are_entered_only_without_another_path() {
    let carrier = [("ge-sdkfz-251-1", "1710"), ("us-at-57-1", "2802")];
    let asked = |mined: &'static [&str]| {
        let lay = |public: &mut Public| {
            public.mines.extend(mined.iter().map(|at| (hex(at), Mines::Hasty)));
        };
        estimated(GERMANS_IN_AILETTE, &carrier, lay, |estimate| {
            ban(estimate, "ge-sdkfz-251-1", &["2310", "2210"])
        })
    };
    assert_eq!(asked(&["2310"]), Some(Ban::Mines(hex("2310"))), "the other bridge is free");
    assert_eq!(asked(&["2310", "2314"]), None, "both bridges are mined");
}

#[test]
fn two_vehicles_do_not_end_under_one_observed_fire() {
    let units = [("ge-panther-1", "1513"), ("ge-panther-2", "1614"), ("us-mortar-81-1", "2718")];
    let asked = |units: &[(&str, &str)]| {
        estimated(GERMANS_IN_AILETTE, units, |_| {}, |estimate| ban(estimate, "ge-panther-1", &["1614"]))
    };
    assert_eq!(asked(&units), Some(Ban::Shells));
    assert_eq!(asked(&[units[0], units[2]]), None, "it is alone there");
}

#[test]
fn no_unit_ends_in_a_shop_window() {
    let units =
        [("us-m10-1", "2410"), ("us-truck-1", "2410"), ("ge-panther-1", "1614"), ("ge-panther-2", "1614")];
    estimated(
        ALLIES_IN_AILETTE,
        &units,
        |_| {},
        |estimate| {
            assert_eq!(ban(estimate, "us-m10-1", &["1714"]), Some(Ban::Window));
            assert_eq!(ban(estimate, "us-truck-1", &["1714"]), Some(Ban::Unarmed));
            assert_eq!(ban(estimate, "us-m10-1", &["3017"]), None, "far from the enemy");
        },
    );
}

#[test]
fn a_place_that_is_taken_is_not_left_to_the_enemy() {
    let units = [("ge-sdkfz-251-1", "1710"), ("us-m3-halftrack-1", "1202")];
    let hold = |public: &mut Public| {
        public.holders.insert(hex("1504"), Side::Allied);
    };
    for (turn, open) in [(6, Some(Ban::Open(hex("1504")))), (8, None)] {
        estimated(("fog", Side::German, turn), &units, hold, |estimate| {
            assert_eq!(ban(estimate, "ge-sdkfz-251-1", &["1501", "1504"]), open, "turn {turn}");
            assert_eq!(ban(estimate, "ge-sdkfz-251-1", &["1504", "1505"]), None, "it holds it");
        });
    }
}

#[test]
fn the_last_holder_stays_while_an_enemy_can_enter() {
    let units = [("ge-pzgren-1", "1510"), ("us-m4-75-1", "1810"), ("ge-pzgren-2", "1510")];
    let holder = |units: &[(&str, &str)], taken: f64| {
        estimated(
            ("fog", Side::German, 5),
            units,
            |_| {},
            |estimate| last_holder(estimate, estimate.public.find(id("ge-pzgren-1")).unwrap(), taken),
        )
    };
    assert_eq!(holder(&units[..2], 0.0), Some(id("us-m4-75-1")));
    assert_eq!(holder(&units[..2], 9.0), None, "it takes more elsewhere");
    assert_eq!(holder(&units, 0.0), None, "another unit has taken over");
    assert_eq!(holder(&units[..1], 0.0), None, "no enemy is there");
}

#[test]
fn a_unit_that_scores_by_leaving_goes_in_time() {
    let units = [("ge-panther-1", "2013"), ("us-at-57-1", "2809")];
    let goes = |turn| {
        estimated(
            ("ailette", Side::German, turn),
            &units,
            |_| {},
            |estimate| estimate.must_go(estimate.public.find(id("ge-panther-1")).unwrap()),
        )
    };
    assert_eq!([2, 8, 10].map(goes), [false, true, true]);
}

#[test]
fn no_fire_is_spent_on_empty_trucks() {
    let units = [("ge-sdkfz-251-1", "1410"), ("us-truck-1", "1510"), ("us-rifle-1", "1510")];
    let wasted = |units: &[(&str, &str)], passenger: bool, other: bool| {
        let board = |public: &mut Public| {
            if passenger {
                let unit =
                    public.counters.iter_mut().find(|counter| counter.id == id("ge-pzgren-1")).unwrap();
                unit.place = Place::Aboard(id("ge-sdkfz-251-1"));
            }
        };
        estimated(GERMANS_IN_AILETTE, units, board, |estimate| {
            let carrier = estimate.public.find(id("ge-sdkfz-251-1")).unwrap();
            is_wasted(estimate, carrier, hex("1510"), other)
        })
    };
    assert!(wasted(&units[..2], true, false), "its passenger could be taken further");
    assert!(wasted(&units[..2], false, true), "it has another order");
    assert!(!wasted(&units[..2], false, false), "nothing is left to do");
    assert!(!wasted(&units, true, true), "riflemen are there too");
}

#[test]
fn trucks_wait_behind_the_guns() {
    let units = [("us-at-57-1", "2410"), ("us-truck-1", "2812")];
    estimated(
        ALLIES_IN_AILETTE,
        &units,
        |_| {},
        |estimate| {
            let is_before = |unit: &str, at: &str| {
                is_in_front(estimate, estimate.public.find(id(unit)).unwrap(), &[hex("0110")], hex(at))
            };
            assert!(is_before("us-truck-1", "1510"));
            assert!(!is_before("us-truck-1", "2812"));
            assert!(!is_before("us-at-57-1", "1510"), "a gun is where it fires");
        },
    );
}
