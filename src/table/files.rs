//! Games on disk.

use crate::games::guderian::{Position, options::Options};
use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The user's folder for saved games; without it nothing is saved by itself.
#[derive(Resource, Clone, Debug)]
pub struct DataFolder(pub PathBuf);

impl DataFolder {
    /// The folder that the system keeps for the program.
    pub fn of_user() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "kessel")?;
        Some(Self(folders.data_dir().to_owned()))
    }
}

/// A game as it is saved.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// The scenario's id.
    pub scenario: String,
    /// Its options.
    pub options: Options,
    /// The position.
    pub position: Position,
}

/// Saves a game: written under another name first, so that a file is always whole.
///
/// # Errors
/// A sentence.
pub fn save(path: &Path, game: &SavedGame) -> Result<(), String> {
    let text = ron::to_string(game).map_err(|error| error.to_string())?;
    write_whole(path, &text)
}

/// Loads a game.
///
/// # Errors
/// A sentence that names the file.
pub fn load(path: &Path) -> Result<SavedGame, String> {
    let text = crate::data::read_file(path).map_err(|error| error.to_string())?;
    crate::data::parse(&path.display().to_string(), &text).map_err(|error| error.to_string())
}

/// Saves the game that is being played where the next start finds it.
///
/// # Errors
/// A sentence.
pub fn autosave(folder: &DataFolder, game: &SavedGame) -> Result<(), String> {
    save(&folder.0.join("autosave.kessel"), game)
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
