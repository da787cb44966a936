//! Deals at moments of real games: they are possible, they do not depend on hidden state, and trials in them can be
//! undone.

use crate::{
    engine::orders::{Game, play},
    games::guderian::{
        players::Random,
        rules::{
            Guderian, Position, Rulebook, Scratch, View, combat,
            counter::Place,
            event::Event,
            kinds::Side,
            order::Order,
            position::invariants,
            scenario::{options::Options, order_of_battle::Record},
        },
    },
    play::players::{Player, Thought},
};
use std::{collections::BTreeSet, sync::Arc};

/// The position that is dealt for a view.
fn made_up(view: &View<'_>, seed: u64) -> Position {
    Scratch::deal(view, seed).position().clone()
}

/// Positions from a game of random players: the start, one in each phase and for each kind of decision
/// of every third turn, and the end.
fn moments(scenario: &str, options: &[(&str, &str)], seed: u64) -> (Arc<Rulebook>, Vec<Position>) {
    let mut chosen = Options::default();
    for (name, value) in options {
        chosen.set(name, Some(value)).unwrap();
    }
    let rulebook = Arc::new(Guderian::load(scenario, &chosen).unwrap());
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &rulebook, Guderian::start(&rulebook, seed));
    let mut player = Random::new(seed);
    let mut seen = BTreeSet::new();
    let mut moments = Vec::new();
    loop {
        let position = Guderian::position(&world);
        let public = &position.public;
        let owed = public.owed.as_ref().map(std::mem::discriminant);
        let moment = format!("{} {:?} {owed:?}", public.turn / 3, public.phase);
        if seen.insert(moment) || public.outcome.is_some() {
            moments.push(position.clone());
        }
        if public.outcome.is_some() {
            return (rulebook, moments);
        }
        let order = player.choose_order(&View::to_play(&rulebook, position), &Thought::default()).order;
        play::<Guderian>(&mut world, &order).unwrap();
    }
}

#[test]
fn every_deal_is_a_position_that_can_be() {
    let all_on =
        [("bidding", "on"), ("leader_evacuation", "on"), ("rail_cuts", "on"), ("stacking", "published")];
    let games = [
        moments("smolensk", &[], 1),
        moments("smolensk", &all_on, 2),
        moments("dnieper", &[], 3),
        moments("training", &[], 4),
    ];
    let mut known_out = 0;
    for (rulebook, moments) in &games {
        assert!(moments.len() > 10, "{}", moments.len());
        for (position, seed) in moments.iter().zip(70..) {
            let view = View::to_play(rulebook, position);
            let dealt = made_up(&view, seed);
            let moment = format!("turn {} {:?}", view.public.turn, view.public.phase);
            assert_eq!(Guderian::faults(rulebook, &dealt), Vec::<String>::new(), "{moment}");
            assert_eq!(invariants::broken(rulebook, &dealt), Vec::<String>::new(), "{moment}");
            assert!(dealt.public == position.public, "{moment}");
            assert_eq!(View::to_play(rulebook, &dealt).piles, view.piles, "{moment}");
            assert_eq!(dealt.secrets.bid.is_some(), position.secrets.bid.is_some(), "{moment}");
            // A division known to be out has no place and is not drawn before the piles are shuffled.
            let drawable = dealt.secrets.identity.values().chain(dealt.secrets.pools.iter().flatten());
            let drawable: BTreeSet<_> = drawable.collect();
            assert!(view.public.known_out.iter().all(|id| !drawable.contains(id)), "{moment}");
            known_out += view.public.known_out.len();
        }
    }
    assert!(known_out > 100, "{known_out}");
}

#[test]
fn a_deal_hangs_on_nothing_hidden() {
    for (scenario, seed) in [("smolensk", 5), ("training", 6)] {
        let (rulebook, moments) = moments(scenario, &[], seed);
        for position in &moments {
            let view = View::to_play(&rulebook, position);
            // The public state is the same for both players, and all hidden state differs.
            let other = made_up(&view, 9);
            let again = made_up(&View::to_play(&rulebook, &other), 5);
            assert!(made_up(&view, 5) == again);
            assert!(other.secrets.dice != again.secrets.dice);
        }
    }
}

