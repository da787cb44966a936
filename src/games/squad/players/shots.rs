//! Fire in the friendly fire phase and in defensive fire: groups and their targets (3.2, 3.4).

pub(super) mod react;
pub(super) mod volley;

use super::{
    estimate::{Estimate, Unit},
    manual::{last_enemy::ends_too_early, last_turn},
    march,
    march::smoke,
    memory::Memory,
    words,
};
use crate::{
    engine::{board::Hex, counters::UnitId, wording::count},
    games::squad::rules::{fire::Aim, movement::may_move, order::Order, position::WorkKind, wire::may_clear},
    play::players::ChosenOrder,
};
use std::collections::BTreeMap;
use volley::{Volley, piercings, promise, volleys};

/// The part that counts of a unit's possible fire at other targets.
const ELSEWHERE: f64 = 0.7;

/// A possible fire order.
struct Found {
    value: f64,
    order: Order,
    reason: String,
}

/// Returns the next order of a fire phase: the fire with the largest gain over other actions of its firers.
pub(super) fn order(estimate: &Estimate, memory: &mut Memory, own: bool) -> ChosenOrder<Order> {
    if own && memory.urges.is_none() {
        memory.urges = Some(urges(estimate));
    }
    let urges = memory.urges.as_ref().filter(|_| own);
    let march = |unit: UnitId| {
        let urge = urges.and_then(|urges| urges.get(&unit)).map_or(0.0, |(gain, _)| *gain);
        // A unit that is sent somewhere does not stay to fire.
        if estimate.sent_to(unit).is_some() && urge > estimate.manner.move_from {
            return f64::INFINITY;
        }
        estimate.manner.march * urge.max(0.0)
    };
    let all = all_volleys(estimate);
    let elsewhere = elsewhere(estimate, &all);
    let mut found: Vec<Found> = Vec::new();
    for (hex, promised, volley) in &all {
        if ends_too_early(estimate, *hex, false) {
            continue;
        }
        let cost = |unit: UnitId| {
            let other = elsewhere.get(&unit).into_iter().flatten();
            let other = other.filter(|(at, _)| at != hex).map(|(_, value)| *value).fold(0.0, f64::max);
            let other = if estimate.manner.together { ELSEWHERE * other } else { 0.0 };
            march(unit).max(if volley.shots.len() > 1 { other } else { 0.0 })
        };
        let value = promised - volley.uses - volley.units().map(cost).sum::<f64>();
        let order = Order::Fire { shots: volley.shots.clone(), leader: volley.leader, hex: *hex };
        found.push(Found { value, order, reason: words::attack(estimate, &volley.attack) });
    }
    for shot in
        piercings(estimate, None).into_iter().filter(|shot| !ends_too_early(estimate, shot.hex, false))
    {
        let value = shot.value - shot.units.iter().map(|unit| march(*unit)).sum::<f64>();
        found.push(Found { value, order: shot.order, reason: shot.reason });
    }
    if let Some((value, order, reason)) = urges.and_then(|urges| smoke::by_guns(estimate, urges)) {
        found.push(Found { value, order, reason });
    }
    if let Some((value, order, reason)) = urges.and_then(|urges| clears(estimate, urges)) {
        found.push(Found { value, order, reason });
    }
    let best = found.into_iter().max_by(|one, other| one.value.total_cmp(&other.value));
    match best.filter(|best| best.value > estimate.manner.fire_from) {
        Some(best) => ChosenOrder::because(best.order, best.reason),
        None => ChosenOrder::because(Order::Done, "no worthwhile targets"),
    }
}

/// The saving for each unit that wire would stop in this turn.
const SPARED: f64 = 0.9;
/// The value of keeping a satchel charge for later.
const SATCHEL: f64 = 1.5;

/// Clears wire that bars the path of several units with an adjacent unit (20.6).
fn clears(estimate: &Estimate, urges: &BTreeMap<UnitId, (f64, Vec<Hex>)>) -> Option<(f64, Order, String)> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    if !estimate.manner.together {
        return None;
    }
    let mut best: Option<(f64, Order, String)> = None;
    for (hex, _) in public.works.iter().filter(|(_, work)| work.kind == WorkKind::Wire) {
        let clears = |unit: &&Unit| may_clear(rulebook, public, unit.counter.id, *hex).is_ok();
        let march =
            |unit: UnitId| urges.get(&unit).map_or(0.0, |(gain, _)| estimate.manner.march * gain.max(0.0));
        let able = estimate.own.iter().filter(clears).map(|unit| (march(unit.counter.id), unit.counter.id));
        let Some((march, unit)) = able.min_by(|one, other| one.0.total_cmp(&other.0)) else { continue };
        let stopped = urges.iter().filter(|(other, (_, way))| **other != unit && way.contains(hex)).count();
        let value = SPARED * stopped as f64 - SATCHEL - march;
        if best.as_ref().is_none_or(|(most, ..)| value > *most) {
            let reason = format!("lets {} pass through {hex}", count(stopped, "unit", "units"));
            best = Some((value, Order::ClearWire { unit, hex: *hex }, reason));
        }
    }
    best
}

/// All possible fire at hexes, each with its value.
fn all_volleys(estimate: &Estimate) -> Vec<(Hex, f64, Volley)> {
    let mut hexes: Vec<Hex> = estimate.own.iter().filter(|unit| unit.ready).map(|unit| unit.hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let mut all = Vec::new();
    for from in hexes {
        for post in &estimate.posts {
            let fired = estimate.public.fired_at.contains(&(from, post.hex));
            for volley in volleys(estimate, from, (post.hex, Aim::Hex)) {
                let on_foot = volley
                    .shots
                    .iter()
                    .all(|shot| estimate.find_own(shot.unit).is_some_and(|unit| unit.kind.is_infantry()));
                // Infantry of a hex fires at another once in a phase (10.3).
                if !(fired && on_foot) {
                    all.push((post.hex, promise(estimate, post, &volley.attack), volley));
                }
            }
        }
    }
    all
}

/// The targets at which each unit could fire alone.
fn elsewhere(estimate: &Estimate, all: &[(Hex, f64, Volley)]) -> BTreeMap<UnitId, Vec<(Hex, f64)>> {
    let mut found: BTreeMap<UnitId, Vec<(Hex, f64)>> = BTreeMap::new();
    if !estimate.manner.together {
        return found;
    }
    for (hex, value, volley) in all {
        if let ([shot], None) = (volley.shots.as_slice(), volley.leader) {
            found.entry(shot.unit).or_default().push((*hex, *value));
        }
    }
    found
}

/// The gain of each unit by marching instead of firing, with its path.
pub(super) fn urges(estimate: &Estimate) -> BTreeMap<UnitId, (f64, Vec<Hex>)> {
    let able = estimate.own.iter().filter(|unit| may_move(estimate.rulebook, unit.counter).is_ok());
    let able = able.filter(|unit| unit.kind.leads().is_none() && unit.kind.gun().is_none());
    let urge = |unit: &Unit| {
        let plan = march::plan(estimate, unit)?;
        let way = plan.path.iter().map(|(hex, _)| *hex).collect();
        Some((unit.counter.id, (plan.gain, way)))
    };
    let mut urges: BTreeMap<UnitId, (f64, Vec<Hex>)> = able.filter_map(urge).collect();
    // No fire is worth a place on the last turn.
    for task in last_turn::tasks(estimate).into_iter().filter(|task| !task.path.is_empty()) {
        urges.insert(task.unit, (2.0 * estimate.manner.take * task.value, task.path));
    }
    urges
}
