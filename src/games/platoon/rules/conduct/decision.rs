//! Decisions that a player owes.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::kinds::Side,
};
use serde::{Deserialize, Serialize};

/// A decision that a player must make before any other order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Whether to fire at a unit that has entered a hex (14.1).
    Reaction {
        /// The side that decides.
        side: Side,
        unit: UnitId,
        hex: Hex,
        /// Whether it may still interdict: that comes before opportunity fire.
        interdict: bool,
    },
}

impl Decision {
    /// The side that decides.
    pub fn side(&self) -> Side {
        match self {
            Self::Reaction { side, .. } => *side,
        }
    }
}
