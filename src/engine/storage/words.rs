//! Plain words for errors of the disk.

use crate::engine::text::say;
use std::io;

/// Returns the reason why a write failed, in plain words and in the language of the table.
pub fn in_plain_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull => say!("disk-full"),
        io::ErrorKind::QuotaExceeded => say!("disk-share-used-up"),
        io::ErrorKind::FileTooLarge => say!("disk-too-large"),
        io::ErrorKind::PermissionDenied => say!("disk-not-allowed"),
        io::ErrorKind::ReadOnlyFilesystem => say!("disk-read-only"),
        io::ErrorKind::NotADirectory => say!("disk-no-folder"),
        io::ErrorKind::IsADirectory => say!("disk-folder-there"),
        _ => error.to_string(),
    }
}
