//! Leftovers: files under temporary names, from a killed process or a full disk.

use std::{
    fs::{self, OpenOptions, TryLockError},
    path::Path,
};

/// Removes the unfinished files in a folder of the program's own, including those of older versions, but none that a
/// running copy is writing. Returns their number.
pub fn clear_leftovers(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let unfinished = entries
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()))
        .filter(|entry| entry.file_name().to_str().is_some_and(is_unfinished))
        .map(|entry| entry.path());
    unfinished.filter(|path| !is_being_written(path) && fs::remove_file(path).is_ok()).count()
}

/// Whether the program gives such a name to an unfinished file.
fn is_unfinished(name: &str) -> bool {
    let numbered = |name: &str| {
        let number = name.rsplit_once('.').map_or("", |(_, number)| number);
        !number.is_empty() && number.chars().all(|letter| letter.is_ascii_digit() || letter == '-')
    };
    if let Some(name) = name.strip_suffix(".tmp") {
        return numbered(name);
    }
    // The names of older versions.
    let Some(name) = name.strip_suffix(".part") else { return false };
    let known = ["settings", "lessons"].contains(&name);
    known || name.starts_with(".map-") || name.ends_with(".png") || name.ends_with(".ron")
}

/// Whether a running copy is writing a file: it has locked it. If files cannot be locked this is unknown, and the file
/// stays.
fn is_being_written(path: &Path) -> bool {
    match OpenOptions::new().write(true).open(path) {
        Ok(file) => matches!(file.try_lock(), Err(TryLockError::WouldBlock | TryLockError::Error(_))),
        Err(_) => true,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::fs::File;

    #[test]
    fn only_what_nobody_writes_any_more_is_cleared_away() {
        let folder = std::env::temp_dir().join(format!("kessel-leftovers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let left = [
            "autosave.kessel.17-3.tmp",
            "autosave.17.tmp",
            "settings.part",
            "lessons.part",
            "autosave.png.part",
            "mine.ron.part",
            ".map-17-0.part",
        ];
        let kept = ["autosave.kessel", "autosave.png", "notes.tmp", "film.part", "a.1x.tmp"];
        for name in left.into_iter().chain(kept) {
            fs::write(folder.join(name), "half").unwrap();
        }
        let busy = File::create(folder.join("other.kessel.99-0.tmp")).unwrap();
        busy.lock().unwrap();
        assert_eq!(clear_leftovers(&folder), left.len());
        assert!(left.iter().all(|name| !folder.join(name).exists()));
        assert!(kept.iter().all(|name| folder.join(name).exists()));
        assert!(folder.join("other.kessel.99-0.tmp").exists(), "another copy is writing it");
        drop(busy);
        assert_eq!(clear_leftovers(&folder), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
