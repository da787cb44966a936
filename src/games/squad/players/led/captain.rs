//! The captain that a chief of staff leads: a player that is copied for each trial.

use crate::{
    games::squad::{
        players::{
            estimate::Estimate,
            memory::Memory,
            weights::{GREEDY, Manner, STAFF},
        },
        rules::{Squad, View, order::Order},
    },
    play::players::{
        ChosenOrder, SetUpSeed,
        chief::{self, Intents},
    },
};
use std::sync::Arc;

/// A captain of one side: `staff`, or a recruit, within what each unit is told.
#[derive(Clone, Debug)]
pub struct Captain {
    memory: Memory,
    manner: Manner,
}

impl Default for Captain {
    fn default() -> Self {
        Self { memory: Memory::default(), manner: STAFF }
    }
}

impl Captain {
    /// A captain for the lowest level: each unit makes the move with the best value for it alone, as with `greedy`.
    pub fn recruit() -> Self {
        Self { manner: GREEDY, ..Self::default() }
    }

    /// Makes a captain with these weights.
    pub(in crate::games::squad::players) fn with(manner: Manner) -> Self {
        Self { manner, ..Self::default() }
    }

    /// Makes a captain for the enemy in trials, which knows of the ground what this one knows.
    pub(super) fn for_enemy(&self) -> Self {
        let Memory { sights, ways, tolls, .. } = &self.memory;
        let (sights, ways, tolls) = (Arc::clone(sights), ways.clone(), tolls.clone());
        Self { memory: Memory { sights, ways, tolls, ..Memory::default() }, ..Self::default() }
    }

    /// Asks about the situation as the captain sees it, without intents.
    pub(super) fn estimate<T>(&mut self, view: &View<'_>, ask: impl FnOnce(&Estimate) -> T) -> T {
        let untold = Intents::default();
        self.memory.with_estimate(view, &self.manner, &untold, |_, estimate| ask(estimate))
    }
}

impl chief::Captain<Squad> for Captain {
    fn choose_order(&mut self, view: &View<'_>, intents: &Intents) -> ChosenOrder<Order> {
        self.memory.choose_order(view, &self.manner, intents)
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.memory.set_up_seed = SetUpSeed::new(seed);
    }
}
