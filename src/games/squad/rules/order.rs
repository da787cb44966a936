//! Orders: everything that a player can ask for (5.1).

pub mod legal;
pub(super) mod order_rules;

pub use super::movement::VehicleStep;

use super::{
    fire::{Shot, casualties::Losses},
    position::{Instruction, Mission, WorkKind},
};
use crate::engine::{
    board::{Hex, Hexside},
    counters::UnitId,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Set up a unit in a hex, with its facing if it has one (4.1).
    Place {
        unit: UnitId,
        hex: Hex,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Hexside>,
    },
    /// Set a unit up in a carrier, or towed by it.
    PlaceAboard {
        unit: UnitId,
        carrier: UnitId,
    },
    /// Give a weapon to infantry at set-up, before entry, or to another unit in the hex by 3.1.
    Arm {
        weapon: UnitId,
        unit: UnitId,
    },
    /// Build a work at set-up, or remove it again.
    Build {
        work: WorkKind,
        hex: Hex,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Hexside>,
        there: bool,
    },
    /// Call a mission on a hex; for artillery with its observer (19.1).
    Mission {
        mission: Mission,
        hex: Hex,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spotter: Option<UnitId>,
    },
    /// Use an unused mission for a smoke barrage (19.6).
    SmokeBarrage {
        hex: Hex,
        spotter: UnitId,
    },
    /// Split a squad into two half squads; its weapon stays with the first or the second (3.1 c, 12.1).
    Split {
        squad: UnitId,
        #[serde(default)]
        second: bool,
    },
    /// Join two half squads of one type (3.1 c).
    Join {
        halves: [UnitId; 2],
    },
    /// Fire at infantry, guns and unarmoured vehicles in a hex (13).
    Fire {
        shots: Vec<Shot>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leader: Option<UnitId>,
        hex: Hex,
    },
    /// Fire at an armoured vehicle, an unarmoured one or a gun (16).
    FireAt {
        unit: UnitId,
        /// The weapon that it carries, or the type of an expendable weapon; none for a gun or a vehicle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        weapon: Option<UnitId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leader: Option<UnitId>,
        target: UnitId,
    },
    /// Lay smoke with a mortar, a gun or the gun of a vehicle (11.1).
    Smoke {
        unit: UnitId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        weapon: Option<UnitId>,
        hex: Hex,
    },
    /// Clear wire in an adjacent hex with a satchel charge (20.6).
    ClearWire {
        unit: UnitId,
        hex: Hex,
    },
    /// Lay smoke with infantry before it moves (11.1).
    LaySmoke {
        unit: UnitId,
        hex: Hex,
    },
    /// Move infantry or push a gun along a path, or move a stack together (6.5). The path of a unit that enters the map
    /// begins in an entry hex (4.2).
    Move {
        units: Vec<UnitId>,
        path: Vec<Hex>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        assault: bool,
        /// The facing of a gun at the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Hexside>,
    },
    /// Drive a vehicle (7).
    Drive {
        unit: UnitId,
        path: Vec<VehicleStep>,
    },
    /// Turn in place, which is a whole move (7.3).
    Pivot {
        unit: UnitId,
        facing: Hexside,
    },
    /// Exit the map with a unit (4.3).
    Exit {
        unit: UnitId,
    },
    Load {
        carrier: UnitId,
        passengers: Vec<UnitId>,
    },
    Unload {
        carrier: UnitId,
        passengers: Vec<UnitId>,
        /// The hex of a step right after unloading (8.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Hex>,
    },
    /// Overrun the enemies in the hex ahead (18).
    Overrun {
        unit: UnitId,
        hex: Hex,
        /// The types of expendable weapons that its passengers use (12.3, 18.3).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        uses: Vec<UnitId>,
    },
    /// Fire at units that have entered a hex (14.1). `FireAt` is for an armoured vehicle.
    OpportunityFire {
        shots: Vec<Shot>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leader: Option<UnitId>,
        /// Whether the machine guns leave a lane, and the side to which it bends first (14.5).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lane: Option<Bend>,
    },
    /// Hold fire (14.1), or leave the friendly sniper in place at the end of the enemy segment (3.6).
    Hold,
    /// Advance one hex after the movement (3.5).
    Advance {
        unit: UnitId,
        hex: Hex,
        /// The facing of a vehicle or gun after the advance.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Hexside>,
    },
    /// Turn one hexside (3.5).
    Turn {
        unit: UnitId,
        facing: Hexside,
    },
    /// Assault an adjacent hex (17).
    Assault {
        shots: Vec<Shot>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leader: Option<UnitId>,
        hex: Hex,
    },
    /// Try to rally a pinned unit (13.12).
    Rally {
        unit: UnitId,
    },
    /// Withdraw the friendly sniper from the map, in the player's own after-action phase or when asked in the
    /// opponent's (3.6).
    WithdrawSniper,
    /// Allocate casualty points (13.8).
    Casualties {
        losses: Losses,
    },
    /// Place the sniper that has been activated (21.3).
    PlaceSniper {
        hex: Hex,
    },
    /// Instruct units when to fire on their own (14.6).
    Instruct {
        units: Vec<UnitId>,
        /// The instruction, which a game file keeps sealed.
        #[serde(with = "crate::engine::orders::sealed_value")]
        instruction: Instruction,
    },
    /// End the phase.
    Done,
}

/// The side to which a lane bends where two hexes share its line (14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bend {
    Left,
    Right,
}

impl Order {
    /// All hexes that the order names.
    pub fn hexes(&self) -> Vec<Hex> {
        let named = self.named();
        [named.hexes, named.path].concat()
    }

    /// Whether the order answers a pending decision (5.1).
    pub fn is_answer(&self) -> bool {
        matches!(
            self,
            Self::OpportunityFire { .. }
                | Self::FireAt { .. }
                | Self::Hold
                | Self::Casualties { .. }
                | Self::PlaceSniper { .. }
        )
    }
}
