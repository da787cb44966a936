//! Reads a text as a value, or returns an error that states the place and what was expected.

use super::paths::Shown;
use super::{
    bytes::{Unread, read_bytes},
    fault::{DataError, Fault},
    format::without_format,
    in_words,
    locate::locate_all,
    plain::plain,
    text::{lines_of, text_of},
};
use crate::engine::complaints::complain;
use serde::de::{DeserializeOwned, IgnoredAny};
use std::{borrow::Cow, path::Path};

/// Limit of a data file in bytes: no hand-written game data is larger.
const LARGEST_FILE: u64 = 8 * 1024 * 1024;

/// Limit of a game file in bytes. A campaign of twelve turns takes about a megabyte; this is enough for fifty of them,
/// more than any real game needs.
const LARGEST_GAME: u64 = 64 * 1024 * 1024;

/// Limit of the faults listed for one file; the rest is counted.
pub const MOST_FAULTS: usize = 100;

/// Reads a value from RON. The text may name its format, see [`without_format`].
///
/// # Errors
/// Names line and column of the first place that does not fit, or states that the text was made for a newer program.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    ron::from_str(&without_format(file, text)?).map_err(|error| DataError {
        file: file.to_owned(),
        line: error.span.start.line,
        column: error.span.start.col,
        sentence: plain(&in_words(&error.code)),
    })
}

/// Reads a value from RON, or from JSON if the text is JSON or the file is named so: JSON that the program prints can
/// be given back to it unchanged.
///
/// # Errors
/// Names line and column of the first place that does not fit.
pub fn parse_ron_or_json<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    let is_named_so = Path::new(file).extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    if !is_named_so && serde_json::from_str::<IgnoredAny>(text).is_err() {
        return parse(file, text);
    }
    serde_json::from_str(text).map_err(|error| {
        // The library states the place at the end of its sentence, and column 0 before a line begins.
        let told = error.to_string();
        let sentence = told.split(" at line ").next().unwrap_or(&told).to_owned();
        DataError {
            file: file.to_owned(),
            line: error.line().max(1),
            column: error.column().max(1),
            sentence: plain(&sentence),
        }
    })
}

/// Returns the name and the text of a file in the current folder, if a player has put it there to edit. Otherwise
/// returns those of the shipped file.
///
/// # Errors
/// As for [`read_file`].
pub fn edited_or_shipped(file: &str, shipped: &str) -> Result<(String, String), DataError> {
    let path = Path::new(file);
    let text = if path.is_file() { read_file(path)? } else { shipped.to_owned() };
    Ok((path.shown(), text))
}

/// Returns the value; or none, after its faults are printed on standard error.
pub fn or_tell<T>(read: Result<T, Vec<DataError>>) -> Option<T> {
    let tell = |errors: Vec<DataError>| errors.iter().for_each(|error| complain!("{error}"));
    read.map_err(tell).ok()
}

/// Reads a text file.
///
/// # Errors
/// The file cannot be read, is not text, or is far too large.
pub fn read_file(path: &Path) -> Result<String, DataError> {
    let name = path.shown();
    let fault = |sentence: String| DataError::whole_file(&name, sentence);
    let bytes = read_bytes(path, LARGEST_FILE).map_err(|unread| match unread {
        Unread::TooLong { size, most } => {
            fault(format!("is {size} bytes long; the limit for data files is {most}"))
        }
        other => fault(other.to_string()),
    })?;
    text_of(&bytes).map(Cow::into_owned).map_err(|fault| fault.of(&name))
}

/// Reads a game file: as bytes, so that a line that is not text damages only itself.
///
/// # Errors
/// The file cannot be read or is larger than any game.
pub fn read_game(path: &Path) -> Result<Vec<u8>, DataError> {
    read_bytes(path, LARGEST_GAME).map(lines_of).map_err(|unread| {
        let sentence = match unread {
            Unread::TooLong { size, most } => {
                format!("is {size} bytes long; the limit for game files is {most}")
            }
            other => other.to_string(),
        };
        DataError::whole_file(&path.shown(), sentence)
    })
}

/// Adds line and column in the text to faults of meaning; beyond [`MOST_FAULTS`] the rest is counted.
pub fn with_places(file: &str, text: &str, mut faults: Vec<Fault>) -> Vec<DataError> {
    let more = faults.len().saturating_sub(MOST_FAULTS);
    // The last entry states how many faults were left out.
    let rest = faults
        .get(MOST_FAULTS)
        .map(|first| Fault::new("", format!("{more} more faults follow, the first at {}", first.path)));
    faults.truncate(MOST_FAULTS);
    faults.extend(rest);
    let paths: Vec<&str> = faults.iter().map(|fault| fault.path.as_str()).collect();
    let places = locate_all(text, &paths);
    faults
        .into_iter()
        .zip(places)
        .map(|(fault, (line, column))| {
            let sentence = if fault.path.is_empty() {
                fault.sentence
            } else {
                format!("{}: {}", fault.path, fault.sentence)
            };
            DataError { file: file.to_owned(), line, column, sentence: plain(&sentence) }
        })
        .collect()
}

/// Returns a short digest of a text (FNV-1a), to notice changes.
pub fn digest(text: &str) -> String {
    format!("{:016x}", fnv(text.bytes()))
}

/// The FNV-1a hash: used for digests and seals of older files, keys of painted sheets, and the seeds of painted names.
pub fn fnv(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    bytes.into_iter().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
