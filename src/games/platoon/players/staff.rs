//! A player that plans a turn: units fire together, fire is weighed against the march and kept for valuable targets,
//! and units move from cover to cover.

use super::{memory::Memory, weights::STAFF};
use crate::{
    games::platoon::rules::{Platoon, View, order::Order},
    play::players::{ChosenOrder, Player, Thought},
};

/// A player that plans a turn.
#[derive(Default)]
pub(super) struct Staff(Memory);

impl Player<Platoon> for Staff {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        self.0.choose_order(view, &STAFF)
    }
}
