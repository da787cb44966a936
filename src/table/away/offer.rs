//! The offer of a game that a referee holds elsewhere.

use crate::referee::wire::{ClientMessage, Line};

/// A game that a referee holds elsewhere, and the line to the referee.
pub struct AwayOffer {
    /// The id of the kind of game.
    pub kind: String,
    /// The id of the game at the referee.
    pub game: String,
    /// The line. It must wake the window when something has arrived, or when it is lost or made again.
    pub line: Box<dyn Line + Send>,
    /// The message that is sent first whenever the line is made; none if the line needs no greeting.
    pub hello: Option<ClientMessage>,
}
