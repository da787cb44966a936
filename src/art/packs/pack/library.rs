//! The list of packs, and their folders.
//!
//! Every folder with a `pack.ron` is a pack: in `assets/packs` in the current folder or beside the program, or in
//! `packs` in the system's folder for the user's data. Of two folders with the same name, the first one found is used.
//! Built-in packs are available from any folder.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    PACK_FILE, Pack,
    built_in::shipped,
    reading::{PackReading, read_own},
};
use crate::{
    art::packs::error::PackError,
    engine::data::{Shown, id_fault, id_like, is_id, own_folder, shortened, text_of},
};
use serde::Deserialize;
use std::{
    borrow::Cow,
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// The folder name of the standard pack.
pub const STANDARD: &str = "standard";
/// The built-in packs, in the order in which they are listed.
pub const SHIPPED: [&str; 2] = [STANDARD, "flat"];

/// Whether this is the name of a built-in pack, ignoring case.
pub fn is_name_of_shipped(id: &str) -> bool {
    SHIPPED.iter().any(|shipped| shipped.eq_ignore_ascii_case(id))
}

/// Limit of the games that a pack may name.
const MOST_GAMES: usize = 100;
/// Limit of the packs listed from one folder.
const MOST_PACKS: usize = 500;

/// A pack that can be selected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackEntry {
    /// The name of its folder, by which it is selected.
    pub id: String,
    /// Its name; that of its folder if the name cannot be read.
    pub name: String,
    /// Its author and its terms of use.
    pub about: String,
    /// The ids of the games and scenarios in which it is used; empty for all.
    pub only_for: Vec<String>,
    /// Its folder; none if it is built in.
    pub folder: Option<PathBuf>,
}

/// The fields of a pack that the list needs.
#[derive(Deserialize)]
struct Title {
    name: String,
    #[serde(default)]
    about: String,
    #[serde(default)]
    only_for: Vec<String>,
}

impl PackEntry {
    /// Whether it is used in the game or scenario with one of these ids.
    pub fn is_for(&self, ids: &[String]) -> bool {
        self.only_for.is_empty() || self.only_for.iter().any(|id| ids.contains(id))
    }
}

/// Returns the folders with packs; the first one takes precedence.
pub fn folders() -> Vec<PathBuf> {
    let mut folders = vec![PathBuf::from("assets/packs")];
    if let Ok(program) = std::env::current_exe() {
        folders.extend(program.parent().map(|folder| folder.join("assets").join("packs")));
    }
    folders.extend(folder_of_user());
    folders
}

/// The user's own folder for packs, if the system keeps one for data.
pub fn folder_of_user() -> Option<PathBuf> {
    Some(own_folder()?.join("packs"))
}

/// Returns the pack files in these folders, and the time of the last change of each: a change in the list of packs
/// always changes this.
pub fn pack_files(folders: &[PathBuf]) -> Vec<(PathBuf, Option<SystemTime>)> {
    let look = |folder: &PathBuf| fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_PACKS);
    let inner = folders.iter().flat_map(look);
    let about = inner.filter_map(|entry| {
        let file = entry.path().join(PACK_FILE);
        let about = fs::metadata(&file).ok().filter(fs::Metadata::is_file)?;
        Some((entry.path(), about.modified().ok()))
    });
    about.collect()
}

/// Returns every pack: first the built-in ones, then by name.
pub fn list(folders: &[PathBuf]) -> Vec<PackEntry> {
    let mut found: BTreeMap<String, Option<PathBuf>> =
        SHIPPED.into_iter().map(|id| (id.to_owned(), None)).collect();
    for (path, _) in pack_files(folders) {
        if let Some(id) = path.file_name().and_then(|name| name.to_str()).filter(|id| is_id(id)) {
            found.entry(id.to_owned()).or_default().get_or_insert(path);
        }
    }
    let mut entries: Vec<PackEntry> = found
        .into_iter()
        .map(|(id, folder)| {
            let text = match &folder {
                Some(folder) => {
                    let bytes = read_own(folder, PACK_FILE).unwrap_or_default();
                    text_of(&bytes).map(Cow::into_owned).unwrap_or_default()
                }
                None => shipped(&id, PACK_FILE).unwrap_or_default().to_owned(),
            };
            let unread = || Title { name: id.clone(), about: String::new(), only_for: Vec::new() };
            let Title { name, about, only_for } = ron::from_str(&text).unwrap_or_else(|_| unread());
            let only_for = only_for.iter().take(MOST_GAMES).map(|id| shortened(id, 60)).collect();
            let (name, about) = (shortened(&name, 60), shortened(&about, 300));
            PackEntry { id, name, about, only_for, folder }
        })
        .collect();
    let rank = |id: &str| SHIPPED.iter().position(|shipped| *shipped == id).unwrap_or(SHIPPED.len());
    entries.sort_by(|one, other| (rank(&one.id), &one.name).cmp(&(rank(&other.id), &other.name)));
    entries
}

