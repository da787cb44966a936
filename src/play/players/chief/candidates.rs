//! The assignments that are worth a trial: simple ones first, then changes of the best.

use super::{Group, Intent, Intents};
use crate::engine::board::Hex;
use rand::{RngExt, rngs::ChaCha8Rng, seq::IndexedRandom};
use std::collections::{BTreeSet, VecDeque};

/// Changes that are made for each plan that is wanted, before the search for new ones is given up.
const CHANGES_PER_PLAN: usize = 8;

/// The plans of a search: those not tried yet, and those that were.
pub(super) struct Candidates<'a> {
    groups: &'a [Group],
    waiting: VecDeque<Intents>,
    tried: BTreeSet<Intents>,
}

impl<'a> Candidates<'a> {
    /// Makes the simple plans for these groups, the most promising first: the last plan carried on, all units fire, all
    /// go to the same hex, and one group alone with an intent of its own. The usual plan counts as tried.
    pub fn new(groups: &'a [Group], last: &Intents) -> Self {
        let mut waiting = VecDeque::from([carried_on(last, groups), all(groups, Intent::StayAndFire)]);
        waiting.extend(aims(groups).into_iter().map(|aim| all(groups, Intent::Go(aim))));
        waiting.extend(by_importance(groups).into_iter().map(|(group, intent)| {
            let mut plan = Intents::default();
            plan.set(group, intent);
            plan
        }));
        Self { groups, waiting, tried: BTreeSet::from([Intents::default()]) }
    }

    /// Returns plans that were not tried, as many at most: the simple ones in their order, and changes of the best.
    pub fn next(&mut self, most: usize, best: &[&Intents], chance: &mut ChaCha8Rng) -> Vec<Intents> {
        let mut fresh = Vec::new();
        // While there is nothing but the usual plan, there is nothing to improve.
        let simple = if best.len() > 1 { most.div_ceil(2) } else { most };
        while fresh.len() < simple {
            let Some(plan) = self.waiting.pop_front() else { break };
            self.add(plan, &mut fresh);
        }
        for _ in 0..most.saturating_mul(CHANGES_PER_PLAN) {
            if fresh.len() >= most {
                break;
            }
            if let Some(plan) = changed(best, self.groups, chance) {
                self.add(plan, &mut fresh);
            }
        }
        fresh
    }

    /// Whether simple plans are left.
    pub fn has_simple(&self) -> bool {
        !self.waiting.is_empty()
    }

    fn add(&mut self, plan: Intents, fresh: &mut Vec<Intents>) {
        if self.tried.insert(plan.clone()) {
            fresh.push(plan);
        }
    }
}

/// Returns each group with each of its own intents: a group that is more important sooner, and the first intents of all
/// groups before the last ones of any.
pub(super) fn by_importance(groups: &[Group]) -> Vec<(&Group, Intent)> {
    let mut pairs: Vec<(usize, &Group, Intent)> = Vec::new();
    for (place, group) in groups.iter().enumerate() {
        let own = group.intents.iter().filter(|intent| **intent != Intent::Usual).enumerate();
        pairs.extend(own.map(|(rank, intent)| (place + rank, group, *intent)));
    }
    pairs.sort_by_key(|(late, ..)| *late);
    pairs.into_iter().map(|(_, group, intent)| (group, intent)).collect()
}

/// Returns the parts of the last plan that can still be carried out: the intents that are offered again.
fn carried_on(last: &Intents, groups: &[Group]) -> Intents {
    let mut plan = Intents::default();
    for group in groups {
        let intent = intent_of(last, group);
        if group.intents.contains(&intent) {
            plan.set(group, intent);
        }
    }
    plan
}

/// Returns the plan in which all groups that may be given an intent have it.
fn all(groups: &[Group], intent: Intent) -> Intents {
    let mut plan = Intents::default();
    for group in groups.iter().filter(|group| group.intents.contains(&intent)) {
        plan.set(group, intent);
    }
    plan
}

/// Returns the hexes to which groups may be sent, in the order in which they are first named.
fn aims(groups: &[Group]) -> Vec<Hex> {
    let mut aims = Vec::new();
    for intent in groups.iter().flat_map(|group| &group.intents) {
        if let Intent::Go(hex) = intent
            && !aims.contains(hex)
        {
            aims.push(*hex);
        }
    }
    aims
}

/// Returns one of the best plans, changed by chance: another intent for one group or for a pair, or a mixture of two
/// plans. None where there is nothing to change.
fn changed(best: &[&Intents], groups: &[Group], chance: &mut ChaCha8Rng) -> Option<Intents> {
    let parent = *best.choose(chance)?;
    match chance.random_range(0..4_u8) {
        0 if best.len() > 1 => Some(mixture(parent, best.choose(chance)?, groups, chance)),
        1 => {
            let mut plan = parent.clone();
            let intent = change_one(&mut plan, groups, None, chance)?;
            // Two groups do more together: the second one gets the same intent if it may.
            change_one(&mut plan, groups, Some(intent), chance)?;
            Some(plan)
        }
        _ => {
            let mut plan = parent.clone();
            change_one(&mut plan, groups, None, chance)?;
            Some(plan)
        }
    }
}

