//! Whether a computer player may advise the players of a game.

use serde::{Deserialize, Serialize};

/// Whether the tables of the players may show the order that a computer player would give.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    #[default]
    Allowed,
    None,
}

impl Hints {
    pub fn are_allowed(&self) -> bool {
        *self == Self::Allowed
    }
}
