//! A list of units of the author's own, with types copied from the list that a scenario had. It is a file beside the
//! scenario, and is written only if the game reads it without faults.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::EditorPlace;
use crate::engine::{
    counters::UnitId,
    data::{self, DataError, Shown, Source},
    drafts::UnitSheet,
    storage::in_plain_words,
    text::say,
};
use std::{collections::BTreeSet, path::PathBuf};

/// Reads a list of units, and returns its contents in RON; none in a game whose lists cannot be edited.
pub type ListCheck = fn(&Source) -> Option<Result<String, Vec<DataError>>>;

/// The number of names that are tried for a new list.
const MOST_ALIKE: usize = 99;

/// A list of units of the author's own.
#[derive(Clone)]
pub struct OwnTypes {
    place: EditorPlace,
    check: ListCheck,
    /// Its name below `scenarios`.
    name: String,
    sheet: UnitSheet,
    /// The lists that come with the program and have its first type.
    shipped: Vec<UnitSheet>,
}

impl OwnTypes {
    /// Opens the list that a scenario uses; none if it is not one of the author's own, or is faulty.
    pub fn open(place: &EditorPlace, check: ListCheck, name: &str) -> Option<Self> {
        let path = own_path(place, name).filter(|path| path.is_file())?;
        let source = Source { name: path.shown(), text: data::read_file(&path).ok()? };
        let sheet = UnitSheet::read(&check(&source)?.ok()?)?;
        let shipped = shipped_lists(place.game, check, &sheet);
        Some(Self { place: place.clone(), check, name: name.to_owned(), sheet, shipped })
    }

    /// Begins a list of the author's own as a copy of the one that a scenario uses. Nothing is written yet.
    ///
    /// # Errors
    /// The lists of this game cannot be edited, or this one cannot be read.
    pub fn begin(
        place: &EditorPlace,
        check: ListCheck,
        name: &str,
        scenario: UnitId,
    ) -> Result<Self, String> {
        let own = place.own.join("scenarios");
        let source = data::looking_first_in(&own, || data::load(name)).map_err(|why| why.to_string())?;
        let contents = check(&source).ok_or_else(|| say!("scenario-type-no-list"))?;
        let contents = contents.map_err(first_of)?;
        let sheet = UnitSheet::read(&contents).ok_or_else(|| say!("scenario-type-no-list"))?;
        let game = place.game;
        let mut names = (1..=MOST_ALIKE).map(|number| match number {
            1 => format!("{game}/units-{scenario}.ron"),
            number => format!("{game}/units-{scenario}-{number}.ron"),
        });
        let is_free = |name: &String| own_path(place, name).is_some_and(|path| !path.exists());
        let name = names.find(is_free).ok_or_else(|| say!("scenario-type-no-list"))?;
        let shipped = shipped_lists(game, check, &sheet);
        Ok(Self { place: place.clone(), check, name, sheet, shipped })
    }

    /// Its name below `scenarios`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its types and their values.
    pub fn sheet(&self) -> &UnitSheet {
        &self.sheet
    }

    /// Returns the ids of the author's own types: those that no list of the program has with these values.
    pub fn own_ids(&self) -> BTreeSet<String> {
        let is_own = |id: &String| {
            let values = self.sheet.values(id);
            self.shipped.iter().all(|list| list.values(id) != values)
        };
        self.sheet.types().into_iter().map(|(id, _)| id).filter(is_own).collect()
    }

    /// Copies a type under another id and name, and writes the list.
    ///
    /// # Errors
    /// The reason why it is not possible, in a sentence; nothing has changed.
    pub fn copy(&mut self, of: UnitId, id: &str, name: &str) -> Result<(), String> {
        if id.parse::<UnitId>().is_err() {
            return Err(say!("scenario-no-id"));
        }
        if self.sheet.types().iter().any(|(known, _)| known == id) {
            return Err(say!("scenario-type-taken", id = id));
        }
        let sheet = self.sheet.with_copy(of.as_str(), id, name);
        self.keep(sheet.ok_or_else(|| say!("scenario-type-unknown", id = of.as_str()))?)
    }

