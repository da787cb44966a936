//! Games on disk: where they are kept and what they are called.

use crate::engine::{
    data::own_folder,
    orders::is_kept_beside,
    storage::{Disk, in_plain_words, is_kept_by_another},
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Games that are kept by themselves in one folder: then the oldest is written over. A running copy needs one.
const KEPT: u8 = 60;

/// The folder that the system keeps for the user's games.
pub fn data_folder() -> Option<PathBuf> {
    own_folder()
}

/// An autosave file for another game: the first that is not there and that no running copy of the program writes; where
/// all are there, the one that was written longest ago.
pub(super) fn free_autosave(folder: &Path) -> PathBuf {
    let name = |number: u8| {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        folder.join(format!("autosave{number}.kessel"))
    };
    let free: Vec<PathBuf> = (1..=KEPT).map(name).filter(|path| !is_kept_by_another(path)).collect();
    let written = |path: &&PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    // What is not there was written before anything else.
    free.iter().min_by_key(written).cloned().unwrap_or_else(|| name(KEPT))
}

/// Folders in which games can be kept if the usual one cannot be written: the user's documents, his home, and where
/// the system keeps what can be lost.
pub(super) fn elsewhere() -> Vec<PathBuf> {
    let user = directories::UserDirs::new();
    let documents = user.as_ref().and_then(|user| user.document_dir()).map(|folder| folder.join("Kessel"));
    let home = user.as_ref().map(|user| user.home_dir().join("Kessel"));
    let other = directories::ProjectDirs::from("", "", "kessel");
    let settings = other.as_ref().map(|other| other.config_dir().join("games"));
    let cache = other.as_ref().map(|other| other.cache_dir().join("games"));
    let last = Some(std::env::temp_dir().join("kessel-games"));
    [documents, home, settings, cache, last].into_iter().flatten().collect()
}

/// The folders in which games may lie: where they are kept, and where they went when they could not be.
pub(super) fn game_folders() -> Vec<PathBuf> {
    data_folder().into_iter().chain(elsewhere()).filter(|folder| folder.is_dir()).collect()
}

/// The name of an autosave that is not there yet.
pub(super) fn new_autosave(folder: &Path) -> PathBuf {
    let name = |number: u32| folder.join(format!("autosave-moved-{number}.kessel"));
    let is_new = |path: &PathBuf| !path.exists() && !path.with_extension("lock").exists();
    (1..1000).map(name).find(is_new).unwrap_or_else(|| name(1000))
}

/// A name for a game that is saved by hand.
pub(super) fn name_for(folder: &Path, scenario: &str, turn: u8) -> PathBuf {
    let name = |number: u32| folder.join(format!("{scenario}-turn-{turn}-{number}.kessel"));
    (1..1000).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(1000))
}

/// Whether a game was kept by itself; a copy of one that could not be read whole is none.
pub(super) fn is_autosave(path: &Path) -> bool {
    !is_kept_beside(path)
        && path.file_stem().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with("autosave"))
}

/// Writes a text file under another name and renames it.
pub(crate) fn write_whole(path: &Path, text: &str) -> Result<(), String> {
    Disk::default().write_whole(path, text.as_bytes()).map_err(|error| wrong(path, &error))
}

/// The same for a file that is written often and can be lost.
pub(super) fn write_light(path: &Path, text: &str) -> Result<(), String> {
    Disk::default().write_light(path, text.as_bytes()).map_err(|error| wrong(path, &error))
}

fn wrong(path: &Path, error: &std::io::Error) -> String {
    format!("{} cannot be written: {}", path.display(), in_plain_words(error))
}

/// Where the thumbnail of a game lies.
pub fn beside(game: &Path) -> PathBuf {
    game.with_extension("png")
}
