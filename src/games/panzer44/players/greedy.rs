//! A player who takes what lies before it: each unit fires, moves or waits as promises most to it alone.

use super::{commander::Memory, weights::Manners};
use crate::{
    games::panzer44::rules::{
        Panzer44, View,
        order::{Order, legal},
    },
    play::players::{Advice, Player, Thought},
};

/// A player who takes what lies before it. It knows no chance: the same game brings the same orders.
#[derive(Default)]
pub struct Greedy {
    memory: Memory,
}

impl Player<Panzer44> for Greedy {
    fn advise(&mut self, view: &View<'_>, _: &Thought) -> Advice<Order> {
        match Manners::in_use() {
            Some(manners) => self.memory.advise(view, &manners.greedy),
            None => Advice::plain(legal::orders(view).into_iter().next().unwrap_or(Order::EndPhase)),
        }
    }
}
