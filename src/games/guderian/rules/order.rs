//! Orders: the requests of a player, as plain data.

pub mod every_order;
pub mod legal;
pub(super) mod order_rules;
pub(super) mod order_shape;

use super::position::Public;
use crate::engine::{board::Hex, counters::UnitId};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Put a unit of an army into one of its hexes (5.0).
    Deploy {
        unit: UnitId,
        hex: Hex,
    },
    /// Move units (6.0).
    Move {
        units: Vec<UnitId>,
        /// The hexes to enter, in order.
        path: Vec<Hex>,
    },
    /// Move units by rail (6.3).
    Rail {
        units: Vec<UnitId>,
        /// The hexes to enter, in order.
        path: Vec<Hex>,
    },
    /// Bring reinforcements on the map (14.0).
    Enter {
        /// Units of one area.
        units: Vec<UnitId>,
        /// The entry hex and the hexes to enter after it.
        path: Vec<Hex>,
    },
    /// Bring on a rifle division of the South-Western Front (14.2).
    CallUp {
        /// The entry hex and the hexes to enter after it.
        path: Vec<Hex>,
    },
    /// Overrun an adjacent hex (6.5).
    Overrun {
        units: Vec<UnitId>,
        /// The hex to overrun.
        target: Hex,
    },
    /// Attack one hex or several (9.0); leaders named add their rating.
    Attack {
        /// Attacking units, and leaders that add to them.
        units: Vec<UnitId>,
        /// The hexes attacked.
        targets: Vec<Hex>,
    },
    /// Place an interdiction marker (13.0).
    PlaceMarker {
        hex: Hex,
    },
    /// Cut the railway in the unit's hex (option, 6.37).
    CutRail {
        unit: UnitId,
    },
    /// Remove the rail cut in the unit's hex (option, 6.37).
    LiftCut {
        unit: UnitId,
    },
    /// Fly a surrounded leader out (option, 10.4).
    FlyOut {
        leader: UnitId,
    },
    /// Bid points for the German side (option, K19.3).
    Bid {
        /// The points. The first bid is face down, and a game file keeps it sealed.
        #[serde(with = "crate::engine::orders::sealed_number")]
        points: u8,
    },
    /// Lose steps rather than retreat (9.6).
    Lose,
    /// Retreat rather than lose steps (9.6).
    Retreat,
    /// Name the counter that loses the next step (9.61).
    LoseStep {
        unit: UnitId,
    },
    /// Route a retreating stack (9.72).
    Route {
        stack: Hex,
        /// The hexes to enter, in order.
        path: Vec<Hex>,
        /// Some units of the stack only (option `retreat_split`); none for all.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        units: Vec<UnitId>,
    },
    /// Name a counter that is eliminated because the hex is over the stacking limit (7.1).
    Remove {
        unit: UnitId,
    },
    /// Advance after combat (9.8).
    Advance {
        /// Winners of one hex.
        units: Vec<UnitId>,
        /// The hexes to enter, in order.
        path: Vec<Hex>,
    },
    /// Advance no more units (9.8).
    Stay,
    EndPhase,
}

impl Order {
    /// Replaces every name in the order by the counter's id; a revealed division may be called by its own name.
    pub fn call_by_id(&mut self, public: &Public) {
        self.rename(&|unit| public.called(unit).map_or(unit, |piece| public.counter(piece).id));
    }

    /// Whether it answers a pending decision.
    pub fn is_answer(&self) -> bool {
        matches!(
            self,
            Self::Bid { .. }
                | Self::Lose
                | Self::Retreat
                | Self::LoseStep { .. }
                | Self::Route { .. }
                | Self::Remove { .. }
                | Self::Advance { .. }
                | Self::Stay
        )
    }
}
