//! Where the program's data files lie.
//!
//! Every shipped file is also built into the program, so that it runs from anywhere; a file in a
//! `scenarios` folder beside the program or in the current folder wins, so that a player can edit. So
//! does one in the user's own folder, where scenarios that were made at the table are kept.

use super::paths::Shown;
use super::{
    DataError, Fault, has_field, id_fault, is_id, locate, parse_telling_all, read_file, with_places,
};
#[doc(hidden)]
pub use inventory;
use serde::de::DeserializeOwned;
use std::{
    cell::RefCell,
    path::{Path, PathBuf},
};

/// A data text and the name to give it in errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file's path, or its shipped name.
    pub name: String,
    pub text: String,
}

impl Source {
    /// The value in the text.
    ///
    /// # Errors
    /// Every fault of form, with its place.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Vec<DataError>> {
        parse_telling_all(&self.name, &self.text)
    }

    /// The file that it names in a field, given by the field and the name.
    ///
    /// # Errors
    /// There is none that can be read.
    pub fn named(&self, (field, name): (&str, &str)) -> Result<Self, Vec<DataError>> {
        load(name)
            .map_err(|error| self.places(vec![Fault::new(field, format!("{name}: {}", error.sentence))]))
    }

    /// Gives faults of meaning their places in the text.
    pub fn places(&self, faults: Vec<Fault>) -> Vec<DataError> {
        with_places(&self.name, &self.text, faults)
    }
}

/// The files that a game brings, built into the program: its room hands them in with [`shipped!`](crate::engine::data::shipped).
pub struct Shipped {
    /// Scenarios and lessons: each by its name below `scenarios` and its text.
    pub played: &'static [(&'static str, &'static str)],
    /// What scenarios name: map, units, charts, rules.
    pub parts: &'static [(&'static str, &'static str)],
}

inventory::collect!(Shipped);

/// Builds files of the `scenarios` folder into the program: those that are played, and those that they name.
#[macro_export]
macro_rules! shipped {
    (played: [$($played:literal),* $(,)?], parts: [$($part:literal),* $(,)?] $(,)?) => {
        $crate::engine::data::inventory::submit!($crate::engine::data::Shipped {
            played: &[$(($played, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/", $played)))),*],
            parts: &[$(($part, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/", $part)))),*],
        });
    };
}
pub use shipped;

/// All shipped files, game by game.
fn all_shipped() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let games = inventory::iter::<Shipped>.into_iter();
    games.flat_map(|shipped| shipped.played.iter().chain(shipped.parts))
}

/// The names of all shipped files, like `guderian/map.ron`.
pub fn shipped_names() -> impl Iterator<Item = &'static str> {
    all_shipped().map(|(name, _)| *name)
}

/// The ids of what is played of a folder, the scenarios of a game or the lessons: first what is shipped, then the user's
/// own, which are all its files but those that he has in place of a shipped map or the like.
pub fn scenario_ids(folder: &str) -> Vec<String> {
    let id = |name: &str| {
        let name = name.strip_prefix(folder)?.strip_prefix('/')?;
        name.strip_suffix(".ron").map(str::to_owned)
    };
    let shipped = || inventory::iter::<Shipped>.into_iter();
    let mut ids: Vec<String> =
        shipped().flat_map(|shipped| shipped.played).filter_map(|(name, _)| id(name)).collect();
    let parts: Vec<String> =
        shipped().flat_map(|shipped| shipped.parts).filter_map(|(name, _)| id(name)).collect();
    let mut own: Vec<String> = folders()
        .iter()
        .filter_map(|place| std::fs::read_dir(place.join(folder)).ok())
        .flat_map(|entries| entries.flatten().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path)))
        .filter(|(id, _)| is_id(id) && !ids.contains(id) && !parts.contains(id))
        .filter(|(_, path)| !is_part(path))
        .map(|(id, _)| id)
        .collect();
    own.sort_unstable();
    own.dedup();
    ids.extend(own);
    ids
}

/// Whether a file of the user's own is none that is played but one that scenarios name: a map, or rules in words.
fn is_part(path: &Path) -> bool {
    let text = read_file(path).unwrap_or_default();
    ["columns", "woods", "rivers", "chapters"].iter().any(|field| has_field(&text, field))
}

/// The text of a data file by its name below `scenarios`, like `guderian/map.ron`.
///
/// # Errors
/// No such file is shipped or lies there, or it cannot be read.
pub fn load(name: &str) -> Result<Source, DataError> {
    if !is_name(name) {
        let expected = "letters, digits, '-' and '_', a '/' and the same again, and .ron are expected";
        return Err(DataError::whole_file(name, format!("this is no name of a data file: {expected}")));
    }
    for folder in folders() {
        let path = folder.join(name);
        if path.is_file() {
            let text = read_file(&path)?;
            return Ok(Source { name: path.shown(), text });
        }
    }
    all_shipped()
        .find(|(shipped, _)| *shipped == name)
        .map(|(_, text)| Source { name: format!("scenarios/{name}"), text: (*text).to_owned() })
        .ok_or_else(|| DataError::whole_file(name, "there is no such data file"))
}

/// The text of a scenario or lesson by its folder below `scenarios` and its id.
///
/// # Errors
/// As for [`load`]; or the id, which may come from a file, is none.
pub fn load_of(folder: &str, id: &str) -> Result<Source, DataError> {
    let name = format!("{folder}/{id}.ron");
    match id_fault(id) {
        Some(why) => Err(DataError::whole_file(&name, why)),
        None => load(&name),
    }
}

/// Whether a name stays below `scenarios`: it may come from a file.
fn is_name(name: &str) -> bool {
    let parts = name.strip_suffix(".ron").and_then(|name| name.split_once('/'));
    parts.is_some_and(|(folder, file)| is_id(folder) && is_id(file))
}

/// What is wrong with a scenario whose id is not the name of its file: nobody would find it again by the id that its
/// games keep, or find another scenario.
pub fn misnamed(file: &str, text: &str, id: &str) -> Option<DataError> {
    let stem = Path::new(file).file_stem()?.to_str()?;
    let (line, column) = locate(text, "id").unwrap_or((1, 1));
    let sentence = format!(
        "id: this scenario calls itself {id}, but its file is {stem}.ron: both must be the same, since games find their \
         scenario by its id"
    );
    (stem != id).then(|| DataError { file: file.to_owned(), line, column, sentence })
}

/// The folder that the system keeps for what is the user's own: games, packs, scenarios, lessons.
pub fn own_folder() -> Option<PathBuf> {
    Some(directories::ProjectDirs::from("", "", "kessel")?.data_dir().to_owned())
}

thread_local! {
    /// A folder that is looked into before all others, for what is checked before it is installed.
    static FIRST: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
}

/// Does something while data files in this folder win over all others, on this thread.
pub fn looking_first_in<T>(folder: &Path, work: impl FnOnce() -> T) -> T {
    let before = FIRST.replace(Some(folder.to_owned()));
    let done = work();
    FIRST.set(before);
    done
}

/// Folders that may hold edited data, the nearest first.
fn folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = FIRST.with_borrow(|first| first.iter().cloned().collect());
    folders.push(PathBuf::from("scenarios"));
    if let Ok(program) = std::env::current_exe() {
        folders.extend(program.parent().map(|folder: &Path| folder.join("scenarios")));
    }
    folders.extend(own_folder().map(|own| own.join("scenarios")));
    folders
}
