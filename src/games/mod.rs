//! The games, each a folder of its own with the chapters of its rulebook.

pub mod guderian;
pub mod panzer44;

use crate::{cli::Entry, table::Games};
use guderian::Guderian;
use panzer44::Panzer44;
use std::marker::PhantomData;

/// The games that can lie on the table of a window.
pub fn on_table() -> Games {
    Games::new(GAMES.iter().map(|game| game.on_table()))
}

/// The games, in the order in which they are offered.
pub static GAMES: [&dyn Entry; 2] = [&PhantomData::<Guderian>, &PhantomData::<Panzer44>];

use crate::engine::orders::Game;

/// The options of a game, and with them which game it is.
#[derive(Clone, Debug, PartialEq)]
pub enum GameOptions {
    /// Those of Guderian.
    Guderian(crate::games::guderian::rules::options::Options),
    /// Those of Panzer '44.
    Panzer44(crate::games::panzer44::rules::options::Options),
}

impl GameOptions {
    /// The game's stable word.
    pub fn game(&self) -> &'static str {
        match self {
            Self::Guderian(_) => crate::games::guderian::rules::Guderian::ID,
            Self::Panzer44(_) => crate::games::panzer44::rules::Panzer44::ID,
        }
    }

    /// Sets an option by its name and value, as the rules file spells them.
    ///
    /// # Errors
    /// A sentence that names the options or the values.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), String> {
        match self {
            Self::Guderian(options) => options.set(name, value),
            Self::Panzer44(options) => options.set(name, value),
        }
    }

    /// The value of an option by its name, as the rules file spells it.
    pub fn value(&self, name: &str) -> String {
        let whole = match self {
            Self::Guderian(options) => serde_json::to_value(options),
            Self::Panzer44(options) => serde_json::to_value(options),
        };
        match &whole.unwrap_or_default()[name] {
            serde_json::Value::Bool(true) => "on".to_owned(),
            serde_json::Value::Bool(false) => "off".to_owned(),
            serde_json::Value::String(word) => word.clone(),
            _ => String::new(),
        }
    }
}

impl From<crate::games::guderian::rules::options::Options> for GameOptions {
    fn from(options: crate::games::guderian::rules::options::Options) -> Self {
        Self::Guderian(options)
    }
}

impl From<crate::games::panzer44::rules::options::Options> for GameOptions {
    fn from(options: crate::games::panzer44::rules::options::Options) -> Self {
        Self::Panzer44(options)
    }
}
