//! What is wrong with a data file.

use super::plain::plain;
use thiserror::Error;

/// Something is wrong with a data file. When it is told, control characters are shown, and of the file
/// no more than a line is quoted.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{}:{line}:{column}: {}", plain(file), plain(sentence))]
pub struct DataError {
    /// The file, as it was named.
    pub file: String,
    /// Counted from 1; 1 where no better place is known.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
    /// What is wrong, fit to be printed: see [`plain`].
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
    /// Where in the file, like `roads[3][7]` or `counters[2].hex`.
    pub path: String,
    /// What is wrong, in a sentence.
    pub sentence: String,
}

impl Fault {
    pub fn new(path: impl Into<String>, sentence: impl Into<String>) -> Self {
        Self { path: path.into(), sentence: sentence.into() }
    }
}
