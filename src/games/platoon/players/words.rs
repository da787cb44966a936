//! The reasons of orders, in a few words.

use super::{estimate::Estimate, standing::Standing};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{combat::Attack, counter::Counter},
};

/// The name of a unit: that of its type.
pub(super) fn name(estimate: &Estimate, unit: UnitId) -> String {
    let counter = estimate.public.find(unit);
    counter.map_or_else(|| unit.to_string(), |counter| estimate.rulebook.kind(counter).name.clone())
}

/// The text of an attack: its target and its odds.
pub(super) fn attack(estimate: &Estimate, attack: &Attack) -> String {
    let target = match attack.struck.as_slice() {
        [] => "the fort".to_owned(),
        [one] => name(estimate, *one),
        several => format!("{} units", several.len()),
    };
    let odds = attack.odds(estimate.rulebook).map(|odds| odds.to_string()).unwrap_or_default();
    let hurt = 100.0 * super::harm::broken(estimate.rulebook, attack);
    format!("{odds} at {target} in {}: {hurt:.0}% dispersed or worse", attack.hex)
}

/// The reason why a unit goes to a hex: the largest part of its value.
pub(super) fn going(
    estimate: &Estimate,
    counter: &Counter,
    standing: &Standing,
    end: Hex,
    taken: f64,
) -> String {
    if taken > 0.1 {
        return format!("takes a victory hex on the path to {end}");
    }
    let legs = estimate.rulebook.kind(counter).moves;
    let far = |place: Hex, from: Hex| estimate.ways.points(place, legs, from);
    let nears = |place: Hex| counter.hex().is_none_or(|here| far(place, end) < far(place, here));
    let danger = |hex: Hex| estimate.danger(counter, hex, false);
    // A unit does not go towards a place from which it moves away.
    match standing.place {
        Some(place) if place == end => format!("holds {end}"),
        Some(place) if standing.places >= standing.fire && nears(place) => format!("moves towards {place}"),
        _ if standing.fire > 0.05 => format!("field of fire from {end}"),
        _ if counter.hex().is_some_and(|here| danger(end) < danger(here)) => {
            format!("falls back to {end}: less enemy fire there")
        }
        _ => format!("better position in {end}"),
    }
}
