//! A player for games in which both players know everything.

use super::{Advice, Played, Player, Thought};
use crate::engine::orders::Open;
use rand::{SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// Gives any of the orders that the game lists.
pub struct Random(ChaCha8Rng);

impl Random {
    /// A player that begins with this seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl<G> Player<G> for Random
where
    G: for<'a> Played<View<'a> = Open<'a, G>>,
{
    fn advise(&mut self, view: &Open<'_, G>, _: &Thought) -> Advice<G::Order> {
        let orders = G::listed(view.rulebook, view.public);
        Advice::plain(orders.choose(&mut self.0).cloned().expect("whoever is asked has something to order"))
    }
}
