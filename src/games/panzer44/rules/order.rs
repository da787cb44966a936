//! Orders: the requests of a player, as plain data.

pub mod every_order;
pub mod legal;
mod listed;
pub(super) mod order_rules;

use super::{
    kinds::{Mines, Side},
    plot::Plot,
};
use crate::engine::{board::Hex, counters::UnitId};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Set up a unit in a hex (4.1).
    Deploy {
        unit: UnitId,
        hex: Hex,
    },
    /// Set up a unit in a carrier on the map.
    DeployAboard {
        unit: UnitId,
        carrier: UnitId,
    },
    LayMines {
        hex: Hex,
        /// The kind of mines; none to remove them.
        mines: Option<Mines>,
    },
    /// Dig an improved position at set-up, or fill it in.
    Dig {
        hex: Hex,
        position: bool,
    },
    /// Commit the plot of a side for the turn; it cannot be undone (5).
    Plot {
        /// The side of the plot.
        side: Side,
        /// The plot, which a game file keeps sealed.
        #[serde(with = "crate::engine::orders::sealed_value")]
        plot: Plot,
    },
    /// Execute plotted direct fire (3.3).
    Fire {
        /// The unit that fires.
        unit: UnitId,
        /// The target unit; none for class H, which hits all units in the hex.
        #[serde(default)]
        at: Option<UnitId>,
    },
    /// Move a unit, or let it enter the map (7, 4.2).
    Move {
        unit: UnitId,
        /// The hexes to enter, in order.
        path: Vec<Hex>,
    },
    /// Exit the map with a unit (4.4).
    Exit {
        unit: UnitId,
    },
    /// Load a passenger (11.2).
    Load {
        carrier: UnitId,
    },
    /// Unload a passenger (11.3).
    Unload {
        /// The passenger.
        unit: UnitId,
    },
    /// Work on mines (12.3).
    Clear {
        /// The engineer.
        unit: UnitId,
    },
    /// Work on a bridge (12.4).
    Blow {
        /// The engineer.
        unit: UnitId,
    },
    /// Fire at the unit that has just entered (7.10).
    Shoot {
        /// The unit that fires.
        unit: UnitId,
    },
    /// Let it pass (7.10).
    LetPass,
    /// Execute plotted indirect fire (3.6).
    Bombard {
        unit: UnitId,
    },
    /// Execute a plotted fire of off-board artillery (8.4).
    Barrage {
        battery: UnitId,
    },
    /// Execute plotted close air support (8.5).
    Strike {
        hex: Hex,
    },
    EndPhase,
}

impl Order {
    /// Whether the order answers a pending decision.
    pub fn is_answer(&self) -> bool {
        matches!(self, Self::Shoot { .. } | Self::LetPass)
    }
}
