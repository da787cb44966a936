//! A scratch world: where a player tries orders on a game that might be the one on the table.
//!
//! It is made from a [`View`] and nothing else. What the view does not tell is dealt at random from what
//! is publicly possible, so many deals together show what may be expected. Orders go through the same
//! door as on the table, so a plan is judged by the rules themselves and not by a second copy of them.

mod deal;

use super::{Guderian, Position, View, entities, event::Event, order::Order, rulebook::Rulebook};
use crate::engine::{
    dice::Dice,
    orders::{Game, Refusal, imagine, play},
};
use bevy::prelude::World;
use std::sync::Arc;

/// A private world in which orders are tried.
pub struct Scratch {
    world: World,
    rulebook: Arc<Rulebook>,
}

/// A moment of a scratch world, to go back to; only the world that it comes from can look into it.
#[derive(Clone)]
pub struct Snapshot(Position);

impl Scratch {
    /// A world that shows what the view shows, with all that is hidden dealt by chance: which division
    /// each untried counter is, who lies in which place of pools and dead piles, the coming dice, and a
    /// bid that lies face down. The same view and seed deal the same.
    ///
    /// Making a world costs much more than dealing: keep it, and [`deal_again`](Self::deal_again).
    pub fn deal(view: &View<'_>, seed: u64) -> Self {
        let mut world = Guderian::world();
        imagine(&mut world);
        entities::seat(&mut world, view.rulebook, deal::position(view, seed));
        Self { world, rulebook: Arc::clone(view.rulebook) }
    }

    /// Deals anew in the same world, as [`deal`](Self::deal) does in a new one.
    pub fn deal_again(&mut self, view: &View<'_>, seed: u64) {
        if self.rulebook.number != view.rulebook.number {
            self.rulebook = Arc::clone(view.rulebook);
        }
        entities::seat(&mut self.world, view.rulebook, deal::position(view, seed));
    }

    /// Tries an order.
    ///
    /// # Errors
    /// It is refused; nothing has changed.
    pub fn play(&mut self, order: &Order) -> Result<Vec<Event>, Refusal> {
        play::<Guderian>(&mut self.world, order)
    }

    /// What the side sees here that has to give the next order.
    pub fn view(&self) -> View<'_> {
        View::to_play(&self.rulebook, self.position())
    }

    /// The moment as it is, to go back to.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot(self.position().clone())
    }

    /// Goes back to a moment of this world, or of another one dealt by the same rulebook.
    pub fn reset_to(&mut self, moment: &Snapshot) {
        entities::seat_again(&mut self.world, &moment.0);
    }

    /// Throws other dice from here on, with the same counters: they begin with this seed.
    pub fn throw_anew(&mut self, seed: u64) {
        self.position_mut().secrets.dice = Dice::new(seed);
    }

    /// The next dice thrown here show these, each 1 to 6; those of chance follow. So all the throws of an
    /// attack can be tried in turn.
    pub fn throw_next(&mut self, dice: &[u8]) {
        self.position_mut().secrets.dice.given = dice.iter().copied().collect();
    }

    fn position(&self) -> &Position {
        Guderian::position(&self.world)
    }

    fn position_mut(&mut self) -> &mut Position {
        self.world.resource_mut::<Position>().into_inner()
    }
}
