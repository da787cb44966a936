//! The greedy player: each unit fires, moves or waits, whichever has the best value for it alone.

use super::{commander::Memory, weights::Manners};
use crate::{
    games::panzer44::rules::{
        Panzer44, View,
        order::{Order, legal},
    },
    play::players::{ChosenOrder, Player, SetUpSeed, Thought},
};
use std::sync::Arc;

/// The greedy player. Apart from the variant of its set-up it uses no random numbers: the same game gives the same
/// orders.
#[derive(Default)]
pub struct Greedy {
    memory: Memory,
    /// Its own weights; none for those in use.
    own: Option<Arc<Manners>>,
}

impl Greedy {
    /// Makes a player with weights of its own.
    pub(super) fn with(own: &Arc<Manners>) -> Self {
        Self { memory: Memory::default(), own: Some(Arc::clone(own)) }
    }
}

impl Player<Panzer44> for Greedy {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        match Manners::of(self.own.as_deref()) {
            Some(manners) => self.memory.choose_order(view, &manners.greedy),
            None => ChosenOrder::plain(legal::orders(view).into_iter().next().unwrap_or(Order::EndPhase)),
        }
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.memory.set_up_seed = SetUpSeed::new(seed);
    }
}
