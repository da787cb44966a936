//! The possible effects of fire on the units in a hex.

use crate::{
    rules::samples::{but, counter, facing, of_map, position},
    shared::names::{hex, word},
};
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        fire::{Aim, Shot, chance::Chance, fire, prospects::Prospects},
        position::Public,
    },
};

fn prospects(public: &Public, by: &[&str], to: &str) -> Prospects {
    let rulebook = of_map("map-valmont");
    let shots: Vec<Shot> = by.iter().map(|unit| Shot::of(word(unit))).collect();
    let attack = fire(&rulebook, public, &shots, None, (hex(to), Aim::Hex)).unwrap();
    Prospects::of_fire(&rulebook, public, &attack, Aim::Hex)
}

/// The chances of 13.4: a strength of 5 to 10 in the open has 58% and a mean of 1.56.
#[test]
fn points_fall_as_the_table_says() {
    let public = position([counter("us-rifle", 1, "1007"), counter("ge-rifle", 1, "1004")]);
    let told = prospects(&public, &["us-rifle-1"], "1004");
    assert_eq!(told.any(), Chance::new(21, 36));
    assert_eq!(told.mean(), 156);
    assert_eq!(told.points.first(), Some(&(0, Chance::new(15, 36))));
    assert_eq!(told.points.last(), Some(&(6, Chance::new(1, 36))));
    // One point pins; two reduce it (to 3 of 5); three pin it as well (example 5); four are more than that and
    // eliminate it.
    let [fates] = told.units.as_slice() else { panic!("one squad is struck") };
    assert_eq!(fates.pinned, Chance::new(6, 36));
    assert_eq!(fates.reduced, Chance::new(9, 36));
    assert_eq!(fates.eliminated, Chance::new(6, 36));
}

/// Any point eliminates a pinned unit that is alone (example 6).
#[test]
fn the_pinned_are_lost() {
    let public = position([
        counter("us-rifle", 1, "1007"),
        but(counter("ge-rifle", 1, "1004"), |condition| condition.pinned = true),
    ]);
    let told = prospects(&public, &["us-rifle-1"], "1004");
    assert_eq!(told.units.first().map(|fates| fates.eliminated), Some(told.any()));
}

/// A gun that faces the firer ignores the first point. With two or three more it rolls for survival (13.9, 13.10,
/// example 8).
#[test]
fn a_gun_throws_for_its_life() {
    let public = position([counter("us-rifle", 1, "1007"), facing("ge-pak-40", 1, "1004", Hexside::South)]);
    let told = prospects(&public, &["us-rifle-1"], "1004");
    let [gun] = told.units.as_slice() else { panic!("one gun is struck") };
    // Two points pin it (5 of 36). Three and four give it an even chance (4 and 3). Five and six eliminate it (2
    // and 1).
    assert_eq!(gun.pinned, Chance::new(5 * 2 + 4 + 3, 72));
    assert_eq!(gun.eliminated, Chance::new(4 + 3 + (2 + 1) * 2, 72));
}
