//! A scratch world, in which a player tries orders on a copy of the game. It uses the same door, so that a plan is
//! judged by the rules themselves and not by a second copy of them.
//!
//! A game makes the position from what a side sees and nothing more: the parts that the side does not see are invented.

use crate::engine::{
    dice::Dice,
    orders::{Game, Position, Refusal, imagine, play, seat, seat_again, sequence::systems},
};
use bevy::prelude::World;
use std::sync::Arc;

/// A private world for dry runs of orders.
pub struct Scratch<G: Game> {
    world: World,
    rulebook: Arc<G::Rulebook>,
}

/// A moment of a scratch world, to return to; only the world that made it can read it.
pub struct Snapshot<G: Game>(pub(crate) Position<G>);

impl<G: Game> Clone for Snapshot<G> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<G: Game> Scratch<G> {
    /// Makes a world with this position, whose derived parts must have been made.
    ///
    /// Making a world costs much more than putting another position into it: keep it, and [`lay`](Self::lay).
    pub fn new(rulebook: &Arc<G::Rulebook>, position: Position<G>) -> Self {
        let mut world = G::world();
        imagine(&mut world);
        seat(&mut world, rulebook, position);
        Self { world, rulebook: Arc::clone(rulebook) }
    }

    /// Puts another position into the world.
    pub fn lay(&mut self, rulebook: &Arc<G::Rulebook>, position: Position<G>) {
        if G::about(&self.rulebook).number != G::about(rulebook).number {
            self.rulebook = Arc::clone(rulebook);
        }
        seat(&mut self.world, rulebook, position);
    }

    /// Puts a position into a world, which is made if there is none, and returns the world.
    pub fn lay_into<'w>(
        world: &'w mut Option<Self>,
        rulebook: &Arc<G::Rulebook>,
        position: Position<G>,
    ) -> &'w mut Self {
        match world {
            Some(world) => {
                world.lay(rulebook, position);
                world
            }
            None => world.insert(Self::new(rulebook, position)),
        }
    }

    /// Tries an order.
    ///
    /// # Errors
    /// It is refused; nothing has changed.
    pub fn play(&mut self, order: &G::Order) -> Result<Vec<G::Event>, Refusal> {
        play::<G>(&mut self.world, order)
    }

    /// Tries a command of the table.
    ///
    /// # Errors
    /// It is not possible now; nothing has changed.
    pub(crate) fn command(&mut self, command: &G::Command) -> Result<Vec<G::Event>, Refusal> {
        systems::command::<G>(&mut self.world, command)
    }

    /// The rulebook of the world.
    pub fn rulebook(&self) -> &Arc<G::Rulebook> {
        &self.rulebook
    }

    /// The position, with all invented parts.
    pub(crate) fn position(&self) -> &Position<G> {
        G::position(&self.world)
    }

    /// Returns the present moment, to return to.
    pub fn snapshot(&self) -> Snapshot<G> {
        Snapshot(self.position().clone())
    }

    /// Returns to a moment of this world, or of another one with the same rulebook.
    pub fn reset_to(&mut self, moment: &Snapshot<G>) {
        seat_again(&mut self.world, &moment.0);
    }

    /// Rolls other dice from here on, with the same counters: the dice begin with this seed.
    pub fn throw_anew(&mut self, seed: u64) {
        *self.dice() = Dice::new(seed);
    }

    /// Sets the next dice rolled here; random dice follow them. All rolls of an attack can be tried in turn in this
    /// manner.
    pub fn throw_next(&mut self, dice: &[u8]) {
        self.dice().given = dice.iter().copied().collect();
    }

    fn dice(&mut self) -> &mut Dice {
        G::dice(&mut self.world.resource_mut::<Position<G>>().into_inner().secrets)
    }
}