    /// Changes a value of a type, given as the file spells it, and writes the list.
    ///
    /// # Errors
    /// The game refuses the value, or it cannot be written: a sentence; nothing has changed.
    pub fn set(&mut self, id: &str, path: &str, text: &str) -> Result<(), String> {
        let sheet = self.sheet.with_value(id, path, text);
        self.keep(sheet.ok_or_else(|| say!("scenario-type-unknown", id = id))?)
    }

    /// Puts another sheet in the place of the present one, and writes the list.
    ///
    /// # Errors
    /// The game refuses it, or it cannot be written: a sentence; nothing has changed.
    pub fn put(&mut self, sheet: UnitSheet) -> Result<(), String> {
        self.keep(sheet)
    }

    /// Writes a sheet that the game reads without faults.
    fn keep(&mut self, sheet: UnitSheet) -> Result<(), String> {
        let comment = "Unit types for scenarios of your own.";
        let contents = self.contents(sheet.text(comment))?;
        let sheet = UnitSheet::read(&contents).ok_or_else(|| say!("scenario-type-no-list"))?;
        // What says nothing is left out, unless the game needs it.
        let short = sheet.pruned().text(comment);
        let is_same = self.contents(short.clone()).is_ok_and(|again| again == contents);
        let text = if is_same { short } else { sheet.text(comment) };
        let path = own_path(&self.place, &self.name).ok_or_else(|| say!("scenario-type-no-list"))?;
        let disk = &self.place.disk;
        let made = path.parent().map_or(Ok(()), |folder| disk.make_folder(folder));
        made.and_then(|()| disk.write_whole(&path, text.as_bytes())).map_err(|error| {
            let why = in_plain_words(&error);
            say!("workshop-draft-unwritten", file = path.shown(), why = why)
        })?;
        self.sheet = sheet;
        Ok(())
    }

    /// Returns the contents of a list in RON.
    ///
    /// # Errors
    /// Its first fault, in a sentence.
    fn contents(&self, text: String) -> Result<String, String> {
        let source = Source { name: self.name.clone(), text };
        let contents = (self.check)(&source).ok_or_else(|| say!("scenario-type-no-list"))?;
        contents.map_err(first_of)
    }
}

/// Returns the sentence of the first fault.
fn first_of(faults: Vec<DataError>) -> String {
    faults.into_iter().next().map(|fault| fault.sentence).unwrap_or_default()
}

/// Returns the lists that come with the program from which a list may have been copied: they have its first type, which a
/// copy never is.
fn shipped_lists(game: &str, check: ListCheck, sheet: &UnitSheet) -> Vec<UnitSheet> {
    let Some((first, _)) = sheet.types().into_iter().next() else { return Vec::new() };
    let quoted = format!("\"{first}\"");
    let of_game = |name: &&str| name.split_once('/').is_some_and(|(folder, _)| folder == game);
    let names = data::shipped_names().filter(of_game);
    let texts = names.filter_map(|name| Some((name, data::shipped_text(name)?)));
    // A scenario names types, too.
    let may_be = |text: &str| text.contains(&quoted) && !data::has_field(text, "last_turn");
    let lists = texts.filter(|(_, text)| may_be(text)).filter_map(|(name, text)| {
        let source = Source { name: name.to_owned(), text: text.to_owned() };
        UnitSheet::read(&check(&source)?.ok()?)
    });
    lists.collect()
}

/// Returns the file of a list of the author's own; none if the name is that of a shipped file, or none at all.
fn own_path(place: &EditorPlace, name: &str) -> Option<PathBuf> {
    let file = name.strip_prefix(place.game)?.strip_prefix('/')?.strip_suffix(".ron")?;
    let is_own = data::is_id(file) && data::shipped_text(name).is_none();
    is_own.then(|| place.own.join("scenarios").join(place.game).join(format!("{file}.ron")))
}
