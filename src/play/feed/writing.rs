//! Writes lines all at once.

use super::FeedLine;
use crate::engine::data::Shown;
use crate::engine::storage::{Disk, in_plain_words};
use std::{io, path::Path};

/// Returns the sentence for a feed that cannot be written.
pub(super) fn cannot(path: &Path, error: &io::Error) -> String {
    format!("the feed {} cannot be written: {}", path.shown(), in_plain_words(error))
}

/// Writes these lines into a file.
///
/// # Errors
/// A sentence with the file's name if it cannot be written.
pub fn write(path: &Path, lines: &[FeedLine]) -> Result<(), String> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    Disk::default().write_whole(path, text.as_bytes()).map_err(|error| cannot(path, &error))
}
