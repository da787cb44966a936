//! Whole random games, with every invariant, through the door.

use crate::play::{Lots, SCENARIOS};
use bevy::prelude::World;
use kessel::{
    engine::orders::{Game, Record, agree},
    games::squad::rules::{Rulebook, Squad, View, order::legal, scenario::options::Options, view::to_play},
    play::matches::Matched,
};
use std::sync::{
    Arc,
    atomic::{AtomicU64, AtomicUsize, Ordering},
};

/// The most orders in a game.
const MOST: usize = 8000;

/// Plays a game to its end; returns the number of its orders.
fn played(rulebook: &Arc<Rulebook>, seed: u64) -> usize {
    let mut world: World = Squad::world();
    let mut record = Record::<Squad>::new(&mut world, Arc::clone(rulebook), seed);
    let mut lots = Lots(seed);
    for number in 0..MOST {
        let position = Squad::position(&world);
        let public = &position.public;
        if public.outcome.is_some() {
            assert!(agree::<Squad>(&mut world), "seed {seed}: the entities say something else");
            return number;
        }
        let view = View::new(rulebook, position, to_play(rulebook, public));
        let orders = legal::orders(rulebook, view.public(), view.side);
        assert!(!orders.is_empty(), "seed {seed}: nothing can be ordered in {:?}", public.phase);
        let order = lots.choose(&orders);
        record.play(&mut world, &order).unwrap_or_else(|refusal| {
            let phase = Squad::position(&world).public.phase;
            panic!("seed {seed}, order {number}, {phase:?}: {order:?}: {refusal}")
        });
        let broken = Squad::broken(rulebook, Squad::position(&world));
        assert!(broken.is_empty(), "seed {seed}, order {number}: {order:?}: {broken:?}");
    }
    panic!("seed {seed}: the game does not end");
}

fn loaded(scenario: &str, options: &Options) -> Arc<Rulebook> {
    Arc::new(Squad::load(scenario, options).unwrap())
}

#[test]
fn games_by_chance_break_nothing() {
    for scenario in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
        assert!(played(&rulebook, 1) > 20);
    }
}

#[test]
fn games_by_chance_with_every_option_break_nothing() {
    for scenario in SCENARIOS {
        assert!(played(&loaded(scenario, &Options::EVERY), 11) > 20);
    }
}

/// A thousand games of each scenario: a third with its own options, a third with none and a third with all of them.
/// `KESSEL_GAMES` sets another number, and `KESSEL_SCENARIO` names one scenario. `docs/fuzzing.md` has the command.
#[test]
#[ignore = "takes long"]
fn a_thousand_games_of_each_scenario_break_nothing() {
    let games = std::env::var("KESSEL_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1000);
    let chosen = std::env::var("KESSEL_SCENARIO").ok();
    let is_chosen = |scenario: &&str| chosen.as_deref().is_none_or(|one| one == *scenario);
    for scenario in SCENARIOS.into_iter().filter(is_chosen) {
        let rulebooks = [
            Arc::new(Rulebook::load(scenario).unwrap()),
            loaded(scenario, &Options::default()),
            loaded(scenario, &Options::EVERY),
        ];
        let (next, orders) = (AtomicU64::new(1), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed > games {
                            return;
                        }
                        let rulebook = &rulebooks[seed as usize % rulebooks.len()];
                        orders.fetch_add(played(rulebook, seed), Ordering::Relaxed);
                    }
                });
            }
        });
        println!("{scenario}: {games} games, {} orders", orders.into_inner());
    }
}
