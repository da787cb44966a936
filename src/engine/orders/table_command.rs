//! Commands of the table: they are not orders of a side but belong to the game, because it would continue differently
//! without them, or because the opponent should know of them. A game file has each of them at the point at which it was
//! given.

use crate::engine::{
    data::shortened,
    text::{Text, t},
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Limit of the bytes of a note's text.
const LONGEST_NOTE: usize = 100;
/// Limit of the letters shown of the reason for a gap.
const LONGEST_REASON: usize = 300;

/// A command of the table; `Command` is the type of the game's own commands, `Position` that of its positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableCommand<Command, Position> {
    /// Ready dice: the next rolls show these before the generator is used again. They were given in advance, or rolled
    /// by hand for the order that follows.
    Dice(Vec<u8>),
    /// A command that changes the game's position.
    Game(Command),
    /// A player of a game that is exchanged as a file opened it at this point. It changes nothing; it shows if a player
    /// opens the same point twice.
    Opened(Opening),
    /// A person looked at hidden things in a game that is exchanged as a file, or tried the future. It changes nothing,
    /// and is never undone: the opponent should know.
    Spoiled(Spoiled),
    /// From here on the game continues from this position, whatever the result of the orders before it. The orders
    /// between were damaged, or the rules now judge them differently.
    GoOn(Box<ResumePoint<Position>>),
}

/// The opening of a game that is exchanged as a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    pub side: String,
    pub turn: u8,
    /// Day and time by the clock of the machine, in UTC.
    pub at: String,
}

/// A look at hidden things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spoiled {
    /// The command that was used, as it is typed.
    pub command: String,
    /// Day and time by the clock of the machine, in UTC.
    pub at: String,
}

impl Spoiled {
    /// Returns a sentence, without its full stop.
    pub fn text(&self) -> Text {
        t!("file-spoiled", at = self.at.as_str(), command = self.command.as_str())
    }
}

/// The sentence in English, for the command line.
impl fmt::Display for Spoiled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// The point from which a game continues after a part that could not be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResumePoint<Position> {
    /// The number of missing orders, which are no longer in the file.
    pub lost: usize,
    /// The reason, in a sentence.
    pub because: String,
    pub position: Position,
}

impl<Position> ResumePoint<Position> {
    /// Returns a sentence, without its full stop.
    pub fn text(&self) -> Text {
        let because = shortened(&self.because, LONGEST_REASON);
        t!("file-gap", n = self.lost, because = because)
    }
}

/// The sentence in English, for the command line.
impl<Position> fmt::Display for ResumePoint<Position> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl<Command, Position> TableCommand<Command, Position> {
    /// Whether it only records an action with the file: it stays, whatever is undone.
    pub fn is_note(&self) -> bool {
        matches!(self, Self::Opened(_) | Self::Spoiled(_))
    }

    /// Returns the resume point after a gap, if this command is one.
    pub(super) fn gap(&self) -> Option<&ResumePoint<Position>> {
        match self {
            Self::GoOn(going_on) => Some(going_on),
            _ => None,
        }
    }

    /// Returns the look at hidden things, if this command records one.
    pub(super) fn spoiled(&self) -> Option<&Spoiled> {
        match self {
            Self::Spoiled(spoiled) => Some(spoiled),
            _ => None,
        }
    }

    /// Returns the impossible part of a command that was read from a file, in a game whose dice have at most this many
    /// faces.
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
