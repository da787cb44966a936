//! Counts in Squad. Fire counts by the units that fire and their target, whatever they fire with, and a drive by the hex that it ends in.

use super::by_chance::Counted;
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        Squad, View,
        order::{Order, legal},
        position::decision::Decision,
    },
};

#[test]
fn the_list_and_the_door_count_the_same() {
    Counted::<Squad> {
        scenario: "crossroads",
        seeds: &[1, 2, 3],
        listed: |rulebook, position| {
            let view = View::to_play(rulebook, position);
            legal::orders(rulebook, view.public(), view.side)
        },
        kind: Order::kind,
        shape,
        decision: |position| match &position.public.owed {
            None => "",
            Some(Decision::Casualties { .. }) => ", casualties",
            Some(Decision::Reaction { .. }) => ", a reaction",
            Some(Decision::Sniper { .. }) => ", a sniper",
            Some(Decision::Withdrawal { .. }) => ", a withdrawal",
        },
        // Of set-ups, weapons that are handed over, missions, smoke, and moves of several units, the list has only
        // some.
        partly: &["place", "arm", "mission", "smoke_barrage", "smoke", "move"],
    }
    .compare();
}

/// Removes the path to the last hex, and the weapons.
fn shape(order: &mut Order) {
    match order {
        Order::Move { path, .. } => drop(path.drain(..path.len() - 1)),
        Order::Drive { path, .. } => {
            path.drain(..path.len() - 1);
            for step in path {
                (step.facing, step.reverse) = (Hexside::North, false);
            }
        }
        Order::Fire { shots, .. } | Order::OpportunityFire { shots, .. } | Order::Assault { shots, .. } => {
            for shot in shots.iter_mut() {
                shot.weapon = None;
                shot.uses.clear();
            }
        }
        Order::FireAt { weapon, .. } | Order::Smoke { weapon, .. } => *weapon = None,
        Order::Place { .. }
        | Order::PlaceAboard { .. }
        | Order::Arm { .. }
        | Order::Build { .. }
        | Order::Mission { .. }
        | Order::SmokeBarrage { .. }
        | Order::Split { .. }
        | Order::Join { .. }
        | Order::ClearWire { .. }
        | Order::LaySmoke { .. }
        | Order::Pivot { .. }
        | Order::Exit { .. }
        | Order::Load { .. }
        | Order::Unload { .. }
        | Order::Overrun { .. }
        | Order::Hold
        | Order::Advance { .. }
        | Order::Turn { .. }
        | Order::Rally { .. }
        | Order::WithdrawSniper
        | Order::Casualties { .. }
        | Order::PlaceSniper { .. }
        | Order::Instruct { .. }
        | Order::Done => {}
    }
}
