//! Files that are locked as long as the program that has written them uses them.

use super::disk::is_special;
use std::{
    fs::{File, OpenOptions, TryLockError},
    path::Path,
};

/// The lock of a file; it ends with this value, or with the process.
pub struct InUse {
    _file: File,
}

impl InUse {
    /// Locks a file that exists; none if it cannot be locked.
    pub fn lock(path: &Path) -> Option<Self> {
        if is_special(path) {
            return None;
        }
        let file = OpenOptions::new().write(true).open(path).ok()?;
        file.try_lock().ok()?;
        Some(Self { _file: file })
    }
}

/// Whether a running program has locked this file.
pub fn is_in_use(path: &Path) -> bool {
    let open = || OpenOptions::new().write(true).open(path).ok();
    let file = if is_special(path) { None } else { open() };
    file.is_some_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::storage::Disk;

    #[test]
    fn a_file_is_in_use_until_its_lock_ends() {
        let path = std::env::temp_dir().join(format!("kessel-in-use-{}", std::process::id()));
        assert!(InUse::lock(&path).is_none() && !is_in_use(&path), "it does not exist");
        Disk::default().write_whole(&path, b"mine").unwrap();
        assert!(!is_in_use(&path));
        let lock = InUse::lock(&path).unwrap();
        assert!(is_in_use(&path) && InUse::lock(&path).is_none());
        drop(lock);
        assert!(!is_in_use(&path));
        Disk::default().remove(&path).unwrap();
    }
}
