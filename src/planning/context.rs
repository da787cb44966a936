//! The game that a plan is about, as the player who plans sees it.

use crate::engine::{
    counters::UnitId,
    orders::{Game, Placing, Position},
};
use std::sync::Arc;

/// A game, the units that are selected in it, and the side that looks at it.
pub struct GameContext<'a, G: Game> {
    /// The rulebook it is played by.
    pub rulebook: &'a Arc<G::Rulebook>,
    pub position: &'a Position<G>,
    /// The selected units, in the order in which they were selected.
    pub selected: &'a [UnitId],
    /// The side whose secrets may be seen, by its number; none while only computers play.
    pub looking: Option<usize>,
    /// The piece that each click places while the referee is out.
    pub placing: Option<&'a Placing>,
}

impl<G: Game> Clone for GameContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for GameContext<'_, G> {}
