//! The greedy player: each unit makes the move with the best value for it alone.

use super::{memory::Memory, weights::GREEDY};
use crate::{
    games::squad::rules::{Squad, View, order::Order},
    play::players::{ChosenOrder, Player, SetUpSeed, Thought, chief::Intents},
};

/// The greedy player. Apart from the variant of its set-up it uses no random numbers: the same game gives the same orders.
#[derive(Default)]
pub(super) struct Greedy(Memory);

impl Player<Squad> for Greedy {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        self.0.choose_order(view, &GREEDY, &Intents::default())
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.0.set_up_seed = SetUpSeed::new(seed);
    }
}
