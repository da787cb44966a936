//! Games on disk: where they are kept and which can be opened.

use crate::{
    games::guderian::{Guderian, Rulebook},
    orders::{GameFile, Played},
    panels::SavedGame,
};
use std::{
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
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
pub(super) fn name_for(folder: &Path, rulebook: &Rulebook, turn: u8) -> PathBuf {
    let name = |number: u32| folder.join(format!("{}-turn-{turn}-{number}.kessel", rulebook.scenario.id));
    (1..1000).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(1000))
}

/// The games in the folder that can be opened, the newest first; those kept by themselves apart.
pub(super) fn saved_games(folder: &Path) -> (Option<SavedGame>, Vec<SavedGame>) {
    let mut found: Vec<(SystemTime, bool, SavedGame)> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "kessel"))
        .filter_map(|path| {
            let time = fs::metadata(&path).ok()?.modified().ok()?;
            let kept = path.file_stem()?.to_str()?.starts_with("autosave");
            Some((time, kept, describe(path)?))
        })
        .collect();
    found.sort_by_key(|(time, ..)| std::cmp::Reverse(*time));
    let autosave = found.iter().find(|(_, kept, _)| *kept).map(|(.., game)| game.clone());
    (autosave, found.into_iter().filter(|(_, kept, _)| !kept).map(|(.., game)| game).collect())
}

fn describe(path: PathBuf) -> Option<SavedGame> {
    let file = GameFile::<Guderian>::read(&path).ok()?;
    let last = file.positions.last().map_or(&file.start, |(_, position)| position);
    let orders = file.played.last().map_or(0, |played: &Played<_>| played.number);
    let turn = last.public.turn.max(1);
    let title = path.file_stem()?.to_string_lossy().into_owned();
    let detail = format!("{}, turn {turn}, {orders} orders", file.header.scenario);
    Some(SavedGame { path, title, detail })
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
