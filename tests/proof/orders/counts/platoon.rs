//! Counts in Platoon.

use super::by_chance::Counted;
use kessel::games::platoon::rules::{
    Platoon,
    order::{Order, legal},
    view::to_play,
};

#[test]
fn the_list_and_the_door_count_the_same() {
    Counted::<Platoon> {
        scenario: "meeting",
        seeds: &[7, 8, 9],
        listed: |rulebook, position| {
            let side = to_play(rulebook, &position.public);
            legal::orders(rulebook, &position.known_to(side), side)
        },
        kind: Order::kind,
        shape: |order| {
            if let Order::Move { path, .. } = order {
                path.drain(..path.len() - 1);
            }
        },
        decision: |position| if position.public.owed.is_some() { ", a decision" } else { "" },
        // The list has only some registrations and only some hidden and quick moves.
        partly: &["move", "register"],
    }
    .compare();
}
