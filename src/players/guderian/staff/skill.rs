//! The levels: how much each of them considers. None sees more than another.

use super::weights::Levels;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// A level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Looks at what lies before it, and errs.
    Cadet,
    /// Plans its turn.
    Captain,
    /// Weighs plans against each other, and what the enemy may answer.
    General,
}

/// What a level considers.
#[derive(Debug)]
pub(super) struct Skill {
    /// Attacks on several hexes at once.
    pub multi_hex: bool,
    /// Overruns.
    pub overruns: bool,
    /// Trains, and divisions called to the front.
    pub trains: bool,
    /// How often a plan is gone over.
    pub passes: u8,
    /// How far a choice may be misjudged, in points.
    error: f64,
    chance: ChaCha8Rng,
}

impl Skill {
    pub fn new(level: Level, levels: &Levels, seed: u64) -> Self {
        let plans = level != Level::Cadet;
        Self {
            multi_hex: plans,
            overruns: plans,
            trains: plans,
            passes: if plans { 3 } else { 1 },
            error: if plans { 0.0 } else { levels.cadet_error },
            chance: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// By how much a choice is misjudged.
    pub fn slip(&mut self) -> f64 {
        if self.error > 0.0 { self.chance.random_range(-self.error..self.error) } else { 0.0 }
    }
}
