//! The file of a feed, written line by line.

use super::{Fed, Feed, FeedLine, writing::cannot};
use crate::{
    engine::{
        data::Shown,
        storage::{Disk, in_plain_words},
    },
    play::stage::Delayed,
};
use bevy::prelude::Resource;
use std::{
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// Limit of the bytes of a line of a feed.
const LONGEST_LINE: u64 = 1 << 20;

/// A feed and its file.
#[derive(Resource, Debug)]
pub struct FeedFile {
    disk: Disk,
    path: PathBuf,
    file: File,
    /// The bytes written as whole lines; none in a pipe.
    length: Option<u64>,
    /// Lines that are held back.
    waiting: String,
    /// Whether lines are held back.
    is_held: bool,
    /// Lines that wait for the end of the delay.
    later: Delayed<String>,
    /// Lines that are due, and could not be written yet.
    due: String,
    /// The reason why not.
    trouble: Option<String>,
    feed: Feed,
}

impl FeedFile {
    /// Begins a feed in a file, which is emptied.
    ///
    /// # Errors
    /// A sentence with the file's name if it cannot be written.
    pub fn anew(path: &Path) -> Result<Self, String> {
        Self::anew_on(Disk::default(), path)
    }

    /// Begins a feed in a file on a disk.
    ///
    /// # Errors
    /// As [`FeedFile::anew`].
    pub fn anew_on(disk: Disk, path: &Path) -> Result<Self, String> {
        let how = OpenOptions::new().write(true).create(true).truncate(true).clone();
        let file = disk.open(path, &how).map_err(|error| cannot(path, &error))?;
        // Lines are appended, even if the end had to be cut off.
        let is_file = file.metadata().is_ok_and(|about| about.is_file());
        let file =
            if is_file { disk.open_to_append(path).map_err(|error| cannot(path, &error))? } else { file };
        let (path, length) = (path.to_owned(), is_file.then_some(0));
        Ok(Self::in_file(disk, path, file, length, Feed::default()))
    }

    /// Continues a feed in a file, after its last whole line; begins it if there is none.
    ///
    /// # Errors
    /// A sentence with the file's name if it cannot be read or written, or is not a feed.
    pub fn append(path: &Path) -> Result<Self, String> {
        let disk = Disk::default();
        if !path.exists() {
            return Self::anew(path);
        }
        let (lines, length) = whole_lines(path)?;
        let file = disk.open_to_append(path).map_err(|error| cannot(path, &error))?;
        // Half a line is left after a machine has stopped.
        disk.cut(&file, path, length).map_err(|error| cannot(path, &error))?;
        Ok(Self::in_file(disk, path.to_owned(), file, Some(length), Feed::after(lines)))
    }

    fn in_file(disk: Disk, path: PathBuf, file: File, length: Option<u64>, feed: Feed) -> Self {
        let (waiting, later, due) = (String::new(), Delayed::default(), String::new());
        Self { disk, path, file, length, waiting, is_held: false, later, due, trouble: None, feed }
    }

    /// Writes each line only after this delay, for games whose opponent may be watching.
    #[must_use]
    pub fn delayed(mut self, delay: Duration) -> Self {
        self.later = Delayed::by(delay);
        self
    }

    /// The time for which each line waits.
    pub fn delay(&self) -> Duration {
        self.later.delay()
    }

    /// Returns the time at which the next line is due that waits for the end of the delay.
    pub fn next_due(&self) -> Option<Instant> {
        self.later.next_due()
    }

    /// Writes the lines that wait for the end of the delay too, as the program ends; returns the reason if they cannot be
    /// written.
    pub fn finish(&mut self) -> Option<String> {
        self.release();
        self.due.extend(self.later.take_all());
        self.catch_up()
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Holds lines back until [`FeedFile::release`]: at a table, a result is written when its die is at rest.
    pub fn hold(&mut self) {
        self.is_held = true;
    }

    pub fn is_held(&self) -> bool {
        self.is_held
    }

    /// Writes the lines that were held back; returns the reason if they cannot be written.
    pub fn release(&mut self) -> Option<String> {
        self.is_held = false;
        self.catch_up()
    }

    /// Writes the lines that are due, with those that could not be written; returns the reason if they still cannot be.
    pub fn catch_up(&mut self) -> Option<String> {
        let now = Instant::now();
        if !self.is_held && !self.waiting.is_empty() {
            self.later.put(now, std::mem::take(&mut self.waiting));
        }
        self.due.extend(self.later.take_due(now));
        if self.due.is_empty() {
            return self.trouble.clone();
        }
        let outcome = match (&self.trouble, self.length) {
            // A piece of the last line may be there.
            (Some(_), Some(length)) => self.disk.cut(&self.file, &self.path, length),
            _ => Ok(()),
        };
        match outcome.and_then(|()| self.disk.write(&self.file, &self.path, self.due.as_bytes())) {
            Ok(()) => {
                self.length = self.length.map(|length| length + self.due.len() as u64);
                self.due.clear();
                self.trouble = None;
            }
            Err(error) => self.trouble = Some(in_plain_words(&error)),
        }
        self.trouble.clone()
    }

    /// Writes the lines for a game that is put on the table after this many orders.
    ///
    /// # Errors
    /// A sentence if the file cannot be written now; the lines wait until it can be.
    pub fn begin<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Public,
        orders: usize,
    ) -> Result<(), String> {
        let lines = self.feed.begin::<G>(rulebook, known, orders);
        self.write(&lines)
    }

    /// Writes the lines for an order that was played, or a command of the table that was carried out.
    ///
    /// # Errors
    /// A sentence if the file cannot be written now; the lines wait until it can be.
    pub fn tell<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Public,
        orders: usize,
        events: &[G::Event],
    ) -> Result<(), String> {
        let lines = self.feed.tell::<G>(rulebook, known, orders, events);
        self.write(&lines)
    }

    /// Writes the lines for an undo.
    ///
    /// # Errors
    /// A sentence if the file cannot be written now; the lines wait until it can be.
    pub fn take_back<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Public,
        orders: usize,
    ) -> Result<(), String> {
        let lines = self.feed.take_back::<G>(rulebook, known, orders);
        self.write(&lines)
    }

    /// Writes whole lines: a reader that follows the file never sees half an order.
    fn write(&mut self, lines: &[FeedLine]) -> Result<(), String> {
        self.waiting.extend(lines.iter().map(|line| format!("{line}\n")));
        let trouble = self.catch_up();
        trouble.map_or(Ok(()), |why| Err(format!("the feed {} cannot be written: {why}", self.path.shown())))
    }
}