#[test]
fn seeds_deal_everybody_everywhere() {
    // The training game puts certain divisions on the map in secret: the deal does not know them.
    for scenario in ["smolensk", "training"] {
        let (rulebook, moments) = moments(scenario, &[], 7);
        let view = View::to_play(&rulebook, &moments[0]);
        let slot = view.public.counters.iter().find(|counter| counter.is_untried()).unwrap();
        let pool = slot.kind.pool().unwrap();
        let possible: BTreeSet<_> = view.public.possible(&rulebook, pool).into_iter().collect();
        let dealt: Vec<_> = (0..40 * possible.len() as u64)
            .map(|seed| made_up(&view, seed).secrets.identity[&slot.id])
            .collect();
        let met: BTreeSet<_> = dealt.iter().copied().collect();
        assert_eq!(met, possible, "{scenario}");
        // Each about as often: 40 times, and hardly ever twice that.
        for division in met {
            let times = dealt.iter().filter(|other| **other == division).count();
            assert!((10..80).contains(&times), "{division} {times} times of {}", dealt.len());
        }
    }
}

#[test]
fn what_was_tried_is_taken_back() {
    let (rulebook, moments) = moments("smolensk", &[], 8);
    let mut tried = 0;
    let mut kept: Option<Scratch> = None;
    for (position, seed) in moments.iter().zip(0..).filter(|(position, _)| position.public.outcome.is_none())
    {
        let view = View::to_play(&rulebook, position);
        let mut scratch = Scratch::deal(&view, seed);
        let start = scratch.snapshot();
        let mut runs = Vec::new();
        for _ in 0..2 {
            let (mut player, mut run) = (Random::new(seed), Vec::new());
            while run.len() < 40 && scratch.view().public.outcome.is_none() {
                let order = player.choose_order(&scratch.view(), &Thought::default()).order;
                run.push((scratch.play(&order).unwrap(), order));
            }
            tried += run.len();
            runs.push((run, scratch.snapshot().0));
            scratch.reset_to(&start);
            assert!(*scratch.view().public == position.public);
        }
        assert!(runs[0] == runs[1]);
        // A trial in a scratch world has the same outcome as a table with the same hidden state.
        let mut world = Guderian::world();
        Guderian::restore(&mut world, &rulebook, start.0.clone());
        for (events, order) in &runs[0].0 {
            assert_eq!(play::<Guderian>(&mut world, order).as_ref(), Ok(events));
        }
        assert!(*Guderian::position(&world) == runs[0].1);
        // An old world deals the same as a new one.
        if kept.is_some() {
            let old = Scratch::deal_into(&mut kept, &view, seed);
            assert!(old.snapshot().0 == start.0);
        }
        kept = Some(scratch);
    }
    assert!(tried > 1000, "{tried}");
}

#[test]
fn a_refused_order_changes_nothing() {
    let (rulebook, moments) = moments("dnieper", &[], 2);
    let mut scratch = Scratch::deal(&View::to_play(&rulebook, &moments[0]), 1);
    let before = scratch.snapshot().0;
    assert!(scratch.play(&Order::Stay).is_err());
    assert!(scratch.snapshot().0 == before);
}

