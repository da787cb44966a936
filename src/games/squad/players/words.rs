//! The reason for an order, in a short text.

use super::estimate::{Estimate, Unit, power::part, standing::Standing};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        fire::{Attack, armour::TopAttack},
        kinds::Letter,
    },
};

/// The name of a unit: that of its type.
pub(super) fn name(estimate: &Estimate, unit: UnitId) -> String {
    let counter = estimate.public.find(unit);
    counter.map_or_else(|| unit.to_string(), |counter| estimate.rulebook.kind(counter).name.clone())
}

/// Fire at a hex by its strength and its chance; for mortars at vehicles alone, their chance (15.3).
pub(super) fn attack(estimate: &Estimate, attack: &Attack) -> String {
    if let Some((name, lost)) = from_above(estimate, attack) {
        return format!("mortars at {name} in {}: {lost:.0}% eliminated", attack.hex);
    }
    let percent = (100 * attack.chance(estimate.rulebook) + 18) / 36;
    format!("AP {} at {}: {percent}% chance of an effect", attack.strength, attack.hex)
}

/// The vehicle that mortars most probably destroy in a hex without infantry and guns, with the probability in per cent.
fn from_above(estimate: &Estimate, attack: &Attack) -> Option<(String, f64)> {
    let post = estimate.post_at(attack.hex).filter(|_| attack.mortars)?;
    if post.units.iter().any(|unit| !unit.kind.drives()) {
        return None;
    }
    let lost = |unit: &Unit| {
        let plunge = TopAttack::of_mortar(estimate.rulebook, estimate.public, unit.counter, Letter::A)?;
        let [_, lost] = plunge.chances();
        Some((100.0 * part(lost), unit.counter.id))
    };
    let (lost, unit) = post.units.iter().filter_map(lost).max_by(|one, other| one.0.total_cmp(&other.0))?;
    Some((name(estimate, unit), lost))
}

/// The reason why a unit moves to a hex: the largest part of its value there.
pub(super) fn going(
    estimate: &Estimate,
    from: Option<Hex>,
    standing: &Standing,
    end: Hex,
    taken: f64,
) -> String {
    if taken > 0.1 {
        return format!("takes a victory hex on the path to {end}");
    }
    let nears = |place: Hex| {
        from.is_none_or(|from| estimate.ways.points(place, end) < estimate.ways.points(place, from))
    };
    // A unit never moves towards a place while it moves away from it.
    match standing.place {
        Some(place) if place == end => format!("holds {end}"),
        Some(place) if standing.places >= standing.fire && nears(place) => format!("moves towards {place}"),
        _ if standing.fire > 0.3 => format!("field of fire from {end}"),
        _ if standing.comfort > 0.5 => format!("stays with the others in {end}"),
        _ => format!("better position in {end}"),
    }
}
