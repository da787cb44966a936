//! Folders that the system shows in its own window.

use super::{Disk, in_plain_words};
use crate::engine::{data::Shown, text::say};
use std::path::Path;

/// Makes a folder if it does not exist, and asks the system to show it. Waits at most a quarter of a second for each
/// program that may do so.
///
/// # Errors
/// It cannot be made, or no program shows folders here: a sentence that names it.
pub fn show_folder(folder: &Path) -> Result<(), String> {
    let named = |why: String| say!("disk-folder-not-opened", folder = folder.shown(), why = why);
    Disk::default().make_folder(folder).map_err(|error| named(in_plain_words(&error)))?;
    let whole = std::path::absolute(folder).map_err(|error| named(in_plain_words(&error)))?;
    open::that_detached(whole).map_err(|_| named(say!("disk-no-program")))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::show_folder;
    use std::fs;

    /// No program is started for it.
    #[test]
    fn a_folder_that_cannot_be_made_is_told_of() {
        let file = std::env::temp_dir().join(format!("kessel-no-folder-{}", std::process::id()));
        fs::write(&file, "").unwrap();
        let why = show_folder(&file.join("packs")).unwrap_err();
        assert!(why.contains("packs cannot be opened: a file is where its folder should be"), "{why}");
        fs::remove_file(&file).unwrap();
    }
}
