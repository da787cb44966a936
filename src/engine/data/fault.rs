//! Faults of data files.

use super::plain::plain;
use thiserror::Error;

/// An error in a data file. When it is shown, control characters are made visible, and at most a line of the file is
/// quoted.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{}:{line}:{column}: {}", plain(file), plain(sentence))]
pub struct DataError {
    /// The name of the file, as it was given.
    pub file: String,
    /// Counted from 1; 1 if no better place is known.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
    /// The fault, fit to be printed: see [`plain`].
    pub sentence: String,
}

impl DataError {
    /// An error at the beginning of a file.
    pub fn whole_file(file: &str, sentence: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line: 1, column: 1, sentence: plain(&sentence.into()) }
    }
}

/// A fault of meaning, found after the text was well formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The place in the file, like `roads[3][7]` or `counters[2].hex`.
    pub path: String,
    /// The fault, in a sentence.
    pub sentence: String,
}

impl Fault {
    pub fn new(path: impl Into<String>, sentence: impl Into<String>) -> Self {
        Self { path: path.into(), sentence: sentence.into() }
    }
}
