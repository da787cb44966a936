//! The places of the program's data files.
//!
//! Every shipped file is also built into the program, so that it runs from any folder. A file in a `scenarios` folder
//! beside the program or in the current folder takes precedence, so that a player can edit it. So does a file in the
//! user's own folder, which holds the scenarios made at the table.

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

/// A data text and its name in errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file's path, or its shipped name.
    pub name: String,
    pub text: String,
}

impl Source {
    /// Reads the value in the text.
    ///
    /// # Errors
    /// Every fault of form, with its place.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Vec<DataError>> {
        parse_telling_all(&self.name, &self.text)
    }

    /// Loads the file that this one names in a field, given by field and name.
    ///
    /// # Errors
    /// There is no such file, or it cannot be read.
    pub fn named(&self, (field, name): (&str, &str)) -> Result<Self, Vec<DataError>> {
        load(name)
            .map_err(|error| self.places(vec![Fault::new(field, format!("{name}: {}", error.sentence))]))
    }

    /// Adds the places in the text to faults of meaning.
    pub fn places(&self, faults: Vec<Fault>) -> Vec<DataError> {
        with_places(&self.name, &self.text, faults)
    }
}

/// The files of a game, built into the program: its room adds them with [`shipped!`](crate::engine::data::shipped).
pub struct Shipped {
    /// Scenarios and lessons: the name of each below `scenarios`, and its text.
    pub played: &'static [(&'static str, &'static str)],
    /// The parts that scenarios name: map, units, charts, rules.
    pub parts: &'static [(&'static str, &'static str)],
}

inventory::collect!(Shipped);

/// The translations of a game's files, built into the program: the name of each below `scenarios`, and its text.
#[doc(hidden)]
pub struct ShippedTranslations(pub &'static [(&'static str, &'static str)]);

inventory::collect!(ShippedTranslations);

/// Builds files of the `scenarios` folder into the program: scenarios and lessons, the parts that they name, and the
/// translations of any of them.
#[macro_export]
macro_rules! shipped {
    (
        played: [$($played:literal),* $(,)?],
        parts: [$($part:literal),* $(,)?],
        translations: [$($translation:literal),* $(,)?] $(,)?
    ) => {
        $crate::engine::data::shipped!(played: [$($played),*], parts: [$($part),*]);
        $crate::engine::data::inventory::submit!($crate::engine::data::ShippedTranslations(&[$((
            $translation,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/", $translation)),
        )),*]));
    };
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

/// The built-in translations, by name and text.
pub fn shipped_translations() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    inventory::iter::<ShippedTranslations>.into_iter().flat_map(|shipped| shipped.0)
}

/// Returns the text of the shipped file of this name, ignoring case: some systems do not distinguish capitals.
pub fn shipped_text(name: &str) -> Option<&'static str> {
    let name = name.to_lowercase();
    all_shipped().find(|(shipped, _)| shipped.to_lowercase() == name).map(|(_, text)| *text)
}

/// Returns the ids of the scenarios of a game, or of the lessons: first the shipped ones, then the user's own. Files of
/// the user's own that replace a shipped map or another part are left out.
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

/// Whether a file of the user's own is a part that scenarios name: a map, a list of units, charts, the rules text.
fn is_part(path: &Path) -> bool {
    let text = read_file(path).unwrap_or_default();
    is_text_of_part(&text)
}

/// Whether this text is a part. It is if it has a field that only shipped parts have, and none that only scenarios and
/// lessons have. It also is if it has fields, but none that any of them have.
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
    // The fields of a newer format have no known meaning here.
    let is_strange = || !fields.is_empty() && !has(any_played) && without_format("", text).is_ok();
    has(parts) && !has(played) || is_strange()
}

/// Loads a data file by its name below `scenarios`, like `guderian/map.ron`.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub fn load(name: &str) -> Result<Source, DataError> {
    if !is_name(name) {
        let expected = "letters, digits, '-' and '_', a '/' and the same again, and .ron are expected";
        return Err(DataError::whole_file(name, format!("this is not the name of a data file: {expected}")));
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

/// The sentence about a data file that is not found.
const MISSING: &str = "there is no such data file";

impl DataError {
    /// Returns the id of the missing file, if this error is about one.
    pub fn missing(&self) -> Option<&str> {
        let name = self.file.rsplit('/').next()?;
        (self.sentence == MISSING).then(|| name.strip_suffix(".ron").unwrap_or(name))
    }
}

/// Loads a scenario or lesson by its folder below `scenarios` and its id.
///
/// # Errors
/// As for [`load`]; or the id, which may come from a file, is not valid.
pub fn load_of(folder: &str, id: &str) -> Result<Source, DataError> {
    let name = format!("{folder}/{id}.ron");
    match id_fault(id) {
        Some(why) => Err(DataError::whole_file(&name, why)),
        None => load(&name),
    }
}

/// Returns the file of a scenario or lesson that takes precedence over the one that is built into the program; none if
/// there is no such file.
pub fn file_of(folder: &str, id: &str) -> Option<PathBuf> {
    let name = format!("{folder}/{id}.ron");
    let mut paths = folders().into_iter().map(|folder| folder.join(&name));
    paths.find(|path| is_name(&name) && path.is_file())
}

/// Whether a name stays below `scenarios`: it may come from a file.
pub(super) fn is_name(name: &str) -> bool {
    let parts = name.strip_suffix(".ron").and_then(|name| name.split_once('/'));
    parts.is_some_and(|(folder, file)| is_id(folder) && is_id(file))
}

/// Returns the fault of a scenario whose id is not the name of its file: saved games keep the id, and would not find
/// the scenario, or find another one.
pub fn misnamed(file: &str, text: &str, id: &str) -> Option<DataError> {
    let stem = Path::new(file).file_stem()?.to_str()?;
    let (line, column) = locate(text, "id").unwrap_or((1, 1));
    let sentence = if stem != id {
        format!(
            "id: the id of this scenario is {id}, but its file is {stem}.ron: both must be the same, because games find \
             their scenario by its id"
        )
    } else {
        // The title screen and the command line do not list a scenario with such a file name.
        format!("id: {}", id_fault(id)?)
    };
    Some(DataError { file: file.to_owned(), line, column, sentence: plain(&sentence) })
}

/// The system's folder for the user's own files: games, packs, scenarios, lessons.
pub fn own_folder() -> Option<PathBuf> {
    Some(directories::ProjectDirs::from("", "", "kessel")?.data_dir().to_owned())
}

thread_local! {
    /// A folder that takes precedence over all others, to check files before they are installed.
    static FIRST: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
}

/// Runs `work` while data files in this folder take precedence over all others, on this thread.
pub fn looking_first_in<T>(folder: &Path, work: impl FnOnce() -> T) -> T {
    let before = FIRST.replace(Some(folder.to_owned()));
    let done = work();
    FIRST.set(before);
    done
}

/// Folders that may hold edited data, the nearest first.
pub(super) fn folders() -> Vec<PathBuf> {
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

    /// A part that scenarios name is in no list of scenarios; a scenario or lesson is, even if it is broken.
    #[test]
    fn what_scenarios_name_is_not_played() {
        let shipped = || inventory::iter::<Shipped>.into_iter();
        for (name, text) in shipped().flat_map(|shipped| shipped.parts) {
            assert!(is_text_of_part(text), "{name}");
            // Enough of the text to recognize it, without the rest.
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
        assert!(told("own/the.bridge.ron", "the.bridge").contains("is not an id"));
        assert!(told("own/con.ron", "con").contains("device"));
    }
}
