//! What is seen of a game in which both players know everything, and a player for such games.

use super::{Advice, Played, Player, Thought};
use crate::engine::{
    dice::Dice,
    orders::{Game, Position},
};
use std::sync::Arc;

/// What a side sees of a game in which both players know everything.
pub struct Open<'a, G: Game> {
    /// What the game is played by.
    pub rulebook: &'a Arc<G::Rulebook>,
    /// Everything but the dice to come.
    pub public: &'a G::Public,
}

/// The same, kept to be looked at on another thread.
pub struct KeptOpen<G: Game> {
    rulebook: Arc<G::Rulebook>,
    public: G::Public,
}

impl<'a, G: Game> Open<'a, G> {
    /// What is seen of a position.
    pub fn of(rulebook: &'a Arc<G::Rulebook>, position: &'a Position<G>) -> Self {
        Self { rulebook, public: &position.public }
    }
}

impl<'a, G: Game> From<&'a KeptOpen<G>> for Open<'a, G> {
    fn from(kept: &'a KeptOpen<G>) -> Self {
        Self { rulebook: &kept.rulebook, public: &kept.public }
    }
}

impl<G: Game> From<&Open<'_, G>> for KeptOpen<G> {
    fn from(view: &Open<'_, G>) -> Self {
        Self { rulebook: Arc::clone(view.rulebook), public: view.public.clone() }
    }
}

/// Gives any of the orders that the game lists.
pub struct Random(Dice);

impl Random {
    /// A player that begins with this seed.
    pub fn new(seed: u64) -> Self {
        Self(Dice::new(seed))
    }
}

impl<G> Player<G> for Random
where
    G: for<'a> Played<View<'a> = Open<'a, G>>,
{
    fn advise(&mut self, view: &Open<'_, G>, _: &Thought) -> Advice<G::Order> {
        let mut orders = G::listed(view.rulebook, view.public);
        self.0.shuffle(&mut orders);
        Advice::plain(orders.pop().expect("whoever is asked has something to order"))
    }
}
