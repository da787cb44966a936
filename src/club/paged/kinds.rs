//! The kinds of games that a club can show in a browser, and answer questions about.

use crate::{
    engine::{board::Hex, counters::UnitId},
    referee::{
        any::Refereed,
        wire::{ClientMessage, Head, RefereeMessage},
    },
};
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc};

/// The kinds of games that a club shows.
pub type Kinds = &'static [&'static dyn Paged];

/// A kind of game that a club shows in a browser, and answers questions about.
pub trait Paged: Refereed {
    /// Begins to follow a game as a viewer, whose messages it is given. Its pages are in this language.
    fn follow(&self, game: &str, language: &str) -> Box<dyn Following>;

    /// Returns the printed sheet of a game with this head in a language, as a JPEG file.
    ///
    /// # Errors
    /// Its scenario cannot be loaded, or it cannot be packed: a sentence.
    fn sheet(&self, head: &Head, language: &str) -> Result<Vec<u8>, String>;
}

/// A game that is followed by the messages to one of its viewers.
pub trait Following: Send {
    /// Hears a message to the viewer.
    fn hear(&mut self, message: &RefereeMessage);

    /// Returns the question for what is missing; none if nothing is.
    fn question(&mut self) -> Option<ClientMessage>;

    /// Returns what a page shows now; none if that has not changed since the last call.
    fn page(&mut self) -> Option<Page>;

    /// Answers a question of the player in the seat, with the eyes of the seat.
    ///
    /// # Errors
    /// The game cannot answer it: a sentence.
    fn answer(&self, asked: &Asked) -> Result<Value, String>;
}

/// The content of a page.
#[derive(Clone, Debug)]
pub struct Page {
    /// The head of the game, by which its sheet is painted.
    pub head: Head,
    /// Everything that changes, in JSON.
    pub text: Arc<str>,
    /// The pictures of its cards as PNG files, by their names; those of the last page too, which may still be loaded.
    pub faces: BTreeMap<String, Arc<[u8]>>,
}

/// A question about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The position, as `kessel show --json` prints it.
    View,
    /// The legal orders, as `kessel legal --json` prints them.
    Legal,
    /// The odds of an attack, as `kessel odds --json` prints them.
    Odds { attackers: Vec<UnitId>, target: Vec<Hex>, overrun: bool },
}
