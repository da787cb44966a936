//! Who moves: what befalls him in a hex, and how he leaves the map (4.3, 14).

use super::table::{Table, table, walk, word, words};
use kessel::games::squad::rules::{
    casualties::{Loss, Losses},
    counter::Place,
    decision::Decision,
    fire::Shot,
    order::Order,
    phase::Step,
    position::WorkKind,
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

/// The half of a squad that one attack has reduced is shot at by the next: one after the other may fire at a step.
#[test]
fn case_14_1_a_reduced_squad_is_still_there() {
    let units = "us-rifle-1 0503\nge-rifle-1 0604\nge-rifle-2 0604";
    let mut table = table("patrol", Step::Movement, units);
    table.must(walk("us-rifle-1", "0504"), &[]);
    // Seven less two at a neighbour is five: two points.
    table.must(answer("ge-rifle-1"), &[3, 4]);
    pay(&mut table, "us-rifle-1", Loss::Reduced);
    let Some(Decision::Reaction { units, .. }) = table.public().owed.clone() else { panic!("asked again") };
    assert_eq!(units, words("us-rifle-half-1a"));
    table.must(answer("ge-rifle-2"), &[3, 4]);
    assert!(table.is_lost("us-rifle-half-1a"), "two points on a half squad of two");
}
