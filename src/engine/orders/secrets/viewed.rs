//! What a side may see of a position: computer players are handed that and nothing else.

use crate::engine::orders::{Game, Position};
use std::sync::Arc;

/// A game that tells a side what it may see.
pub trait Viewed: Game {
    /// What a side sees; [`OpenView`] where both know everything.
    type View<'a>: From<&'a Self::Kept>;
    /// The same, kept to be looked at on another thread; [`KeptOpen`] where both know everything.
    type Kept: Send + for<'a, 'b> From<&'a Self::View<'b>> + 'static;

    /// What the side sees that has to give the next order.
    fn view<'a>(rulebook: &'a Arc<Self::Rulebook>, position: &'a Position<Self>) -> Self::View<'a>;
}

/// What a side sees of a game in which both players know everything.
pub struct OpenView<'a, G: Game> {
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

impl<'a, G: Game> OpenView<'a, G> {
    pub fn of(rulebook: &'a Arc<G::Rulebook>, position: &'a Position<G>) -> Self {
        Self { rulebook, public: &position.public }
    }
}

impl<'a, G: Game> From<&'a KeptOpen<G>> for OpenView<'a, G> {
    fn from(kept: &'a KeptOpen<G>) -> Self {
        Self { rulebook: &kept.rulebook, public: &kept.public }
    }
}

impl<G: Game> From<&OpenView<'_, G>> for KeptOpen<G> {
    fn from(view: &OpenView<'_, G>) -> Self {
        Self { rulebook: Arc::clone(view.rulebook), public: view.public.clone() }
    }
}
