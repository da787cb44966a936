//! The games, each a folder of its own with the chapters of its rulebook.

pub mod guderian;

use crate::{
    data::{self, DataError, Fault, Source},
    lessons,
    orders::Game,
};
use bevy::prelude::*;

/// The game that a world plays.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CurrentGame {
    /// None: the title screen.
    #[default]
    None,
    /// Smolensk 1941.
    Guderian,
}

/// Every fault of a lesson, whatever game it teaches.
pub fn lesson_faults(source: &Source) -> Vec<DataError> {
    let head: lessons::Head = match data::parse(&source.name, &source.text) {
        Ok(head) => head,
        Err(error) => return vec![error],
    };
    match head.game.as_str() {
        guderian::Guderian::ID => lessons::faults::<guderian::Guderian>(source),
        other => {
            let fault = Fault::new("game", format!("there are no lessons of a game called {other}"));
            data::with_places(&source.name, &source.text, vec![fault])
        }
    }
}
