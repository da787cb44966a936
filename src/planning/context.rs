//! The game that a plan is about, as the planning player sees it.

use crate::engine::{
    counters::UnitId,
    orders::{Game, Placing, Position},
};
use std::sync::Arc;

/// A game, its selected units, and the side that views it.
pub struct GameContext<'a, G: Game> {
    /// The rulebook of the game.
    pub rulebook: &'a Arc<G::Rulebook>,
    pub position: &'a Position<G>,
    /// The selected units, in the order of selection.
    pub selected: &'a [UnitId],
    /// The number of the side whose secrets are visible; none while only computers play.
    pub looking: Option<usize>,
    /// The piece that each click places while the referee is off.
    pub placing: Option<&'a Placing>,
}

impl<G: Game> Clone for GameContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for GameContext<'_, G> {}
