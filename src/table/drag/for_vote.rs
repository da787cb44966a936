//! Orders that become choices of a vote: while the player adds moves to it, no order of the hand is played.

use crate::engine::orders::AnyOrder;
use bevy::prelude::Resource;

/// The orders for the vote of viewers. The table has it while an overlay is served.
#[derive(Resource, Debug, Default)]
pub struct ForVote {
    is_on: bool,
    orders: Vec<AnyOrder>,
}

impl ForVote {
    /// Makes orders of the hand choices from now on, or lets them be played again.
    pub fn switch(&mut self, on: bool) {
        self.is_on = on;
        if !on {
            self.orders.clear();
        }
    }

    /// Whether orders of the hand become choices.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Notes an order that is not played.
    pub(super) fn put(&mut self, order: AnyOrder) {
        self.orders.push(order);
    }

    /// Takes the orders since the last call.
    pub fn take(&mut self) -> Vec<AnyOrder> {
        std::mem::take(&mut self.orders)
    }
}