/// The dice of an attack with a fixed first roll, from the same moment with the same deal.
#[test]
fn throws_can_be_laid_down_and_thrown_anew() {
    let (rulebook, moments) = moments("smolensk", &[], 3);
    let attack = |position: &&Position| {
        position.public.owed.is_none() && !combat::opportunities(&rulebook, &position.public).is_empty()
    };
    let position = moments.iter().find(attack).expect("somebody can attack");
    let view = View::to_play(&rulebook, position);
    let mut scratch = Scratch::deal(&view, 1);
    let start = scratch.snapshot();
    let mut player = Random::new(1);
    let order = loop {
        let order = player.choose_order(&view, &Thought::default()).order;
        if matches!(order, Order::Attack { .. }) {
            break order;
        }
    };
    let mut first_die = |prepare: &dyn Fn(&mut Scratch)| {
        scratch.reset_to(&start);
        prepare(&mut scratch);
        let events = scratch.play(&order).unwrap();
        events.iter().find_map(|event| match event {
            Event::Die { roll, .. } => Some(*roll),
            _ => None,
        })
    };
    assert!(first_die(&|_| {}).is_some(), "no die was thrown: look for another attack");
    for face in 1..=6 {
        assert_eq!(first_die(&|scratch| scratch.throw_next(&[face])), Some(face));
    }
    let thrown: BTreeSet<_> = (0..60).map(|seed| first_die(&|scratch| scratch.throw_anew(seed))).collect();
    assert_eq!(thrown.len(), 6);
}

/// Every pool of the campaign has divisions without strength; otherwise half of these tests would be empty.
#[test]
fn there_are_divisions_without_strength() {
    let (rulebook, moments) = moments("smolensk", &[], 7);
    assert!(rulebook.order_of_battle.records().any(|(_, record): (_, &Record)| record.is_dud()));
    let view = View::new(&rulebook, moments.last().unwrap(), Side::German);
    assert!(view.piles.second_dead.iter().sum::<usize>() > 0);
    assert!(view.public.counters.iter().any(|counter| counter.is_untried() && counter.place == Place::Gone));
}

/// A measurement of time, not a test of correctness. `cargo test --lib scratch -- --ignored --nocapture`
#[test]
#[ignore = "a measurement"]
fn how_long_it_takes() {
    use std::time::Instant;
    let (rulebook, moments) = moments("smolensk", &[], 8);
    let position = moments.iter().find(|position| position.public.turn == 6).unwrap();
    let view = View::to_play(&rulebook, position);
    let micros = |times: u32, begun: Instant| begun.elapsed().as_secs_f64() * 1e6 / f64::from(times);
    let begun = Instant::now();
    let mut scratch = Scratch::deal(&view, 0);
    (1..50).for_each(|seed| scratch = Scratch::deal(&view, seed));
    println!("deal in a new world {:8.1} µs", micros(50, begun));
    let begun = Instant::now();
    let mut world = Some(scratch);
    for seed in 0..5000 {
        Scratch::deal_into(&mut world, &view, seed);
    }
    println!("deal again          {:8.1} µs", micros(5000, begun));
    let scratch = world.as_mut().unwrap();
    let start = scratch.snapshot();
    let begun = Instant::now();
    (0..5000).for_each(|_| drop(scratch.snapshot()));
    println!("snapshot            {:8.1} µs", micros(5000, begun));
    let begun = Instant::now();
    (0..5000).for_each(|_| scratch.reset_to(&start));
    println!("reset               {:8.1} µs", micros(5000, begun));
    let mut player = Random::new(1);
    let mut orders = Vec::new();
    while orders.len() < 400 && scratch.view().public.outcome.is_none() {
        orders.push(player.choose_order(&scratch.view(), &Thought::default()).order);
        scratch.play(orders.last().unwrap()).unwrap();
    }
    let mut spent = 0.0;
    for _ in 0..20 {
        scratch.reset_to(&start);
        let begun = Instant::now();
        orders.iter().for_each(|order| drop(scratch.play(order).unwrap()));
        spent += begun.elapsed().as_secs_f64();
    }
    println!("order               {:8.1} µs", spent * 1e6 / 20.0 / orders.len() as f64);
    scratch.reset_to(&start);
    let begun = Instant::now();
    (0..20_000).for_each(|_| drop(scratch.play(&Order::Stay).unwrap_err()));
    println!("refused order       {:8.1} µs", micros(20_000, begun));
}
