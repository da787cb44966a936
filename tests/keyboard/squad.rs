//! Squad with keys alone: every order of a computer player is given with keys.

use super::{Table, played};
use bevy::prelude::*;
use kessel::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{Position, Squad, fire::Shot, order::Order},
    table::Session,
};

fn now(table: &Table) -> &Position {
    table.get::<Position>()
}

/// Taps a key until a unit is selected.
fn select(table: &mut Table, key: KeyCode, unit: UnitId) {
    for _ in 0..120 {
        if table.get::<Session<Squad>>().selected == [unit] {
            return;
        }
        table.tap(key);
    }
    panic!("no key leads to {unit}: {:?}", table.get::<Session<Squad>>().selected);
}

/// Moves the cursor to a hex, and acts there.
fn act_at(table: &mut Table, hex: Hex) {
    table.go_to(hex);
    table.tap(KeyCode::Enter);
}

/// Sends the first of these units against a hex, adds all others that can join, and rolls the dice.
fn attack(table: &mut Table, shots: &[Shot], hex: Hex) {
    table.tap(KeyCode::Escape);
    select(table, KeyCode::KeyN, shots[0].unit);
    act_at(table, hex);
    let before = now(table).clone();
    if shots.len() > 1 {
        table.tap(KeyCode::KeyK);
    }
    assert_eq!(*now(table), before, "no dice are thrown before the odds are seen");
    table.tap(KeyCode::Enter);
}

/// Answers a question with a key. While the dice before it are animated, the question is not shown, and an early key
/// press is no answer: then the key is pressed once more.
fn answer(table: &mut Table, key: KeyCode) {
    let before = now(table).clone();
    for _ in 0..2 {
        table.reads_the_question();
        table.tap(key);
        if *now(table) != before {
            return;
        }
    }
    panic!("{key:?} answers nothing: {:?}", before.public.owed);
}

/// Gives an order with keys, or a similar one.
fn carry_out(table: &mut Table, order: &Order) {
    match order {
        Order::Done => {
            let before = now(table).clone();
            table.tap(KeyCode::KeyE);
            if *now(table) == before {
                table.reads_what_is_left();
                table.tap(KeyCode::KeyE);
            }
        }
        Order::Hold => {
            answer(table, KeyCode::KeyE);
        }
        Order::OpportunityFire { .. } | Order::Casualties { .. } => {
            answer(table, KeyCode::Enter);
        }
        Order::FireAt { .. } if now(table).public.owed.is_some() => {
            answer(table, KeyCode::Enter);
        }
        Order::PlaceSniper { hex } => {
            table.reads_the_question();
            act_at(table, *hex);
        }
        Order::Place { unit, hex, .. } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyB, *unit);
            act_at(table, *hex);
        }
        Order::Arm { weapon, unit } => {
            let hex = now(table).public.find(*unit).and_then(|unit| unit.hex()).expect("it stands");
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyB, *weapon);
            act_at(table, hex);
        }
        Order::Move { units, path, .. } => {
            table.tap(KeyCode::Escape);
            let due = now(table).public.find(units[0]).is_some_and(|unit| unit.hex().is_none());
            select(table, if due { KeyCode::KeyB } else { KeyCode::KeyN }, units[0]);
            act_at(table, *path.last().expect("a way"));
        }
        Order::Fire { shots, hex, .. } | Order::Assault { shots, hex, .. } => attack(table, shots, *hex),
        Order::FireAt { unit, target, .. } => {
            let hex = now(table).public.find(*target).and_then(|target| target.hex()).expect("a target");
            attack(table, &[Shot::of(*unit)], hex);
        }
        Order::Advance { unit, hex, .. } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, *unit);
            act_at(table, *hex);
        }
        Order::Rally { unit } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, *unit);
            table.tap(KeyCode::KeyT);
        }
        Order::Split { squad: unit, .. } | Order::Join { halves: [unit, _] } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, *unit);
            table.tap(KeyCode::KeyU);
        }
        other => panic!("no keys for {other:?}"),
    }
}

/// The patrol has only infantry: set-up, weapons, fire, moves, advances and answers, all by keys.
#[test]
fn the_patrol_is_played_with_keys() {
    let kinds = played::<Squad>("patrol", 60, carry_out, Order::kind);
    for kind in ["place", "arm", "move", "opportunity_fire", "casualties", "done"] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
}
