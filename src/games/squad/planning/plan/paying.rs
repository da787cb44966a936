//! Ways to pay casualty points: all legal sets of losses, the sensible one first (13.8).

use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        fire::casualties::{Hit, Loss, Losses, legal, usual},
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

/// The only set of losses that a player would choose where one unit must pay all points: it is not eliminated, and for one
/// point it takes the lightest loss. None where there is a choice.
pub fn only_sensible(hits: &[Hit], points: u16) -> Option<Losses> {
    let [_] = hits else { return None };
    let mut sets = legal(hits, points);
    if sets.len() > 1 {
        sets.retain(|set| set.iter().all(|(_, loss)| *loss != Loss::Eliminated));
    }
    let lightest = sets.iter().min().cloned().filter(|_| points == 1 || sets.len() == 1);
    lightest.filter(|set| !set.is_empty())
}

/// The loss of a unit in a set, if any.
pub fn loss_of(losses: &Losses, unit: UnitId) -> Option<Loss> {
    losses.iter().find(|(other, _)| *other == unit).map(|(_, loss)| *loss)
}

/// The set in which a unit pays the next more, or the next less, and in which the fewest other units pay otherwise than
/// in this one; none if it cannot.
pub fn step_for(sets: &[Losses], now: usize, unit: UnitId, more: bool) -> Option<usize> {
    let chosen = sets.get(now)?;
    let paid = loss_of(chosen, unit);
    let beyond = |loss: &Option<Loss>| if more { *loss > paid } else { *loss < paid };
    let losses = sets.iter().map(|set| loss_of(set, unit)).filter(beyond);
    let next = if more { losses.min() } else { losses.max() }?;
    let changes = |set: &Losses| {
        let differs = |(other, loss): &&(UnitId, Loss)| *other != unit && loss_of(set, *other) != Some(*loss);
        let added = |(other, _): &&(UnitId, Loss)| *other != unit && loss_of(chosen, *other).is_none();
        chosen.iter().filter(differs).count() + set.iter().filter(added).count()
    };
    let fit = sets.iter().enumerate().filter(|(_, set)| loss_of(set, unit) == next);
    fit.min_by_key(|(at, set)| (changes(set), *at)).map(|(at, _)| at)
}

/// The next set after this one in which a unit has another loss; after the last one the search begins again.
pub fn next_for(sets: &[Losses], now: usize, unit: UnitId) -> Option<usize> {
    let paid = loss_of(sets.get(now)?, unit);
    let after = (now + 1..sets.len()).chain(0..now);
    after.into_iter().find(|at| sets.get(*at).is_some_and(|set| loss_of(set, unit) != paid))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::fire::casualties::Struck;

    fn unit(id: &str) -> UnitId {
        id.parse().unwrap()
    }

    /// One squad with one point is pinned without a question, with two it is reduced; two squads leave a choice (13.8).
    #[test]
    fn one_unit_with_one_point_has_one_sensible_loss() {
        let hit = |id: &str, pinned| Hit {
            unit: unit(id),
            struck: Struck::Squad { reduction: 2 },
            rating: 5,
            pinned,
            ignores: false,
            weapons: 0,
            riders: 0,
            carrier: None,
        };
        let (one, other) = (hit("ge-rifle-1", false), hit("ge-rifle-2", false));
        assert!(legal(&[one], 1).len() > 1, "the rules leave a choice");
        assert_eq!(only_sensible(&[one], 1), Some(vec![(one.unit, Loss::Pinned)]));
        assert_eq!(only_sensible(&[one, other], 1), None);
        assert_eq!(only_sensible(&[one], 2), Some(vec![(one.unit, Loss::Reduced)]));
        assert_eq!(only_sensible(&[one], 3), Some(vec![(one.unit, Loss::ReducedAndPinned)]));
        let pinned = hit("ge-rifle-1", true);
        assert_eq!(only_sensible(&[pinned], 1), Some(vec![(one.unit, Loss::Eliminated)]));
    }

    /// A step changes the loss of one unit, and those of the others only where the points ask for it.
    #[test]
    fn a_step_changes_one_unit_and_few_others() {
        let [one, two, three] = ["ge-rifle-1", "ge-rifle-2", "ge-rifle-3"].map(unit);
        let sets: Vec<Losses> = vec![
            vec![(one, Loss::Pinned), (two, Loss::Pinned)],
            vec![(one, Loss::Pinned), (three, Loss::Pinned)],
            vec![(two, Loss::Pinned), (three, Loss::Pinned)],
            vec![(two, Loss::Reduced)],
            vec![(three, Loss::Reduced)],
        ];
        assert_eq!(step_for(&sets, 0, two, true), Some(3), "it pays all alone");
        assert_eq!(step_for(&sets, 3, two, true), None, "there is no more for it");
        assert_eq!(step_for(&sets, 3, two, false), Some(0), "one of the others pays with it");
        assert_eq!(step_for(&sets, 0, two, false), Some(1), "another pays in its place");
        assert_eq!(step_for(&sets, 1, two, false), None);
    }
}
