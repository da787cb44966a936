//! A captain that errs: now and then a group is told to do something else. It plays the levels below the best with
//! mistakes that look human, since everything that it does is sensible in itself.

use super::{Captain, Group, Intent, Intents, Led, seeds::mixed};
use crate::play::players::{ChosenOrder, Player, Thought, UnitAdvice};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// A player that leads its captain without a search, and with errors.
pub struct Erring<G: Led> {
    captain: G::Captain,
    seed: u64,
    errors: f64,
    /// The occasion for which the intents were drawn.
    occasion: Option<u32>,
    intents: Intents,
}

impl<G: Led> Erring<G> {
    /// Makes a player that gives each group, with this probability, an intent by chance. The errors follow from the seed
    /// and the occasion alone.
    pub fn new(captain: G::Captain, seed: u64, errors: f64) -> Self {
        let errors = if errors.is_finite() { errors.clamp(0.0, 1.0) } else { 0.0 };
        Self { captain, seed, errors, occasion: None, intents: Intents::default() }
    }
}

impl<G: Led> Player<G> for Erring<G> {
    fn choose_order(&mut self, view: &G::View<'_>, _: &Thought) -> ChosenOrder<G::Order> {
        let Some(occasion) = G::occasion(view) else {
            return self.captain.choose_order(view, &Intents::default());
        };
        if self.occasion != Some(occasion) {
            let groups = G::groups(view, &mut self.captain);
            self.intents = drawn(&groups, mixed(self.seed, u64::from(occasion)), self.errors);
            self.occasion = Some(occasion);
        }
        self.captain.choose_order(view, &self.intents)
    }

    fn parts(&mut self, view: &G::View<'_>, order: &G::Order) -> Vec<UnitAdvice> {
        self.captain.parts(view, order)
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.captain.vary_set_up(seed);
    }
}

/// Draws the errors of an occasion.
fn drawn(groups: &[Group], seed: u64, errors: f64) -> Intents {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut drawn = Intents::default();
    for group in groups {
        let own: Vec<Intent> =
            group.intents.iter().copied().filter(|intent| *intent != Intent::Usual).collect();
        if chance.random_bool(errors)
            && let Some(intent) = own.choose(&mut chance)
        {
            drawn.set(group, *intent);
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups() -> Vec<Group> {
        let intents = vec![Intent::Usual, Intent::Hold, Intent::StayAndFire, Intent::Wait];
        let group = |number: u8| Group {
            units: vec![format!("section-{number}").parse().unwrap()],
            intents: intents.clone(),
        };
        (0..100).map(group).collect()
    }

    #[test]
    fn as_many_groups_err_as_are_meant_to() {
        assert!(drawn(&groups(), 7, 0.0).is_empty());
        assert_eq!(drawn(&groups(), 7, 1.0).iter().count(), 100);
        let some = drawn(&groups(), 7, 0.3).iter().count();
        assert!((15..=45).contains(&some), "{some} of a hundred, about 30 are meant to");
    }

    #[test]
    fn errors_follow_from_the_seed() {
        assert_eq!(drawn(&groups(), 7, 0.3), drawn(&groups(), 7, 0.3));
        assert_ne!(drawn(&groups(), 7, 0.3), drawn(&groups(), 8, 0.3));
        let only_usual = [Group { units: groups()[0].units.clone(), intents: vec![Intent::Usual] }];
        assert!(drawn(&only_usual, 7, 1.0).is_empty(), "there is nothing else to do");
    }
}
