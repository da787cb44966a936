//! Which map is edited: one of the user's own, or a copy of a map of the program under a free id.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    change::Change,
    draft::Draft,
    keeping::{KeptDraft, map_name},
};
use crate::{
    engine::{
        data::{
            DataError, Source, id_like, is_id, load, load_of, parse, scenario_ids, shipped_names,
            shipped_text,
        },
        text::Text,
    },
    scene::Palette,
};
use serde::Deserialize;
use std::{fs, path::Path};

/// The highest number that is tried for the id of a copy.
const MOST_COPIES: u16 = 999;
/// Limit of the entries that are read from a folder.
const MOST_FILES: usize = 500;

/// A map that is about to be edited.
pub struct Opened {
    /// The id of the game.
    pub game: String,
    pub draft: Draft,
    /// Whether it is a file of the user's own, which is saved in its place.
    pub replaces: bool,
    /// Whether it was just made, so that it is in no file yet.
    pub is_new: bool,
}

impl Opened {
    /// An empty map. Its id is made of its title, and is one that no other map has.
    ///
    /// # Errors
    /// No map has that size.
    pub fn new(game: &str, (columns, rows): (u8, u8), title: &str, own: Option<&Path>) -> Result<Self, Text> {
        let id = id_like(title).unwrap_or_else(|| "map".to_owned());
        let draft = Draft::new(columns, rows, &free_id(game, &id, own), title)?;
        Ok(Self { game: game.to_owned(), draft, replaces: false, is_new: true })
    }

    /// A map by its name below `scenarios`, like `GAME/map-ID.ron`. A map of the program is copied: the copy gets an id
    /// that no other map has.
    ///
    /// # Errors
    /// There is no such map, or it cannot be read.
    pub fn named(game: &str, name: &str, own: Option<&Path>) -> Result<Self, Vec<DataError>> {
        let source = load(name).map_err(|error| vec![error])?;
        Self::read(game, name, &source, own)
    }

    /// A map from a text; `name` is its name below `scenarios`, or that of any file.
    ///
    /// # Errors
    /// Every fault of its form.
    pub fn read(game: &str, name: &str, source: &Source, own: Option<&Path>) -> Result<Self, Vec<DataError>> {
        let mut draft = Draft::read(&source.name, &source.text)?;
        let id = draft.map().id.clone();
        let is_shipped = shipped_text(name).is_some();
        let replaces = !is_shipped && name == map_name(game, &id);
        if is_shipped || (!replaces && !is_free(game, &id, own)) {
            let copy = free_id(game, &format!("{id}-own"), own);
            // The copy is a map of its own: its first step cannot lead back to the name of the other one.
            draft = renamed(&draft, &source.name, &copy).unwrap_or(draft);
            draft.mark_unwritten();
        }
        Ok(Self { game: game.to_owned(), draft, replaces, is_new: false })
    }

    /// Sets what the game's rules know of a map.
    #[must_use]
    pub fn with_palette(mut self, palette: &Palette) -> Self {
        self.draft.set_palette(palette);
        self
    }

    /// The place where its draft would be kept.
    pub fn kept(&self) -> KeptDraft {
        KeptDraft::of(&self.draft, &self.game)
    }
}

/// Returns the same draft with another id, without steps to undo.
fn renamed(draft: &Draft, name: &str, id: &str) -> Option<Draft> {
    let mut copy = Draft::read(name, &draft.text()).ok()?;
    copy.change(&Change::Id(id.to_owned())).ok()?;
    Draft::read(name, &copy.text()).ok()
}

/// Whether no map of the program and no saved one has this id.
fn is_free(game: &str, id: &str, own: Option<&Path>) -> bool {
    let name = map_name(game, id);
    let is_saved = own.is_some_and(|own| own.join("scenarios").join(&name).exists());
    is_id(id) && shipped_text(&name).is_none() && !is_saved && load(&name).is_err()
}

/// Returns this id, or the first one with a number that is free.
fn free_id(game: &str, id: &str, own: Option<&Path>) -> String {
    let numbered = (2..=MOST_COPIES).map(|number| format!("{id}-{number}"));
    let mut all = std::iter::once(id.to_owned()).chain(numbered);
    all.find(|id| is_free(game, id, own)).unwrap_or_else(|| id.to_owned())
}

/// The entries of a scenario that name its map.
#[derive(Deserialize)]
struct OnMap {
    title: String,
    map: String,
}

/// Returns the name of the map of a scenario, like `GAME/map-ID.ron`.
pub fn map_of_scenario(game: &str, scenario: &str) -> Option<String> {
    let source = load_of(game, scenario).ok()?;
    parse::<OnMap>(&source.name, &source.text).ok().map(|it| it.map)
}

/// Returns the scenarios of a game on this map, by id and title.
pub fn scenarios_on(game: &str, map: &str) -> Vec<(String, String)> {
    let on_map = |id: String| {
        let source = load_of(game, &id).ok()?;
        let it: OnMap = parse(&source.name, &source.text).ok()?;
        (it.map == map).then_some((id, it.title))
    };
    scenario_ids(game).into_iter().filter_map(on_map).collect()
}

/// Returns the names of the maps of a game, the shipped ones first, then the user's own.
pub fn maps_of(game: &str, own: Option<&Path>) -> Vec<String> {
    let is_map = |file: &str| file.starts_with("map") && file.ends_with(".ron");
    let shipped = shipped_names()
        .filter(|name| name.strip_prefix(game).and_then(|rest| rest.strip_prefix('/')).is_some_and(is_map));
    let mut names: Vec<String> = shipped.map(str::to_owned).collect();
    let folder = own.map(|own| own.join("scenarios").join(game));
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let mut found: Vec<String> = entries
        .take(MOST_FILES)
        .filter_map(|entry| entry.path().file_name()?.to_str().map(str::to_owned))
        .filter(|file| is_map(file))
        .map(|file| format!("{game}/{file}"))
        .filter(|name| !names.contains(name))
        .collect();
    found.sort_unstable();
    names.append(&mut found);
    names
}
