//! The list of finished lessons, and of puzzles with their tries: a small file beside the settings.

use super::{courses::file::CoursePart, puzzle::Grade};
use crate::engine::{
    data::{self, Shown},
    storage::Disk,
};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
};

const FILE: &str = "lessons.ron";
/// The comment at the head of the file.
const HEAD: &str = "// Lessons of Kessel that you have finished. Remove one to see it as new again.\n";

/// The finished lessons, and the puzzles that were tried.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// Their ids.
    pub finished: BTreeSet<String>,
    /// The number of tries at each puzzle that was tried, the one that solved it included, by its id.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tried: BTreeMap<String, u32>,
    /// The best grade of each puzzle that was solved, by its id.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub solved: BTreeMap<String, Grade>,
    /// The pages of each course that were read, and its games that were opened, by the id of the course.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub read: BTreeMap<String, BTreeSet<String>>,
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

    /// Notes a try at a puzzle, with its grade if it has solved it. A better grade from before stays.
    pub fn note_try(&mut self, id: &str, grade: Option<Grade>) {
        let tried = self.tried.entry(id.to_owned()).or_default();
        *tried = tried.saturating_add(1);
        if let Some(grade) = grade {
            let best = self.solved.entry(id.to_owned()).or_insert(grade);
            *best = grade.min(*best);
        }
    }

    /// Notes that a page or a game of a course was opened; returns whether that is new.
    pub fn note_read(&mut self, course: &str, part: &CoursePart) -> bool {
        self.read.entry(course.to_owned()).or_default().insert(part.key())
    }

    /// Whether a page or a game of a course was opened.
    pub fn has_read(&self, course: &str, part: &CoursePart) -> bool {
        self.read.get(course).is_some_and(|parts| parts.contains(&part.key()))
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
        let mut done = Progress { finished: ["moving".to_owned()].into(), ..Progress::default() };
        done.write(&path).unwrap();
        assert_eq!(Progress::read(&path), done);
        for grade in [None, Some(Grade::Good), Some(Grade::Best), Some(Grade::Poor)] {
            done.note_try("p-bank", grade);
        }
        assert_eq!((done.tried["p-bank"], done.solved["p-bank"]), (4, Grade::Best));
        done.write(&path).unwrap();
        assert_eq!(Progress::read(&path), done);
        fs::write(&path, "noise").unwrap();
        assert_eq!(Progress::read(&path), Progress::default());
        fs::remove_dir_all(&folder).unwrap();
    }
}
