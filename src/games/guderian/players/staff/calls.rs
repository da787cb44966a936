//! Divisions of the South-Western Front: each gives the Germans points. They are called up only where a place of higher
//! value would be lost.

use super::{
    aims::{aims, danger_of, german_approach},
    look::Look,
};
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        kinds::{March, Side},
        order::{Order, legal},
    },
    play::players::ChosenOrder,
};

/// Movement points within which Germans endanger a place.
const NEAR: f64 = 8.0;
/// Strength at which a place needs no help.
const ENOUGH: f64 = 1.0;
/// Most points that a division may give the Germans.
const PRICE: u8 = 1;

/// The order that calls up a division, if a nearby place needs it.
pub(super) fn order(look: &Look) -> Option<ChosenOrder<Order>> {
    let front = look.rulebook.scenario.south_western_front.as_ref()?;
    let price = front.german_points.get(usize::from(look.public.south_west.1)).copied()?;
    if price > PRICE || legal::calls(look.rulebook, look.public).is_empty() {
        return None;
    }
    let approach = german_approach(look);
    let threatened = aims(look, &approach).into_iter().filter(|aim| {
        let held = aim.hexes.iter().all(|hex| look.public.holders.get(hex) != Some(&Side::German));
        let worth = aim.hexes.iter().map(|hex| look.place_points(*hex)).sum::<f64>() >= 10.0;
        held && worth && danger_of(&approach, &aim.hexes) < NEAR && guard(look, &aim.hexes) < ENOUGH
    });
    let aims: Vec<_> = threatened.collect();
    if aims.is_empty() {
        return None;
    }
    let ways = legal::call_ways(look.rulebook, look.public).into_iter();
    let ends = ways.filter_map(|(path, _)| {
        let end = *path.last()?;
        let nearest = aims.iter().min_by_key(|aim| aim.away(look.rulebook, March::Foot, end))?;
        Some((nearest.away(look.rulebook, March::Foot, end), path, nearest.name.clone()))
    });
    let (away, path, name) = ends.min_by_key(|(away, path, _)| (*away, path.len()))?;
    // The division must be in the place this turn: later is too late.
    let reason = format!("{name} would be eliminated without it");
    (away == 0).then(|| ChosenOrder::because(Order::CallUp { path }, reason))
}

/// Strength of the units in and adjacent to a place, multiplied by its ground.
fn guard(look: &Look, hexes: &[Hex]) -> f64 {
    let near = |hex: Hex| hexes.iter().any(|place| place.distance(hex) <= 1);
    let own = look.public.on_map(look.side).filter(|(_, _, hex)| near(*hex));
    own.map(|(piece, _, hex)| look.values(piece).1 * look.cover(hex)).sum()
}
