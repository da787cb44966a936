//! The offer of a game that a referee holds elsewhere.

use crate::referee::wire::{ClientMessage, Line};

/// A game that a referee holds elsewhere, and the line to the referee.
pub struct AwayOffer {
    /// The id of the kind of game.
    pub kind: String,
    /// A text that is the same for every line to the same referee, and no secret; empty if there is none.
    pub club: String,
    /// The id of the game at the referee.
    pub game: String,
    /// The names of the players of both seats, as people read them; empty if they are not known.
    pub players: [String; 2],
    /// The line. It must wake the window when something has arrived, or when it is lost or made again.
    pub line: Box<dyn Line + Send>,
    /// The message that is sent first whenever the line is made; none if the line needs none, or greets by itself.
    pub hello: Option<ClientMessage>,
    /// Whether the replay is opened as soon as the file is saved, in a game that has ended.
    pub replays: bool,
    /// Whether the player of each seat is a program.
    pub bots: [bool; 2],
    /// The address of the page of the game for browsers; none if there is none that the player may pass on.
    pub page: Option<String>,
    /// Whether the player wants drags to be shown, as when the game was on the table last.
    pub drags: bool,
}