/// Returns the number of whole lines of a feed, and their bytes.
fn whole_lines(path: &Path) -> Result<(u64, u64), String> {
    let mut reader = BufReader::new(File::open(path).map_err(|error| cannot(path, &error))?);
    let (mut lines, mut length, mut line) = (0, 0, Vec::new());
    loop {
        line.clear();
        // A line without an end does not belong to a feed.
        let read = reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        read.map_err(|error| cannot(path, &error))?;
        if line.last() != Some(&b'\n') {
            let is_feed = line.len() < LONGEST_LINE as usize;
            return if is_feed { Ok((lines, length)) } else { Err(no_feed(path)) };
        }
        if line.first() != Some(&b'{') {
            return Err(no_feed(path));
        }
        lines += 1;
        length += line.len() as u64;
    }
}

fn no_feed(path: &Path) -> String {
    format!("{} is not a feed: nothing is appended", path.shown())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::storage::{DiskFault, PlannedFault};
    use std::{fs, sync::Arc};

    #[test]
    fn a_feed_goes_on_behind_its_last_whole_line() {
        let path = std::env::temp_dir().join(format!("kessel-feed-on-{}.jsonl", std::process::id()));
        fs::write(&path, "{\"line\":1}\n{\"line\":2}\n{\"li").unwrap();
        let mut feed = FeedFile::append(&path).unwrap();
        feed.waiting += "{\"line\":3}\n";
        assert_eq!(feed.catch_up(), None);
        assert_eq!(fs::read_to_string(&path).unwrap(), "{\"line\":1}\n{\"line\":2}\n{\"line\":3}\n");
        fs::write(&path, "dear diary\n").unwrap();
        assert!(FeedFile::append(&path).unwrap_err().contains("is not a feed"));
        fs::remove_file(&path).unwrap();
    }

    #[test]
    fn held_lines_are_written_together_when_they_are_released() {
        let path = std::env::temp_dir().join(format!("kessel-feed-held-{}.jsonl", std::process::id()));
        let mut feed = FeedFile::anew(&path).unwrap();
        feed.hold();
        for line in ["{\"line\":1}\n", "{\"line\":2}\n"] {
            feed.waiting += line;
            assert_eq!(feed.catch_up(), None);
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), "");
        assert_eq!(feed.release(), None);
        assert_eq!(fs::read_to_string(&path).unwrap(), "{\"line\":1}\n{\"line\":2}\n");
        fs::remove_file(&path).unwrap();
    }

    #[test]
    fn lines_are_written_after_the_delay_and_all_of_them_at_the_end() {
        let path = std::env::temp_dir().join(format!("kessel-feed-delayed-{}.jsonl", std::process::id()));
        let mut feed = FeedFile::anew(&path).unwrap().delayed(Duration::from_millis(50));
        feed.waiting += "{\"line\":1}\n";
        assert_eq!(feed.catch_up(), None);
        assert_eq!(fs::read_to_string(&path).unwrap(), "");
        assert!(feed.next_due().is_some());
        std::thread::sleep(Duration::from_millis(60));
        assert_eq!(feed.catch_up(), None);
        assert_eq!(fs::read_to_string(&path).unwrap(), "{\"line\":1}\n");
        let mut feed = feed.delayed(Duration::from_secs(600));
        feed.hold();
        feed.waiting += "{\"line\":2}\n";
        assert_eq!(feed.finish(), None);
        assert_eq!(fs::read_to_string(&path).unwrap(), "{\"line\":1}\n{\"line\":2}\n");
        fs::remove_file(&path).unwrap();
    }

    #[test]
    fn lines_that_could_not_be_written_come_later_and_none_is_half() {
        let folder = std::env::temp_dir().join(format!("kessel-feed-faults-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for fault in [DiskFault::Error, DiskFault::ShortWrite, DiskFault::Full] {
            for step in 2..6 {
                let path = folder.join(format!("{fault:?}-{step}.jsonl"));
                let faults = Arc::new(PlannedFault::at(fault, step));
                let mut feed = FeedFile::anew_on(Disk::with_faults(Arc::clone(&faults) as _), &path).unwrap();
                for line in ["one and more\n", "two and more\n", "three and more\n"] {
                    feed.waiting += line;
                    feed.catch_up();
                }
                faults.mend();
                assert_eq!(feed.catch_up(), None);
                let text = fs::read_to_string(&path).unwrap();
                assert_eq!(text, "one and more\ntwo and more\nthree and more\n", "{fault:?} at {step}");
            }
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
