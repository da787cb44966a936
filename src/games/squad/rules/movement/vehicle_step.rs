//! A step of a vehicle.

use crate::engine::board::{Hex, Hexside};
use serde::{Deserialize, Serialize};

/// A hex that a vehicle enters, and its facing there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleStep {
    pub hex: Hex,
    pub facing: Hexside,
    /// Whether it enters the hex in reverse (7.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reverse: bool,
}
