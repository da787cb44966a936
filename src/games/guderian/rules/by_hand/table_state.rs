//! What the people at the table have agreed beside the rules: whether the referee looks on, who throws
//! the dice, and how a game ended that was not played out.

use crate::{engine::orders, games::guderian::rules::kinds::Side};
use serde::{Deserialize, Serialize};

/// What the people at the table have agreed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TableState {
    /// Whether counters are placed freely and no order is judged.
    #[serde(skip_serializing_if = "is_false")]
    pub referee_off: bool,
    /// Whether dice are thrown by hand and typed in.
    #[serde(skip_serializing_if = "is_false")]
    pub dice_by_hand: bool,
    /// Who offers to end the game as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<Side>,
    /// How the game ended, if it was not played out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// How a game ends that is not played out.
pub type Ending = orders::Ending<Side>;

impl TableState {
    /// Whether nothing has been agreed: then nothing of it stands in a file.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

fn is_false(value: &bool) -> bool {
    !value
}
