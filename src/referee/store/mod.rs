//! Where a referee keeps its games. An order counts once it is kept, and no viewer is sent it before.

pub mod club;
pub mod memory;
#[cfg(feature = "online")]
pub mod postgres;
#[cfg(feature = "online")]
pub mod sqlite;

use super::clock::Uptime;
use std::{error::Error, fmt};

/// A game that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The id of the kind of game, such as those in the list of games.
    pub kind: String,
    pub scenario: String,
    /// The first line of its game file, without a mark.
    pub head: String,
    /// The line of the position in which it begins, with its secrets, without a mark.
    pub start: String,
    /// The agreements for it that are not in its game file, in JSON.
    pub policy: String,
    /// When it was made, in milliseconds of UNIX time.
    pub made: i64,
}

/// A line of a kept game: an order or a command of the table, as in its game file, without a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLine {
    /// Its number, from 1.
    pub number: u64,
    pub text: String,
    /// When it was kept, in milliseconds of UNIX time.
    pub at: i64,
}

/// A position that is kept beside the lines, so that not all of them need be played to open the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The number of the line after which it stood.
    pub number: u64,
    /// The whole position, with its secrets.
    pub text: String,
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    pub game: NewGame,
    /// The number of its last line or takeback; 0 before the first.
    pub number: u64,
    /// The last positions kept, the newest last. They are read only as far as they fit the lines.
    pub stands: Vec<Stand>,
    /// All lines in force, in their order.
    pub lines: Vec<KeptLine>,
    /// The numbers of takebacks and of lines that were taken back, in their order. With the lines in force they are all
    /// numbers from 1 to the last: otherwise something is lost.
    pub gone: Vec<u64>,
    /// The state that the referee kept last beside the lines, in JSON; none if nothing was kept.
    pub state: Option<String>,
}

/// A line that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLine {
    pub line: KeptLine,
    /// The key that its sender chose for it: sent again, it is answered and not played again.
    pub key: String,
    /// The answer that its sender gets, now and at every repetition.
    pub answer: String,
    /// The position after it, if that is to be kept too.
    pub stand: Option<String>,
    /// The state beside the lines, in place of the one that was kept before; none to leave that as it is.
    pub state: Option<String>,
}

/// A takeback that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTakeback {
    /// The number of the game's last line that the sender knows. The takeback has the number after it.
    pub expected: u64,
    /// The number of the last line that stays in force; 0 if none does.
    pub to: u64,
    /// The key that its sender chose for it.
    pub key: String,
    /// The answer that its sender gets, now and at every repetition.
    pub answer: String,
    /// When it is kept, in milliseconds of UNIX time.
    pub at: i64,
    /// The state beside the lines, in place of the one that was kept before; none to leave that as it is.
    pub state: Option<String>,
}

/// A change of what is kept beside the lines, such as a pause. It has no number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewState {
    /// The number of the game's last line or takeback that the sender knows.
    pub expected: u64,
    /// In place of what was kept before, in JSON.
    pub state: String,
    /// The key that its sender chose for it.
    pub key: String,
    /// The answer that its sender gets, now and at every repetition.
    pub answer: String,
    /// When it is kept, in milliseconds of UNIX time.
    pub at: i64,
}

/// The number of a game, and the answer to a key in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The number of the game's last line or takeback: a process that holds the game at another number is behind.
    pub number: u64,
    /// The answer; none if nothing with the key has been kept.
    pub answer: Option<String>,
    /// The state that is kept beside the lines: another process may have kept a pause.
    pub state: Option<String>,
}

/// The outcome for a line or a takeback that was to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on the disk.
    Kept,
    /// One with its key was kept before; this is the answer that was given.
    Before(String),
    /// The game has gone on meanwhile: load it, and judge again.
    Behind,
}

/// The reason why a store could not do what was asked; nothing has been changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreFault {
    /// A sentence for the keeper of the server.
    pub why: String,
}

impl fmt::Display for StoreFault {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        text.write_str(&self.why)
    }
}

impl Error for StoreFault {}

/// A place that keeps games. Each function is one step: after a fault or a crash it has been done, or nothing has.
pub trait Store: Send {
    /// Keeps a new game.
    ///
    /// # Errors
    /// A game with this id is kept already, or the disk refuses.
    fn create(&mut self, id: &str, game: &NewGame) -> Result<(), StoreFault>;

    /// Returns a game; none if none is kept under this id.
    ///
    /// # Errors
    /// The disk refuses, or the kept game is damaged.
    fn load(&mut self, id: &str) -> Result<Option<KeptGame>, StoreFault>;

    /// Returns the ids of all games, sorted.
    ///
    /// # Errors
    /// The disk refuses.
    fn games(&mut self) -> Result<Vec<String>, StoreFault>;

    /// Keeps a line whose number is the next one of its game.
    ///
    /// # Errors
    /// There is no such game, or the disk refuses.
    fn append(&mut self, id: &str, line: &NewLine) -> Result<Appended, StoreFault>;

    /// Returns how far this game is, and the answer that was given to this key in it.
    ///
    /// # Errors
    /// There is no such game, or the disk refuses.
    fn answered(&mut self, id: &str, key: &str) -> Result<Answered, StoreFault>;

    /// Takes back every line after a number: they stay on the disk and are no longer in force. The takeback takes the
    /// next number of the game, so a line that was judged before it is behind. Its key answers as that of a line does.
    /// It is behind itself if the game has gone on from the expected number.
    ///
    /// # Errors
    /// There is no such game, or the disk refuses.
    fn take_back(&mut self, id: &str, back: &NewTakeback) -> Result<Appended, StoreFault>;

    /// Keeps a change of what is kept beside the lines. It is behind if the game has gone on from the expected number.
    ///
    /// # Errors
    /// There is no such game, or the disk refuses.
    fn keep_state(&mut self, id: &str, new: &NewState) -> Result<Appended, StoreFault>;

    /// Notes a moment at which the server runs, in milliseconds of UNIX time, and returns how long it has run. All its
    /// games share it. After a restart the last moments may be missing, but no more than about a second.
    ///
    /// # Errors
    /// The disk refuses.
    fn beat(&mut self, at: i64) -> Result<Uptime, StoreFault>;
}
