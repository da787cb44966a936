//! Tests of the format number of data files.

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
        told("(moons: [1, (2)],\n  format: 2, from: \"x\")").starts_with(&format!("road.ron:2:11: {newer}"))
    );
    assert!(told("(format: 99999999999, long: ?").contains("newer Kessel, in format 99999999999"));
    assert!(told("(format: 0)").contains("there is no format 0; this program reads format 1"));
    assert!(told("(format: \"2\")").starts_with("road.ron:1:10: format: the number of a format is expected"));
    // The rest of the text keeps its place.
    assert_eq!(told("(format: 1,\n long: x)"), told("(          \n long: x)"));
    // Only the outermost brackets count, and a list has no format.
    assert!(!told("(from: (format: 2), long: 3)").contains("newer"));
    assert_eq!(parse::<Vec<u8>>("list.ron", "[1, 2]").unwrap(), [1, 2]);
    for broken in ["", "(", "(format", "(format:", "(format: 1", "(format: \"", "(\"format\": 2, \\"] {
        assert!(parse::<Road>("road.ron", broken).is_err(), "{broken}");
    }
}
