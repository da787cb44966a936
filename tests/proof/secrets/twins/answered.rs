//! The answers of a computer player in a game file, as `kessel answer` gives and reports them.

use super::{Hides, PositionOf, Twin};
use bevy::prelude::World;
use kessel::{
    cli::games::answer::{Reported, answers, reported},
    engine::orders::{Game, Record},
};
use std::sync::Arc;

/// The name of the comparison of orders.
pub const ORDERS: &str = "the orders of an answer";

/// The effort of the player, and its seed.
const EFFORT: f32 = 0.02;
const SEED: u64 = 5;

/// Returns texts of twins that must be the same, with what they are: of a player of the side, which cannot tell them
/// apart, its orders; of the player of the other side the report that the side reads. They end at the first event that
/// reveals a secret.
pub fn said<G: Hides>(
    rulebook: &Arc<G::Rulebook>,
    pair: [&PositionOf<G>; 2],
    twin: &Twin<G>,
    side: usize,
) -> Vec<(&'static str, [String; 2])> {
    let brings_out = |event: &G::Event| twin.units.iter().any(|unit| G::brings_out(event, *unit));
    let tells = |event: &G::Event| G::tells(event) || brings_out(event);
    if G::acting(rulebook, &pair[0].public) == side {
        orders::<G>(rulebook, pair, side, &tells)
    } else {
        reports::<G>(rulebook, pair, side, &tells)
    }
}

/// Begins a game in a position.
fn begun<G: Hides>(rulebook: &Arc<G::Rulebook>, position: &PositionOf<G>) -> (World, Record<G>) {
    let mut world = G::world();
    let record = Record::<G>::at(&mut world, Arc::clone(rulebook), position.clone(), 1);
    (world, record)
}

/// Lets a player answer for a side; returns the game then, and what the other side reads.
fn answered<G: Hides>(
    rulebook: &Arc<G::Rulebook>,
    position: &PositionOf<G>,
    side: usize,
) -> (Record<G>, Vec<Reported<G>>) {
    let (mut world, mut record) = begun::<G>(rulebook, position);
    let mut player = G::player("random", SEED).unwrap();
    let reports = answers(&mut record, &mut world, side, (&mut player, EFFORT)).unwrap();
    (record, reports)
}

/// Returns the orders of a player that cannot tell the twins apart, and what its side hears of them.
fn orders<G: Hides>(
    rulebook: &Arc<G::Rulebook>,
    pair: [&PositionOf<G>; 2],
    side: usize,
    tells: &dyn Fn(&G::Event) -> bool,
) -> Vec<(&'static str, [String; 2])> {
    let games = pair.map(|position| answered::<G>(rulebook, position, side).0);
    let mut said = Vec::new();
    for number in 0..games[0].events.len().max(games[1].events.len()) {
        let given = games.each_ref().map(|game| game.file.played.get(number));
        let told = given.map(|given| format!("{:?}", given.map(|given| (&given.order, &given.reason))));
        said.push((ORDERS, told));
        let [Some(one), Some(other)] = games.each_ref().map(|game| heard(game, number, side)) else { break };
        let seen = one.iter().zip(&other).any(|(one, other)| one != other && G::differ_in_sight(one, other));
        let mut events = games.iter().filter_map(|game| game.events.get(number)).flatten();
        if seen || events.any(tells) {
            break;
        }
        said.push(("the events of an answer", [format!("{one:?}"), format!("{other:?}")]));
    }
    said
}

/// Returns what a side hears of an order.
fn heard<G: Game>(game: &Record<G>, number: usize, side: usize) -> Option<Vec<&G::Event>> {
    let events = game.events.get(number)?.iter();
    Some(events.filter(|event| G::fact(event).only.is_none_or(|only| only == side)).collect())
}

/// Returns what a side reads of the orders of the other one, which are the same in both twins as long as the rules accept
/// them.
fn reports<G: Hides>(
    rulebook: &Arc<G::Rulebook>,
    pair: [&PositionOf<G>; 2],
    side: usize,
    tells: &dyn Fn(&G::Event) -> bool,
) -> Vec<(&'static str, [String; 2])> {
    let (one, told) = answered::<G>(rulebook, pair[0], 1 - side);
    let (mut world, mut other) = begun::<G>(rulebook, pair[1]);
    let mut said = Vec::new();
    for (number, report) in told.iter().enumerate() {
        let given = &one.file.played[number];
        // The other side knows what differs: it may be able to give the order in one of the twins only.
        let Ok(events) = other.play_because(&mut world, &given.order, &[], &given.reason) else { break };
        let same = heard(&one, number, side) == heard(&other, number, side);
        // What it does is no secret of the report: only the same events must be reported in the same words.
        if !same || one.events[number].iter().chain(&events).any(tells) {
            break;
        }
        let again = reported(&other, G::position(&world), &events, side);
        let texts = [report, &again].map(|report| format!("{:?} {:?}", report.events, report.log));
        said.push(("the report of an answer", texts));
    }
    said
}
