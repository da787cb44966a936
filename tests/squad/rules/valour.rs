//! Valour (21.2).

use crate::{
    rules::samples::{but, counter, facing, of_map, position},
    shared::names::word,
};
use kessel::games::squad::rules::rally::valour::{self, candidates};

/// A unit earns valour by its rating, a leader by six (21.1).
#[test]
fn valour_is_earned_by_the_rating() {
    let rulebook = of_map("map-valmont");
    let earns = |kind: &str| {
        let counter = counter(kind, 1, "0201");
        (2..=12).filter(|dice| valour::earns(&rulebook, &counter, *dice)).max()
    };
    assert_eq!(earns("ge-rifle"), Some(5));
    assert_eq!(earns("us-rifle-half"), Some(2));
    assert_eq!(earns("ge-leader-0"), Some(6));
    assert_eq!(earns("ge-pak-40"), None);
}

/// All attacking infantry rolls after a natural two, and no other unit (21.1).
#[test]
fn a_natural_two_tests_those_who_attacked() {
    let rulebook = of_map("map-valmont");
    let public = position([
        counter("us-rifle", 1, "1007"),
        but(counter("us-rifle", 2, "1007"), |condition| condition.valorous = true),
        counter("us-leader-1", 1, "1007"),
        facing("us-m4-75", 1, "1007", kessel::engine::board::Hexside::North),
    ]);
    let attackers = ["us-rifle-2", "us-rifle-1", "us-m4-75-1", "us-leader-1-1"].map(word);
    let found = candidates(&rulebook, &public, &attackers, 2);
    assert_eq!(found, ["us-rifle-1", "us-leader-1-1"].map(word));
    assert!(candidates(&rulebook, &public, &attackers, 3).is_empty());
}
