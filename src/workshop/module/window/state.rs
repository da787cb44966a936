//! The content of the page, and the actions of the player.

use super::thumbnails::Thumbnails;
use crate::{
    panels::kit::theme::Theme,
    settings::Colours,
    workshop::module::{MatchRow, Matching, Unit},
};
use bevy::prelude::Resource;
use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

/// A game for whose units pictures can be imported.
#[derive(Clone)]
pub(crate) struct ImportGame {
    pub id: &'static str,
    pub title: String,
    /// Reads its units, which takes a moment.
    pub units: Arc<dyn Fn() -> Vec<Unit> + Send + Sync>,
}

/// The games, which the program supplies.
#[derive(Resource, Clone, Default)]
pub(crate) struct ImportGames(pub Vec<ImportGame>);

/// An action of the player on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ImportAction {
    /// Open a module for the game of this id.
    Open(PathBuf, &'static str),
    /// Give a unit the pictures of a piece, by its number.
    Match(String, usize),
    Unmatch(String),
    TurnOver(String),
    /// Take all guesses that are at least this sure, in percent, for choices.
    Accept(u8),
    /// Give units without a match the only free piece with the same numbers.
    ByNumbers,
    /// Undo the last change of the matches.
    Undo,
    /// Sort the lines: those without a match first, then the least sure ones.
    Sort,
    /// Write the pack with this name.
    Write(String),
    /// Use the pack of this id at the table.
    Use(String),
    OpenFolder(PathBuf),
    Close,
}

/// What is being done, or was done last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Progress {
    #[default]
    None,
    Working,
    /// The pack is written: its id and its folder, the numbers of its cards and pictures, and sentences on pictures that
    /// cannot be used.
    Written {
        id: String,
        folder: PathBuf,
        units: usize,
        images: usize,
        notes: Vec<String>,
    },
    Failed(String),
}

/// A module with its table of matches.
#[derive(Default)]
pub(crate) struct OpenModule {
    /// The name of its file.
    pub file: String,
    /// The id of the game.
    pub game: String,
    pub matching: Matching,
    /// The places of the lines, by their units.
    places: BTreeMap<String, usize>,
    /// The numbers of the pieces that no unit has.
    pub free: Vec<usize>,
    /// Sentences on pieces that cannot be used.
    pub notes: Vec<String>,
}

impl OpenModule {
    /// Makes a table of these matches.
    pub fn new(file: String, game: String, matching: Matching, notes: Vec<String>) -> Self {
        let free = matching.free_pieces();
        let mut module = Self { file, game, matching, free, notes, ..Self::default() };
        module.sort();
        module
    }

    /// Sorts the lines: those without a match first, then the least sure ones.
    pub fn sort(&mut self) {
        let units = self.matching.rows().into_iter().map(|row| row.unit.to_owned());
        self.places = units.zip(0..).collect();
    }

    /// The lines in their places: a change of a match moves none before they are sorted again.
    pub fn rows(&self) -> Vec<MatchRow<'_>> {
        let mut rows = self.matching.all_rows();
        rows.sort_by_key(|row| self.places.get(row.unit).copied().unwrap_or(usize::MAX));
        rows
    }

    /// Changes the matches.
    pub fn change(&mut self, change: impl FnOnce(&mut Matching)) {
        change(&mut self.matching);
        self.free = self.matching.free_pieces();
    }
}

/// The memory of the page from frame to frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ImportMemory {
    /// The path of a module, typed or dropped.
    pub path: String,
    /// The id of the chosen game; empty for the first.
    pub game: &'static str,
    /// The words that are looked for in the table.
    pub search: String,
    /// The unit for which a piece is chosen.
    pub unit: Option<String>,
    /// The pieces in the order of their likeness to that unit.
    pub ranked: Option<(String, Vec<usize>)>,
    /// The words that are looked for among the free pieces.
    pub piece: String,
    /// The least percent at which guesses are accepted.
    pub accepts: u8,
    /// The name of the pack.
    pub name: String,
}

impl Default for ImportMemory {
    fn default() -> Self {
        Self {
            path: String::new(),
            game: "",
            search: String::new(),
            unit: None,
            ranked: None,
            piece: String::new(),
            accepts: 80,
            name: String::new(),
        }
    }
}

/// The content of the page.
pub(crate) struct ImportState<'a> {
    /// The games, by id and title.
    pub games: &'a [(&'static str, String)],
    pub module: Option<&'a OpenModule>,
    pub thumbnails: &'a mut Thumbnails,
    pub progress: &'a Progress,
    /// The art pack in use for the game of the module.
    pub in_use: &'a str,
    pub theme: Theme,
    pub colours: Colours,
    pub memory: &'a mut ImportMemory,
}
