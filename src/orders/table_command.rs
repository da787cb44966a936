//! Commands of the table: what is no order of a side and yet belongs to the game, because the game
//! would go on otherwise without it. A game file keeps each at the point where it was given.

use serde::{Deserialize, Serialize};

/// A command of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableCommand {
    /// Dice laid ready: the next throws show these, each 1 to 6, before the generator throws again.
    /// They were given in advance, or thrown by hand for the order that follows.
    Dice(Vec<u8>),
}

impl TableCommand {
    /// What is impossible in a command that was read from a file.
    pub(super) fn fault(&self) -> Option<String> {
        match self {
            Self::Dice(dice) => {
                let wrong = dice.iter().find(|die| !(1..=6).contains(*die))?;
                Some(format!("a die shows 1 to 6, not {wrong}"))
            }
        }
    }
}
