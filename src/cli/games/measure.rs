//! The measurements of a game.

use crate::engine::orders::{Game, GameFile};
use std::sync::Arc;

/// The measurements of a game beside those of every game.
pub struct Bench<G: Game> {
    /// The scenario, in which games between random players are measured.
    pub scenario: &'static str,
    /// Measures the rulebook and a recorded game.
    pub measures: fn(&Arc<G::Rulebook>, &GameFile<G>) -> Vec<Measure>,
}

/// A time, or another figure.
pub struct Measure {
    /// Its field in JSON.
    pub field: &'static str,
    /// Its description.
    pub words: &'static str,
    /// The figure, in its unit.
    pub figure: f64,
    pub unit: &'static str,
    /// The number of digits shown after the point.
    pub digits: usize,
    /// The goal, if there is one.
    pub goal: Option<&'static str>,
}
