//! A player that plans a turn: units fire together, fire is weighed against the march and kept for valuable targets,
//! and units move from cover to cover.

use super::{led::Captain, weights::Manner};
use crate::{
    games::platoon::rules::{Platoon, View, order::Order},
    play::players::{ChosenOrder, Player, Thought, chief},
};

/// A player that plans a turn.
#[derive(Default)]
pub(super) struct Staff(Captain);

impl Staff {
    /// Makes a player with these weights.
    pub fn with(manner: Manner) -> Self {
        Self(Captain::with(manner))
    }
}

impl Player<Platoon> for Staff {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        chief::Captain::<Platoon>::choose_order(&mut self.0, view, &chief::Intents::default())
    }

    fn vary_set_up(&mut self, seed: u64) {
        chief::Captain::<Platoon>::vary_set_up(&mut self.0, seed);
    }
}
