//! Files that the program keeps: games, settings, progress, pictures, feeds. Every write goes through [`Disk`], where
//! tests put faults in its way; what is kept while it changes is a [`KeptFile`].
//!
//! A file that is written whole is written under another name, synced and renamed, and its folder is synced: it is
//! seen as it was or as it is, never half. A game grows by its last lines; what could not be written is tried again
//! until it can be. What a killed process or a full disk has left under other names is cleared away at the next start.

mod disk;
mod faults;
mod kept_file;
mod leftovers;

pub use disk::{Disk, may_open};
pub use faults::{Fate, Fault, Faults, PlannedFault, Step};
pub use kept_file::{KeptFile, Trouble, Wake};
pub(crate) use kept_file::{is_kept_by_another, taken};
pub use leftovers::clear_leftovers;

use std::io;

/// Why something could not be written, in plain words.
pub fn in_plain_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull => "the disk is full".to_owned(),
        io::ErrorKind::QuotaExceeded => "your share of the disk is used up".to_owned(),
        io::ErrorKind::FileTooLarge => "the disk takes no file of this size".to_owned(),
        io::ErrorKind::PermissionDenied => "this program may not write there".to_owned(),
        io::ErrorKind::ReadOnlyFilesystem => "the disk can only be read".to_owned(),
        io::ErrorKind::NotADirectory => "a file lies where its folder should be".to_owned(),
        io::ErrorKind::IsADirectory => "a folder lies in its place".to_owned(),
        _ => error.to_string(),
    }
}
