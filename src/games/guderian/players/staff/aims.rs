//! The places of the turn: the value of each to a side now, the strength that it needs, and its distance.

use super::{
    aim::Aim,
    look::Look,
    ways::{FAR, Walker, delays},
    weights::Weights,
};
use crate::{
    engine::{
        board::{Hex, HexMap},
        counters::Points,
    },
    games::guderian::rules::{
        counter::{Counter, Place},
        kinds::{March, Side},
        turn::interdiction::is_german_held,
    },
};
use std::sync::Arc;

/// Defenders within this distance of a place count as its own.
const NEAR: u32 = 3;

/// The distance of the Germans: half points for motorized units from their hexes or entry areas to every hex, without
/// enemies.
pub(super) fn german_approach(look: &Look) -> HexMap<u16> {
    let walker = Walker::free(look.rulebook, Side::German, March::Motor);
    let comes = |counter: &Counter| match counter.place {
        Place::Due { area } => Some(area),
        Place::Scheduled { turn, area } if turn <= look.public.turn.max(1) => Some(area),
        _ => None,
    };
    let standing = look
        .public
        .on_map(Side::German)
        .map(|(_, counter, hex)| (hex, if counter.kind.moves_twice() { 0 } else { 6 }));
    let germans = look.public.counters.iter().filter(|counter| counter.side() == Side::German);
    let mut areas: Vec<_> = germans.filter_map(comes).collect();
    areas.sort_unstable();
    areas.dedup();
    let entries = areas.iter().filter_map(|area| look.rulebook.board.area(area.as_str()));
    let entries = entries.flat_map(|area| area.hexes.iter().map(|hex| (*hex, 2)));
    walker.spread_from(standing.chain(entries))
}

/// The places as seen by the side now.
pub(super) fn aims(look: &Look, approach: &HexMap<u16>) -> Vec<Aim> {
    let delays = Arc::new(delays(look.rulebook, look.public, look.side));
    let places = &look.rulebook.scenario.victory.places;
    let one = |place: &crate::games::guderian::rules::scenario::VictoryPlace| {
        let points = f64::from(place.points);
        let held = is_german_held(look.rulebook, look.public, &place.hexes);
        let (value, need) = match look.side {
            Side::German if held => (0.0, 0.0),
            Side::German => {
                (points, (8.0 + 2.0 * strength_near(look, &place.hexes)).min(look.weights.places.siege))
            }
            Side::Soviet => soviet_value(look.weights, points, held, danger_of(approach, &place.hexes)),
        };
        Aim {
            name: place.name.clone(),
            hexes: place.hexes.clone(),
            value,
            need,
            side: look.side,
            delays: Arc::clone(&delays),
            ways: Default::default(),
        }
    };
    places.iter().map(one).collect()
}

/// The value of a place to the Soviets and the strength that it needs: more the nearer the Germans are.
fn soviet_value(weights: &Weights, points: f64, held: bool, approach: f64) -> (f64, f64) {
    if held {
        return (0.6 * points, 15.0);
    }
    let far = (approach / weights.places.alarm).powf(weights.places.steepness);
    (points / (1.0 + far), 8.0 + points)
}

/// The distance of the Germans in movement points.
pub(super) fn danger_of(approach: &HexMap<u16>, hexes: &[Hex]) -> f64 {
    let nearest = hexes.iter().map(|hex| approach[*hex]).min().unwrap_or(FAR);
    f64::from(Points(nearest).0) / 2.0
}

/// The strength of the enemies at a place and near it, multiplied by its ground.
fn strength_near(look: &Look, hexes: &[Hex]) -> f64 {
    let near = |hex: Hex| hexes.iter().any(|place| place.distance(hex) <= NEAR);
    let enemies = look.public.on_map(look.side.enemy()).filter(|(_, _, hex)| near(*hex));
    enemies.map(|(piece, _, hex)| look.values(piece).1 * look.cover(hex)).sum()
}
