//! The reasons why nothing can be printed.

use thiserror::Error;

/// The reason why nothing can be printed, in a sentence.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum PrintFault {
    /// The side of a counter, in millimetres.
    #[error("a counter of {0} mm cannot be printed: sizes go from 5 to 60 mm")]
    Size(String),
    /// The width of a hex, in millimetres.
    #[error("a hex of {0} mm cannot be printed: widths go from 5 to 100 mm")]
    Hex(String),
    /// None of the parts that were asked for exists.
    #[error("there is nothing to print: {title} has no {parts}")]
    Nothing {
        title: String,
        /// The parts that were asked for.
        parts: String,
    },
    #[error("{what} would need {sheets} sheets of paper, and the limit is {most}: choose a smaller size")]
    TooMany { what: String, sheets: usize, most: usize },
    /// The message of the library that writes the file.
    #[error("the PDF cannot be written: {0}")]
    Unwritten(String),
}
