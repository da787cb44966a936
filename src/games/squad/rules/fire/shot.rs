//! A unit that fires, and its weapons.

use crate::engine::counters::UnitId;
use serde::{Deserialize, Serialize};

/// A unit that fires, with its weapons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    pub unit: UnitId,
    /// The weapon that it carries and fires. A vehicle fires all its weapons that reach.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<UnitId>,
    /// The types of expendable weapons that it uses up (12.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<UnitId>,
}

impl Shot {
    /// A unit that fires without any weapon.
    pub fn of(unit: UnitId) -> Self {
        Self { unit, weapon: None, uses: Vec::new() }
    }
}
