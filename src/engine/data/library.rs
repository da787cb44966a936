//! Where the program's data files lie.
//!
//! Every shipped file is also built into the program, so that it runs from anywhere; a file in a
//! `scenarios` folder beside the program or in the current folder wins, so that a player can edit. So
//! does one in the user's own folder, where scenarios that were made at the table are kept.

use super::paths::Shown;
use super::{
    DataError, Fault, id_fault, is_id, locate, locate::field_names, parse_telling_all, plain, read_file,
    with_places, without_format,
};
#[doc(hidden)]
pub use inventory;
use serde::de::DeserializeOwned;
use std::{
    cell::RefCell,
    collections::BTreeSet,
    path::{Path, PathBuf},
    sync::LazyLock,
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

/// The text of the shipped file of this name, in whatever capitals: some systems take them for small letters.
pub fn shipped_text(name: &str) -> Option<&'static str> {
    let name = name.to_lowercase();
    all_shipped().find(|(shipped, _)| shipped.to_lowercase() == name).map(|(_, text)| *text)
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

/// Whether a file of the user's own is none that is played but one that scenarios name: a map, a list of units, charts,
/// rules in words.
fn is_part(path: &Path) -> bool {
    let text = read_file(path).unwrap_or_default();
    is_text_of_part(&text)
}

/// The same of its text: it has a field that only shipped files have which scenarios name, and none that only those have
/// which are played; or it has fields, and none that any of these have.
fn is_text_of_part(text: &str) -> bool {
    static KNOWN: LazyLock<[BTreeSet<&str>; 3]> = LazyLock::new(|| {
        let shipped = || inventory::iter::<Shipped>.into_iter();
        let played = shipped().flat_map(|shipped| shipped.played);
        let parts = shipped().flat_map(|shipped| shipped.parts);
        let played: BTreeSet<&str> = played.flat_map(|(_, text)| field_names(text)).collect();
        let parts: BTreeSet<&str> = parts.flat_map(|(_, text)| field_names(text)).collect();
        [&played - &parts, &parts - &played, played]
    });
    let [played, parts, any_played] = &*KNOWN;
    let fields = field_names(text);
    let has = |known: &BTreeSet<&str>| fields.iter().any(|field| known.contains(field));
    // What the fields of a newer format mean nobody knows here.
    let is_strange = || !fields.is_empty() && !has(any_played) && without_format("", text).is_ok();
    has(parts) && !has(played) || is_strange()
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
        .ok_or_else(|| DataError::whole_file(name, MISSING))
}

/// What is said of a data file that is nowhere.
const MISSING: &str = "there is no such data file";

impl DataError {
    /// The id of what is missing, where a file is nowhere.
    pub fn missing(&self) -> Option<&str> {
        let name = self.file.rsplit('/').next()?;
        (self.sentence == MISSING).then(|| name.strip_suffix(".ron").unwrap_or(name))
    }
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
    let sentence = if stem != id {
        format!(
            "id: this scenario calls itself {id}, but its file is {stem}.ron: both must be the same, since games find \
             their scenario by its id"
        )
    } else {
        // The file of a scenario that is not called so is no scenario to the title screen and the command line.
        format!("id: {}", id_fault(id)?)
    };
    Some(DataError { file: file.to_owned(), line, column, sentence: plain(&sentence) })
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What a scenario names stands in no list of scenarios, whatever it is; what is played does, broken, too.
    #[test]
    fn what_scenarios_name_is_not_played() {
        let shipped = || inventory::iter::<Shipped>.into_iter();
        for (name, text) in shipped().flat_map(|shipped| shipped.parts) {
            assert!(is_text_of_part(text), "{name}");
            // So much of it that it can be told, and nothing behind it.
            let half: String = text.chars().take(text.chars().count() * 3 / 4).collect();
            assert!(is_text_of_part(&half), "{name}, cut short");
        }
        for (name, text) in shipped().flat_map(|shipped| shipped.played) {
            assert!(!is_text_of_part(text), "{name}");
        }
        for text in ["", "(", "what", "(format: 2, moons: 3)", "(id: \"x\")", "(id: \"x\", map: \"y\")"] {
            assert!(!is_text_of_part(text), "{text}");
        }
        assert!(is_text_of_part("(colours: {}, relief: 3)"), "how a map is painted");
    }

    #[test]
    fn a_scenario_bears_the_name_of_its_file_and_one_that_can_be_found() {
        let told = |file: &str, id: &str| {
            misnamed(file, "(id: \"x\")", id).map_or_else(String::new, |fault| fault.sentence)
        };
        assert_eq!(told("own/bridge.ron", "bridge"), "");
        assert!(told("own/bridge.ron", "river").contains("both must be the same"));
        assert!(told("own/the.bridge.ron", "the.bridge").contains("is no id"));
        assert!(told("own/con.ron", "con").contains("device"));
    }
}
