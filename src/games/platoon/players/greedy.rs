//! A player that takes the nearest gains: each unit fires, moves or waits by its own highest value alone.

use super::led::Captain;
use crate::{
    games::platoon::rules::{Platoon, View, order::Order},
    play::players::{ChosenOrder, Player, Thought, chief},
};

/// A player that takes the nearest gains. Apart from the variant of its set-up it uses no chance: the same game brings the
/// same orders.
pub(super) struct Greedy(Captain);

impl Default for Greedy {
    fn default() -> Self {
        Self(Captain::recruit())
    }
}

impl Player<Platoon> for Greedy {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        chief::Captain::<Platoon>::choose_order(&mut self.0, view, &chief::Intents::default())
    }

    fn vary_set_up(&mut self, seed: u64) {
        chief::Captain::<Platoon>::vary_set_up(&mut self.0, seed);
    }
}
