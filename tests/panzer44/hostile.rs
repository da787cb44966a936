//! Nonsensical orders: they are refused or carried out, without any other effect.

use super::harness::*;
use kessel::{
    engine::{
        board::Hex,
        orders::{Game, play},
    },
    games::panzer44::{
        players::Random,
        rules::{Panzer44, Rulebook, View, order::legal, position::invariants},
    },
    play::players::{Player, Thought},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};
use std::{collections::BTreeSet, sync::Arc};

/// Any order at all, with counters and hexes of the game and others; sometimes a legal one.
pub(super) fn nonsense(chance: &mut ChaCha8Rng, view: &View) -> Order {
    if chance.random_range(0..16) == 0
        && let Some(legal) = legal::orders(view).choose(chance)
    {
        return legal.clone();
    }
    let mut units: Vec<_> = view.public.counters.iter().map(|counter| counter.id).collect();
    units.extend([word("nobody-1"), word("us-105"), word("ge-105")]);
    let unit = *units.choose(chance).unwrap();
    let other = *units.choose(chance).unwrap();
    let mut any = || Hex::new(chance.random_range(1..=32), chance.random_range(1..=22)).unwrap();
    let (hex, target) = (any(), any());
    let path = vec![any(), any()];
    let side = *Side::BOTH.choose(chance).unwrap();
    let task = [
        Task::Fire { target },
        Task::Watch { target, at: Instruction::Ask },
        Task::Bombard { target, pattern: Pattern::Loose },
        Task::Move,
        Task::Load { with: other },
        Task::Unload,
        Task::Clear { hex: target },
        Task::Blow { to: target },
    ];
    let mut plot = Plot::default();
    plot.orders.insert(unit, *task.choose(chance).unwrap());
    if chance.random_bool(0.3) {
        plot.barrages.push(Barrage { battery: other, target, pattern: Pattern::Tight });
    }
    if chance.random_bool(0.3) {
        plot.strikes.push(hex);
    }
    let orders = [
        Order::Deploy { unit, hex },
        Order::DeployAboard { unit, carrier: other },
        Order::LayMines { hex, mines: Some(Mines::Defensive) },
        Order::LayMines { hex, mines: None },
        Order::Dig { hex, position: chance.random_bool(0.5) },
        Order::Plot { side, plot },
        Order::Fire { unit, at: Some(other) },
        Order::Fire { unit, at: None },
        Order::Move { unit, path },
        Order::Move { unit, path: Vec::new() },
        Order::Exit { unit },
        Order::Load { carrier: unit },
        Order::Unload { unit },
        Order::Clear { unit },
        Order::Blow { unit },
        Order::Shoot { unit },
        Order::LetPass,
        Order::Bombard { unit },
        Order::Barrage { battery: unit },
        Order::Strike { hex },
    ];
    orders.choose(chance).unwrap().clone()
}

#[test]
fn every_kind_of_order_is_tried() {
    let table = Table::scenario("vauclair", 1);
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let view = View::to_play(&table.rules, table.position());
    let mut kinds: BTreeSet<&str> = (0..2_000).map(|_| nonsense(&mut chance, &view).kind()).collect();
    // It is never nonsense by itself.
    kinds.insert("end_phase");
    assert_eq!(kinds, Order::KINDS.iter().copied().collect());
}

/// Nonsense all through random games: a refusal changes nothing, and an accepted order breaks nothing.
#[test]
fn nonsense_breaks_nothing() {
    let (mut refused, mut accepted) = (0, 0);
    for (id, seed) in [("vauclair", 21), ("fog", 22), ("ailette", 23)] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut world = Panzer44::world();
        Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, seed));
        let mut player = Random::new(seed);
        for _ in 0..250 {
            for _ in 0..8 {
                let before = Panzer44::position(&world).clone();
                let order = nonsense(&mut chance, &View::to_play(&rulebook, &before));
                // A plot with only one order would make a dull game.
                let is_plot = matches!(order, Order::Plot { .. });
                match play::<Panzer44>(&mut world, &order) {
                    Ok(_) if is_plot => {
                        accepted += 1;
                        Panzer44::restore(&mut world, &rulebook, before);
                    }
                    Ok(_) => accepted += 1,
                    Err(refusal) => {
                        refused += 1;
                        assert!(before == *Panzer44::position(&world), "{refusal}: {order:?}");
                    }
                }
            }
            let position = Panzer44::position(&world);
            assert_eq!(invariants::broken(&rulebook, position), Vec::<String>::new());
            if position.public.outcome.is_some() {
                break;
            }
            let order = player.choose_order(&View::to_play(&rulebook, position), &Thought::default()).order;
            play::<Panzer44>(&mut world, &order).unwrap();
        }
    }
    assert!(refused > 2000 && accepted > 30, "{refused} refused, {accepted} accepted");
}

/// A position that is put into a world again, in every phase, is the same: it causes no event, and the game continues
/// in the same way.
#[test]
fn restoring_changes_nothing() {
    let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
    let mut world = Panzer44::world();
    Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, 5));
    let mut player = Random::new(5);
    let mut phases = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let position = Panzer44::position(&world).clone();
        phases.insert(position.public.phase);
        if position.public.outcome.is_some() {
            break;
        }
        let mut again = Panzer44::world();
        Panzer44::restore(&mut again, &rulebook, position.clone());
        assert!(position == *Panzer44::position(&again));
        let order = player.choose_order(&View::to_play(&rulebook, &position), &Thought::default()).order;
        let (one, two) = (play::<Panzer44>(&mut world, &order), play::<Panzer44>(&mut again, &order));
        assert_eq!(one.unwrap(), two.unwrap());
        assert!(Panzer44::position(&world) == Panzer44::position(&again));
    }
    assert!(phases.len() >= 8, "{phases:?}");
}
