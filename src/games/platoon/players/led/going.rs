//! The march of a unit that is sent to a hex. Ends nearer to the hex are worth so much that only the near certainty of
//! its loss keeps the unit from going on.

use crate::{
    engine::board::Hex,
    games::platoon::{
        players::{estimate::Estimate, ways::Ways},
        rules::{counter::Counter, movement::stays, position::Public, rulebook::Rulebook},
    },
    play::players::chief::{Intent, Intents},
};

/// The value of a turn’s march towards the hex: a tank with a company aboard risks no more than this on a path and at
/// its end, unless it is almost certainly lost.
const NEARER: f64 = 3.0;
/// The value of the hex itself.
const THERE: f64 = 2.0;
/// The cost, for a unit that falls back, of a hex in which it is certainly lost.
const SHELTER: f64 = 4.0;

/// Adds the distances to all hexes to which units are sent.
pub(in crate::games::platoon::players) fn add_routes(
    ways: &mut Ways,
    rulebook: &Rulebook,
    public: &Public,
    intents: &Intents,
) {
    for (unit, _) in intents.iter() {
        let counter = public.find(unit).filter(|counter| counter.hex().is_some());
        if let (Some(counter), Some(hex)) = (counter, intents.aim(unit)) {
            ways.add(rulebook, public, hex, rulebook.kind(counter).moves);
        }
    }
}

/// The value of a hex to a unit that is sent somewhere, to be compared with that of its present one; 0 for any other
/// unit.
pub(in crate::games::platoon::players) fn nearness(estimate: &Estimate, counter: &Counter, end: Hex) -> f64 {
    let Some(aim) = estimate.intents.aim(counter.id) else { return 0.0 };
    let there = if end == aim { THERE } else { 0.0 };
    let falls_back = matches!(estimate.intents.of(counter.id), Intent::FallBack(_));
    let fear = if falls_back { SHELTER * estimate.danger(counter, end, false) } else { 0.0 };
    there - fear - NEARER * turns(estimate, counter, aim, end)
}

/// The turns from a hex to the one to which a unit is sent; in a straight line if no path leads there. An end without a
/// path is worse than the present hex.
fn turns(estimate: &Estimate, counter: &Counter, aim: Hex, end: Hex) -> f64 {
    let kind = estimate.rulebook.kind(counter);
    let by_path = |from: Hex| estimate.ways.turns(aim, kind.moves, kind.allowance, from);
    let straight = || f64::from(aim.distance(end)) / f64::from(kind.allowance.max(1));
    match counter.hex().map(by_path) {
        Some(Some(here)) => by_path(end).unwrap_or(here + 1.0),
        Some(None) => straight(),
        None => by_path(end).unwrap_or_else(straight),
    }
}

/// Whether a unit is sent to another hex and may march this turn: it keeps its fire, because a unit that has fired does
/// not move (11.10).
pub(in crate::games::platoon::players) fn marches_off(estimate: &Estimate, counter: &Counter) -> bool {
    let sent = estimate.intents.aim(counter.id).is_some_and(|aim| counter.hex() != Some(aim));
    sent && estimate.rulebook.kind(counter).allowance > 0 && stays(estimate.public, counter).is_none()
}
