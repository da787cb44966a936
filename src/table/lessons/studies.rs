//! The file of a commented game. A replay keeps notes and branches in the file that it was opened from, and a game
//! that is built into the program has none.

use crate::{
    engine::{
        data,
        orders::Refusal,
        storage::{Disk, in_plain_words},
        text::t,
    },
    table::session::trouble,
};
use std::{
    io,
    path::{Path, PathBuf},
};

/// Returns the file of the commented game that has this id. A built-in one is copied into the folder for the user's
/// own data first.
///
/// # Errors
/// There is no such game, or it cannot be copied.
pub(super) fn file_of(id: &str) -> Result<PathBuf, Refusal> {
    if let Some(file) = data::study_file(id) {
        return Ok(file);
    }
    let missing = || trouble(t!("course-no-game", game = id));
    let text = data::shipped_study(id).ok_or_else(missing)?;
    let own = data::own_folder().ok_or_else(missing)?;
    copy(&Disk::default(), &own, (id, text)).map_err(|error| trouble(in_plain_words(&error)))
}

/// Copies a built-in game, unless that was done before: the copy has the notes and branches that were added to it. A later
/// version of the game has a folder of its own.
fn copy(disk: &Disk, own: &Path, (id, text): (&str, &str)) -> io::Result<PathBuf> {
    let file = own.join(data::STUDIES).join(data::digest(text)).join(format!("{id}.kessel"));
    if !file.is_file() {
        disk.write_whole(&file, text.as_bytes())?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::fs;

    /// Notes that a player adds to a built-in game stay, also when a later version of the game is opened.
    #[test]
    fn a_built_in_game_is_copied_once() {
        let own = std::env::temp_dir().join(format!("kessel-studies-{}", std::process::id()));
        let disk = Disk::default();
        let first = copy(&disk, &own, ("a-game", "one")).unwrap();
        assert_eq!(fs::read_to_string(&first).unwrap(), "one");
        fs::write(&first, "one with a note").unwrap();
        assert_eq!(copy(&disk, &own, ("a-game", "one")).unwrap(), first);
        assert_eq!(fs::read_to_string(&first).unwrap(), "one with a note");
        let later = copy(&disk, &own, ("a-game", "two")).unwrap();
        assert_eq!((later == first, fs::read_to_string(&later).unwrap().as_str()), (false, "two"));
        fs::remove_dir_all(&own).unwrap();
    }
}
