//! The file in which lines about the messages of a game are kept. A thread writes them, so that no frame waits for the disk.

use crate::engine::storage::Disk;
use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, SyncSender},
    },
    thread::{self, JoinHandle},
};

/// Limit of the bytes of a file: more than ten thousand messages.
pub(super) const MOST_BYTES: u64 = 16 << 20;
/// Limit of the letters of the id of a game.
const LONGEST_ID: usize = 32;
/// Limit of the lines that wait for the disk.
const MOST_WAITING: usize = 1024;

/// Whether a text is the id of a game, and not a path.
pub(in crate::table::away) fn is_id(game: &str) -> bool {
    let letters = 1..=LONGEST_ID;
    letters.contains(&game.len()) && game.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// Returns the file for a game in a folder; none if its id could be no name.
pub(super) fn path_in(folder: &Path, game: &str) -> Option<PathBuf> {
    is_id(game).then(|| folder.join(format!("online-{game}.seen")))
}

/// The reason why the writing has stopped, until the player has been shown it.
type Fault = Arc<Mutex<Option<io::Error>>>;

/// The file of one game, to which lines are added.
#[derive(Default)]
pub(in crate::table::away) struct SeenFile {
    stage: Stage,
    fault: Fault,
    /// The number of the last line, with the hash of its view.
    last: Option<(u64, String)>,
}

#[derive(Default)]
enum Stage {
    /// Nothing is written yet.
    #[default]
    Waiting,
    Writing {
        lines: SyncSender<String>,
        thread: JoinHandle<()>,
    },
    /// Nothing is written any more.
    Ended,
}

impl SeenFile {
    /// Whether the writing has not begun.
    pub fn is_waiting(&self) -> bool {
        matches!(self.stage, Stage::Waiting)
    }

    /// Begins to add to a file, which is made with the first line.
    pub fn begin(&mut self, disk: Disk, path: PathBuf) {
        let (lines, receiver) = mpsc::sync_channel(MOST_WAITING);
        let fault = Arc::clone(&self.fault);
        let work = move || {
            if let Err(error) = write(&receiver, &disk, &path) {
                *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            }
        };
        match thread::Builder::new().name("seen".to_owned()).spawn(work) {
            Ok(thread) => self.stage = Stage::Writing { lines, thread },
            Err(error) => self.stop(error),
        }
    }

    /// Adds the line about the message of this number, unless it is the last one again. If the disk has not written the lines
    /// before it, no line is added any more: none is missing between two others.
    pub fn add(&mut self, (n, hash): (u64, &str), line: String) {
        let Stage::Writing { lines, .. } = &self.stage else { return };
        if self.last.as_ref().is_some_and(|(last, of)| (*last, of.as_str()) == (n, hash)) {
            return;
        }
        self.last = Some((n, hash.to_owned()));
        match lines.try_send(line) {
            // The thread has stated the reason, if it has ended.
            Ok(()) | Err(mpsc::TrySendError::Disconnected(_)) => {}
            Err(mpsc::TrySendError::Full(_)) => self.stop(io::ErrorKind::TimedOut.into()),
        }
    }

    /// Returns the reason why the writing has stopped, once.
    pub fn take_fault(&self) -> Option<io::Error> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Ends the writing. Returns the thread that writes what waits.
    pub fn end(&mut self) -> Option<JoinHandle<()>> {
        match std::mem::replace(&mut self.stage, Stage::Ended) {
            Stage::Writing { thread, .. } => Some(thread),
            Stage::Waiting | Stage::Ended => None,
        }
    }

    fn stop(&mut self, error: io::Error) {
        self.end();
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
    }
}

impl Drop for SeenFile {
    fn drop(&mut self) {
        if let Some(thread) = self.end() {
            // What waits is short.
            let _ = thread.join();
        }
    }
}

/// Writes what arrives, until no more can.
fn write(lines: &Receiver<String>, disk: &Disk, path: &Path) -> io::Result<()> {
    let mut length = fs::metadata(path).map_or(0, |about| about.len());
    while let Ok(mut text) = lines.recv() {
        for line in lines.try_iter() {
            text.push('\n');
            text += &line;
        }
        length += text.len() as u64 + 1;
        if length > MOST_BYTES {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        disk.add_line(path, &text)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("kessel-seen-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// Lines of a later start of the program come after those of the first, and none is written twice.
    #[test]
    fn lines_are_added_to_those_before() {
        let folder = folder("added");
        let path = folder.join("online-7kq2m9x4.seen");
        for number in [1, 3] {
            let mut file = SeenFile::default();
            file.add((number, "a"), "too early".to_owned());
            assert!(file.is_waiting());
            file.begin(Disk::default(), path.clone());
            for n in [number, number, number + 1] {
                file.add((n, "a"), format!("line {n}"));
            }
            drop(file);
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), "line 1\nline 2\nline 3\nline 4\n");
        fs::remove_dir_all(&folder).unwrap();
    }

    /// A file that is long enough is left as it is, and the reason is there once.
    #[test]
    fn the_file_does_not_grow_without_end() {
        let folder = folder("long");
        let path = folder.join("online-7kq2m9x4.seen");
        fs::write(&path, vec![b'x'; usize::try_from(MOST_BYTES).unwrap()]).unwrap();
        let mut file = SeenFile::default();
        file.begin(Disk::default(), path.clone());
        file.add((1, "a"), "line".to_owned());
        file.end().unwrap().join().unwrap();
        assert_eq!(file.take_fault().unwrap().kind(), io::ErrorKind::FileTooLarge);
        assert!(file.take_fault().is_none());
        file.add((2, "b"), "line".to_owned());
        assert_eq!(fs::metadata(&path).unwrap().len(), MOST_BYTES);
        fs::remove_dir_all(&folder).unwrap();
    }
}
