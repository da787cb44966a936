//! Intents by chance, for games and plans that a captain would not have by itself.

use crate::play::players::chief::{Group, Intents};
use rand::{RngExt, rngs::ChaCha8Rng, seq::IndexedRandom};

/// The part of the groups that do what the captain would do by itself.
const USUAL: f64 = 0.5;

/// Returns intents for these groups: half of them do what the captain would do by itself, each other one has any of its
/// intents.
pub(super) fn intents_by_chance(groups: &[Group], chance: &mut ChaCha8Rng) -> Intents {
    let mut intents = Intents::default();
    for group in groups {
        if chance.random_bool(USUAL) {
            continue;
        }
        if let Some(intent) = group.intents.choose(chance) {
            intents.set(group, *intent);
        }
    }
    intents
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::counters::UnitId, play::players::chief::Intent};
    use rand::SeedableRng;

    #[test]
    fn a_seed_gives_the_same_intents_and_seeds_give_different_ones() {
        let group = |unit: &str| Group {
            units: vec![unit.parse::<UnitId>().unwrap()],
            intents: vec![Intent::Usual, Intent::Hold, Intent::Wait],
        };
        let groups = ["one", "two", "three", "four"].map(group);
        let of = |seed| intents_by_chance(&groups, &mut ChaCha8Rng::seed_from_u64(seed));
        let all: std::collections::BTreeSet<Intents> = (0..40).map(of).collect();
        assert!(all.len() > 10, "{}", all.len());
        assert_eq!(of(3), of(3));
    }
}
