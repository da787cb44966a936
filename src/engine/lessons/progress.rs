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
    /// The commented games that were opened, in a course or by themselves, by their ids.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub opened: BTreeSet<String>,
    /// The time at which each of these was first done, in UTC, by its kind and its id. Older programs noted none.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub first: BTreeMap<String, String>,
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

    /// Notes that a lesson is finished; returns whether that is new.
    pub fn note_finished(&mut self, id: &str) -> bool {
        let is_new = self.finished.insert(id.to_owned());
        if is_new {
            self.note_time("", &CoursePart::Lesson(id.to_owned()));
        }
        is_new
    }

    /// Notes a try at a puzzle, with its grade if it has solved it. A better grade from before stays.
    pub fn note_try(&mut self, id: &str, grade: Option<Grade>) {
        let tried = self.tried.entry(id.to_owned()).or_default();
        *tried = tried.saturating_add(1);
        if let Some(grade) = grade {
            if !self.solved.contains_key(id) {
                self.note_time("", &CoursePart::Puzzle(id.to_owned()));
            }
            let best = self.solved.entry(id.to_owned()).or_insert(grade);
            *best = grade.min(*best);
        }
    }

    /// Notes that a page or a game of a course was opened; returns whether that is new.
    pub fn note_read(&mut self, course: &str, part: &CoursePart) -> bool {
        if !self.has_read(course, part) {
            self.note_time(course, part);
        }
        let is_new_game = match part {
            CoursePart::Study(id) => self.opened.insert(id.clone()),
            CoursePart::Lesson(_) | CoursePart::Puzzle(_) | CoursePart::Page { .. } => false,
        };
        self.read.entry(course.to_owned()).or_default().insert(part.key()) || is_new_game
    }

    /// Notes that a commented game was opened, from wherever; returns whether that is new.
    pub fn note_opened(&mut self, study: &str) -> bool {
        let part = CoursePart::Study(study.to_owned());
        if !self.has_read("", &part) {
            self.note_time("", &part);
        }
        self.opened.insert(study.to_owned())
    }

    /// Whether a page of a course was read, or a game of it opened. A game counts for every course that has it.
    pub fn has_read(&self, course: &str, part: &CoursePart) -> bool {
        let key = part.key();
        match part {
            CoursePart::Study(id) => {
                self.opened.contains(id) || self.read.values().any(|parts| parts.contains(&key))
            }
            CoursePart::Lesson(_) | CoursePart::Puzzle(_) | CoursePart::Page { .. } => {
                self.read.get(course).is_some_and(|parts| parts.contains(&key))
            }
        }
    }

    /// Returns the time at which a part of a course was first done; none if that is not known.
    pub fn first_done(&self, course: &str, part: &CoursePart) -> Option<&str> {
        self.first.get(&key_of(course, part)).map(String::as_str)
    }

    /// Notes the present time for a part that was not done before. A part that an older program noted as done gets no time,
    /// because a later one would be wrong.
    fn note_time(&mut self, course: &str, part: &CoursePart) {
        self.first.entry(key_of(course, part)).or_insert_with(data::now);
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

/// Returns the name under which the time of a part is noted. Only a page belongs to its course.
fn key_of(course: &str, part: &CoursePart) -> String {
    match part {
        CoursePart::Page { .. } => format!("{course}/{}", part.key()),
        CoursePart::Lesson(_) | CoursePart::Puzzle(_) | CoursePart::Study(_) => part.key(),
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
    /// A commented game counts for each course that has it, from wherever it was opened; a page for its own course. The
    /// first time stays.
    #[test]
    fn what_was_opened_counts_from_wherever_it_was_opened() {
        let (game, page) = (
            CoursePart::Study("first-evening".to_owned()),
            CoursePart::Page { title: "Before".to_owned(), text: "One.".to_owned() },
        );
        let mut shelf = Progress::default();
        assert!(!shelf.has_read("evening", &game) && shelf.first_done("evening", &game).is_none());
        assert!(shelf.note_opened("first-evening") && !shelf.note_opened("first-evening"));
        assert!(shelf.has_read("evening", &game) && shelf.has_read("morning", &game));
        let mut course = Progress::default();
        assert!(course.note_read("evening", &game) && course.note_read("evening", &page));
        assert!(course.has_read("morning", &game) && !course.has_read("morning", &page));
        assert!(
            course.first_done("evening", &page).is_some() && course.first_done("morning", &page).is_none()
        );
        course.first.insert("study:first-evening".to_owned(), "2026-11-22T18:30:00Z".to_owned());
        course.note_opened("first-evening");
        assert_eq!(course.first_done("evening", &game), Some("2026-11-22T18:30:00Z"));
    }

    /// Files of older programs name the games under their courses, and no times.
    #[test]
    fn older_files_are_read() {
        let text = "(finished: [\"moving\"], read: {\"evening\": [\"study:first-evening\"]})";
        let old: Progress = data::parse("lessons.ron", text).unwrap();
        let game = CoursePart::Study("first-evening".to_owned());
        assert!(old.has_read("morning", &game) && old.first_done("morning", &game).is_none());
    }
}
