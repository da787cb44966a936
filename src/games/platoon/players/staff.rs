//! A player that plans a turn: units fire together, fire is weighed against the march and kept for valuable targets,
//! and units move from cover to cover.

use super::{memory::Memory, weights::Manner};
use crate::{
    games::platoon::rules::{Platoon, View, order::Order},
    play::players::{ChosenOrder, Player, SetUpSeed, Thought},
};

/// A player that plans a turn.
#[derive(Default)]
pub(super) struct Staff {
    memory: Memory,
    manner: Manner,
}

impl Staff {
    /// Makes a player with these weights.
    pub fn with(manner: Manner) -> Self {
        Self { memory: Memory::default(), manner }
    }
}

impl Player<Platoon> for Staff {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        self.memory.choose_order(view, &self.manner)
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.memory.set_up_seed = SetUpSeed::new(seed);
    }
}
