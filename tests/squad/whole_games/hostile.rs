//! Hostile orders: after any order in any position, nothing breaks. A refusal changes nothing, and an accepted order
//! leaves a possible position.

use crate::{
    play::{Lots, SCENARIOS, faults, march},
    table::table,
};
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, play},
    },
    games::squad::rules::{
        Position, Rulebook, Squad, View,
        fire::{Shot, casualties::Loss},
        order::{Bend, Order, legal},
        phase::Step,
        position::{Instruction, Mission, WorkKind},
        scenario::options::Options,
        view::to_play,
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// Orders of a game that are played, each after some hostile ones.
const ORDERS: usize = 120;
const HOSTILE: usize = 10;

fn unit(lots: &mut Lots, position: &Position) -> UnitId {
    let counters = &position.public.counters;
    match lots.below(12) {
        0 => ["nobody", "ge-", "us-rifle-99", "grenades"][lots.below(4)].parse().unwrap_or(counters[0].id),
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

fn shots(lots: &mut Lots, position: &Position) -> Vec<Shot> {
    let any = |lots: &mut Lots| match lots.below(5) {
        0 => "grenades".parse().unwrap(),
        1 => "satchel".parse().unwrap(),
        _ => unit(lots, position),
    };
    let mut one = |unit: UnitId| Shot {
        unit,
        weapon: (lots.below(3) == 0).then(|| any(lots)),
        uses: (0..lots.below(3)).map(|_| any(lots)).collect(),
    };
    let some: Vec<UnitId> = position.public.counters.iter().map(|counter| counter.id).collect();
    let count = some.len().min(3);
    some.into_iter().take(count).map(&mut one).collect()
}

fn hostile(lots: &mut Lots, rulebook: &Arc<Rulebook>, position: &Position) -> Order {
    let side = to_play(rulebook, &position.public);
    if lots.below(4) == 0 {
        // The orders that the other side would be allowed.
        let view = View::new(rulebook, position, side.enemy());
        let orders = legal::orders(rulebook, view.public(), side.enemy());
        if !orders.is_empty() {
            return lots.choose(&orders);
        }
    }
    let (one, other) = (unit(lots, position), unit(lots, position));
    let (some, at) = (units(lots, position), hex(lots, rulebook, position));
    let leader = (lots.below(2) == 0).then_some(other);
    let facing = (lots.below(2) == 0).then(|| lots.side());
    let work = [WorkKind::Mines, WorkKind::Wire, WorkKind::EarthBunker, WorkKind::Foxhole][lots.below(4)];
    let mission = [Mission::Light, Mission::Heavy, Mission::FighterBomber][lots.below(3)];
    match lots.below(24) {
        0 => Order::Place { unit: one, hex: at, facing },
        1 => Order::PlaceAboard { unit: one, carrier: other },
        2 => Order::Arm { weapon: one, unit: other },
        3 => Order::Build { work, hex: at, facing, there: lots.below(2) == 0 },
        4 => Order::Mission { mission, hex: at, spotter: leader },
        5 => Order::SmokeBarrage { hex: at, spotter: one },
        6 => Order::Split { squad: one, second: lots.below(2) == 0 },
        7 => Order::Join { halves: [one, other] },
        8 | 9 => Order::Fire { shots: shots(lots, position), leader, hex: at },
        10 => Order::FireAt { unit: one, weapon: leader, leader: None, target: other },
        11 => Order::Smoke { unit: one, weapon: leader, hex: at },
        12 => Order::ClearWire { unit: one, hex: at },
        13 => Order::LaySmoke { unit: one, hex: at },
        14 => march(rulebook, &position.public, if lots.below(2) == 0 { side } else { side.enemy() }, lots),
        15 => Order::Exit { unit: one },
        16 => Order::Load { carrier: one, passengers: some },
        17 => Order::Unload { carrier: one, passengers: some, to: (lots.below(2) == 0).then_some(at) },
        18 => Order::OpportunityFire { shots: shots(lots, position), leader, lane: Some(Bend::Left) },
        19 => Order::Advance { unit: one, hex: at, facing },
        20 => Order::Assault { shots: shots(lots, position), leader, hex: at },
        21 => Order::Rally { unit: one },
        22 => {
            let loss = [Loss::Ignored, Loss::Pinned, Loss::ReducedAndPinned, Loss::Put(99)][lots.below(4)];
            Order::Casualties { losses: some.into_iter().map(|unit| (unit, loss)).collect() }
        }
        _ => match lots.below(5) {
            0 => Order::Hold,
            1 => Order::WithdrawSniper,
            2 => Order::PlaceSniper { hex: at },
            3 => Order::Instruct { units: some, instruction: Instruction::Any },
            _ => Order::Turn { unit: one, facing: lots.side() },
        },
    }
}

#[test]
fn every_kind_of_order_is_tried() {
    let units = "us-rifle-1 0402\nus-m4-75-1 0303\nge-rifle-1 0604\nge-pz-4h-1 0603";
    let table = table("patrol", Step::Movement, units);
    let mut lots = Lots(1);
    let kinds: BTreeSet<&str> =
        (0..20_000).map(|_| hostile(&mut lots, &table.rules, table.position()).kind()).collect();
    assert_eq!(kinds, Order::KINDS.iter().copied().collect());
}

fn attacked(scenario: &str, options: &Options, seed: u64) -> [usize; 2] {
    let rulebook = Arc::new(Squad::load(scenario, options).unwrap());
    let (mut world, mut lots) = (Squad::world(), Lots(seed));
    Squad::restore(&mut world, &rulebook, Squad::start(&rulebook, seed));
    let [mut accepted, mut refused] = [0, 0];
    for _ in 0..ORDERS {
        let before = Squad::position(&world).clone();
        if before.public.outcome.is_some() {
            break;
        }
        for _ in 0..HOSTILE {
            let order = hostile(&mut lots, &rulebook, &before);
            match play::<Squad>(&mut world, &order) {
                Err(refusal) => {
                    assert!(
                        Squad::position(&world) == &before,
                        "{order:?} was refused and changed something"
                    );
                    assert!(!refusal.words().is_empty());
                    refused += 1;
                }
                Ok(_) => {
                    let wrong = faults(&rulebook, Squad::position(&world));
                    assert_eq!(wrong, Vec::<String>::new(), "{scenario}, seed {seed}: {order:?}");
                    accepted += 1;
                    Squad::restore(&mut world, &rulebook, before.clone());
                }
            }
        }
        let side = to_play(&rulebook, &before.public);
        let view = View::new(&rulebook, &before, side);
        let order = lots.choose(&legal::orders(&rulebook, view.public(), side));
        play::<Squad>(&mut world, &order).unwrap();
    }
    [accepted, refused]
}

#[test]
fn hostile_orders_break_nothing() {
    let [mut accepted, mut refused] = [0, 0];
    for (number, scenario) in (0..).zip(SCENARIOS) {
        for options in [&Options::default(), &Options::EVERY] {
            let [more, less] = attacked(scenario, options, 70 + number);
            (accepted, refused) = (accepted + more, refused + less);
        }
    }
    assert!(accepted > 50 && refused > 3000, "{accepted} accepted, {refused} refused");
}
