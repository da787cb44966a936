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
use std::ops::Range;

/// More orders than any game has.
const WHOLE: usize = 20_000;

fn hidden_units() -> platoon::scenario::options::Options {
    platoon::scenario::options::Options { hidden_units: true, ..Default::default() }
}

fn hidden_set_up() -> squad::scenario::options::Options {
    squad::scenario::options::Options { hidden_set_up: true, ..Default::default() }
}

/// Plays games by chance over such lines, each up to this many orders. Returns the number of all orders.
fn play<G: Played>(scenario: &str, options: &G::Options, seeds: Range<u64>, most: usize) -> usize {
    let rulebook = rulebook::<G>(scenario, options);
    let mut all = 0;
    for seed in seeds {
        let mut room = Room::<G>::new(&rulebook, seed, Terms::default(), true);
        let orders = room.play(most);
        assert!(orders >= most.min(10), "{scenario} {seed}: {orders} orders");
        all += orders;
    }
    all
}

// Fifty games of each kind: some go on for a while, the others begin. Each seed has other orders, other dice and other
// faults of the lines. Whole games are played below.

#[test]
fn viewers_of_fifty_games_of_guderian_hold_what_they_were_sent() {
    play::<Guderian>("training", &Default::default(), 1..3, 60);
    play::<Guderian>("training", &Default::default(), 3..51, 10);
}

#[test]
fn viewers_of_fifty_games_of_panzer44_hold_what_they_were_sent() {
    play::<Panzer44>("ailette", &Default::default(), 1..3, 100);
    play::<Panzer44>("ailette", &Default::default(), 3..51, 12);
}

#[test]
fn viewers_of_fifty_games_of_platoon_hold_what_they_were_sent() {
    play::<Platoon>("meeting", &Default::default(), 1..2, 100);
    play::<Platoon>("meeting", &hidden_units(), 2..3, 100);
    play::<Platoon>("meeting", &Default::default(), 3..20, 12);
    play::<Platoon>("meeting", &hidden_units(), 20..51, 12);
}

#[test]
fn viewers_of_fifty_games_of_squad_hold_what_they_were_sent() {
    play::<Squad>("patrol", &Default::default(), 1..2, 100);
    play::<Squad>("patrol", &hidden_set_up(), 2..3, 100);
    play::<Squad>("patrol", &Default::default(), 3..20, 12);
    play::<Squad>("patrol", &hidden_set_up(), 20..51, 12);
}

/// Plays whole games, half of them with each of these options.
fn play_many<G: Played>(scenario: &str, options: [&G::Options; 2]) {
    let games = crate::extent("KESSEL_LINE_GAMES", 200);
    let half = 100 + games / 2;
    let orders = play::<G>(scenario, options[0], 100..half, WHOLE)
        + play::<G>(scenario, options[1], half..100 + games, WHOLE);
    println!("figure: {games} games of {}, {orders} orders: every view and hash is equal", G::ID);
}

#[test]
#[ignore = "long: 200 whole games; tools/check-online plays them"]
fn many_whole_games_of_guderian() {
    play_many::<Guderian>("training", [&Default::default(); 2]);
}

#[test]
#[ignore = "long: 200 whole games; tools/check-online plays them"]
fn many_whole_games_of_panzer44() {
    play_many::<Panzer44>("ailette", [&Default::default(); 2]);
}

#[test]
#[ignore = "long: 200 whole games; tools/check-online plays them"]
fn many_whole_games_of_platoon() {
    play_many::<Platoon>("meeting", [&Default::default(), &hidden_units()]);
}

#[test]
#[ignore = "long: 200 whole games; tools/check-online plays them"]
fn many_whole_games_of_squad() {
    play_many::<Squad>("patrol", [&Default::default(), &hidden_set_up()]);
}
