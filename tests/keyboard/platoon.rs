//! Platoon with keys alone: every order of a computer player is given with keys.

use super::{Table, begun, hex, played, word};
use bevy::prelude::*;
use kessel::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::Game,
    },
    games::platoon::rules::{
        Platoon, Position,
        counter::Place,
        order::Order,
        phase::{Phase, Segment},
    },
    table::Session,
};

fn now(table: &Table) -> &Position {
    table.get::<Position>()
}

/// Taps a key until a unit is selected.
fn select(table: &mut Table, key: KeyCode, unit: UnitId) {
    for _ in 0..80 {
        if table.get::<Session<Platoon>>().selected == [unit] {
            return;
        }
        table.tap(key);
    }
    panic!("no key leads to {unit}: {:?}", table.get::<Session<Platoon>>().selected);
}

/// Moves the cursor to a hex, and acts there.
fn act_at(table: &mut Table, hex: Hex) {
    table.go_to(hex);
    table.tap(KeyCode::Enter);
}

/// Sends the first of these units against a hex, adds all others that can join, and rolls the die.
fn attack(table: &mut Table, units: &[UnitId], hex: Hex) {
    table.tap(KeyCode::Escape);
    select(table, KeyCode::KeyN, units[0]);
    act_at(table, hex);
    let before = now(table).clone();
    if units.len() > 1 {
        table.tap(KeyCode::KeyK);
    }
    assert_eq!(*now(table), before, "no die is thrown before the odds are seen");
    table.tap(KeyCode::Enter);
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
        Order::Pass => {
            table.reads_the_question();
            table.tap(KeyCode::KeyE);
        }
        Order::OpportunityFire { .. } | Order::Interdict { .. } => {
            table.reads_the_question();
            table.tap(KeyCode::Enter);
        }
        Order::Place { unit, hex } | Order::Enter { unit, hex } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyB, *unit);
            act_at(table, *hex);
        }
        Order::Move { unit, path, .. } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, *unit);
            act_at(table, *path.last().expect("a way"));
        }
        Order::MoveBeside { unit, hex } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, *unit);
            table.tap(KeyCode::KeyR);
            act_at(table, *hex);
            table.tap(KeyCode::KeyR);
        }
        Order::Register { unit, hex } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, *unit);
            act_at(table, *hex);
        }
        Order::Fire { firers, hex, .. } => attack(table, firers, *hex),
        Order::IndirectFire { firers, hex } => {
            let firers: Vec<UnitId> = firers.iter().map(|(unit, _)| *unit).collect();
            attack(table, &firers, *hex);
        }
        Order::Overrun { units, hex } | Order::Assault { units, hex } => attack(table, units, *hex),
        Order::Load { carrier: unit, .. }
        | Order::Unload { carrier: unit }
        | Order::Exit { unit }
        | Order::ClearMines { engineer: unit } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, *unit);
            table.tap(KeyCode::KeyU);
        }
        Order::Instruct { units, .. } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, units[0]);
            table.tap(KeyCode::KeyG);
        }
        other => panic!("no keys for {other:?}"),
    }
}

#[test]
fn farm_road_is_played_with_keys() {
    let kinds = played::<Platoon>("farm-road", 60, carry_out, Order::kind);
    for kind in ["place", "fire", "move", "unload", "done"] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
}

/// Entering units, and the questions about them, need no mouse either (4.2, 14.1).
#[test]
fn meeting_is_played_with_keys() {
    let kinds = played::<Platoon>("meeting", 40, carry_out, Order::kind);
    for kind in ["enter", "move", "done"] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
}

/// A slow unit moves beside the road into woods that the enemy watches: with the key for concealed movement it is not
/// spotted (10.4).
#[test]
fn cover_is_entered_unseen_by_a_key() {
    let mut table = begun::<Platoon>("meeting");
    let rulebook = table.get::<Session<Platoon>>().rulebook.clone().expect("a rulebook");
    let mut position = now(&table).clone();
    (position.public.turn, position.public.phase) = (3, Phase::First(Segment::Others));
    for counter in &mut position.public.counters {
        counter.place = match counter.id.to_string().as_str() {
            "ge-rifle-1" => Place::Map(hex("1412")),
            "so-smg-1" => Place::Map(hex("1310")),
            _ => Place::Exited,
        };
    }
    Platoon::restore(table.app.world_mut(), &rulebook, position);
    table.wait(3);
    carry_out(&mut table, &Order::MoveBeside { unit: word("ge-rifle-1"), hex: hex("1512") });
    let counter = now(&table).public.find(word("ge-rifle-1")).expect("a unit").clone();
    assert_eq!(counter.place, Place::Map(hex("1512")));
    assert_eq!((counter.condition.spent, counter.is_marked()), (Points::whole(1), false));
}
