//! The questions between the two players.

use serde::{Deserialize, Serialize};

/// A question between the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// May the last order of the asker be taken back?
    Takeback,
    /// Shall the game end now, with its present result?
    Draw,
    /// The asker resigns, which needs no answer.
    Resign,
    /// Shall the clocks stop until one of the players lets them run again?
    Pause,
    /// The asker lets the clocks run again after a pause, which needs no answer.
    Resume,
}
