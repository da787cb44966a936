//! The levels: the amount that each considers. None sees more than another.

use super::weights::Levels;
use crate::games::guderian::rules::phase::Phase;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Considers only the next gains, and errs.
    Cadet,
    /// Plans its turn, and errs a little.
    Captain,
    /// Plans without error, compares plans with each other, and considers the enemy's answer.
    General,
}

/// The abilities of a level.
#[derive(Debug)]
pub(super) struct Skill {
    /// Attacks on several hexes at once.
    pub multi_hex: bool,
    pub overruns: bool,
    /// Trains, and divisions called up.
    pub trains: bool,
    /// Number of passes over a plan.
    pub passes: u8,
    /// The misjudgements of its choices.
    pub slips: Slips,
}

/// Misjudgements by chance.
#[derive(Debug)]
pub(super) struct Slips {
    /// Greatest misjudgement of a choice, in points.
    error: f64,
    chance: ChaCha8Rng,
}

impl Skill {
    pub fn new(level: Level, levels: &Levels, seed: u64) -> Self {
        let error = match level {
            Level::Cadet => levels.cadet_error,
            Level::Captain => levels.captain_error,
            Level::General => 0.0,
        };
        Self { slips: Slips::new(error, seed), ..Self::without_errors(level) }
    }

    /// The abilities of a level, without its misjudgements.
    pub fn without_errors(level: Level) -> Self {
        let plans = level != Level::Cadet;
        Self {
            multi_hex: plans,
            overruns: plans,
            trains: plans,
            passes: if plans { 3 } else { 1 },
            slips: Slips::new(0.0, 0),
        }
    }

    /// The same abilities without misjudgements.
    pub fn copied_without_errors(&self) -> Self {
        Self { slips: Slips::new(0.0, 0), ..*self }
    }
}

impl Slips {
    fn new(error: f64, seed: u64) -> Self {
        Self { error, chance: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// The slips of the plan of this number, the same whenever it is made in the phase.
    pub fn of_plan(error: f64, (turn, phase): (u8, Phase), number: usize) -> Self {
        Self::new(error, u64::from(turn) << 16 | (phase as u64) << 8 | number as u64)
    }

    /// Draws the misjudgement of a choice.
    pub fn draw(&mut self) -> f64 {
        if self.error > 0.0 { self.chance.random_range(-self.error..self.error) } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_errs_the_same_way_whenever_it_is_made() {
        let drawn = |turn, number| -> Vec<f64> {
            let mut slips = Slips::of_plan(0.3, (turn, Phase::GermanMovement), number);
            (0..20).map(|_| slips.draw()).collect()
        };
        assert_eq!(drawn(4, 5), drawn(4, 5));
        assert_ne!(drawn(4, 5), drawn(4, 6), "plans of the same kind differ");
        assert_ne!(drawn(4, 5), drawn(5, 5));
        assert!(drawn(4, 5).iter().all(|slip| slip.abs() <= 0.3));
    }
}
