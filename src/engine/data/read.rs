//! From a text to a value, or to an error that says where and what was expected.

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

/// Larger files are not data that somebody wrote for a game.
const LARGEST_FILE: u64 = 8 * 1024 * 1024;

/// Larger files are no games. A campaign of twelve turns takes about a megabyte; this is room for the orders of
/// fifty of them, and more than anybody plays in one game.
const LARGEST_GAME: u64 = 64 * 1024 * 1024;

/// Faults of one file that are listed; of more it is said how many.
pub const MOST_FAULTS: usize = 100;

/// Reads a value from RON. The text may name its format, see [`without_format`].
///
/// # Errors
/// Names line and column of the first place that does not fit, or says that it was made for a newer program.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    ron::from_str(&without_format(file, text)?).map_err(|error| DataError {
        file: file.to_owned(),
        line: error.span.start.line,
        column: error.span.start.col,
        sentence: plain(&in_words(&error.code)),
    })
}

/// Reads a value from RON, or from JSON if the text is that or the file is named so: what the program prints as
/// JSON can be given back to it as it is.
///
/// # Errors
/// Names line and column of the first place that does not fit.
pub fn parse_ron_or_json<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    let is_named_so = Path::new(file).extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    if !is_named_so && serde_json::from_str::<IgnoredAny>(text).is_err() {
        return parse(file, text);
    }
    serde_json::from_str(text).map_err(|error| {
        // The library tells the place at the end of its sentence, and 0 for the column before a line begins.
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

/// The name and the text of a file in the folder where the program runs, if a player has put it there to
/// edit, else of the one that is shipped.
///
/// # Errors
/// As for [`read_file`].
pub fn edited_or_shipped(file: &str, shipped: &str) -> Result<(String, String), DataError> {
    let path = Path::new(file);
    let text = if path.is_file() { read_file(path)? } else { shipped.to_owned() };
    Ok((path.shown(), text))
}

/// What has been read; or none, and what is wrong with it is told on standard error.
pub fn or_tell<T>(read: Result<T, Vec<DataError>>) -> Option<T> {
    let tell = |errors: Vec<DataError>| errors.iter().for_each(|error| complain!("{error}"));
    read.map_err(tell).ok()
}

/// Reads a text file.
///
/// # Errors
/// The file cannot be read, is no text or is far too large.
pub fn read_file(path: &Path) -> Result<String, DataError> {
    let name = path.shown();
    let fault = |sentence: String| DataError::whole_file(&name, sentence);
    let bytes = read_bytes(path, LARGEST_FILE).map_err(|unread| match unread {
        Unread::TooLong { size, most } => fault(format!("is {size} bytes long; data files end at {most}")),
        other => fault(other.to_string()),
    })?;
    text_of(&bytes).map(Cow::into_owned).map_err(|fault| fault.of(&name))
}

/// Reads a game file: as bytes, since a line that is no text costs only itself.
///
/// # Errors
/// The file cannot be read or is larger than any game.
pub fn read_game(path: &Path) -> Result<Vec<u8>, DataError> {
    read_bytes(path, LARGEST_GAME).map(lines_of).map_err(|unread| {
        let sentence = match unread {
            Unread::TooLong { size, most } => format!("is {size} bytes long; game files end at {most}"),
            other => other.to_string(),
        };
        DataError::whole_file(&path.shown(), sentence)
    })
}

/// Gives faults of meaning their line and column in the text; of more than [`MOST_FAULTS`] it is said how many
/// there are.
pub fn with_places(file: &str, text: &str, mut faults: Vec<Fault>) -> Vec<DataError> {
    let more = faults.len().saturating_sub(MOST_FAULTS);
    // Where the list breaks off stands that it does.
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

/// A short digest of a text (FNV-1a), to notice that it was changed.
pub fn digest(text: &str) -> String {
    format!("{:016x}", fnv(text.bytes()))
}

/// FNV-1a: what digests and seals of older files are made of, what painted sheets are known by, and where the chances of a
/// painted name begin.
pub fn fnv(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    bytes.into_iter().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
