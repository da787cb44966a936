//! The format of data files: maps, charts, scenarios, lessons, packs and others.

use super::{
    fault::DataError,
    locate::{field, locate},
};
use std::{borrow::Cow, ops::Range};

/// The newest format of data files that this program reads. A file without a format number has format 1.
pub const DATA_FORMAT: u32 = 1;

/// Returns a data text without its format entry, everything else in its place: `format: 1` may be in the outermost
/// brackets of any file.
///
/// # Errors
/// The file was made for a newer program, or its format is not a number.
pub fn without_format<'a>(file: &str, text: &'a str) -> Result<Cow<'a, str>, DataError> {
    let Some((entry, value)) = field(text, "format") else { return Ok(Cow::Borrowed(text)) };
    let fault = |sentence: String| {
        let (line, column) = locate(text, "format").unwrap_or((1, 1));
        Err(DataError { file: file.to_owned(), line, column, sentence })
    };
    let reads = match DATA_FORMAT {
        1 => "format 1".to_owned(),
        newest => format!("formats 1 to {newest}"),
    };
    let part = |range: Range<usize>| text.get(range).unwrap_or_default();
    match ron::from_str::<u64>(part(value)) {
        Err(_) => {
            fault(format!("format: the number of a format is expected here; this program reads {reads}"))
        }
        Ok(0) => fault(format!("format: there is no format 0; this program reads {reads}")),
        Ok(format) if format > u64::from(DATA_FORMAT) => fault(format!(
            "format: this file was made for a newer Kessel, in format {format}; this one is {} and reads {reads}",
            env!("CARGO_PKG_VERSION")
        )),
        Ok(_) => {
            let (before, behind) = (part(0..entry.start), part(entry.end..text.len()));
            let blank: String =
                part(entry).chars().map(|letter| if letter == '\n' { '\n' } else { ' ' }).collect();
            Ok(Cow::Owned([before, &blank, behind].concat()))
        }
    }
}
