//! A player for games in which both players know everything.

use super::{ChosenOrder, HasPlayers, Player, Thought};
use crate::engine::orders::OpenView;
use rand::{SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// A player that gives any of the orders that the game lists.
pub struct Random(ChaCha8Rng);

impl Random {
    /// Makes a player with this seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl<G> Player<G> for Random
where
    G: for<'a> HasPlayers<View<'a> = OpenView<'a, G>>,
{
    fn choose_order(&mut self, view: &OpenView<'_, G>, _: &Thought) -> ChosenOrder<G::Order> {
        let orders = G::listed(view.rulebook, view.public);
        ChosenOrder::plain(orders.choose(&mut self.0).cloned().expect("the side to act has an order"))
    }
}
