//! The trouble with a kept file, the time of the next attempt, and the lock that one copy of the program has.

use super::super::{
    disk::{Disk, folder_of, is_special, no_file},
    words::in_plain_words,
};
use crate::engine::text::say;
use std::{
    fmt,
    fs::{File, OpenOptions},
    io,
    path::Path,
    time::{Duration, Instant},
};

/// The first pause before a write is tried again; each later one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
pub(super) const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// The trouble that keeps a file from being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub kind: io::ErrorKind,
    /// The error in plain words.
    pub why: String,
}

impl Trouble {
    pub fn of(error: &io::Error) -> Self {
        Self { kind: error.kind(), why: in_plain_words(error) }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl From<Trouble> for io::Error {
    fn from(trouble: Trouble) -> Self {
        Self::new(trouble.kind, trouble.why)
    }
}

/// Locks the file beside a kept one, so that no other copy of the program saves a game in it.
pub(super) fn lock_beside(disk: &Disk, path: &Path) -> io::Result<File> {
    disk.make_folder(&folder_of(path))?;
    let beside = path.with_extension("lock");
    if is_special(&beside) {
        return Err(no_file());
    }
    let lock = disk.open(&beside, OpenOptions::new().create(true).truncate(false).write(true))?;
    lock.try_lock().map_err(|_| taken())?;
    Ok(lock)
}

/// Whether another running copy keeps this file, or this cannot be known because the file beside it is not a lock file.
pub(crate) fn is_kept_by_another(path: &Path) -> bool {
    let beside = path.with_extension("lock");
    is_special(&beside)
        || OpenOptions::new().write(true).open(beside).is_ok_and(|lock| lock.try_lock().is_err())
}

/// Returns the error for a file that another running copy keeps.
pub(crate) fn taken() -> io::Error {
    io::Error::new(io::ErrorKind::WouldBlock, say!("disk-written-elsewhere"))
}

/// Returns the pause after this many failures in a row.
pub(super) fn pause_after(failures: u32) -> Duration {
    FIRST_PAUSE.saturating_mul(1 << failures.saturating_sub(1).min(10)).min(LONGEST_PAUSE)
}

/// Returns the time of the next attempt.
pub(super) fn next_try(failures: u32) -> Instant {
    Instant::now() + pause_after(failures)
}
