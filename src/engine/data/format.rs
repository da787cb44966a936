//! The format of data files: maps, charts, scenarios, lessons, packs and the like.

use super::{DataError, locate, locate::field};
use std::{borrow::Cow, ops::Range};

/// The newest format of data files that this program reads. A file that names none is of the first.
pub const DATA_FORMAT: u32 = 1;

/// A data text without what it says of its format, with everything else in its place: `format: 1` may stand in the
/// outermost brackets of any file, whatever else belongs there.
///
/// # Errors
/// It was made for a newer program, or what it says of its format is no number.
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use crate::engine::data::parse;
    use serde::Deserialize;

    #[derive(Deserialize, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Road {
        from: String,
        long: u8,
    }

    fn told(text: &str) -> String {
        parse::<Road>("road.ron", text).unwrap_err().to_string()
    }

    #[test]
    fn a_file_may_name_its_format_and_one_of_a_newer_program_is_told_as_such() {
        let road = Road { from: "format: 2".to_owned(), long: 3 };
        for text in [
            r#"(from: "format: 2", long: 3)"#,
            r#"(format: 1, from: "format: 2", long: 3)"#,
            "// format: 2\n(\n  from: \"format: 2\",\n  format: /* größer */ 1 , // (\n  long: 3,\n)",
            r#"Road(from: "format: 2", long: 3, format: 1)"#,
        ] {
            assert_eq!(parse::<Road>("road.ron", text).unwrap(), road, "{text}");
        }
        let newer = "format: this file was made for a newer Kessel, in format 2; this one is";
        assert!(
            told("(moons: [1, (2)],\n  format: 2, from: \"x\")")
                .starts_with(&format!("road.ron:2:11: {newer}"))
        );
        assert!(told("(format: 99999999999, long: ?").contains("newer Kessel, in format 99999999999"));
        assert!(told("(format: 0)").contains("there is no format 0; this program reads format 1"));
        assert!(
            told("(format: \"2\")").starts_with("road.ron:1:10: format: the number of a format is expected")
        );
        // What follows keeps its place.
        assert_eq!(told("(format: 1,\n long: x)"), told("(          \n long: x)"));
        // Only the outermost brackets count, and a list has no format.
        assert!(!told("(from: (format: 2), long: 3)").contains("newer"));
        assert_eq!(parse::<Vec<u8>>("list.ron", "[1, 2]").unwrap(), [1, 2]);
        for broken in ["", "(", "(format", "(format:", "(format: 1", "(format: \"", "(\"format\": 2, \\"] {
            assert!(parse::<Road>("road.ron", broken).is_err(), "{broken}");
        }
    }
}