/// Gives one group an intent by chance, or the wanted one if it may have it. Returns the intent.
fn change_one(
    plan: &mut Intents,
    groups: &[Group],
    wanted: Option<Intent>,
    chance: &mut ChaCha8Rng,
) -> Option<Intent> {
    let group = groups.choose(chance)?;
    let by_chance = *group.intents.choose(chance)?;
    let intent = wanted.filter(|wanted| group.intents.contains(wanted)).unwrap_or(by_chance);
    plan.set(group, intent);
    Some(intent)
}

/// Returns a plan with the intent of each group from one of two.
fn mixture(one: &Intents, other: &Intents, groups: &[Group], chance: &mut ChaCha8Rng) -> Intents {
    let mut plan = Intents::default();
    for group in groups {
        let parent = if chance.random_bool(0.5) { one } else { other };
        plan.set(group, intent_of(parent, group));
    }
    plan
}

/// Returns the intent of a group: that of its first unit.
pub(super) fn intent_of(plan: &Intents, group: &Group) -> Intent {
    group.units.first().map_or(Intent::Usual, |unit| plan.of(*unit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    fn hex(name: &str) -> Hex {
        name.parse().unwrap()
    }

    fn group(unit: &str, own: &[Intent]) -> Group {
        let intents = [&[Intent::Usual][..], own].concat();
        Group { units: vec![unit.parse().unwrap()], intents }
    }

    fn three() -> Vec<Group> {
        let (mill, bridge) = (Intent::Go(hex("0604")), Intent::Go(hex("0808")));
        vec![
            group("gun", &[Intent::Hold, Intent::StayAndFire, mill]),
            group("section-1", &[mill, bridge, Intent::StayAndFire]),
            group("section-2", &[bridge]),
        ]
    }

    /// A plan as text: "gun: Hold".
    fn told(plan: &Intents) -> String {
        let parts: Vec<String> = plan.iter().map(|(unit, intent)| format!("{unit}: {intent:?}")).collect();
        parts.join(", ")
    }

    #[test]
    fn simple_plans_come_first_and_each_once() {
        let groups = three();
        let mut last = Intents::default();
        last.set(&groups[2], Intent::Go(hex("0808")));
        last.set(&groups[0], Intent::Go(hex("0101")));
        last.set(&group("lost", &[]), Intent::Hold);
        let mut candidates = Candidates::new(&groups, &last);
        let usual = Intents::default();
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        let plans: Vec<String> = candidates.next(9, &[&usual], &mut chance).iter().map(told).collect();
        assert!(candidates.has_simple());
        let expected = [
            "section-2: Go(0808)",
            "gun: StayAndFire, section-1: StayAndFire",
            "gun: Go(0604), section-1: Go(0604)",
            "section-1: Go(0808), section-2: Go(0808)",
            "gun: Hold",
            "gun: StayAndFire",
            "section-1: Go(0604)",
            "gun: Go(0604)",
            "section-1: Go(0808)",
        ];
        assert_eq!(
            plans, expected,
            "the last plan without units and aims that are gone, then the simple ones"
        );
        let more = candidates.next(6, &[&usual], &mut chance);
        assert_eq!(told(&more[0]), "section-1: StayAndFire");
        assert!(!candidates.has_simple(), "the last simple one was among these");
        assert!(more.iter().all(|plan| !plans.contains(&told(plan))), "none is tried twice");
    }

    #[test]
    fn every_change_is_offered_and_comes_from_the_seed() {
        let groups = three();
        let mut best = Intents::default();
        best.set(&groups[0], Intent::Hold);
        let usual = Intents::default();
        let plans = |seed: u64| -> Vec<Intents> {
            let mut candidates = Candidates::new(&groups, &usual);
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            (0..4).flat_map(|_| candidates.next(7, &[&usual, &best], &mut chance)).collect()
        };
        assert_eq!(plans(5), plans(5));
        assert_ne!(plans(5), plans(6));
        for plan in plans(5) {
            for group in &groups {
                let intent = intent_of(&plan, group);
                assert!(group.intents.contains(&intent), "{plan:?}");
            }
        }
    }

    #[test]
    fn the_search_for_new_plans_ends_when_all_were_tried() {
        let groups = [group("gun", &[Intent::Hold])];
        let usual = Intents::default();
        let mut candidates = Candidates::new(&groups, &usual);
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        assert_eq!(candidates.next(10, &[&usual], &mut chance).len(), 1);
        assert!(candidates.next(10, &[&usual], &mut chance).is_empty());
        assert!(Candidates::new(&[], &usual).next(10, &[&usual], &mut chance).is_empty(), "no group");
    }
}
