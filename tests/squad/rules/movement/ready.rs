//! The units that may move.

use crate::{
    rules::{
        movement::samples::{aboard, at, carried, case_of, counter},
        samples::of_map,
    },
    shared::names::word,
};
use kessel::games::squad::rules::{
    counter::{Condition, Counter, Place},
    movement::{Moves, NoWay, may_move},
};

/// A pinned unit does nothing, and a unit with a Fire marker does not move (6.8).
#[test]
fn who_is_pinned_or_marked_does_not_move() {
    let rulebook = of_map("map-valmont");
    let unit = word("us-rifle-1");
    let with = |condition| may_move(&rulebook, &Counter { condition, ..at("us-rifle-1", "0507") });
    assert_eq!(with(Condition::default()), Ok(Moves::Foot));
    assert_eq!(with(Condition { moved: true, spent: 2, ..Condition::default() }), Ok(Moves::Foot));
    assert_eq!(with(Condition { pinned: true, ..Condition::default() }), Err(NoWay::StaysPinned { unit }));
    assert_eq!(with(Condition { fired: true, ..Condition::default() }), Err(NoWay::StaysFired { unit }));
    assert_eq!(with(Condition { halted: true, ..Condition::default() }), Err(NoWay::Halted { unit }));
    assert_eq!([NoWay::StaysPinned { unit }, NoWay::StaysFired { unit }].map(case_of), ["6.8"; 2]);
}

/// Large guns must be towed (6.1), passengers ride (8.2), weapons are carried (2.2), and immobile AFVs stay in
/// place (16.7).
#[test]
fn some_do_not_move_by_themselves() {
    let rulebook = of_map("map-valmont");
    let tank = Counter {
        condition: Condition { immobile: true, ..Condition::default() },
        ..at("us-m4-75-1", "0507")
    };
    let refused = [
        at("ge-flak-88-1", "0507"),
        aboard("us-rifle-1", "us-truck-1"),
        carried("us-bar-1", "us-rifle-1"),
        at("sniper-1", "0507"),
        counter("us-rifle-2", Place::Away),
        tank,
    ];
    let cases = refused.map(|unit| may_move(&rulebook, &unit).err().map(case_of));
    assert_eq!(cases, ["6.1", "8.2", "2.2", "2.2", "2.5", "16.7"].map(Some));
    let may = [at("us-at-57-1", "0507"), counter("us-truck-1", Place::Due(0)), at("us-m4-75-1", "0507")];
    let moves = may.map(|unit| may_move(&rulebook, &unit));
    assert_eq!(moves, [Moves::ByHand, Moves::Wheels, Moves::Armour].map(Ok));
}
