//! The agreements of the people at the table: whether the referee is on, whether dice are rolled by hand, and how a
//! game ended that was not played out.

use crate::{engine::orders, games::guderian::rules::kinds::Side};
use serde::{Deserialize, Serialize};

/// The agreements of the people at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TableState {
    /// Whether the referee is off: counters are placed freely and no order is judged.
    #[serde(skip_serializing_if = "is_false")]
    pub referee_off: bool,
    /// Whether dice are rolled by hand and typed in.
    #[serde(skip_serializing_if = "is_false")]
    pub dice_by_hand: bool,
    /// The side that offers to end the game now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<Side>,
    /// The end of the game, if it was not played out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// The end of a game that is not played out.
pub type Ending = orders::Ending<Side>;

impl TableState {
    /// Whether nothing has been agreed; a game file then leaves the whole state out.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

fn is_false(value: &bool) -> bool {
    !value
}
