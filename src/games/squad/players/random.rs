//! The random player: for tests, and as a measure of the others.

use crate::{
    games::squad::rules::{
        Squad, View,
        order::{Order, legal},
    },
    play::players::{ChosenOrder, Player, Thought},
};
use rand::{RngExt as _, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// The number of orders of which one, on average, ends the phase. Otherwise a phase would last as long as its list of
/// orders.
const ENDS: u32 = 8;

pub struct ByChance(ChaCha8Rng);

impl ByChance {
    /// A player with this seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl Player<Squad> for ByChance {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        let orders = legal::orders(view.rulebook, view.public(), view.side);
        let may_end = orders.last() == Some(&Order::Done);
        if may_end && self.0.random_range(0..ENDS) == 0 {
            return ChosenOrder::plain(Order::Done);
        }
        ChosenOrder::plain(orders.choose(&mut self.0).cloned().unwrap_or(Order::Done))
    }
}
