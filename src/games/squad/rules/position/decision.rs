//! What a player must decide before anything else.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{fire::casualties::Hit, kinds::Side},
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Decision {
    /// How the casualty points in a hex are paid (13.8).
    Casualties {
        side: Side,
        hex: Hex,
        points: u16,
        /// Whom they fell on.
        hits: Vec<Hit>,
    },
    /// Whether to fire at those who have entered a hex (14.1).
    Reaction { side: Side, units: Vec<UnitId>, hex: Hex },
    /// Where the sniper appears who has been activated (21.3).
    Sniper {
        side: Side,
        /// In which hex those stand who activated him.
        hex: Hex,
        /// Those at whom he fires there (21.4).
        units: Vec<UnitId>,
    },
    /// Whether the sniper is withdrawn who stands in this hex, as the other side's segment ends (3.6 d).
    Withdrawal { side: Side, hex: Hex },
}

impl Decision {
    /// Where that is which is asked about.
    pub fn hex(&self) -> Hex {
        match self {
            Self::Casualties { hex, .. }
            | Self::Reaction { hex, .. }
            | Self::Sniper { hex, .. }
            | Self::Withdrawal { hex, .. } => *hex,
        }
    }

    /// Who decides.
    pub fn side(&self) -> Side {
        match self {
            Self::Casualties { side, .. }
            | Self::Reaction { side, .. }
            | Self::Sniper { side, .. }
            | Self::Withdrawal { side, .. } => *side,
        }
    }
}
