//! The view of a side: computer players receive only that.

use crate::engine::{
    dice::Dice,
    orders::{BranchEyes, Game, Position, Viewer},
};
use std::sync::Arc;

/// A game that gives a side its view.
pub trait Viewed: Game {
    /// The view of a side; [`OpenView`] if both sides know everything.
    type View<'a>: From<&'a Self::Kept>;
    /// The same view, stored for use on another thread; [`KeptOpen`] if both sides know everything.
    type Kept: Send + for<'a, 'b> From<&'a Self::View<'b>> + 'static;

    /// Returns the view of the side that must give the next order.
    fn view<'a>(rulebook: &'a Arc<Self::Rulebook>, position: &'a Position<Self>) -> Self::View<'a>;

    /// Returns a position that could be this one by the knowledge of a viewer, with new dice and with everything else
    /// that the viewer does not know dealt by the seed: the first position of a branch. It is laid out as both players
    /// know it. Positions between which the viewer cannot tell give equal ones.
    fn imagined(
        rulebook: &Arc<Self::Rulebook>,
        position: &Position<Self>,
        eyes: BranchEyes,
        seed: u64,
    ) -> Position<Self> {
        match eyes {
            BranchEyes::All => with_new_dice(position, seed),
            // A file may state any number.
            BranchEyes::Side(number) => Self::imagined_by(rulebook, position, number.min(1), seed),
        }
    }

    /// Returns a position that could be this one by the knowledge of the side with this number, 0 or 1; everything, in a
    /// game without secrets.
    fn imagined_by(
        _: &Arc<Self::Rulebook>,
        position: &Position<Self>,
        _side: usize,
        seed: u64,
    ) -> Position<Self> {
        with_new_dice(position, seed)
    }
}

/// Returns a position with other dice to come, which begin with this seed, laid out as both players know it.
fn with_new_dice<G: Game>(position: &Position<G>, seed: u64) -> Position<G> {
    let mut imagined = position.clone();
    G::look(&mut imagined, Viewer::Both);
    *G::dice(&mut imagined.secrets) = Dice::new(seed);
    imagined
}

/// The view of a side in a game in which both players know everything.
pub struct OpenView<'a, G: Game> {
    /// The rulebook.
    pub rulebook: &'a Arc<G::Rulebook>,
    /// Everything except the dice to come.
    pub public: &'a G::Public,
}

/// The same view, stored for use on another thread.
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
