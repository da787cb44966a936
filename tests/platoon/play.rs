//! Whole random games, with every invariant, through the door.

pub use crate::shared::lots::Lots;
use bevy::prelude::World;
use kessel::{
    engine::orders::{Game, Record},
    games::platoon::rules::{
        Platoon, Rulebook,
        counter::Place,
        order::{Order, legal},
        position::invariants,
        scenario::options::Options,
        set_up,
        view::to_play,
    },
};
use std::sync::{
    Arc,
    atomic::{AtomicU64, AtomicUsize, Ordering},
};

pub const SCENARIOS: [&str; 4] = ["farm-road", "meeting", "village", "stream-line"];

impl Lots {
    /// Returns one of these orders: often the last, which ends the segment, and some of each kind.
    pub fn choose(&mut self, orders: &[Order]) -> Order {
        match self.below(8) {
            0 if orders.len() > 1 => orders[orders.len() - 1].clone(),
            _ => orders[self.below(orders.len())].clone(),
        }
    }
}

/// Plays a game to its end; returns the number of its orders.
fn played(rulebook: &Arc<Rulebook>, seed: u64) -> usize {
    let mut world: World = Platoon::world();
    let mut record = Record::<Platoon>::new(&mut world, Arc::clone(rulebook), seed);
    let mut lots = Lots(seed);
    for number in 0..6000 {
        let position = Platoon::position(&world);
        let public = &position.public;
        if public.outcome.is_some() {
            return number;
        }
        let side = to_play(rulebook, public);
        let orders = legal::orders(rulebook, &position.known_to(side), side);
        assert!(!orders.is_empty(), "nothing can be ordered in {:?}", public.phase);
        let order = lots.choose(&orders);
        record.play(&mut world, &order).unwrap_or_else(|refusal| panic!("seed {seed}: {order:?}: {refusal}"));
        let broken = invariants::broken(rulebook, Platoon::position(&world));
        assert_eq!(broken, Vec::<String>::new(), "seed {seed}, order {number}: {order:?}");
    }
    panic!("seed {seed}: the game does not end");
}

#[test]
fn scenarios_begin() {
    for scenario in SCENARIOS {
        Rulebook::load(scenario).unwrap();
    }
}

#[test]
fn games_by_chance_break_nothing() {
    for scenario in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
        for seed in 1..=2 {
            assert!(played(&rulebook, seed) > 20);
        }
    }
}

#[test]
fn games_by_chance_with_every_option_break_nothing() {
    for scenario in SCENARIOS {
        let rulebook = Arc::new(Platoon::load(scenario, &Options::EVERY).unwrap());
        played(&rulebook, 11);
    }
}

/// A thousand games of each scenario: a third with its own options, a third with none and a third with all of them.
/// `KESSEL_GAMES` sets another number, and `KESSEL_SCENARIO` names one scenario. `docs/fuzzing.md` has the command.
#[test]
#[ignore = "takes long"]
fn a_thousand_games_of_each_scenario_break_nothing() {
    let games = std::env::var("KESSEL_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1000);
    let chosen = std::env::var("KESSEL_SCENARIO").ok();
    for scenario in
        SCENARIOS.into_iter().filter(|scenario| chosen.as_deref().is_none_or(|one| one == *scenario))
    {
        let rulebooks: Vec<Arc<Rulebook>> = [None, Some(Options::default()), Some(Options::EVERY)]
            .into_iter()
            .map(|options| match options {
                Some(options) => Arc::new(Platoon::load(scenario, &options).unwrap()),
                None => Arc::new(Rulebook::load(scenario).unwrap()),
            })
            .collect();
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

/// Off-board artillery is an option (18.4).
#[test]
fn artillery_beside_the_map_takes_part_with_its_option_alone() {
    for (rolling_thunder, batteries) in [(true, 1), (false, 0)] {
        let options = Options { rolling_thunder, ..Options::default() };
        let rulebook = Platoon::load("village", &options).unwrap();
        let counters = set_up::start(&rulebook, 1).public.counters;
        let beside = counters.iter().filter(|counter| counter.place == Place::OffBoard).count();
        assert_eq!(beside, batteries);
    }
}

/// The reason that keeps a unit out of a hex is stated, and not that the hex is farther away than one step (6.1, 6.2).
#[test]
fn a_hex_that_is_not_reached_says_why() {
    use kessel::games::platoon::rules::{
        movement::why_not,
        phase::{Phase, Segment},
    };
    let mut table = super::harness::table("so-t34-76 1305\nge-rifle 1505", "");
    table.set_clock(1, Phase::Second(Segment::Vehicles));
    let why = |to: &str| {
        let to = super::harness::hex(to);
        let why = why_not(&table.rules, table.public(), table.counter("so-t34-76-1"), to);
        (why.case(), why.to_string())
    };
    assert_eq!(why("1302").0, "6.2", "woods: {}", why("1302").1);
    assert_eq!(why("1505").0, "6.5", "an enemy: {}", why("1505").1);
    assert_eq!(why("9901").0, "1.3", "off the map: {}", why("9901").1);
    // By road, around the enemy in 1505; 3005 at 9½ MP is still in reach.
    let (case, words) = why("4005");
    assert_eq!(case, "6.1", "{words}");
    assert_eq!(words, "moving to 4005 costs 14½ MP, only 11 MP left");
}
