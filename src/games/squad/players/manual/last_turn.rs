//! The last turn of a side: what can still be entered is given out, each place to the unit that is most likely to come
//! there, and points are worth more than positions.

use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
    },
    games::squad::{
        players::{
            estimate::{Aim, Estimate, Unit, When},
            manual::posts::duty,
        },
        rules::movement::{Moves, ground, may_advance, may_move, reach},
    },
};

/// The most places that are given out.
const PLACES: usize = 8;
/// The part that is left of a place that is entered by an advance: the unit may be pinned before.
const LATER: f64 = 0.9;
/// The weight of an empty place of the side that the enemy could still enter.
const GUARDED: f64 = 0.8;

/// A unit with the place that it is to enter.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Task {
    pub unit: UnitId,
    pub place: Hex,
    /// Its path in the movement; empty if an advance is enough.
    pub path: Vec<Hex>,
    pub creeps: bool,
    /// Its expected loss.
    pub risk: f64,
    /// The part of the place that counts: its weight by the chance to come there.
    pub value: f64,
}

/// The tasks of the units that can still enter a place; none before the last turn of the side.
pub(crate) fn tasks(estimate: &Estimate) -> Vec<Task> {
    given(estimate, |unit, place| best_task(estimate, unit, place))
}

/// The tasks that an advance fulfils (3.5).
pub(crate) fn advances(estimate: &Estimate) -> Vec<Task> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    given(estimate, |unit, (place, weight)| {
        may_advance(rulebook, public, unit.counter, Some(place), None).ok()?;
        Some(Task { value: weight, ..stays(unit, place) })
    })
}

/// Gives the places to units so that the sum of the values is the largest.
fn given(estimate: &Estimate, task: impl Fn(&Unit, (Hex, f64)) -> Option<Task>) -> Vec<Task> {
    if !estimate.manner.manual || !estimate.active || estimate.own_turns > 1 {
        return Vec::new();
    }
    let places = places(estimate);
    let able = |unit: &&Unit| {
        unit.kind.is_infantry()
            && !unit.counter.condition.pinned
            && !estimate.stays(unit.counter.id)
            && duty(estimate, &[unit.counter.id], None).is_none()
    };
    let units = estimate.own.iter().filter(able);
    // A unit that is sent to a hex takes no other place.
    let may = |unit: &Unit, place: Hex| estimate.sent_to(unit.counter.id).is_none_or(|aim| aim == place);
    let of = |unit: &Unit, place: (Hex, f64)| task(unit, place).filter(|_| may(unit, place.0));
    let tasks: Vec<Vec<Option<Task>>> =
        units.map(|unit| places.iter().map(|place| of(unit, *place)).collect()).collect();
    let value = |task: &Option<Task>| task.as_ref().map_or(0.0, |task| task.value);
    let values: Vec<Vec<f64>> = tasks.iter().map(|row| row.iter().map(value).collect()).collect();
    let chosen = assigned(&values, places.len());
    let pick = |(mut row, place): (Vec<Option<Task>>, Option<usize>)| row.get_mut(place?)?.take();
    let mut given: Vec<Task> = tasks.into_iter().zip(chosen).filter_map(pick).collect();
    given.sort_by(|one, other| other.value.total_cmp(&one.value).then(one.unit.cmp(&other.unit)));
    given
}

/// The places without units that count for the result, each with its weight.
fn places(estimate: &Estimate) -> Vec<(Hex, f64)> {
    let empty = |aim: &&Aim| {
        estimate.post_at(aim.hex).is_none()
            && !estimate.friends_in(aim.hex, &[]).any(|unit| unit.kind.is_infantry())
    };
    let weight = |aim: &Aim| match aim.mine {
        false => Some((aim.hex, aim.weight)),
        true if estimate.inroads().against(aim.hex).is_empty() => None,
        true => Some((aim.hex, GUARDED * aim.weight)),
    };
    estimate.aims.iter().filter(empty).filter_map(weight).take(PLACES).collect()
}

/// A unit that waits for its advance.
fn stays(unit: &Unit, place: Hex) -> Task {
    Task { unit: unit.counter.id, place, path: Vec::new(), creeps: false, risk: 0.0, value: 0.0 }
}

