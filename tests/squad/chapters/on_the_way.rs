//! Moving units: fire at them in a hex, and their exit from the map (4.3, 14).

use crate::table::{Table, table, walk, word, words};
use kessel::games::squad::rules::{
    counter::Place,
    fire::{
        Shot,
        casualties::{Loss, Losses},
    },
    order::Order,
    phase::Step,
    position::{WorkKind, decision::Decision},
};

fn answer(unit: &str) -> Order {
    Order::OpportunityFire { shots: vec![Shot::of(word(unit))], leader: None, lane: None }
}

fn exit(unit: &str) -> Order {
    Order::Exit { unit: word(unit) }
}

fn pay(table: &mut Table, unit: &str, loss: Loss) {
    let losses: Losses = vec![(word(unit), loss)];
    table.must(Order::Casualties { losses }, &[]);
}

/// The half of a squad that one attack has reduced is attacked by the next: several units may fire at a step, one after
/// the other.
#[test]
fn case_14_1_a_reduced_squad_is_still_there() {
    let units = "us-rifle-1 0503\nge-rifle-1 0604\nge-rifle-2 0604";
    let mut table = table("patrol", Step::Movement, units);
    table.must(walk("us-rifle-1", "0504"), &[]);
    // Seven less two at an adjacent unit is five: two points.
    table.must(answer("ge-rifle-1"), &[3, 4]);
    pay(&mut table, "us-rifle-1", Loss::Reduced);
    let Some(Decision::Reaction { units, .. }) = table.public().owed.clone() else { panic!("asked again") };
    assert_eq!(units, words("us-rifle-half-1a"));
    table.must(answer("ge-rifle-2"), &[3, 4]);
    assert!(table.is_lost("us-rifle-half-1a"), "two points on a half squad of two");
}

/// From an edge hex a unit exits for 1 more point of the same move, until another unit moves.
#[test]
fn case_4_3_a_squad_walks_off_the_map() {
    let units = "us-rifle-1 0103\nus-rifle-2 0106\nus-rifle-3 0105\nge-rifle-1 2001";
    let mut table = table("patrol", Step::Movement, units);
    table.must(walk("us-rifle-1", "0102 0101"), &[]);
    table.must(exit("us-rifle-1"), &[]);
    assert_eq!(table.counter("us-rifle-1").place, Place::Exited);
    // A squad has only four points.
    table.must(walk("us-rifle-3", "0104 0103 0102 0101"), &[]);
    assert_eq!(table.case(exit("us-rifle-3")), "4.3");
    let mut table = crate::table::table("patrol", Step::Movement, units);
    table.must(walk("us-rifle-1", "0102 0101"), &[]);
    table.must(walk("us-rifle-2", "0107"), &[]);
    assert_eq!(table.case(exit("us-rifle-1")), "6.5", "the others have waited for it");
}

/// The units of a led stack exit the map one after the other, with the points left of their six.
#[test]
fn case_4_3_and_6_1_a_stack_walks_off_the_map() {
    for first in [true, false] {
        let units = "us-rifle-1 0106\nus-leader-0-1 0106\nge-rifle-1 2001";
        let mut table = table("patrol", Step::Movement, units);
        table.must(walk("us-rifle-1 us-leader-0-1", "0105 0104 0103 0102 0101"), &[]);
        let both = if first { ["us-leader-0-1", "us-rifle-1"] } else { ["us-rifle-1", "us-leader-0-1"] };
        for unit in both {
            table.must(exit(unit), &[]);
        }
    }
}

/// A unit that is pinned, or stopped by wire, does not exit.
#[test]
fn case_4_3_who_is_stopped_stays() {
    let units = "us-rifle-1 0102\nge-rifle-1 0301";
    let mut pinned = table("patrol", Step::Movement, units);
    pinned.must(walk("us-rifle-1", "0101"), &[]);
    pinned.must(answer("ge-rifle-1"), &[3, 4]);
    pay(&mut pinned, "us-rifle-1", Loss::Pinned);
    assert_eq!(pinned.case(exit("us-rifle-1")), "6.8");
    let mut wired = table("patrol", Step::Movement, "us-rifle-1 0102\nge-rifle-1 2001");
    wired.work(WorkKind::Wire, "0101");
    wired.must(walk("us-rifle-1", "0101"), &[]);
    assert_eq!(wired.case(exit("us-rifle-1")), "6.5");
}
