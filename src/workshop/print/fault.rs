//! The reasons why nothing can be printed.

use crate::engine::text::say;
use std::{error::Error, fmt};

/// The reason why nothing can be printed. It is shown as a sentence in the language of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintFault {
    /// The side of a counter, in millimetres.
    Size(String),
    /// The width of a hex, in millimetres.
    Hex(String),
    /// None of the parts that were asked for exists.
    Nothing {
        title: String,
        /// The names of the parts that were asked for.
        parts: Vec<String>,
    },
    TooMany {
        what: ManySheets,
        sheets: usize,
        most: usize,
    },
    /// The message of the library that writes the file, or what is missing for it.
    Unwritten(String),
}

/// The sheets that are too many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ManySheets {
    Counters,
    Markers,
    /// The sheets of a map with this id.
    Map(String),
}

impl Error for PrintFault {}

impl fmt::Display for PrintFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Size(size) => say!("workshop-print-wrong-size", size = size.as_str()),
            Self::Hex(hex) => say!("workshop-print-wrong-hex", hex = hex.as_str()),
            Self::Nothing { title, parts } => {
                say!("workshop-print-no-part", title = title.as_str(), parts = parts.clone())
            }
            Self::TooMany { what, sheets, most } => match what {
                ManySheets::Counters => say!("workshop-print-many-counters", sheets = *sheets, most = *most),
                ManySheets::Markers => say!("workshop-print-many-markers", sheets = *sheets, most = *most),
                ManySheets::Map(map) => {
                    say!("workshop-print-many-of-map", map = map.as_str(), sheets = *sheets, most = *most)
                }
            },
            Self::Unwritten(why) => say!("workshop-print-unwritten", why = why.as_str()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::text::{in_language, within};

    /// A fault that is shown in the window is in its language; the command line has English.
    #[test]
    fn a_fault_is_told_in_the_language_of_the_table() {
        let parts = ["markers", "charts"].map(str::to_owned).to_vec();
        let fault = PrintFault::Nothing { title: "Hill".to_owned(), parts };
        let said = "there is nothing to print: Hill has none of these parts: markers and charts";
        assert_eq!(fault.to_string(), said);
        let german = within(in_language("de"), || fault.to_string());
        assert!(german.starts_with("es gibt nichts zu drucken: Hill"), "{german}");
        let many = PrintFault::TooMany { what: ManySheets::Map("hill".to_owned()), sheets: 120, most: 100 };
        let said = "the map hill would need 120 sheets of paper, and the limit is 100: choose a smaller size";
        assert_eq!(many.to_string(), said);
    }
}
