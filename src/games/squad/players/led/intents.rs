//! The intents that a group may be given.

use super::groups::Stack;
use crate::{
    engine::board::Hex,
    games::squad::{
        players::{
            estimate::{Aim, Estimate, Unit, When, danger::aims_at, ways::FAR},
            march,
        },
        rules::movement::{may_move, reach},
    },
    play::players::chief::Intent,
};
use std::cmp::Reverse;

/// The most intents of a group.
const MOST: usize = 8;
/// The most places to which a group may be sent, and the most ends of the captain's own plan among them.
const PLACES: usize = 3;
const OWN_ENDS: usize = 2;
/// The points on foot within which a group is sent into a place, and not first into cover before it.
const TWO_TURNS: u16 = 8;
/// The distance from a place in which cover before it is sought.
const BEFORE: u32 = 2;
/// The expected loss from which a group may fall back, and the part of it that may be left where it goes.
const UNDER_FIRE: f64 = 0.2;
const SAFER: f64 = 0.5;

/// The intents that a group may be given, with [`Intent::Usual`] first.
pub(super) fn of(estimate: &Estimate, stack: &Stack) -> Vec<Intent> {
    let mut intents = vec![Intent::Usual, Intent::Hold];
    if stack.units.iter().any(|unit| has_target(estimate, unit)) {
        intents.push(Intent::StayAndFire);
    }
    let Some(unit) = stack.leading().filter(|unit| unit.kind.gun().is_none()) else { return intents };
    let back = fall_back(estimate, unit);
    let last = usize::from(back.is_some()) + 1;
    let goals = goals(estimate, unit).into_iter().filter(|hex| Some(*hex) != back);
    intents.extend(goals.map(Intent::Go).take(MOST.saturating_sub(intents.len() + last)));
    intents.extend(back.map(Intent::FallBack));
    intents.push(Intent::Wait);
    intents
}

/// Whether a unit could fire at an enemy from its hex.
fn has_target(estimate: &Estimate, unit: &Unit) -> bool {
    let charts = &estimate.rulebook.charts;
    unit.ready
        && estimate.posts.iter().any(|post| {
            let (range, ahead) = (unit.hex.distance(post.hex), aims_at(unit, post.hex));
            let mortar = unit.power.mortar().is_some_and(|it| (it.least..=it.range).contains(&range));
            let able = unit.power.direct(range, ahead) > 0
                || mortar
                || unit.power.piercer(charts, range, ahead).is_some();
            able && estimate.sees(unit.hex, post.hex).is_some()
        })
}

/// The hexes to which a unit may be sent: the best ends of the captain's own plan and the best places, in turn.
fn goals(estimate: &Estimate, unit: &Unit) -> Vec<Hex> {
    let own = own_ends(estimate, unit);
    let places = places(estimate, unit);
    let mut goals: Vec<Hex> = Vec::new();
    for number in 0..PLACES.max(OWN_ENDS) {
        for hex in [own.get(number), places.get(number)].into_iter().flatten() {
            if *hex != unit.hex && !goals.contains(hex) {
                goals.push(*hex);
            }
        }
    }
    goals
}

/// The best ends of a unit's movement by the captain's own view.
fn own_ends(estimate: &Estimate, unit: &Unit) -> Vec<Hex> {
    if may_move(estimate.rulebook, unit.counter).is_err() {
        return Vec::new();
    }
    if unit.kind.is_infantry() {
        return march::best_ends(estimate, unit, OWN_ENDS);
    }
    let end = march::plan(estimate, unit).and_then(|plan| plan.path.last().map(|(hex, _)| *hex));
    end.into_iter().collect()
}

/// The best victory hexes for a unit. One that is far, or that the enemy is in, is approached through cover before it.
fn places(estimate: &Estimate, unit: &Unit) -> Vec<Hex> {
    let value = |aim: &Aim| {
        let turns = estimate.turns(aim.hex, unit.hex).unwrap_or(f64::from(u8::MAX));
        let open = if aim.mine { 0.6 * aim.stake } else { 1.0 };
        open * aim.weight * estimate.manner.patience.powf(turns)
    };
    let mut aims: Vec<(f64, Hex)> = estimate.aims.iter().map(|aim| (value(aim), aim.hex)).collect();
    aims.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    let hexes = aims.into_iter().take(PLACES).map(|(_, hex)| hex);
    let goes_in =
        |hex: Hex| estimate.post_at(hex).is_none() && estimate.ways.points(hex, unit.hex) <= TWO_TURNS;
    hexes.filter_map(|hex| if goes_in(hex) { Some(hex) } else { before(estimate, unit, hex) }).collect()
}

/// The hex with the best cover before a place, of equal ones the nearest.
fn before(estimate: &Estimate, unit: &Unit, place: Hex) -> Option<Hex> {
    let board = &estimate.rulebook.board;
    let far = place.distance(unit.hex);
    let hexes = board.hexes().filter(|hex| (1..=BEFORE).contains(&hex.distance(place)));
    let on_the_way = hexes.filter(|hex| hex.distance(unit.hex) < far.max(2));
    let free =
        on_the_way.filter(|hex| estimate.post_at(*hex).is_none() && estimate.ways.points(place, *hex) != FAR);
    free.max_by_key(|hex| {
        (estimate.cover_in(unit.counter, *hex), Reverse(hex.distance(unit.hex)), Reverse(*hex))
    })
}

/// The hex with the least fire and the best cover that is not nearer to the enemy, for infantry that is under fire.
fn fall_back(estimate: &Estimate, unit: &Unit) -> Option<Hex> {
    if !unit.kind.is_infantry() || may_move(estimate.rulebook, unit.counter).is_err() {
        return None;
    }
    let toll = estimate.toll(&[unit.counter]);
    let danger = |hex: Hex| estimate.danger_to(unit, &toll, hex, None, When::Next);
    let now = danger(unit.hex);
    if now < UNDER_FIRE {
        return None;
    }
    let near = |hex: Hex| estimate.posts.iter().map(|post| post.hex.distance(hex)).min().unwrap_or(0);
    let found = reach(estimate.rulebook, estimate.public, &[unit.counter], false, &[]).ok()?;
    let behind = found.ends().iter().copied().filter(|hex| near(*hex) >= near(unit.hex));
    let safer = behind.map(|hex| (danger(hex), hex)).filter(|(danger, _)| *danger <= SAFER * now);
    let rank = |hex: Hex| (Reverse(estimate.cover_in(unit.counter, hex)), hex.distance(unit.hex), hex);
    let best = safer.min_by(|one, other| one.0.total_cmp(&other.0).then(rank(one.1).cmp(&rank(other.1))));
    best.map(|(_, hex)| hex)
}
