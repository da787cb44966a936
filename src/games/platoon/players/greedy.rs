//! A player that takes the nearest gains: each unit fires, moves or waits by its own highest value alone.

use super::{memory::Memory, weights::GREEDY};
use crate::{
    games::platoon::rules::{Platoon, View, order::Order},
    play::players::{ChosenOrder, Player, SetUpSeed, Thought},
};

/// A player that takes the nearest gains. Apart from the variant of its set-up it uses no chance: the same game brings the
/// same orders.
#[derive(Default)]
pub(super) struct Greedy(Memory);

impl Player<Platoon> for Greedy {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        self.0.choose_order(view, &GREEDY)
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.0.set_up_seed = SetUpSeed::new(seed);
    }
}
