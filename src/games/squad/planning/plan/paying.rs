//! Ways to pay casualty points: all legal sets of losses, the sensible one first (13.8).

use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        fire::casualties::{Loss, Losses, legal, usual},
        position::{Public, decision::Decision},
    },
};

/// All legal sets of losses for the pending decision, the usual one first; none if no losses are asked for.
pub fn losses(public: &Public) -> Vec<Losses> {
    let Some(Decision::Casualties { points, hits, .. }) = &public.owed else { return Vec::new() };
    let first = usual(hits, *points);
    let mut sets = legal(hits, *points);
    sets.retain(|set| *set != first);
    sets.insert(0, first);
    sets
}

/// The loss of a unit in a set, if any.
pub fn loss_of(losses: &Losses, unit: UnitId) -> Option<Loss> {
    losses.iter().find(|(other, _)| *other == unit).map(|(_, loss)| *loss)
}

/// The next set after this one in which a unit has another loss; after the last one the search begins again.
pub fn next_for(sets: &[Losses], now: usize, unit: UnitId) -> Option<usize> {
    let paid = loss_of(sets.get(now)?, unit);
    let after = (now + 1..sets.len()).chain(0..now);
    after.into_iter().find(|at| sets.get(*at).is_some_and(|set| loss_of(set, unit) != paid))
}
