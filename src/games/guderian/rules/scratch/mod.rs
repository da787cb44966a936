//! A scratch world: where a player tries orders on a game that might be the one on the table.
//!
//! It is made from a [`View`] and nothing else. What the view does not tell is dealt at random from what
//! is publicly possible, so many deals together show what may be expected. Orders go through the same
//! door as on the table, so a plan is judged by the rules themselves and not by a second copy of them.

mod deal;

use super::{Guderian, View};
use crate::engine::orders;

/// A private world in which orders are tried.
pub type Scratch = orders::Scratch<Guderian>;

/// A moment of a scratch world, to go back to.
pub type Snapshot = orders::Snapshot<Guderian>;

impl Scratch {
    /// A world that shows what the view shows, with all that is hidden dealt by chance: which division
    /// each untried counter is, who lies in which place of pools and dead piles, the coming dice, and a
    /// bid that lies face down. The same view and seed deal the same.
    pub fn deal(view: &View<'_>, seed: u64) -> Self {
        Self::new(view.rulebook, deal::position(view, seed))
    }

    /// Deals anew in the same world, as [`deal`](Self::deal) does in a new one.
    pub fn deal_again(&mut self, view: &View<'_>, seed: u64) {
        self.lay(view.rulebook, deal::position(view, seed));
    }

    /// What the side sees here that has to give the next order.
    pub fn view(&self) -> View<'_> {
        View::to_play(self.rulebook(), self.position())
    }
}
