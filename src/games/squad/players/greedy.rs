//! The greedy player: each unit makes the move with the best value for it alone.

use super::{memory::Memory, weights::GREEDY};
use crate::{
    games::squad::rules::{Squad, View, order::Order},
    play::players::{ChosenOrder, Player, Thought, chief::Intents},
};

/// The greedy player. It uses no random numbers: the same game gives the same orders.
#[derive(Default)]
pub(super) struct Greedy(Memory);

impl Player<Squad> for Greedy {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        self.0.choose_order(view, &GREEDY, &Intents::default())
    }
}
