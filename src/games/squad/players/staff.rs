//! A player who plans a turn: fires are laid together and weighed against the march, smoke is laid before a
//! way that is watched, squads go with their leaders from cover to cover, and assaults are made at odds.

use super::{memory::Memory, weights::STAFF};
use crate::{
    games::squad::rules::{Squad, View, order::Order},
    play::players::{ChosenOrder, Player, Thought},
};

/// A player who plans a turn.
#[derive(Default)]
pub(super) struct Staff(Memory);

impl Player<Squad> for Staff {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        self.0.choose_order(view, &STAFF)
    }
}
