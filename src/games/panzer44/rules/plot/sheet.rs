//! The sheet of a plot: the tasks of units, barrages and strikes.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::kinds::Pattern,
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt};

/// The order of a unit for a turn, one for each unit (5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Task {
    /// Direct fire.
    Fire { target: Hex },
    /// Opportunity fire.
    Watch {
        target: Hex,
        /// The instruction for its target.
        at: Instruction,
    },
    /// Indirect fire.
    Bombard { target: Hex, pattern: Pattern },
    /// Move, with a free path at that time.
    Move,
    /// Load, for carrier and passenger.
    Load {
        /// The passenger, or the carrier.
        with: UnitId,
    },
    /// Unload. A carrier stays in place while its passenger unloads.
    Unload,
    /// Clear mines.
    Clear { hex: Hex },
    /// Blow the bridge that leads from the unit's hex.
    Blow { to: Hex },
}

impl Task {
    /// Its short name, as players write it.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Fire { .. } => "DF",
            Self::Watch { .. } => "OF",
            Self::Bombard { .. } => "IF",
            Self::Move => "MV",
            Self::Load { .. } => "LD",
            Self::Unload => "UL",
            Self::Clear { .. } => "CL",
            Self::Blow { .. } => "BB",
        }
    }

    /// Whether it is executed in the side's movement phase (3.4).
    pub fn is_of_movement(&self) -> bool {
        !matches!(self, Self::Fire { .. } | Self::Watch { .. } | Self::Bombard { .. })
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fire { target } | Self::Watch { target, .. } => write!(f, "{} {target}", self.word()),
            Self::Bombard { target, pattern } => {
                write!(f, "IF {target} {}", if *pattern == Pattern::Tight { "HT" } else { "HL" })
            }
            Self::Load { with } => write!(f, "LD {with}"),
            Self::Clear { hex } => write!(f, "CL {hex}"),
            Self::Blow { to } => write!(f, "BB {to}"),
            Self::Move | Self::Unload => f.write_str(self.word()),
        }
    }
}

/// The target at which opportunity fire opens on its own (7.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Instruction {
    /// At the first unit that enters.
    #[default]
    First,
    /// At the first hard unit.
    FirstHard,
    /// At the first soft unit.
    FirstSoft,
    /// At no unit: the owner is asked each time.
    Ask,
}

/// A fire of off-board artillery (8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Barrage {
    pub battery: UnitId,
    pub target: Hex,
    pub pattern: Pattern,
}

/// The planned actions of a side in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plot {
    /// Orders, at most one for each unit.
    pub orders: BTreeMap<UnitId, Task>,
    /// Fires of off-board artillery.
    pub barrages: Vec<Barrage>,
    /// Hexes for close air support.
    pub strikes: Vec<Hex>,
}

impl Plot {
    /// Whether it has no entries.
    pub fn is_empty(&self) -> bool {
        self.orders.is_empty() && self.barrages.is_empty() && self.strikes.is_empty()
    }

    /// Adds the entries of another plot.
    pub(in crate::games::panzer44::rules) fn extend(&mut self, other: &Self) {
        self.orders.extend(other.orders.iter().map(|(unit, task)| (*unit, *task)));
        self.barrages.extend_from_slice(&other.barrages);
        self.strikes.extend_from_slice(&other.strikes);
    }
}