/// Returns the folders that cannot be selected as packs, because of their names or those of their files, a sentence
/// each.
pub fn strays(folders: &[PathBuf]) -> Vec<String> {
    let own = folder_of_user();
    let in_place = |folder: &Path| {
        let name = folder.file_name()?.to_str()?;
        let in_place = is_name_of_shipped(name) && folder.parent() == own.as_deref();
        let why =
            || format!("Kessel has a pack called \"{name}\": rename yours, for example to \"my-{name}\"");
        in_place.then(why)
    };
    let named = pack_files(folders);
    let named = named.iter().filter_map(|(folder, _)| name_fault_of(folder).or_else(|| in_place(folder)));
    let inner = folders.iter().flat_map(|folder| entries(folder));
    named.chain(inner.filter_map(|folder| misplaced(&folder))).collect()
}

/// Returns the entries of a folder, up to the limit of the list.
fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_PACKS).map(|entry| entry.path())
}

/// Returns the reason why a folder with a file like a pack file is not a pack. Editors and systems add another ending
/// to its name, and an unpacked zip makes a folder in a folder.
fn misplaced(folder: &Path) -> Option<String> {
    if !folder.is_dir() || folder.join(PACK_FILE).is_file() {
        return None;
    }
    let name = |path: &Path| shortened(&path.file_name().unwrap_or_default().shown(), 60);
    let near = |path: &PathBuf| {
        let file = name(path).to_lowercase();
        file == PACK_FILE || file.strip_prefix(PACK_FILE).is_some_and(|rest| rest.starts_with('.'))
    };
    let found = entries(folder).find_map(|path| match near(&path) {
        true => Some(format!("it has {} where {PACK_FILE} is expected", name(&path))),
        false => path.join(PACK_FILE).is_file().then(|| format!("the pack is inside it, in {}", name(&path))),
    });
    found.map(|why| format!("the folder \"{}\" is not a pack: {why}", name(folder)))
}

/// Returns the reason why a pack in a folder of this name cannot be selected, with a possible name; none if it can.
pub fn name_fault_of(folder: &Path) -> Option<String> {
    let name = folder.file_name()?.shown();
    let why = id_fault(&name)?;
    let near = id_like(&name).map(|near| format!(": rename it to \"{near}\"")).unwrap_or_default();
    Some(format!("the folder \"{}\" is not a pack{near}; {why}", shortened(&name, 60)))
}

/// Returns the folder of a pack; none if it is built in or does not exist.
pub fn folder_of(folders: &[PathBuf], id: &str) -> Option<PathBuf> {
    if !is_id(id) {
        return None;
    }
    folders.iter().map(|folder| folder.join(id)).find(|path| path.join(PACK_FILE).is_file())
}

/// Returns the pack with this id or this name in the window; none if several have the name.
fn called<'a>(packs: &'a [PackEntry], name: &str) -> Option<&'a PackEntry> {
    let mut named = packs.iter().filter(|pack| pack.name.to_lowercase() == name.to_lowercase());
    let by_name = named.next().filter(|_| named.next().is_none());
    packs.iter().find(|pack| pack.id == name).or(by_name)
}

/// Loads a pack by its id, its name, or the path of its folder; broken parts are replaced, as in
/// [`Pack::load_with_faults`].
///
/// # Errors
/// There is no such pack.
pub fn load(folders: &[PathBuf], id: &str, last: Option<&Pack>) -> Result<PackReading, PackError> {
    let path = Path::new(id);
    let folder = folder_of(folders, id).or_else(|| path.join(PACK_FILE).is_file().then(|| path.to_owned()));
    if let Some(folder) = folder {
        return Pack::load_with_faults(&folder, last);
    }
    if SHIPPED.contains(&id) {
        let open = |file: &str| shipped(id, file).map(|text| text.as_bytes().to_vec());
        return Pack::read_with_faults(id, &open, last);
    }
    let packs = list(folders);
    if let Some(pack) = called(&packs, id).filter(|pack| pack.id != id) {
        return load(folders, &pack.id, last);
    }
    let known: Vec<String> = packs.into_iter().map(|entry| entry.id).collect();
    Err(PackError::Gone { id: id.to_owned(), known: known.join(", ") })
}
