//! Orders: the requests of a player, as plain data (5.1).

pub mod legal;
pub(super) mod order_rules;

pub use super::combat::Target;

use super::{combat::indirect::Call, position::Instruction};
use crate::engine::{board::Hex, counters::UnitId};
use serde::{Deserialize, Serialize};

/// A work that is laid at set-up (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Work {
    Mines,
    Fort,
    Block,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Set up a unit in a hex (4.1).
    Place {
        unit: UnitId,
        hex: Hex,
    },
    /// Set a unit up in a carrier that is on the map.
    PlaceAboard {
        unit: UnitId,
        carrier: UnitId,
    },
    /// Lay mines, a fort or a block at set-up, or remove it again.
    Lay {
        work: Work,
        hex: Hex,
        /// Whether it is to be there.
        there: bool,
    },
    /// Turn a marker of heavy equipment round (18.2).
    Flip {
        carrier: UnitId,
    },
    /// Indirect fire at a hex (13).
    IndirectFire {
        /// The firing units, each with its call.
        firers: Vec<(UnitId, Call)>,
        hex: Hex,
    },
    /// Direct fire at a hex (12).
    Fire {
        firers: Vec<UnitId>,
        hex: Hex,
        target: Target,
    },
    /// Move a unit (6).
    Move {
        unit: UnitId,
        /// The hexes to enter, in order.
        path: Vec<Hex>,
        /// Two steps of a unit on foot (6.7).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        quick: bool,
        /// Concealed movement into cover (18.1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        concealed: bool,
    },
    /// Move a unit one hex along a road, beside it: without the road rate, and a slow unit unseen (6.3, 10.4).
    MoveBeside {
        unit: UnitId,
        hex: Hex,
    },
    /// Let a unit that is due enter the map (4.2).
    Enter {
        unit: UnitId,
        hex: Hex,
    },
    /// Exit the map with a unit (4.3).
    Exit {
        unit: UnitId,
    },
    /// Load a unit (8.2).
    Load {
        carrier: UnitId,
        passenger: UnitId,
    },
    /// Unload a passenger (8.3).
    Unload {
        carrier: UnitId,
    },
    /// Overrun a hex (15).
    Overrun {
        units: Vec<UnitId>,
        hex: Hex,
    },
    /// Assault a hex (16).
    Assault {
        units: Vec<UnitId>,
        hex: Hex,
    },
    /// Work on the mines of the hex (17.6).
    ClearMines {
        engineer: UnitId,
    },
    /// Place the registration marker of a unit (13.3).
    Register {
        unit: UnitId,
        hex: Hex,
    },
    Unregister {
        unit: UnitId,
        hex: Hex,
    },
    /// Fire at the unit that has just entered (14.2).
    OpportunityFire {
        firers: Vec<UnitId>,
    },
    /// Fire indirectly at the hex that it has entered (14.5).
    Interdict {
        firers: Vec<UnitId>,
    },
    /// Let it pass (14.1).
    Pass,
    /// Set when units fire automatically (14.6).
    Instruct {
        units: Vec<UnitId>,
        /// The instruction, which a game file keeps sealed.
        #[serde(with = "crate::engine::orders::sealed_value")]
        instruction: Instruction,
    },
    /// End the segment.
    Done,
}

impl Order {
    /// Whether it answers the question whether to fire at a unit that has entered (14.1).
    pub fn is_answer(&self) -> bool {
        matches!(self, Self::OpportunityFire { .. } | Self::Interdict { .. } | Self::Pass)
    }
}
