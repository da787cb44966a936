//! What a game has measured of it.

use crate::engine::orders::{Game, GameFile};
use std::sync::Arc;

/// What is measured of a game beside what is measured of every game.
pub struct Bench<G: Game> {
    /// The scenario, of which games between random players are measured.
    pub scenario: &'static str,
    /// What is measured of the rulebook and a recorded game.
    pub measures: fn(&Arc<G::Rulebook>, &GameFile<G>) -> Vec<Measure>,
}

/// A time, or another figure.
pub struct Measure {
    /// Its field in JSON.
    pub field: &'static str,
    /// What it is, in words.
    pub words: &'static str,
    /// The figure, in its unit.
    pub figure: f64,
    pub unit: &'static str,
    /// How many digits behind the point are told.
    pub digits: usize,
    /// The goal, if there is one.
    pub goal: Option<&'static str>,
}
