//! Decisions that a player owes.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::kinds::Side,
};
use serde::{Deserialize, Serialize};

/// A choice that a player must make before any other order. It does not name the units that may fire, because the mover
/// does not see an order before it fires (7.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Whether to fire at a unit that has entered a hex (7.10.2).
    Opportunity {
        /// The side that decides.
        side: Side,
        unit: UnitId,
        hex: Hex,
    },
}

impl Decision {
    /// The side that decides.
    pub fn side(&self) -> Side {
        match self {
            Self::Opportunity { side, .. } => *side,
        }
    }
}
