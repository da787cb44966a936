//! Games on disk: where they are kept and what they are called.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Running copies of the program that can keep a game each.
const COPIES: u8 = 9;

/// The folder that the system keeps for the user's games.
pub fn data_folder() -> Option<PathBuf> {
    Some(directories::ProjectDirs::from("", "", "kessel")?.data_dir().to_owned())
}

/// The first autosave file that no running copy of the program writes.
pub(super) fn free_autosave(folder: &Path) -> PathBuf {
    let name = |copy: u8| {
        folder.join(if copy == 1 { "autosave.kessel".to_owned() } else { format!("autosave-{copy}.kessel") })
    };
    let is_free = |path: &PathBuf| match fs::OpenOptions::new().write(true).open(path.with_extension("lock"))
    {
        Ok(lock) => lock.try_lock().is_ok(),
        Err(_) => true,
    };
    (1..=COPIES).map(name).find(is_free).unwrap_or_else(|| name(COPIES))
}

/// A name for a game that is saved by hand.
pub(super) fn name_for(folder: &Path, scenario: &str, turn: u8) -> PathBuf {
    let name = |number: u32| folder.join(format!("{scenario}-turn-{turn}-{number}.kessel"));
    (1..1000).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(1000))
}

/// Whether a game was kept by itself.
pub(super) fn is_autosave(path: &Path) -> bool {
    path.file_stem().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with("autosave"))
}

/// Writes a text file under another name and renames it.
pub(super) fn write_whole(path: &Path, text: &str) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{} cannot be written: {error}", path.display());
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(wrong)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let unfinished = path.with_file_name(name);
    fs::write(&unfinished, text).map_err(wrong)?;
    fs::rename(&unfinished, path).map_err(wrong)
}
