//! A scratch world: a player tries orders in it on a game that might be the one on the table.
//!
//! It is made from a [`View`] and nothing else. The state that the view hides is dealt at random from what is publicly
//! possible. Many deals together show what may be expected. Orders go through the same door as on the table: the rules
//! themselves judge a plan, not a second copy of them.

mod deal;

use super::{Guderian, Position, View, kinds::Side, rulebook::Rulebook, view::KeptView};
use crate::engine::orders::{self, Viewed};
use std::sync::Arc;

/// A private world for dry runs of orders.
pub type Scratch = orders::Scratch<Guderian>;

/// A moment of a scratch world that can be restored.
pub type Snapshot = orders::Snapshot<Guderian>;

impl Scratch {
    /// Makes a world that agrees with the view, with all hidden state dealt by chance. That is the identity of each
    /// untried counter, the order of pools and dead piles, the coming dice, and a bid that is face down. The same view
    /// and seed deal the same.
    pub fn deal(view: &View<'_>, seed: u64) -> Self {
        Self::new(view.rulebook, deal::position(view, seed))
    }

    /// Deals into a world as [`deal`](Self::deal) does; it is made if there is none.
    pub fn deal_into<'w>(world: &'w mut Option<Self>, view: &View<'_>, seed: u64) -> &'w mut Self {
        Self::lay_into(world, view.rulebook, deal::position(view, seed))
    }

    /// The view of the side that has to give the next order.
    pub fn view(&self) -> View<'_> {
        View::to_play(self.rulebook(), self.position())
    }
}

impl Viewed for Guderian {
    type View<'a> = View<'a>;
    type Kept = KeptView;

    fn view<'a>(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> View<'a> {
        View::to_play(rulebook, position)
    }

    fn imagined_by(rulebook: &Arc<Rulebook>, position: &Position, side: usize, seed: u64) -> Position {
        deal::position(&View::new(rulebook, position, Side::BOTH[side]), seed)
    }
}
