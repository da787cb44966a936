//! Facing and turning (7.1, 7.3).

use crate::rules::{
    movement::samples::{at, facing},
    samples::of_map,
};
use kessel::engine::board::Hexside::{North, NorthEast, NorthWest, South, SouthWest};
use kessel::{
    engine::board::ALL_SIDES,
    games::squad::rules::{
        counter::{Condition, Counter},
        movement::{NoWay, hexsides, pivot, turn_cost},
    },
};

/// A turn takes the shorter direction; its first hexside is free (7.3).
#[test]
fn the_first_hexside_of_a_turn_is_free() {
    let turns = ALL_SIDES.map(|to| hexsides(NorthWest, to));
    assert_eq!(turns, [1, 2, 3, 2, 1, 0]);
    assert_eq!(ALL_SIDES.map(|to| turn_cost(NorthWest, to)), [0, 1, 2, 1, 0, 0]);
    for (one, other) in ALL_SIDES.into_iter().flat_map(|one| ALL_SIDES.map(|other| (one, other))) {
        assert_eq!(hexsides(one, other), hexsides(other, one));
    }
}

/// Turning in place is the whole move (7.3); large guns may, immobile AFVs may not (6.1, 16.7).
#[test]
fn a_pivot_is_a_whole_move() {
    let rulebook = of_map("map-valmont");
    let tank = facing("us-m4-75-1", "0907", NorthEast);
    let unit = tank.id;
    assert_eq!(pivot(&rulebook, &tank, SouthWest), Ok(()));
    assert_eq!(pivot(&rulebook, &tank, NorthEast), Err(NoWay::NotTurned { unit }));
    let with = |condition| pivot(&rulebook, &Counter { condition, ..tank.clone() }, North);
    assert_eq!(with(Condition { spent: 1, ..Condition::default() }), Err(NoWay::HasMoved { unit }));
    assert_eq!(with(Condition { immobile: true, ..Condition::default() }), Err(NoWay::Immobile { unit }));
    assert_eq!(pivot(&rulebook, &facing("ge-flak-88-1", "0907", North), South), Ok(()));
    let squad = at("us-rifle-1", "0907");
    assert_eq!(pivot(&rulebook, &squad, South), Err(NoWay::DoesNotDrive { unit: squad.id }));
}
