//! The first line of a game file: which game it is of, and whether a text is a game file at all.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    FileFault, Line,
    marks::unmarked,
    reading::{LINE_DAMAGED, damaged},
};
use crate::engine::data::{DataError, plain, text_of};
use serde::{Deserialize, de::IgnoredAny};

/// The readable fields of a first line, written by any program.
#[derive(Deserialize)]
pub(crate) struct Opening {
    pub format: u32,
    pub(super) program: String,
    pub(super) game: String,
}

#[derive(Deserialize)]
enum FirstLine {
    Game(Opening),
}

/// Returns the id of the game in the text of a game file; none if it is not a game file.
pub fn game_of(text: impl AsRef<[u8]>) -> Option<String> {
    let text = text.as_ref();
    let lines = || text.split(|byte| *byte == b'\n');
    // Without a whole first line or copy of it, a damaged one may still name the game.
    let first = lines()
        .find_map(|line| first_line(line, true))
        .or_else(|| lines().find_map(|line| first_line(line, false)));
    first.map(|opening| opening.game)
}

/// Reads the game of a line, if it is a first line or a copy of one; and whole, if it must be.
pub(super) fn first_line(line: &[u8], must_be_whole: bool) -> Option<Opening> {
    let line = text_of(line.strip_prefix(b"Game(").and(Some(line))?).ok()?;
    let marked = unmarked(line.trim_end());
    if must_be_whole && !marked.whole {
        return None;
    }
    match ron::from_str(marked.record) {
        Ok(FirstLine::Game(opening)) => Some(opening),
        Err(_) => None,
    }
}

/// Whether any line of a text begins like a line of a game file.
pub fn has_game_lines(text: &[u8]) -> bool {
    let mut lines = text.split(|byte| *byte == b'\n');
    lines.any(|line| [&b"Game("[..], b"Start(", b"Order("].iter().any(|kind| line.starts_with(kind)))
}

/// Returns the fault of a text in which [`game_of`] finds no game.
pub fn no_game_file(name: &str, text: &[u8]) -> FileFault {
    let fault = |column, sentence: String| DataError {
        file: name.to_owned(),
        line: 1,
        column,
        sentence: plain(&sentence),
    };
    let none = "this is not a game file: its first line must be Game(…)";
    if !has_game_lines(text) {
        return match text_of(text) {
            // A game file that an editor has written in another encoding.
            Err(no_text) if (no_text.line, no_text.column) == (1, 1) => {
                fault(1, format!("this file {}", no_text.sentence))
            }
            // For any other file, the fault of its first line helps no reader.
            _ => fault(1, none.to_owned()),
        };
    }
    let line = text.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let line = match text_of(line) {
        Ok(line) => line,
        Err(no_text) => return fault(no_text.column, format!("this line {}", no_text.sentence)),
    };
    let marked = unmarked(line.trim_end());
    if !marked.whole {
        return fault(1, format!("{LINE_DAMAGED}its checksum does not agree"));
    }
    match ron::from_str::<Line<IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny>>(marked.record) {
        Err(error) if !line.is_empty() => fault(error.span.start.col, damaged(error)),
        _ => fault(1, none.to_owned()),
    }
}

/// Returns the sentence about a file of a game that this program does not have.
pub fn unknown_game(game: &str) -> String {
    format!("this is a game of \"{game}\", which this program does not know")
}
