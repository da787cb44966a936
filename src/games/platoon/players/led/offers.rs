//! What a group may be told: to stay, to fire, to go to the places that matter most to it or to the ends of the captain's
//! own plan, to fall back, to wait.

use crate::{
    engine::board::Hex,
    games::platoon::{
        players::{estimate::Estimate, march},
        rules::{
            combat::{
                Kind, Target, fire,
                indirect::{is_target, may_fire},
                is_cover, is_ready,
            },
            counter::Counter,
            movement::stays,
            refusal::Why,
        },
    },
    play::players::chief::Intent,
};

/// The most intents of a group.
const MOST: usize = 8;
/// The share of its value that a unit may expect to lose where it is, from which on it may fall back.
const THREATENED: f64 = 0.2;
/// The part of that danger that is left in a hex to which it falls back.
const SAFER: f64 = 0.5;
/// Hexes between two places, or two ends of a plan, that are different choices.
const APART: u32 = 2;
/// Hexes to a place from which it is approached under cover.
const APPROACH: u32 = 4;

/// Returns what a group with this leader may be told, the usual first.
pub(super) fn offers(estimate: &Estimate, unit: &Counter, fires: bool) -> Vec<Intent> {
    let mut intents = vec![Intent::Usual];
    let moves = estimate.rulebook.kind(unit).allowance > 0 && stays(estimate.public, unit).is_none();
    if moves {
        intents.push(Intent::Hold);
    }
    if fires && has_target(estimate, unit) {
        intents.push(Intent::StayAndFire);
    }
    let Some(here) = unit.hex().filter(|_| moves) else { return intents };
    let ends = march::ends(estimate, unit);
    intents.extend(shelter(estimate, unit, here, &ends).map(Intent::FallBack));
    let mut aims = aims(estimate, unit, here).into_iter();
    let mut plans = apart(ends).into_iter();
    let go = |hex: Option<Hex>| hex.map(Intent::Go);
    let order = [
        go(aims.next()),
        go(plans.next()),
        go(aims.next()),
        Some(Intent::Wait),
        go(plans.next()),
        go(aims.next()),
    ];
    for intent in order.into_iter().flatten() {
        if intent != Intent::Go(here) && !intents.contains(&intent) {
            intents.push(intent);
        }
    }
    intents.truncate(MOST);
    intents
}

/// Whether a unit can fire at an enemy now, alone or with others.
fn has_target(estimate: &Estimate, unit: &Counter) -> bool {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let kind = rulebook.kind(unit);
    if kind.attack == 0 || is_ready(unit).is_err() {
        return false;
    }
    estimate.foe_hexes().into_iter().any(|hex| {
        let direct = fire(rulebook, public, Kind::Direct, &[unit], hex, Target::Stack);
        let hits = matches!(direct, Ok(_) | Err(Why::TooWeak { .. } | Why::OnlyWithOthers { .. }));
        let shells = || {
            is_target(rulebook, public, estimate.side, hex).is_ok()
                && may_fire(rulebook, public, unit, hex).is_ok()
        };
        hits || kind.class.is_indirect() && shells()
    })
}

/// The safest covered hex, no nearer to the enemy, to which a threatened unit can fall back now.
fn shelter(estimate: &Estimate, unit: &Counter, here: Hex, ends: &[(f64, Hex)]) -> Option<Hex> {
    let danger = |hex: Hex| estimate.danger(unit, hex, false);
    let far = |hex: Hex| estimate.foes.iter().map(|foe| foe.hex.distance(hex)).min().unwrap_or(u32::MAX);
    let now = danger(here);
    if now < THREATENED {
        return None;
    }
    let safe = |hex: &Hex| {
        is_cover(&estimate.rulebook.board, *hex) && far(*hex) >= far(here) && danger(*hex) <= SAFER * now
    };
    let safe = ends.iter().map(|(_, hex)| *hex).filter(safe);
    safe.min_by(|one, other| {
        let near = |hex: &Hex| here.distance(*hex);
        danger(*one).total_cmp(&danger(*other)).then(near(one).cmp(&near(other))).then(one.cmp(other))
    })
}

/// The places that matter most to a unit: the first, a covered hex from which it is approached, and another one.
fn aims(estimate: &Estimate, unit: &Counter, here: Hex) -> Vec<Hex> {
    let mut pulls = estimate.pulls(unit, estimate.rulebook.kind(unit), here);
    pulls.retain(|(value, hex)| *value > 0.0 && *hex != here);
    let places = apart(pulls);
    let mut aims: Vec<Hex> = places.iter().take(1).copied().collect();
    aims.extend(places.first().and_then(|place| approach(estimate, here, *place)));
    aims.extend(places.iter().skip(1));
    aims
}

/// The two best hexes of a list, not close to each other; the second best if all are.
fn apart(mut hexes: Vec<(f64, Hex)>) -> Vec<Hex> {
    hexes.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    let mut hexes = hexes.into_iter().map(|(_, hex)| hex);
    let Some(best) = hexes.next() else { return Vec::new() };
    let rest: Vec<Hex> = hexes.collect();
    let other = rest.iter().find(|hex| hex.distance(best) >= APART).or(rest.first());
    [best].into_iter().chain(other.copied()).collect()
}

/// The nearest hex with cover and without an enemy from which a place is seen, on the way there.
fn approach(estimate: &Estimate, here: Hex, place: Hex) -> Option<Hex> {
    let board = &estimate.rulebook.board;
    let is_approach = |hex: &Hex| {
        (1..=APPROACH).contains(&hex.distance(place))
            && hex.distance(place) < here.distance(place)
            && is_cover(board, *hex)
            && estimate.foes_in(*hex).next().is_none()
            && estimate.rulebook.sees(place, *hex)
    };
    let hexes = board.hexes().filter(is_approach);
    hexes.min_by_key(|hex| (hex.distance(here), *hex))
}
