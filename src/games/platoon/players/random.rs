//! A player that acts by chance: for tests, and as the measure of the others.

use crate::{
    games::platoon::rules::{
        Platoon, View,
        order::{Order, legal},
    },
    play::players::{ChosenOrder, Player, Thought},
};
use rand::{RngExt as _, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// Chance in eight that an order ends the segment, whatever is left: otherwise segments would be as long as the list.
const ENDS: u32 = 8;

pub struct ByChance(ChaCha8Rng);

impl ByChance {
    /// A player with this seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl Player<Platoon> for ByChance {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        let orders = legal::orders(view.rulebook, view.public(), view.side);
        let may_end = orders.last() == Some(&Order::Done);
        if may_end && self.0.random_range(0..ENDS) == 0 {
            return ChosenOrder::plain(Order::Done);
        }
        ChosenOrder::plain(orders.choose(&mut self.0).cloned().unwrap_or(Order::Done))
    }
}
