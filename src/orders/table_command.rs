//! Commands of the table: what is no order of a side and yet belongs to the game, because the game
//! would go on otherwise without it, or because the other player should know. A game file keeps each at
//! the point where it was given.

use serde::{Deserialize, Serialize};

/// A command of the table; `Command` is what the game knows of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableCommand<Command> {
    /// Dice laid ready: the next throws show these before the generator throws again.
    /// They were given in advance, or thrown by hand for the order that follows.
    Dice(Vec<u8>),
    /// A command that changes the game's position.
    Game(Command),
    /// A player of a game that is sent to and fro opened the file at this point. It changes nothing;
    /// whoever opens the same point twice can be seen to have done so.
    Opened(Opening),
}

/// When somebody opened a game that is sent to and fro.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The side that was to play.
    pub side: String,
    /// The turn.
    pub turn: u8,
    /// Day and time of the clock of the machine, in UTC.
    pub at: String,
}

impl<Command> TableCommand<Command> {
    /// What is impossible in a command that was read from a file, in a game whose dice have this many
    /// faces at most.
    pub(super) fn fault(&self, faces: u8) -> Option<String> {
        match self {
            Self::Dice(dice) => {
                let wrong = dice.iter().find(|die| !(1..=faces).contains(*die))?;
                Some(format!("a die shows 1 to {faces}, not {wrong}"))
            }
            Self::Game(_) | Self::Opened(_) => None,
        }
    }
}
