//! The levels of computer players: the same in every game, and each plays by the rules.

use kessel::{
    engine::orders::{is_over, play},
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    play::players::{
        HasPlayers, Thought,
        levels::{HasLevels, Level, NAMES},
        usual_player,
    },
};
use std::sync::Arc;

/// The effort of the players: a chief of staff compares hardly anything.
const EFFORT: f32 = 0.001;
/// Orders after which a turn is given up: no real one is as long.
const MOST_ORDERS: usize = 10_000;

/// Plays a scenario until its first turn is over, both sides by this player, and returns all orders.
fn first_turn<G: HasPlayers>(scenario: &str, name: &str, seed: u64) -> Vec<G::Order> {
    let orders = thought_out::<G>(scenario, name, seed, || Thought::new(EFFORT));
    orders.into_iter().map(|(order, _)| order).collect()
}

/// Plays a scenario in the same way with these thoughts, and returns all orders, each with the work that it took.
fn thought_out<G: HasPlayers>(
    scenario: &str,
    name: &str,
    seed: u64,
    think: impl Fn() -> Thought,
) -> Vec<(G::Order, u64)> {
    let rulebook = Arc::new(G::load(scenario, &G::Options::default()).unwrap());
    let mut world = G::world();
    G::restore(&mut world, &rulebook, G::start(&rulebook, 5));
    let player = |seed| G::player(name, seed).unwrap_or_else(|| panic!("there is no player {name}"));
    let mut players = [player(seed), player(seed + 100)];
    let first = G::about(&rulebook).turns[0];
    let mut orders = Vec::new();
    loop {
        let public = &G::position(&world).public;
        if G::turn(public) > first || is_over::<G>(public) {
            return orders;
        }
        assert!(orders.len() < MOST_ORDERS, "{scenario}: no end to the orders of {name}");
        let acting = G::acting(&rulebook, public);
        let thought = think();
        let order = {
            let view = G::view(&rulebook, G::position(&world));
            players[acting].choose_order(&view, &thought).order
        };
        let played = play::<G>(&mut world, &order);
        assert!(played.is_ok(), "{scenario}, {name}: {order:?}: {played:?}");
        orders.push((order, thought.tried()));
    }
}

/// Checks the players of a game in a short scenario.
fn plays_by_the_rules<G: HasLevels>(scenario: &str) {
    assert_eq!(G::PLAYERS, NAMES, "{}", G::ID);
    assert_eq!(usual_player::<G>(), Level::Captain.name());
    for name in [G::PLAYERS, G::YARDSTICKS].concat() {
        assert!(!first_turn::<G>(scenario, name, 1).is_empty(), "{scenario}, {name}");
    }
}

/// Every level, every yardstick and every player of old files gives orders that the rules allow.
#[test]
fn every_player_of_guderian_plays_by_the_rules() {
    plays_by_the_rules::<Guderian>("training");
}

#[test]
fn every_player_of_panzer44_plays_by_the_rules() {
    plays_by_the_rules::<Panzer44>("vauclair");
}

#[test]
fn every_player_of_platoon_plays_by_the_rules() {
    plays_by_the_rules::<Platoon>("farm-road");
}

#[test]
fn every_player_of_squad_plays_by_the_rules() {
    plays_by_the_rules::<Squad>("patrol");
}

/// Old files and measurements name these players.
#[test]
fn players_of_old_files_are_known() {
    fn knows<G: HasPlayers>(names: &[&str]) {
        for name in names {
            assert!(G::player(name, 1).is_some(), "{}: {name}", G::ID);
            assert!(!G::PLAYERS.contains(name) || *name == "random", "{}: {name} is offered", G::ID);
        }
    }
    knows::<Guderian>(&["random", "greedy", "staff", "staff:cadet", "staff:captain", "staff:general"]);
    knows::<Panzer44>(&["random", "greedy", "staff"]);
    knows::<Platoon>(&["random", "greedy", "staff"]);
    knows::<Squad>(&["random", "greedy", "staff"]);
}

/// A recruit errs by chance: its first turns differ with its seed, and are the same with the same seed.
fn errs_by_chance<G: HasPlayers>(scenario: &str) {
    let turns: Vec<_> = (1..=6).map(|seed| first_turn::<G>(scenario, Level::Recruit.name(), seed)).collect();
    assert!(turns.iter().any(|turn| *turn != turns[0]), "{scenario}: six recruits play the same");
    assert!(first_turn::<G>(scenario, Level::Recruit.name(), 1) == turns[0], "{scenario}: the same seed");
}

#[test]
fn recruits_differ_from_seed_to_seed() {
    errs_by_chance::<Guderian>("training");
    errs_by_chance::<Panzer44>("vauclair");
    errs_by_chance::<Platoon>("farm-road");
    errs_by_chance::<Squad>("patrol");
}

/// *Move now* stops a thought, at the latest before its first tenth if it comes at the beginning.
fn answers_at_once<G: HasLevels>(scenario: &str) {
    let stopped = || {
        let thought = Thought::default();
        thought.stop();
        thought
    };
    for level in [Level::General, Level::FieldMarshal] {
        for (order, tried) in thought_out::<G>(scenario, level.name(), 1, stopped) {
            assert!(tried <= G::FIELD_MARSHAL_ORDERS / 10, "{scenario}: {tried} orders tried for {order:?}");
        }
    }
}

#[test]
fn a_stopped_thought_is_answered_at_once() {
    answers_at_once::<Guderian>("training");
    answers_at_once::<Panzer44>("vauclair");
    answers_at_once::<Platoon>("farm-road");
    answers_at_once::<Squad>("patrol");
}
