//! Orders: everything that a player can ask for (5.1).

pub mod legal;
pub(super) mod order_rules;

pub use super::movement::VehicleStep;

use super::{
    fire::{Shot, casualties::Losses},
    position::{Instruction, Mission, WorkKind},
};
use crate::engine::{
    board::{Hex, Side6},
    counters::UnitId,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Set a unit up in a hex (4.1); who faces a side, with that.
    Place {
        unit: UnitId,
        hex: Hex,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Side6>,
    },
    /// Set a unit up in a carrier, or towed by it.
    PlaceAboard {
        unit: UnitId,
        carrier: UnitId,
    },
    /// Give a weapon to infantry, at set-up, before entry, or in 3.1 to another unit in the hex.
    Arm {
        weapon: UnitId,
        unit: UnitId,
    },
    /// Build a work at set-up, or take it up again.
    Build {
        work: WorkKind,
        hex: Hex,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Side6>,
        there: bool,
    },
    /// Call a mission down on a hex (19.1); for artillery with who observes.
    Mission {
        mission: Mission,
        hex: Hex,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spotter: Option<UnitId>,
    },
    /// A barrage of smoke with a mission that is still unused (19.6).
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
    /// Join two half squads of a type (3.1 c).
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
        /// The weapon that it carries, or the type of one that is used up; none of a gun and a vehicle.
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
    /// Clear wire in a neighbouring hex with a satchel charge (20.6).
    ClearWire {
        unit: UnitId,
        hex: Hex,
    },
    /// Infantry lays smoke before it moves (11.1).
    LaySmoke {
        unit: UnitId,
        hex: Hex,
    },
    /// Move infantry or push a gun along a path; the units of a stack together (6.5). Who comes on the map begins in an
    /// entry hex (4.2).
    Move {
        units: Vec<UnitId>,
        path: Vec<Hex>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        assault: bool,
        /// How a gun faces at its end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Side6>,
    },
    /// Drive a vehicle (7).
    Drive {
        unit: UnitId,
        path: Vec<VehicleStep>,
    },
    /// Turn in place as a whole move (7.3).
    Pivot {
        unit: UnitId,
        facing: Side6,
    },
    /// Let a unit leave the map (4.3).
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
        /// A step right after it (8.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Hex>,
    },
    /// Drive over the enemies in the hex ahead (18).
    Overrun {
        unit: UnitId,
        hex: Hex,
        /// The types of expendable weapons that its passengers use up (12.3, 18.3).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        uses: Vec<UnitId>,
    },
    /// Fire at who has entered a hex (14.1); at an armoured vehicle with `FireAt`.
    OpportunityFire {
        shots: Vec<Shot>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leader: Option<UnitId>,
        /// Whether the machine guns leave a lane, and to which side that bends first (14.5).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lane: Option<Bend>,
    },
    /// Let them pass (14.1), or leave the own sniper where he is as the other side's segment ends (3.6).
    Hold,
    /// Go one hex after the movement (3.5).
    Advance {
        unit: UnitId,
        hex: Hex,
        /// How a vehicle or gun faces then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Side6>,
    },
    /// Turn one hexside (3.5).
    Turn {
        unit: UnitId,
        facing: Side6,
    },
    /// Assault a neighbouring hex (17).
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
    /// Take the own sniper off the map, in the own after-action phase or when asked in the other's (3.6).
    WithdrawSniper,
    /// Choose how casualty points are paid (13.8).
    Casualties {
        losses: Losses,
    },
    /// Place the sniper who has been activated (21.3).
    PlaceSniper {
        hex: Hex,
    },
    /// Tell units when to fire by themselves (14.6).
    Instruct {
        units: Vec<UnitId>,
        /// A game file keeps it sealed.
        #[serde(with = "crate::engine::orders::sealed_value")]
        instruction: Instruction,
    },
    /// Close the phase.
    Done,
}

/// To which side a lane bends where two hexes share its line (14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bend {
    Left,
    Right,
}

impl Order {
    /// Every hex that it names.
    pub fn hexes(&self) -> Vec<Hex> {
        match self {
            Self::Place { hex, .. }
            | Self::Build { hex, .. }
            | Self::Mission { hex, .. }
            | Self::SmokeBarrage { hex, .. }
            | Self::Fire { hex, .. }
            | Self::Smoke { hex, .. }
            | Self::ClearWire { hex, .. }
            | Self::LaySmoke { hex, .. }
            | Self::Overrun { hex, .. }
            | Self::Advance { hex, .. }
            | Self::Assault { hex, .. }
            | Self::PlaceSniper { hex } => vec![*hex],
            Self::Move { path, .. } => path.clone(),
            Self::Drive { path, .. } => path.iter().map(|step| step.hex).collect(),
            Self::Unload { to, .. } => to.iter().copied().collect(),
            Self::PlaceAboard { .. }
            | Self::Arm { .. }
            | Self::Split { .. }
            | Self::Join { .. }
            | Self::FireAt { .. }
            | Self::Pivot { .. }
            | Self::Exit { .. }
            | Self::Load { .. }
            | Self::OpportunityFire { .. }
            | Self::Hold
            | Self::Turn { .. }
            | Self::Rally { .. }
            | Self::WithdrawSniper
            | Self::Casualties { .. }
            | Self::Instruct { .. }
            | Self::Done => Vec::new(),
        }
    }

    /// Whether it answers a question (5.1).
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
