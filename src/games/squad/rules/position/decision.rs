//! A choice that a player must make before anything else.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{fire::casualties::Hit, kinds::Side},
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Decision {
    /// The payment of the casualty points in a hex (13.8).
    Casualties {
        side: Side,
        hex: Hex,
        points: u16,
        /// The units that must pay.
        hits: Vec<Hit>,
    },
    /// Whether to fire at units that have entered a hex (14.1).
    Reaction { side: Side, units: Vec<UnitId>, hex: Hex },
    /// The hex in which the activated sniper appears (21.3).
    Sniper {
        side: Side,
        /// The hex of the units that activated it.
        hex: Hex,
        /// The units at which it fires there (21.4).
        units: Vec<UnitId>,
    },
    /// Whether the sniper in this hex is withdrawn at the end of the opponent's segment (3.6 d).
    Withdrawal { side: Side, hex: Hex },
}

impl Decision {
    /// The hex of the decision.
    pub fn hex(&self) -> Hex {
        match self {
            Self::Casualties { hex, .. }
            | Self::Reaction { hex, .. }
            | Self::Sniper { hex, .. }
            | Self::Withdrawal { hex, .. } => *hex,
        }
    }

    /// The side that decides.
    pub fn side(&self) -> Side {
        match self {
            Self::Casualties { side, .. }
            | Self::Reaction { side, .. }
            | Self::Sniper { side, .. }
            | Self::Withdrawal { side, .. } => *side,
        }
    }
}
