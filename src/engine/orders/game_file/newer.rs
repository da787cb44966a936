//! Reports game files that a newer program has written, with or without faults.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{FORMAT, PROGRAM};
use crate::engine::data::{first_line, shortened};
use serde::Deserialize;
use std::path::Path;

/// Limit of the bytes of a first line.
const LONGEST_LINE: u64 = 1 << 20;

/// The program that wrote a game file, read from its first line; all other fields are ignored.
#[derive(Deserialize)]
enum First {
    Game(Writer),
}

#[derive(Deserialize)]
struct Writer {
    format: u32,
    #[serde(default)]
    program: String,
}

/// Returns a sentence about the program that wrote a game file, if it is newer than this one; none for other files.
pub fn newer_writer(path: &Path) -> Option<String> {
    newer(&first_line(path, LONGEST_LINE)?)
}

fn newer(line: &str) -> Option<String> {
    let First::Game(Writer { format, program }) = ron::from_str(line).ok()?;
    let is_newer = format > FORMAT || parts(&program) > parts(PROGRAM);
    let by = shortened(&program, 20);
    is_newer.then(|| {
        format!(
            "this game was written by a newer Kessel ({by}, format {format}); this one is {PROGRAM} and reads up to \
             format {FORMAT}"
        )
    })
}

/// Returns the numbers of a version; none if it is not one.
fn parts(version: &str) -> Option<[u32; 3]> {
    let mut parts = version.split(['.', '-', '+']).map(|part| part.parse().ok());
    Some([parts.next()??, parts.next()??, parts.next()??])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newer_formats_and_programs_are_known() {
        let first = |format: u32, program: &str| {
            format!("Game((format:{format},program:\"{program}\",moons:[1,(a:2)])) // 0 0a1b2c3d")
        };
        let told = |by: &str, format: u32| {
            format!(
                "this game was written by a newer Kessel ({by}, format {format}); this one is {PROGRAM} and reads up to \
                 format {FORMAT}"
            )
        };
        assert_eq!(newer(&first(FORMAT + 1, PROGRAM)), Some(told(PROGRAM, FORMAT + 1)));
        assert_eq!(newer(&first(FORMAT, "99.0.0")), Some(told("99.0.0", FORMAT)));
        assert_eq!(newer(&first(FORMAT, PROGRAM)), None);
        assert_eq!(newer(&first(FORMAT, "0.0.1")), None);
        for strange in ["", "x", "Game(())", "Start(1)", "Game((format:1,program:\"\u{1b}\"))"] {
            assert_eq!(newer(strange), None, "{strange}");
        }
    }
}
