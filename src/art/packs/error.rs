//! Faults of an art pack, each in one sentence with its place.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::drawing::limits;
use crate::engine::data::{DataError, plain};
use std::fmt;
use thiserror::Error;

/// A place in one of the pack's files; line and column count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The path of the file, for the reader of the message.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl Place {
    pub fn of_byte(file: &str, text: &str, byte: usize) -> Self {
        let before = text.get(..byte).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            file: file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before.get(line_start..).unwrap_or_default().chars().count() + 1,
        }
    }

    /// Returns the first place of a quoted word in a text, or the beginning of the text.
    pub fn of_word(file: &str, text: &str, word: &str) -> Self {
        Self::of_byte(file, text, text.find(&format!("\"{word}\"")).unwrap_or(0))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}:{}", plain(&self.file), self.line, self.column)
    }
}

/// The reason why a pack cannot be loaded or a face cannot be drawn. When it is shown, control characters are made
/// visible, and at most a line of a file is quoted.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum PackError {
    /// A file that does not exist or cannot be read; the place is the entry that names it.
    #[error("{place}: \"{}\" cannot be read: {}", plain(file), plain(why))]
    Read {
        /// The place that names the file.
        place: Place,
        file: String,
        /// The message of the system.
        why: String,
    },
    /// A fault in the pack file or in a drawing.
    #[error("{place}: {}", plain(why))]
    Fault {
        place: Place,
        /// The fault and what was expected.
        why: String,
    },
    /// There is no pack of this id.
    #[error("{}", plain(&format!("there is no art pack \"{id}\"; there are: {known}")))]
    Gone {
        id: String,
        /// The existing ones, separated by commas.
        known: String,
    },
    /// The pack has no such drawing or colour.
    #[error("{}", plain(&format!("the pack \"{pack}\" has no {kind} \"{name}\"; it has: {known}")))]
    Unknown {
        pack: String,
        /// "template", "symbol", "badge", "marker", "variant", "palette" or "colour".
        kind: &'static str,
        name: String,
        /// The existing ones, separated by commas.
        known: String,
    },
    /// A drawing that was given up.
    #[error(
        "{place}: this drawing takes longer than {} seconds: the standard pack's is drawn in its place",
        limits::TIME.as_secs()
    )]
    Slow { place: Place },
    /// A size that no picture can have.
    #[error("a counter of {0} pixels cannot be drawn: sizes go from 1 to 2048")]
    Size(u32),
}

impl From<DataError> for PackError {
    fn from(error: DataError) -> Self {
        let DataError { file, line, column, sentence } = error;
        Self::Fault { place: Place { file, line, column }, why: sentence }
    }
}
