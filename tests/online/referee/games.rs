//! Whole games over lines with faults: the view of each viewer, and its hash, are those that the referee sent, at each
//! number.

use super::room::{Room, rulebook};
use kessel::{
    games::{
        guderian::rules::Guderian,
        panzer44::rules::Panzer44,
        platoon::rules::{self as platoon, Platoon},
        squad::rules::{self as squad, Squad},
    },
    referee::{Played, bench::Terms},
};

fn hidden_units() -> platoon::scenario::options::Options {
    platoon::scenario::options::Options { hidden_units: true, ..Default::default() }
}

fn hidden_set_up() -> squad::scenario::options::Options {
    squad::scenario::options::Options { hidden_set_up: true, ..Default::default() }
}

/// Plays games by chance over such lines, each up to this many orders.
fn play<G: Played>(scenario: &str, options: &G::Options, seeds: std::ops::Range<u64>, most: usize) {
    let rulebook = rulebook::<G>(scenario, options);
    for seed in seeds {
        let mut room = Room::<G>::new(&rulebook, seed, Terms::default(), true);
        let orders = room.play(most);
        assert!(orders > 10, "{scenario} {seed}: {orders} orders");
    }
}

#[test]
fn viewers_of_guderian_hold_what_they_were_sent() {
    play::<Guderian>("training", &Default::default(), 1..3, 60);
}

#[test]
fn viewers_of_panzer44_hold_what_they_were_sent() {
    play::<Panzer44>("ailette", &Default::default(), 1..4, 100);
}

#[test]
fn viewers_of_platoon_hold_what_they_were_sent() {
    play::<Platoon>("meeting", &Default::default(), 1..3, 100);
    play::<Platoon>("meeting", &hidden_units(), 3..5, 100);
}

#[test]
fn viewers_of_squad_hold_what_they_were_sent() {
    play::<Squad>("patrol", &Default::default(), 1..3, 100);
    play::<Squad>("patrol", &hidden_set_up(), 3..5, 100);
}

#[test]
#[ignore = "long: 200 whole games of each kind"]
fn viewers_hold_what_they_were_sent_in_many_whole_games() {
    play::<Guderian>("training", &Default::default(), 100..300, 20_000);
    play::<Panzer44>("ailette", &Default::default(), 100..300, 20_000);
    play::<Platoon>("meeting", &Default::default(), 100..200, 20_000);
    play::<Platoon>("meeting", &hidden_units(), 200..300, 20_000);
    play::<Squad>("patrol", &Default::default(), 100..200, 20_000);
    play::<Squad>("patrol", &hidden_set_up(), 200..300, 20_000);
}
