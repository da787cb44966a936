//! A file of JSON lines that grows line by line and can be continued: the first line states what the others belong to.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::engine::{
    data::{self, Shown},
    storage::{Disk, in_plain_words},
};
use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read},
    path::{Path, PathBuf},
};
use thiserror::Error;

/// Limit of the bytes of such a file.
const LARGEST: u64 = 1 << 30;

/// A file that lines are added to.
#[derive(Debug)]
pub struct LineFile {
    disk: Disk,
    path: PathBuf,
    file: File,
}

/// The reason why lines cannot be added to a file.
#[derive(Debug, Error)]
pub enum LineFileFault {
    /// It cannot be read or written.
    #[error("{name} cannot be kept: {}", in_plain_words(error))]
    Io {
        name: String,
        /// The reason.
        error: io::Error,
    },
    /// Another running copy adds lines to it.
    #[error("{name} is being written by another running copy of the program")]
    Taken { name: String },
    /// It was made with other arguments, or is not such a file at all.
    #[error("{name} was not made with these arguments: give another file, or delete this one")]
    Other { name: String },
}

impl LineFile {
    /// Opens a file of lines, or begins one, and returns the whole lines in it after the first. A last line without its
    /// end is removed from the file.
    ///
    /// # Errors
    /// See [`LineFileFault`]; the file is then unchanged.
    pub fn open(path: &Path, first: &str) -> Result<(Self, Vec<String>), LineFileFault> {
        Self::open_on(Disk::default(), path, first)
    }

    /// Opens a file of lines on a disk.
    ///
    /// # Errors
    /// As [`LineFile::open`].
    pub fn open_on(disk: Disk, path: &Path, first: &str) -> Result<(Self, Vec<String>), LineFileFault> {
        let name = || path.shown();
        let io = |error| LineFileFault::Io { name: name(), error };
        // Opening a pipe would wait for its other end.
        match data::open_regular(path) {
            Err(unread) if !unread.is_missing() => return Err(io(unread.into())),
            _ => {}
        }
        let how = OpenOptions::new().read(true).append(true).create(true).clone();
        let file = disk.open(path, &how).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(LineFileFault::Taken { name: name() }),
            Err(TryLockError::Error(error)) => return Err(io(error)),
        }
        let mut lines = Self { disk, path: path.to_owned(), file };
        let mut bytes = Vec::new();
        Read::by_ref(&mut lines.file).take(LARGEST + 1).read_to_end(&mut bytes).map_err(io)?;
        if bytes.len() as u64 > LARGEST {
            return Err(io(io::Error::other(format!("it is longer than {LARGEST} bytes"))));
        }
        // The cut may be in the middle of a letter.
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let (ended, cut_off) = bytes.split_at(whole);
        let text = data::text_of(ended).map_err(|fault| io(io::Error::other(fault.to_string())))?;
        let mut found = text.lines().map(str::to_owned);
        let fits = match found.next() {
            Some(line) => line == first,
            None => first.as_bytes().starts_with(cut_off),
        };
        if !fits {
            return Err(LineFileFault::Other { name: name() });
        }
        if !cut_off.is_empty() {
            lines.disk.cut(&lines.file, path, whole as u64).map_err(io)?;
        }
        if whole == 0 {
            lines.add(first).map_err(io)?;
        }
        Ok((lines, found.collect()))
    }

    /// Adds a line without line breaks, and writes it to the system at once: a process that is killed afterwards has
    /// not lost it.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn add(&mut self, line: &str) -> io::Result<()> {
        self.disk.write(&self.file, &self.path, format!("{line}\n").as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, path::PathBuf};

    /// Makes an empty folder for a test.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("kessel-lines-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn found(path: &Path, first: &str) -> Vec<String> {
        LineFile::open(path, first).unwrap().1
    }

    #[test]
    fn lines_are_found_again_and_a_half_one_is_dropped() {
        let folder = folder("half");
        let path = folder.join("games.jsonl");
        let (mut file, lines) = LineFile::open(&path, "first").unwrap();
        assert!(lines.is_empty());
        file.add("one").unwrap();
        file.add("two").unwrap();
        drop(file);
        assert_eq!(fs::read_to_string(&path).unwrap(), "first\none\ntwo\n");
        fs::write(&path, "first\none\ntwo\nthr").unwrap();
        let (mut file, lines) = LineFile::open(&path, "first").unwrap();
        assert_eq!(lines, ["one", "two"]);
        file.add("three").unwrap();
        drop(file);
        assert_eq!(fs::read_to_string(&path).unwrap(), "first\none\ntwo\nthree\n");
        for begun in ["", "fir", "first"] {
            fs::write(&path, begun).unwrap();
            assert!(found(&path, "first").is_empty());
            assert_eq!(fs::read_to_string(&path).unwrap(), "first\n");
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn files_of_something_else_are_left_alone() {
        let folder = folder("other");
        let path = folder.join("games.jsonl");
        for other in ["second\none\n", "a letter", "firsts\n", "first one"] {
            fs::write(&path, other).unwrap();
            let fault = LineFile::open(&path, "first").unwrap_err();
            assert!(matches!(fault, LineFileFault::Other { .. }), "{fault}");
            assert_eq!(fs::read_to_string(&path).unwrap(), other);
        }
        assert!(matches!(LineFile::open(&folder, "first").unwrap_err(), LineFileFault::Io { .. }));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_line_that_fails_is_dropped_when_the_file_is_gone_on_with() {
        use crate::engine::storage::{DiskFault, PlannedFault};
        let folder = folder("faults");
        for fault in DiskFault::ALL {
            for step in 0..4 {
                let path = folder.join(format!("{fault:?}-{step}.jsonl"));
                let disk = Disk::with_faults(std::sync::Arc::new(PlannedFault::at(fault, step)));
                let mut added = Vec::new();
                if let Ok((mut file, _)) = LineFile::open_on(disk, &path, "first") {
                    added = ["one", "two"].into_iter().take_while(|line| file.add(line).is_ok()).collect();
                }
                assert_eq!(found(&path, "first"), added, "{fault:?} at {step}");
            }
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn two_do_not_write_the_same_file() {
        let folder = folder("taken");
        let path = folder.join("games.jsonl");
        let held = LineFile::open(&path, "first").unwrap();
        assert!(matches!(LineFile::open(&path, "first").unwrap_err(), LineFileFault::Taken { .. }));
        drop(held);
        assert!(found(&path, "first").is_empty());
        fs::remove_dir_all(&folder).unwrap();
    }
}