/// The best path of a unit into a place, or to a hex from which it advances into it.
fn best_task(estimate: &Estimate, unit: &Unit, (place, weight): (Hex, f64)) -> Option<Task> {
    let (rulebook, public, counter) = (estimate.rulebook, estimate.public, unit.counter);
    let enters =
        |from: Hex| from.distance(place) == 1 && ground(rulebook, public, Moves::Foot, from, place).is_ok();
    let toll = estimate.toll(&[counter]);
    let safe = |risk: f64| (1.0 - risk / unit.worth.max(0.1)).max(0.05);
    let waits = enters(unit.hex).then(|| {
        let risk = estimate.danger_to(unit, &toll, unit.hex, None, When::Now);
        Task { risk, value: LATER * weight * safe(risk), ..stays(unit, place) }
    });
    let mut best = waits;
    if may_move(rulebook, counter).is_err() {
        return best;
    }
    for creeps in [false, true] {
        let Ok(found) = reach(rulebook, public, &[counter], creeps, &[]) else { continue };
        for end in found.ends().iter().copied().filter(|end| *end == place || enters(*end)) {
            let path = found.path(end);
            let steps: Vec<(Hex, Option<Hexside>)> = path.iter().map(|hex| (*hex, None)).collect();
            let risk = estimate.risk(unit, &toll, &steps, creeps);
            let part = if end == place { 1.0 } else { LATER };
            let value = part * weight * safe(risk) - 0.001 * path.len() as f64;
            if best.as_ref().is_none_or(|best| value > best.value) {
                best = Some(Task { unit: counter.id, place, path, creeps, risk, value });
            }
        }
    }
    best
}

/// The place of each unit, so that no place is given twice and the sum of the values is the largest. A value of 0 means
/// that the unit cannot come there.
fn assigned(values: &[Vec<f64>], places: usize) -> Vec<Option<usize>> {
    let sets = 1_usize << places;
    // The largest sum of the units from this one on, if these places are taken already.
    let mut best = vec![vec![0.0_f64; sets]; values.len() + 1];
    for (unit, row) in values.iter().enumerate().rev() {
        for taken in 0..sets {
            best[unit][taken] = choice(row, taken, &best[unit + 1]).0;
        }
    }
    let mut taken = 0;
    let mut chosen = Vec::with_capacity(values.len());
    for (unit, row) in values.iter().enumerate() {
        let (_, place) = choice(row, taken, &best[unit + 1]);
        taken |= place.map_or(0, |place| 1 << place);
        chosen.push(place);
    }
    chosen
}

/// The best free place for a unit with this row of values, and the sum that follows; none if it is better without one.
fn choice(row: &[f64], taken: usize, after: &[f64]) -> (f64, Option<usize>) {
    let mut best = (after[taken], None);
    for (place, value) in row.iter().enumerate() {
        let free = taken & (1 << place) == 0;
        if free && *value > 0.0 && value + after[taken | 1 << place] > best.0 {
            best = (value + after[taken | 1 << place], Some(place));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::{
        players::manual::samples::judged,
        rules::{
            kinds::Side,
            phase::{Phase, Step},
        },
    };

    /// On the last turn two squads go to two empty farms; before it nothing is given out.
    #[test]
    fn two_squads_take_two_farms() {
        let given = |turn| {
            let when = (turn, Phase::First(Step::Movement), Side::Allied);
            let stand = [("us-rifle-1", "0605"), ("us-rifle-2", "0605"), ("ge-rifle-1", "0914")];
            judged(
                when,
                &stand,
                |_| {},
                |estimate| {
                    let mut places: Vec<Hex> = tasks(estimate).iter().map(|task| task.place).collect();
                    places.dedup();
                    places.len()
                },
            )
        };
        assert_eq!((given(6), given(5)), (2, 0));
    }

    /// The unit that can go to two places leaves the one that another unit can reach to that unit.
    #[test]
    fn each_place_has_its_unit() {
        assert_eq!(assigned(&[vec![1.0, 0.9], vec![0.8, 0.0]], 2), [Some(1), Some(0)]);
        assert_eq!(assigned(&[vec![0.3], vec![0.8]], 1), [None, Some(0)]);
        assert_eq!(assigned(&[vec![0.0, 0.0]], 2), [None]);
        assert!(assigned(&[], 0).is_empty());
    }
}
