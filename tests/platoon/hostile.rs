//! Hostile orders: after any order in any position, nothing breaks. A refusal changes nothing, and an accepted order
//! keeps every invariant.

use super::{harness::table, play::Lots};
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, play},
    },
    games::platoon::rules::{
        Platoon, Position, Rulebook,
        combat::indirect::Call,
        order::{Order, Target, Work, legal},
        position::{Instruction, invariants},
        scenario::options::Options,
        set_up,
        view::to_play,
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// Orders of a game that are played, each after some hostile ones.
const ORDERS: usize = 160;
const HOSTILE: usize = 12;

fn unit(lots: &mut Lots, position: &Position) -> UnitId {
    let counters = &position.public.counters;
    match lots.below(12) {
        0 => ["nobody", "ge-", "so-rifle-99", "x"][lots.below(4)].parse().unwrap_or(counters[0].id),
        _ => counters[lots.below(counters.len())].id,
    }
}

fn units(lots: &mut Lots, position: &Position) -> Vec<UnitId> {
    let mut units: Vec<UnitId> = (0..lots.below(4)).map(|_| unit(lots, position)).collect();
    if lots.below(6) == 0 {
        units.extend(units.clone());
    }
    units
}

fn hex(lots: &mut Lots, rulebook: &Rulebook, position: &Position) -> Hex {
    let on_map: Vec<Hex> = position.public.counters.iter().filter_map(|counter| counter.hex()).collect();
    let everywhere: Vec<Hex> = rulebook.board.hexes().collect();
    match lots.below(8) {
        0 => Hex::new(lots.below(255) as u8 + 1, lots.below(99) as u8 + 1).unwrap(),
        1..=4 if !on_map.is_empty() => on_map[lots.below(on_map.len())],
        _ => everywhere[lots.below(everywhere.len())],
    }
}

fn path(lots: &mut Lots, rulebook: &Rulebook, position: &Position) -> Vec<Hex> {
    let mut path = vec![hex(lots, rulebook, position)];
    for _ in 0..lots.below(5) {
        let next = path.last().and_then(|last| last.step(kessel::engine::board::ALL_SIDES[lots.below(6)]));
        path.push(next.unwrap_or_else(|| hex(lots, rulebook, position)));
    }
    path
}

fn hostile(lots: &mut Lots, rulebook: &Rulebook, position: &Position) -> Order {
    let side = to_play(rulebook, &position.public);
    if lots.below(4) == 0 {
        // The orders that the other side would be allowed.
        let orders = legal::orders(rulebook, &position.known_to(side.enemy()), side.enemy());
        if !orders.is_empty() {
            return lots.choose(&orders);
        }
    }
    let (one, other) = (unit(lots, position), unit(lots, position));
    let (some, at) = (units(lots, position), hex(lots, rulebook, position));
    let call = [Call::Registered, Call::FromTheHip, Call::Nearby, Call::Interdiction][lots.below(4)];
    let work = [Work::Mines, Work::Fort, Work::Block][lots.below(3)];
    match lots.below(20) {
        0 => Order::Place { unit: one, hex: at },
        1 => Order::PlaceAboard { unit: one, carrier: other },
        2 => Order::Lay { work, hex: at, there: lots.below(2) == 0 },
        3 => Order::Flip { carrier: one },
        4 => Order::IndirectFire { firers: some.into_iter().map(|unit| (unit, call)).collect(), hex: at },
        5 => Order::Fire { firers: some, hex: at, target: Target::Stack },
        6 => Order::Fire { firers: some, hex: at, target: Target::Unit(other) },
        7 | 8 => {
            let (quick, concealed) = (lots.below(3) == 0, lots.below(3) == 0);
            Order::Move { unit: one, path: path(lots, rulebook, position), quick, concealed }
        }
        9 => Order::Enter { unit: one, hex: at },
        10 => Order::Exit { unit: one },
        11 => Order::Load { carrier: one, passenger: other },
        12 => Order::Unload { carrier: one },
        13 => Order::Overrun { units: some, hex: at },
        14 => Order::Assault { units: some, hex: at },
        15 => Order::ClearMines { engineer: one },
        16 => Order::Register { unit: one, hex: at },
        17 => Order::Unregister { unit: one, hex: at },
        18 => Order::MoveBeside { unit: one, hex: at },
        _ => match lots.below(4) {
            0 => Order::OpportunityFire { firers: some },
            1 => Order::Interdict { firers: some },
            2 => Order::Pass,
            _ => Order::Instruct { units: some, instruction: Instruction::AnyTarget },
        },
    }
}

#[test]
fn every_kind_of_order_is_tried() {
    let table = table("so-t34-76 1305\nge-rifle 1505", "");
    let mut lots = Lots(1);
    let kinds: BTreeSet<&str> =
        (0..20_000).map(|_| hostile(&mut lots, &table.rules, table.position()).kind()).collect();
    assert_eq!(kinds, Order::KINDS.iter().copied().collect());
}

fn attacked(scenario: &str, options: &Options, seed: u64) -> [usize; 2] {
    let rulebook = Arc::new(Platoon::load(scenario, options).unwrap());
    let (mut world, mut lots) = (Platoon::world(), Lots(seed));
    Platoon::restore(&mut world, &rulebook, set_up::start(&rulebook, seed));
    let [mut accepted, mut refused] = [0, 0];
    for _ in 0..ORDERS {
        let before = Platoon::position(&world).clone();
        if before.public.outcome.is_some() {
            break;
        }
        for _ in 0..HOSTILE {
            let order = hostile(&mut lots, &rulebook, &before);
            match play::<Platoon>(&mut world, &order) {
                Err(refusal) => {
                    assert!(
                        Platoon::position(&world) == &before,
                        "{order:?} was refused and changed something"
                    );
                    assert!(!refusal.words().is_empty());
                    refused += 1;
                }
                Ok(_) => {
                    let broken = invariants::broken(&rulebook, Platoon::position(&world));
                    assert_eq!(broken, Vec::<String>::new(), "{scenario}, seed {seed}: {order:?}");
                    accepted += 1;
                    Platoon::restore(&mut world, &rulebook, before.clone());
                }
            }
        }
        let side = to_play(&rulebook, &before.public);
        let order = lots.choose(&legal::orders(&rulebook, &before.known_to(side), side));
        play::<Platoon>(&mut world, &order).unwrap();
    }
    [accepted, refused]
}

#[test]
fn hostile_orders_break_nothing() {
    let [mut accepted, mut refused] = [0, 0];
    for (number, scenario) in (0..).zip(["farm-road", "meeting", "village", "stream-line"]) {
        for options in [&Options::default(), &Options::EVERY] {
            let [more, less] = attacked(scenario, options, 70 + number);
            (accepted, refused) = (accepted + more, refused + less);
        }
    }
    assert!(accepted > 100 && refused > 5000, "{accepted} accepted, {refused} refused");
}
