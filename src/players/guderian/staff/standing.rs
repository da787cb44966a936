//! How a game stands, in victory points for the Germans: what plans are compared by.

use super::{
    aims::{aims, german_approach},
    look::Look,
    memory::Memory,
    weights::Weights,
};
use crate::{
    board::Hex,
    games::guderian::{
        counter::Place,
        kinds::{March, Side},
        position::Public,
        rulebook::Rulebook,
        victory::{german_places, points},
    },
};

/// What a place counts that is held already, at the first turn; at the last it counts whole.
const HELD_EARLY: f64 = 0.6;
/// Half points that the Germans make in a turn, more or less, against resistance.
const A_TURN: f64 = 16.0;
/// How far counters count beside places.
const COUNTERS: f64 = 0.6;
/// What it costs a counter to be out of supply, as a share of its worth.
const CUT_OFF: f64 = 0.25;

/// What the game is worth to the Germans as it stands.
pub(super) fn for_germans(rulebook: &Rulebook, public: &Public, weights: &Weights, memory: &Memory) -> f64 {
    if public.outcome.is_some() {
        return f64::from(points(rulebook, public));
    }
    // Points for divisions that are lost are in the score; those that are hurt count a little.
    let mut weights = weights.clone();
    weights.worth.division *= 0.3;
    let manner = weights.german.clone();
    let look = Look::new(rulebook, public, Side::German, &weights, manner, memory);
    let score = f64::from(public.score.german - public.score.soviet) / 2.0;
    score + places(&look) + COUNTERS * (counters(&look, Side::German) - counters(&look, Side::Soviet))
}

/// What the places promise: those held, and those that are near.
fn places(look: &Look) -> f64 {
    let held = german_places(look.rulebook, look.public);
    let last = f64::from(look.rulebook.scenario.last_turn.max(1));
    let age = (f64::from(look.public.turn) / last).min(1.0);
    let approach = german_approach(look);
    let aims = aims(look, &approach);
    let fast: Vec<Hex> = look
        .public
        .on_map(Side::German)
        .filter(|(_, counter, _)| counter.kind.moves_twice())
        .map(|(.., hex)| hex)
        .collect();
    let turns = f64::from(look.turns_left()) + 0.5;
    let places = look.rulebook.scenario.victory.places.iter().zip(&aims).zip(&held);
    places
        .map(|((place, aim), held)| {
            let points = f64::from(place.points);
            if *held {
                return points * (HELD_EARLY + (1.0 - HELD_EARLY) * age);
            }
            let away =
                fast.iter().map(|hex| aim.away(look.rulebook, March::Motor, *hex)).min().unwrap_or(u16::MAX);
            let late = f64::from(away) / A_TURN + aim.need / 60.0 - turns;
            0.6 * points / (1.0 + late.exp())
        })
        .sum()
}

/// What the counters of a side are worth, on the map and still to come.
fn counters(look: &Look, side: Side) -> f64 {
    let all = look.public.pieces().filter(|(_, counter)| counter.side() == side);
    all.map(|(piece, counter)| match counter.place {
        Place::Gone => 0.0,
        Place::Map(_) if !look.is_supplied(piece) => look.worth(piece) * (1.0 - CUT_OFF),
        _ => look.worth(piece),
    })
    .sum()
}
