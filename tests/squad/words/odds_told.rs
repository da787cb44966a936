//! Odds in words.

use crate::{
    rules::samples::{counter, facing, placed, position},
    shared::names::{hex, word},
};
use kessel::{
    engine::board::Hexside,
    games::squad::{
        rules::{
            Rulebook,
            fire::{
                Aim, Shot,
                anti_tank::{self, Occasion},
                fire,
            },
        },
        words::odds_told::{anti_tank_told, fire_told},
    },
};

/// A rifle squad at five hexes in the open: row 5–10, no modifier, 58% and 1.56 points (13.4).
#[test]
fn fire_is_told_with_the_chance_of_each_number_of_points() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let public = placed(&[("us-rifle-1", "1007"), ("ge-rifle-1", "1002")]);
    let shots = [Shot::of(word("us-rifle-1"))];
    let attack = fire(&rulebook, &public, &shots, None, (hex("1002"), Aim::Hex)).unwrap();
    let told = fire_told(&rulebook, &attack);
    assert_eq!(told[0], "strength 5, row 5–10");
    assert_eq!(told[told.len() - 2], "58% chance of an effect, 1.56 points on average");
    assert_eq!(told[told.len() - 1], "points: none 42%, 1 17%, 2 14%, 3 11%, 4 8%, 5 6%, 6 3%");
}

/// Example 13: a gun of letter C at range 12 hits at 8, on the front of the tank.
#[test]
fn a_shot_is_told_with_its_numbers() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let gun = facing("us-at-57", 1, "1013", Hexside::North);
    let public =
        position([gun, facing("ge-pz-4h", 1, "1002", Hexside::South), counter("ge-rifle", 1, "0101")]);
    let shot = anti_tank::Shot { unit: word("us-at-57-1"), weapon: None, leader: None };
    let attack = anti_tank::fire(&rulebook, &public, &shot, word("ge-pz-4h-1"), Occasion::Fire).unwrap();
    let told = anti_tank_told(&attack);
    assert_eq!(told[0], "letter C, hits on 8 or less");
    assert_eq!(told[told.len() - 2], "hits the front: eliminated below 5, immobilized at 5");
    assert!(told[told.len() - 1].starts_with("hit "), "{told:?}");
}
