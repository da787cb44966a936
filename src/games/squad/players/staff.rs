//! The staff player, which plans a turn. Fires are combined and weighed against the march, and smoke is laid in front
//! of watched paths. Squads move with their leaders from cover to cover, and assaults are made at good odds.

use super::{memory::Memory, weights::Manner};
use crate::{
    games::squad::rules::{Squad, View, order::Order},
    play::players::{ChosenOrder, Player, SetUpSeed, Thought, chief::Intents},
};

/// The staff player, which plans a turn.
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

impl Player<Squad> for Staff {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        self.memory.choose_order(view, &self.manner, &Intents::default())
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.memory.set_up_seed = SetUpSeed::new(seed);
    }
}
