//! A computer player's overruns: the hexes from which they can be made with the whole strength of a division.

use crate::harness::*;
use kessel::{
    games::guderian::{
        players::by_name,
        rules::{View, combat::battle::Decision},
    },
    play::players::Thought,
};

/// The 7th Panzer Division, whole.
const DIVISION: &str = "pz-25-7 pzg-6-7 pzg-7-7";
/// The hexes adjacent to Yelnya.
const BESIDE: [&str; 6] = ["3121", "3221", "3222", "3123", "3022", "3021"];

/// The division is three hexes north of a weak enemy in Yelnya. Infantry that cannot move is in these of the adjacent
/// hexes.
fn north_of_yelnya(crowded: &[&str]) -> Table {
    let begun = Situation::new().units(DIVISION, "3119").unit("rifle-102", "3122").dice(&[1; 20]);
    let infantry = ["inf-26", "inf-5", "inf-35", "inf-161", "inf-6", "inf-23"];
    let all = infantry.iter().zip(crowded);
    all.fold(begun, |situation, (id, at)| situation.unit_that(id, at, "disrupted: true")).moves(Side::German)
}

/// The hexes from which the player overruns with the division until it ends the phase.
fn overruns_from(table: &mut Table) -> Vec<String> {
    let mut player = by_name("staff:captain", 7).unwrap();
    let mut from = Vec::new();
    while table.public().phase == Phase::GermanMovement {
        let view = View::to_play(&table.rules, table.position());
        let order = player.choose_order(&view, &Thought::new(1.0)).order;
        if matches!(order, Order::Overrun { .. }) {
            from.push(table.at("pz-25-7"));
        }
        table.play(&order);
        assert!(!matches!(table.owed(), Some(Decision::Excess { .. })), "too many stand in a hex");
    }
    from
}

#[test]
fn a_division_overruns_from_a_free_hex() {
    assert_eq!(overruns_from(&mut north_of_yelnya(&[])), ["3121"], "the nearest");
    let from = overruns_from(&mut north_of_yelnya(&["3121"]));
    assert!(from.len() == 1 && from[0] != "3121", "{from:?}");
}

/// In a hex with infantry the division would lose its integrity (K10.6), and a regiment if it was halted there (K10.3).
#[test]
fn a_division_does_not_overrun_from_a_crowded_hex() {
    assert_eq!(overruns_from(&mut north_of_yelnya(&BESIDE)), [""; 0]);
}
