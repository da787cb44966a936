//! Plain words for errors of the disk.

use std::io;

/// Returns the reason why a write failed, in plain words.
pub fn in_plain_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull => "the disk is full".to_owned(),
        io::ErrorKind::QuotaExceeded => "your share of the disk is used up".to_owned(),
        io::ErrorKind::FileTooLarge => "the limit on file sizes is reached".to_owned(),
        io::ErrorKind::PermissionDenied => "this program may not write there".to_owned(),
        io::ErrorKind::ReadOnlyFilesystem => "the disk is read-only".to_owned(),
        io::ErrorKind::NotADirectory => "a file is where its folder should be".to_owned(),
        io::ErrorKind::IsADirectory => "a folder is in its place".to_owned(),
        _ => error.to_string(),
    }
}
