//! Games on disk: their folders and their names.

pub(super) mod archive;
pub(crate) mod by_file;
pub(super) mod damaged;
pub(super) mod end_picture;
pub(super) mod figure_picture;
pub(super) mod folders;
pub(super) mod keeping;
pub(super) mod own_things;
pub(super) mod parcel_shelf;
pub(super) mod parcels;
pub(super) mod saving;
pub(super) mod scenario_pictures;
pub(super) mod shelf;
pub mod thumbnail;

use crate::engine::{
    data::{Shown, name_fault, own_folder},
    orders::{is_kept_beside, nothing_played},
    storage::{Disk, in_plain_words, is_kept_by_another},
    text::say,
};
use std::{
    cmp::Reverse,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

/// The most names that are tried for an autosave.
const KEPT: u16 = 9999;
/// The most letters of a player's own name.
const LONGEST_NAME: usize = 60;

/// Returns the folder that the system has for the user's games.
pub fn data_folder() -> Option<PathBuf> {
    own_folder()
}

/// Returns an autosave file for another game: the first that does not exist or has no orders, and that no running copy
/// of the program writes. No game is overwritten.
pub(super) fn free_autosave(folder: &Path) -> PathBuf {
    let name = |number: u16| {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        folder.join(format!("autosave{number}.kessel"))
    };
    let is_empty = |path: &Path| nothing_played(path) && !path.with_extension("plans").exists();
    let is_free = |path: &PathBuf| (!path.exists() || is_empty(path)) && !is_kept_by_another(path);
    (1..=KEPT).map(name).find(is_free).unwrap_or_else(|| new_autosave(folder))
}

/// The difference between the clocks of two computers that is tolerated.
const CLOCKS_APART: Duration = Duration::from_secs(600);

/// Whether a file's time of writing is in the future: its clock was wrong, or it is from another computer.
pub(super) fn is_ahead(time: SystemTime, now: SystemTime) -> bool {
    time.duration_since(now).is_ok_and(|ahead| ahead > CLOCKS_APART)
}

/// Returns the sort key of files by their time of writing, the newest first. Files with a future time come last: the
/// current game must not come after them until that time.
pub(super) fn by_age(time: Option<SystemTime>, now: SystemTime) -> (bool, Reverse<Option<SystemTime>>) {
    (time.is_none_or(|time| is_ahead(time, now)), Reverse(time))
}

/// Returns the time at which a file was written, if the system knows it.
pub(super) fn written_at(path: &Path) -> Option<SystemTime> {
    std::fs::metadata(path).and_then(|about| about.modified()).ok()
}

/// Returns folders for games if the usual one cannot be written: the user's documents and home, and the system's folder
/// for data that can be lost.
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

/// Returns a name for the picture of a game that is over, in a folder beside the games.
pub(super) fn picture_for(folder: &Path, scenario: &str) -> PathBuf {
    spare(folder, &format!("{scenario}-result"), "png")
}

/// Returns a name for the picture of a position, in the same folder.
pub(super) fn figure_for(folder: &Path, scenario: &str, turn: u8) -> PathBuf {
    spare(folder, &format!("{scenario}-turn-{turn}"), "png")
}

/// Returns a name for the film of a combat, in the same folder.
pub(super) fn film_for(folder: &Path, scenario: &str, turn: u8) -> PathBuf {
    spare(folder, &format!("{scenario}-combat-turn-{turn}"), "gif")
}

/// Returns a name in the folder of pictures that no file has.
fn spare(folder: &Path, stem: &str, ending: &str) -> PathBuf {
    let name = |number: u32| folder.join("pictures").join(format!("{stem}-{number}.{ending}"));
    (1..1000).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(1000))
}

/// Returns the folders that may contain games: the usual one, and those for games that could not be saved there.
pub(super) fn game_folders() -> Vec<PathBuf> {
    data_folder().into_iter().chain(elsewhere()).filter(|folder| folder.is_dir()).collect()
}

/// Returns the name of an autosave that does not exist yet.
pub(super) fn new_autosave(folder: &Path) -> PathBuf {
    let name = |number: u32| folder.join(format!("autosave-moved-{number}.kessel"));
    let is_new = |path: &PathBuf| !path.exists() && !path.with_extension("lock").exists();
    (1..1000).map(name).find(is_new).unwrap_or_else(|| name(1000))
}

/// Returns a name for a game that is saved by hand.
pub(super) fn name_for(folder: &Path, scenario: &str, turn: u8) -> PathBuf {
    let name = |number: u32| folder.join(format!("{scenario}-turn-{turn}-{number}.kessel"));
    (1..1000).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(1000))
}

