//! Rallies (13.12).

use crate::{
    rules::samples::{but, counter, of_map, position, with},
    shared::names::word,
};
use kessel::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::{Counter, Place},
        fire::{chance::Chance, modifier::Reason},
        kinds::Side,
        rally::{rally, recovering},
        refusal::Why,
    },
};

fn pinned(kind: &str, number: u8, at: &str) -> Counter {
    but(counter(kind, number, at), |condition| condition.pinned = true)
}

/// Example 23: a rifle squad and an elite squad rally by seven, with a leader and without.
#[test]
fn leaders_help_to_rally() {
    let rulebook = of_map("map-valmont");
    let public = position([
        pinned("ge-rifle", 1, "0201"),
        pinned("ge-pzgren", 1, "0201"),
        pinned("ge-rifle", 2, "0203"),
        counter("ge-leader-1", 1, "0203"),
        pinned("ge-leader-2", 1, "0203"),
    ]);
    let rally = |id: &str| rally(&rulebook, &public, public.find(word(id)).unwrap()).unwrap();
    assert!(!rally("ge-rifle-1").succeeds(7));
    assert!(rally("ge-pzgren-1").succeeds(7));
    assert_eq!(rally("ge-rifle-2").modifiers, [(Reason::Leader, -1)], "the better one is pinned");
    assert_eq!([7, 8].map(|dice| rally("ge-rifle-2").succeeds(dice)), [true, false]);
    assert_eq!(rally("ge-rifle-1").chance(), Chance::new(15, 36));
}

/// Leaders, vehicles and guns rally as elite infantry does (13.12).
#[test]
fn some_rally_by_seven() {
    let rulebook = of_map("map-valmont");
    let number = |kind: &str| {
        let counter = pinned(kind, 1, "0201");
        rally(&rulebook, &position([counter.clone()]), &counter).unwrap().number
    };
    for kind in ["ge-leader-0", "us-para-half", "ge-truck", "ge-pak-40"] {
        assert_eq!(number(kind), 7, "{kind}");
    }
    assert_eq!(number("us-rifle-half"), 6);
}

#[test]
fn a_unit_tries_once_and_only_if_it_is_pinned() {
    let rulebook = of_map("map-valmont");
    let tried = but(pinned("ge-rifle", 1, "0201"), |condition| condition.tried = true);
    let fresh = counter("ge-rifle", 2, "0201");
    let aboard = with("ge-rifle", 3, Place::Aboard(word("ge-truck-1")), Side::German);
    let public = position([tried.clone(), fresh.clone(), aboard.clone()]);
    let rally = |counter: &Counter| rally(&rulebook, &public, counter);
    assert_eq!(rally(&tried), Err(Why::TriedBefore { unit: tried.id }));
    assert_eq!(rally(&fresh), Err(Why::NotPinned { unit: fresh.id }));
    assert_eq!(rally(&aboard), Err(Why::RalliesWithCarrier { unit: aboard.id }));
}

/// All pinned units of the side recover without dice, including passengers (3.1 a).
#[test]
fn all_recover_at_the_beginning_of_the_segment() {
    let aboard = with("ge-rifle", 2, Place::Aboard(word("ge-truck-1")), Side::German);
    let lost = with("ge-rifle", 3, Place::Destroyed, Side::German);
    let public = position([
        pinned("ge-rifle", 1, "0201"),
        but(aboard, |condition| condition.pinned = true),
        but(lost, |condition| condition.pinned = true),
        counter("ge-rifle", 4, "0201"),
        pinned("us-rifle", 1, "0203"),
    ]);
    let recovering: Vec<UnitId> = recovering(&public, Side::German).collect();
    assert_eq!(recovering, ["ge-rifle-1", "ge-rifle-2"].map(word));
}
