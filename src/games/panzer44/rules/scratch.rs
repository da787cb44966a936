//! A scratch world: where a player tries orders on a game that might be the one on the table.
//!
//! It is made from a [`View`] and nothing else. What the view does not tell, the other's plot and the dice,
//! is new in it: the other plots again, and the dice begin with a seed of the player's own. Orders go
//! through the same door as on the table.

use super::{
    Panzer44, Position, View,
    kinds::Side,
    phase::Phase,
    position::{Public, Secrets},
};
use crate::engine::{dice::Dice, orders};

/// A private world in which orders are tried.
pub type Scratch = orders::Scratch<Panzer44>;

impl Scratch {
    /// A world that shows what the view of a side shows; the other has plotted nothing in it that is hidden.
    pub fn deal(view: &View<'_>, seed: u64) -> Self {
        Self::new(view.rulebook, dealt(view, seed))
    }

    /// Deals anew in the same world, as [`deal`](Self::deal) does in a new one.
    pub fn deal_again(&mut self, view: &View<'_>, seed: u64) {
        self.lay(view.rulebook, dealt(view, seed));
    }

    /// What the side sees here that has to give the next order.
    pub fn view(&self) -> View<'_> {
        View::to_play(self.rulebook(), self.position())
    }

    pub fn seen_by(&self, side: Side) -> View<'_> {
        View::new(self.rulebook(), self.position(), side)
    }
}

/// The position of the view with nothing of what is hidden: plots that were committed this turn are taken
/// back, for nobody knows the other's.
fn dealt(view: &View<'_>, seed: u64) -> Position {
    let mut public: Public = view.public.clone();
    if public.phase == Phase::Plot {
        public.plotted = [false; 2];
    }
    let mut secrets = Secrets { dice: Dice::new(seed), ..Secrets::default() };
    if public.phase != Phase::Plot {
        secrets.plots[view.side.number()] = view.plot.clone();
    }
    Position { public, secrets }
}