/// Returns the file for a game that is saved under a name of the player's own. A letter that a file name cannot contain
/// becomes a hyphen.
///
/// # Errors
/// A sentence: nothing of the name is left, the program itself uses the name, or a game has it already.
pub(super) fn named(folder: &Path, name: &str) -> Result<PathBuf, String> {
    let fits = |letter: char| letter.is_alphanumeric() || " -_'()".contains(letter);
    let name: String = name.trim().chars().map(|letter| if fits(letter) { letter } else { '-' }).collect();
    let name: String = name.trim_matches(['-', ' ']).chars().take(LONGEST_NAME).collect();
    let name = name.trim_end();
    if !name.chars().any(char::is_alphanumeric) {
        return Err(say!("table-name-empty"));
    }
    if name.to_lowercase().starts_with("autosave") {
        return Err(say!("table-name-autosave"));
    }
    if let Some(why) = name_fault(name) {
        return Err(why);
    }
    let path = folder.join(format!("{name}.kessel"));
    if path.exists() { Err(say!("table-name-taken", name = name)) } else { Ok(path) }
}

/// Whether a game is an autosave; a copy of one that could not be read whole is none.
pub(super) fn is_autosave(path: &Path) -> bool {
    !is_kept_beside(path)
        && path.file_stem().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with("autosave"))
}

/// Writes a text file under another name and renames it.
pub(crate) fn write_whole(path: &Path, text: &str) -> Result<(), String> {
    Disk::default().write_whole(path, text.as_bytes()).map_err(|error| wrong(path, &error))
}

/// Does the same for a file that is written often and can be lost.
pub(super) fn write_light(path: &Path, text: &str) -> Result<(), String> {
    Disk::default().write_light(path, text.as_bytes()).map_err(|error| wrong(path, &error))
}

fn wrong(path: &Path, error: &std::io::Error) -> String {
    say!("table-file-not-written", file = path.shown(), why = in_plain_words(error))
}

/// Returns the path of a game's thumbnail.
pub fn beside(game: &Path) -> PathBuf {
    game.with_extension("png")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::fs;

    /// A player who opens the program and plays nothing leaves no additional file; orders and plans stay.
    #[test]
    fn a_file_in_which_nothing_was_played_is_used_again() {
        let folder = std::env::temp_dir().join(format!("kessel-free-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let free = || free_autosave(&folder).file_name().unwrap().to_str().unwrap().to_owned();
        assert_eq!(free(), "autosave.kessel");
        fs::write(folder.join("autosave.kessel"), "Game(a) // 0 1\nStart(b) // 0 2\nGame(a) // 0 3\n")
            .unwrap();
        assert_eq!(free(), "autosave.kessel", "nothing was played in it");
        fs::write(folder.join("autosave.plans"), "sealed").unwrap();
        assert_eq!(free(), "autosave-2.kessel", "something was planned in it");
        fs::remove_file(folder.join("autosave.plans")).unwrap();
        for played in ["Game(a)\nStart(b)\nOrder(c)\n", "Game(a)\nStart(b)\n\u{fffd}rder(c)\n", "no game"] {
            fs::write(folder.join("autosave.kessel"), played).unwrap();
            assert_eq!(free(), "autosave-2.kessel", "{played}");
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_time_that_is_still_to_come_is_the_oldest() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
        let at = |seconds: i64| match u64::try_from(seconds) {
            Ok(after) => now + Duration::from_secs(after),
            Err(_) => now - Duration::from_secs(seconds.unsigned_abs()),
        };
        let mut times =
            [Some(at(86_400)), Some(at(-60)), None, Some(at(60)), Some(at(-9_000)), Some(at(900))];
        times.sort_by_key(|time| by_age(*time, now));
        assert_eq!(
            times,
            [Some(at(60)), Some(at(-60)), Some(at(-9_000)), Some(at(86_400)), Some(at(900)), None]
        );
    }

    #[test]
    fn a_name_of_ones_own_becomes_the_name_of_a_file() {
        let folder = std::env::temp_dir().join(format!("kessel-names-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let name = |wished: &str| {
            named(&folder, wished).map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        };
        assert_eq!(name(" Before the Vop "), Ok("Before the Vop.kessel".to_owned()));
        assert_eq!(name("../../Jelnja: 2/3"), Ok("Jelnja- 2-3.kessel".to_owned()));
        assert_eq!(name("Ельня"), Ok("Ельня.kessel".to_owned()));
        assert_eq!(name(&"a".repeat(500)).unwrap().len(), LONGEST_NAME + ".kessel".len());
        assert!(name(" ./. ").unwrap_err().contains("a letter or a digit"));
        assert!(name("autosave-3").unwrap_err().contains("are reserved"));
        // Windows cannot store the names of devices; it also drops spaces and dots at the end of a name.
        for device in ["con", "NUL", "com1", " aux ", "Lpt9"] {
            assert!(name(device).unwrap_err().contains("device"), "{device}");
        }
        assert_eq!(name("The end. "), Ok("The end.kessel".to_owned()));
        assert!(name(&"𠀀".repeat(60)).unwrap_err().contains("200 bytes"));
        fs::write(folder.join("Twice.kessel"), "").unwrap();
        assert!(name("Twice").unwrap_err().contains("called Twice already"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
