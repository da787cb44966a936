//! The times of the script equal those of the look.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    engine::{
        board::{Board, Hex},
        counters::UnitId,
        orders::facts,
    },
    games::guderian::rules::{
        Guderian, Rulebook,
        event::{Cause, DiePurpose, Event},
    },
    scene::die,
    scene::{
        layout::centre_of,
        motion::seconds,
        script::{Act, Deed, Script},
    },
};
use std::collections::BTreeMap;

fn word(id: &str) -> UnitId {
    id.parse().unwrap()
}

fn hexes(ids: &[&str]) -> Vec<Hex> {
    ids.iter().map(|id| id.parse().unwrap()).collect()
}

fn script(events: &[Event], stood: &[(&str, &str)]) -> Script {
    let board: Board = Rulebook::load("smolensk").unwrap().board.clone();
    let stood: BTreeMap<UnitId, Hex> =
        stood.iter().map(|(id, hex)| (word(id), hex.parse().unwrap())).collect();
    Script::of(&board, facts::<Guderian>(events), (1, false), &stood)
}

fn moved(unit: &str, path: &[&str]) -> Event {
    Event::Moved { units: vec![word(unit)], path: hexes(path), left: Vec::new(), done: false }
}

fn acts<'a>(script: &'a Script, unit: &str) -> &'a [Act] {
    &script.acts[&word(unit)]
}

#[test]
fn a_short_walk_takes_the_least_and_a_long_one_the_most() {
    let short = script(&[moved("a", &["1111"])], &[("a", "1010")]);
    assert_eq!(acts(&short, "a")[0].takes, seconds::WAY.0);
    let far: Vec<String> = (11..=40).map(|column| format!("{column}10")).collect();
    let far: Vec<&str> = far.iter().map(String::as_str).collect();
    let long = script(&[moved("a", &far)], &[("a", "1010")]);
    assert_eq!(acts(&long, "a")[0].takes, seconds::WAY.1);
}

#[test]
fn a_retreat_pauses_after_each_hex_and_comes_after_the_die() {
    let events = [
        Event::Die { purpose: DiePurpose::Combat, roll: 2 },
        Event::Retreated {
            units: vec![word("a"), word("b")],
            from: "1010".parse().unwrap(),
            path: hexes(&["1111", "1211"]),
            refuge: false,
        },
        Event::Advanced { units: vec![word("c")], path: hexes(&["1010"]) },
    ];
    let script = script(&events, &[("a", "1010"), ("b", "1010"), ("c", "0910")]);
    let shown = die::RESULT + die::FLASH;
    assert_eq!(script.throws, [0.0]);
    assert_eq!(acts(&script, "a"), acts(&script, "b"), "a stack goes together");
    let retreat = &acts(&script, "a")[0];
    assert!((retreat.begin - shown).abs() < 1e-6);
    assert!((retreat.takes - (0.17 + 0.15 + 0.17)).abs() < 1e-6);
    let Deed::March(places, ..) = &retreat.deed else { panic!("a march") };
    assert_eq!(places[0], centre_of("1010".parse().unwrap()));
    let advance = &acts(&script, "c")[0];
    assert!((advance.begin - retreat.end()).abs() < 1e-6 && (advance.takes - 0.13).abs() < 1e-6);
}

#[test]
fn counters_of_a_stack_turn_over_one_after_the_other_and_fall_together() {
    let revealed = |unit: &str| Event::Revealed { unit: word(unit), division: word("d") };
    let gone = |unit: &str| Event::Eliminated { unit: word(unit), cause: Cause::Result };
    let stood = [("a", "1010"), ("b", "1010")];
    let script = script(&[revealed("a"), revealed("b"), gone("a"), gone("b"), gone("never-there")], &stood);
    let (first, second) = (acts(&script, "a"), acts(&script, "b"));
    assert!((second[0].begin - first[0].begin - 0.06).abs() < 1e-6);
    assert_eq!((first[0].takes, first[1].takes), (0.32, 0.38));
    assert_eq!(first[1].begin, second[1].begin);
    assert!((first[1].begin - second[0].end()).abs() < 1e-6);
    assert!(!script.acts.contains_key(&word("never-there")), "who was not on the map does not fall");
}

#[test]
fn reduced_motion_only_fades() {
    let events = [
        Event::Die { purpose: DiePurpose::Combat, roll: 2 },
        Event::StepLost { unit: word("a"), lost: 1 },
        moved("a", &["1111"]),
        Event::Eliminated { unit: word("b"), cause: Cause::Steps },
    ];
    let script = script(&events, &[("a", "1010"), ("b", "1010")]).reduced();
    assert_eq!(script.throws, [-(die::RESULT + die::FLASH)], "the die is at rest at once");
    assert_eq!(acts(&script, "a"), [Act { begin: 0.0, takes: 0.12, deed: Deed::Fade }]);
    assert_eq!(script.acts.len(), 1, "who is gone is gone at once");
}
