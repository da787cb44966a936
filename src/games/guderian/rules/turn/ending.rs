//! Games that are not played out.

use super::victory::outcome;
use crate::games::guderian::rules::{
    kinds::Side,
    position::{Outcome, Public},
    rulebook::Rulebook,
};

/// The outcome of the game if a side resigns now.
pub fn outcome_if_resigned(rulebook: &Rulebook, public: &Public, side: Side) -> Outcome {
    let levels = rulebook.scenario.victory.levels.iter();
    let levels = levels.map(|level| (level.name.as_str(), Some(level.winner)));
    outcome(rulebook, public).resigned(Side::German, side, levels)
}
