//! Copies of damaged files. A game or settings file that could not be read or replayed as a whole is copied beside
//! itself. Nothing is then lost when it is overwritten.

use crate::engine::{
    data::{Shown, read_bytes},
    storage::Disk,
    text::say,
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Limit of the copies beside one file.
const MOST: u32 = 999;
/// The word between the name and the number of a copy.
const WORD: &str = ".damaged-";

/// Copies a file unchanged: `game.kessel` to `game.damaged-1.kessel`, or to the next free number. An existing identical
/// copy is enough. Returns its path.
///
/// # Errors
/// The file cannot be read, or there is no room for a copy.
pub fn keep_beside(path: &Path) -> io::Result<PathBuf> {
    let bytes = read_bytes(path, u64::MAX)?;
    let disk = Disk::default();
    for number in 1..=MOST {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!("{WORD}{number}"));
        if let Some(ending) = path.extension() {
            name.push(".");
            name.push(ending);
        }
        let copy = path.with_file_name(name);
        match disk.open(&copy, fs::OpenOptions::new().write(true).create_new(true)) {
            Ok(file) => {
                let written = disk.write(&file, &copy, &bytes).and_then(|()| disk.sync(&file, &copy));
                if let Err(error) = written {
                    // A part of a copy would look like a game.
                    let _ = disk.remove(&copy);
                    return Err(error);
                }
                return Ok(copy);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                if read_bytes(&copy, bytes.len() as u64).is_ok_and(|kept| kept == bytes) {
                    return Ok(copy);
                }
            }
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::other(say!("disk-too-many-copies", n = MOST)))
}

/// Whether a file is such a copy.
pub fn is_kept_beside(path: &Path) -> bool {
    path.file_stem().is_some_and(|stem| stem.shown().contains(WORD))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_never_overwrite_and_are_made_once() -> io::Result<()> {
        let folder = std::env::temp_dir().join(format!("kessel-beside-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let path = folder.join("game.kessel");
        fs::write(&path, "first")?;
        let first = keep_beside(&path)?;
        assert_eq!(first, folder.join("game.damaged-1.kessel"));
        assert_eq!(keep_beside(&path)?, first, "the same again");
        fs::write(&path, "other")?;
        let second = keep_beside(&path)?;
        assert_eq!(second, folder.join("game.damaged-2.kessel"));
        assert_eq!((fs::read(first)?, fs::read(&second)?), (b"first".to_vec(), b"other".to_vec()));
        assert!(is_kept_beside(&second) && !is_kept_beside(&path));
        fs::remove_dir_all(&folder)
    }
}
