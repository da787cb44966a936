//! The games, each a folder of its own with the chapters of its rulebook.

pub mod guderian;
pub mod panzer44;

use crate::{
    data::{self, DataError, Fault, Source},
    lessons,
    orders::Game,
};
use bevy::prelude::*;
use serde::Deserialize;

/// The game that a world plays.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CurrentGame {
    /// None: the title screen.
    #[default]
    None,
    /// Smolensk 1941.
    Guderian,
    /// Platoons of 1944.
    Panzer44,
}

/// The game of a lesson: all that is read of its file before it is known how to read the rest.
#[derive(Deserialize)]
struct Teaches {
    game: String,
}

/// Every fault of a lesson, whatever game it teaches.
pub fn lesson_faults(source: &Source) -> Vec<DataError> {
    let teaches: Teaches = match data::parse(&source.name, &source.text) {
        Ok(teaches) => teaches,
        Err(error) => return vec![error],
    };
    match teaches.game.as_str() {
        guderian::Guderian::ID => lessons::faults::<guderian::Guderian>(source),
        other => {
            let fault = Fault::new("game", format!("there are no lessons of a game called {other}"));
            data::with_places(&source.name, &source.text, vec![fault])
        }
    }
}
