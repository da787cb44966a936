//! The entries of the workshop in the menu of the table.

use crate::engine::text::{say, texts};

texts! { "en": ["workshop-menu.ftl"], "de": ["workshop-menu.ftl"] }

/// A tool of the workshop that a player asks for. The menu offers those that the workshop answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkshopWish {
    /// Edit the map of the game on the table.
    EditMap,
    NewMap,
    /// Edit the scenario of the game on the table.
    EditScenario,
    /// Make a lesson of the orders that are given at the table.
    RecordLesson,
    /// Make a puzzle of the moment that a replay shows.
    MakePuzzle,
    /// Edit the pictures of counters.
    Counters,
    /// Print counters, maps and charts.
    Print,
    /// Import the pictures of a module of another program.
    Import,
}

impl WorkshopWish {
    /// Returns the text of its entry in the menu.
    pub fn words(self) -> String {
        match self {
            Self::EditMap => say!("workshop-edit-map"),
            Self::NewMap => say!("workshop-new-map"),
            Self::EditScenario => say!("workshop-edit-scenario"),
            Self::RecordLesson => say!("workshop-record-lesson"),
            Self::MakePuzzle => say!("workshop-make-puzzle"),
            Self::Counters => say!("workshop-counters"),
            Self::Print => say!("workshop-print"),
            Self::Import => say!("workshop-import"),
        }
    }
}
