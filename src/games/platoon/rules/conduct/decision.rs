//! Decisions that a player owes.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::kinds::Side,
};
use serde::{Deserialize, Serialize};

/// What a player must decide before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Whether to fire at a unit that has entered a hex (14.1).
    Reaction {
        /// Who decides.
        side: Side,
        unit: UnitId,
        hex: Hex,
        /// Whether he may still interdict: that comes before opportunity fire.
        interdict: bool,
    },
}

impl Decision {
    /// Who decides.
    pub fn side(&self) -> Side {
        match self {
            Self::Reaction { side, .. } => *side,
        }
    }
}
