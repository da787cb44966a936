//! The list of finished lessons: a small file beside the settings.

use crate::engine::{
    data::{self, Shown},
    storage::Disk,
};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeSet,
    io,
    path::{Path, PathBuf},
};

const FILE: &str = "lessons.ron";
/// The comment at the head of the file.
const HEAD: &str = "// Lessons of Kessel that you have finished. Remove one to see it as new again.\n";

/// The finished lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// Their ids.
    pub finished: BTreeSet<String>,
}

impl Progress {
    /// The path of the file in the system's folder for the user's settings.
    pub fn file_of_user() -> Option<PathBuf> {
        Some(directories::ProjectDirs::from("", "", "kessel")?.config_dir().join(FILE))
    }

    /// Reads the file. If it is missing or wrong, no lesson is finished: its contents are not worth a complaint.
    pub fn read(path: &Path) -> Self {
        let text = data::read_file(path).unwrap_or_default();
        data::parse(&path.shown(), &text).unwrap_or_default()
    }

    /// Writes the file: under another name first, then renamed.
    ///
    /// # Errors
    /// The folder or the file cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        Disk::default().write_whole(path, self.text().map_err(io::Error::other)?.as_bytes())
    }

    /// Returns the text of the file.
    ///
    /// # Errors
    /// It has no form in RON.
    pub fn text(&self) -> Result<String, ron::Error> {
        Ok(format!("{HEAD}{}\n", ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new())?))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::fs;

    #[test]
    fn what_was_finished_stays_so() {
        let folder = std::env::temp_dir().join(format!("kessel-progress-{}", std::process::id()));
        let path = folder.join(FILE);
        assert_eq!(Progress::read(&path), Progress::default());
        let done = Progress { finished: ["moving".to_owned()].into() };
        done.write(&path).unwrap();
        assert_eq!(Progress::read(&path), done);
        fs::write(&path, "noise").unwrap();
        assert_eq!(Progress::read(&path), Progress::default());
        fs::remove_dir_all(&folder).unwrap();
    }
}
