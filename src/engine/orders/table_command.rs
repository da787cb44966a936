//! Commands of the table: what is no order of a side and yet belongs to the game, because the game
//! would go on otherwise without it, or because the other player should know. A game file keeps each at
//! the point where it was given.

use crate::engine::data::shortened;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Bytes of the words of a note.
const LONGEST_NOTE: usize = 100;
/// Letters of the reason for a gap that are told.
const LONGEST_REASON: usize = 300;

/// A command of the table; `Command` is what the game knows of its own, `Position` a position of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableCommand<Command, Position> {
    /// Dice laid ready: the next throws show these before the generator throws again.
    /// They were given in advance, or thrown by hand for the order that follows.
    Dice(Vec<u8>),
    /// A command that changes the game's position.
    Game(Command),
    /// A player of a game that is sent to and fro opened the file at this point. It changes nothing;
    /// whoever opens the same point twice can be seen to have done so.
    Opened(Opening),
    /// Somebody looked at what is hidden in a game that is sent to and fro, or tried what would come. It changes
    /// nothing, and is never taken back: the other player should know.
    Spoiled(Spoiled),
    /// From here on the game goes on from this position, whatever the orders before it lead to: what lay between
    /// was damaged, or the rules judge it otherwise now than when it was played.
    GoOn(Box<ResumePoint<Position>>),
}

/// When somebody opened a game that is sent to and fro.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    pub side: String,
    pub turn: u8,
    /// Day and time of the clock of the machine, in UTC.
    pub at: String,
}

/// When somebody looked at what is hidden, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spoiled {
    /// The command with which he did, as one types it.
    pub command: String,
    /// Day and time of the clock of the machine, in UTC.
    pub at: String,
}

impl fmt::Display for Spoiled {
    /// A sentence, without its full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "What is hidden in this game was looked at or tried on {}: {}", self.at, self.command)
    }
}

/// From where a game goes on behind what could not be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResumePoint<Position> {
    /// How many orders lay between, which are not in the file any more.
    pub lost: usize,
    /// Why, in a sentence.
    pub because: String,
    pub position: Position,
}

impl<Position> fmt::Display for ResumePoint<Position> {
    /// A sentence, without its full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lost {
            0 => f.write_str("Here no order is missing")?,
            1 => f.write_str("Here one order is missing")?,
            orders => write!(f, "Here {orders} orders are missing")?,
        }
        let because = shortened(&self.because, LONGEST_REASON);
        write!(f, ", and the game goes on from the position that stood in its file: {because}")
    }
}

impl<Command, Position> TableCommand<Command, Position> {
    /// Whether it only tells what was done with the file: it stays, whatever is taken back.
    pub fn is_note(&self) -> bool {
        matches!(self, Self::Opened(_) | Self::Spoiled(_))
    }

    /// From where the game goes on behind a gap, if that is what it tells.
    pub(super) fn gap(&self) -> Option<&ResumePoint<Position>> {
        match self {
            Self::GoOn(going_on) => Some(going_on),
            _ => None,
        }
    }

    /// When what is hidden was looked at, if that is what it tells.
    pub(super) fn spoiled(&self) -> Option<&Spoiled> {
        match self {
            Self::Spoiled(spoiled) => Some(spoiled),
            _ => None,
        }
    }

    /// What is impossible in a command that was read from a file, in a game whose dice have this many
    /// faces at most.
    pub(super) fn fault(&self, faces: u8) -> Option<String> {
        match self {
            Self::Dice(dice) => {
                let wrong = dice.iter().find(|die| !(1..=faces).contains(*die))?;
                Some(format!("a die shows 1 to {faces}, not {wrong}"))
            }
            Self::Spoiled(spoiled) => {
                let wrong = [&spoiled.command, &spoiled.at]
                    .into_iter()
                    .any(|words| words.len() > LONGEST_NOTE || words.chars().any(char::is_control));
                wrong.then(|| {
                    format!("a note of at most {LONGEST_NOTE} letters is expected here, in one line")
                })
            }
            Self::Game(_) | Self::Opened(_) | Self::GoOn(_) => None,
        }
    }
}
