//! A scratch world: where a player tries orders on a game that might be the one on the table.
//!
//! It is made from a [`View`] and nothing else. What the view does not tell, the other's plot and the dice,
//! is new in it: the other plots again, and the dice begin with a seed of the player's own. Orders go
//! through the same door as on the table.

use super::{
    Panzer44, Position, View,
    event::Event,
    kinds::Side,
    order::Order,
    phase::Phase,
    position::{Public, Secrets},
    rulebook::Rulebook,
};
use crate::engine::{
    dice::Dice,
    orders::{Game, Refusal, play},
};
use bevy::prelude::World;
use std::sync::Arc;

/// A private world in which orders are tried.
pub struct Scratch {
    world: World,
    rulebook: Arc<Rulebook>,
}

impl Scratch {
    /// A world that shows what the view of a side shows; the other has plotted nothing in it that is hidden.
    ///
    /// Making a world costs much more than dealing: keep it, and [`deal_again`](Self::deal_again).
    pub fn deal(view: &View<'_>, seed: u64) -> Self {
        let mut world = Panzer44::world();
        Panzer44::restore(&mut world, view.rulebook, dealt(view, seed));
        Self { world, rulebook: Arc::clone(view.rulebook) }
    }

    /// Deals anew in the same world, as [`deal`](Self::deal) does in a new one.
    pub fn deal_again(&mut self, view: &View<'_>, seed: u64) {
        self.rulebook = Arc::clone(view.rulebook);
        Panzer44::restore(&mut self.world, view.rulebook, dealt(view, seed));
    }

    /// Tries an order.
    ///
    /// # Errors
    /// It is refused; nothing has changed.
    pub fn play(&mut self, order: &Order) -> Result<Vec<Event>, Refusal> {
        play::<Panzer44>(&mut self.world, order)
    }

    /// What the side sees here that has to give the next order.
    pub fn view(&self) -> View<'_> {
        View::to_play(&self.rulebook, Panzer44::position(&self.world))
    }

    /// What a side sees here.
    pub fn seen_by(&self, side: Side) -> View<'_> {
        View::new(&self.rulebook, Panzer44::position(&self.world), side)
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
