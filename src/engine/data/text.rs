//! The one door by which text comes into the program: files of players, lines of standard input, files in zips. Only
//! here are the additions of editors and shells removed: a byte-order mark, and line ends of other systems. Bytes that
//! are not text in UTF-8 are refused, with their place and a sentence that gives the remedy.

use super::fault::DataError;
use std::{borrow::Cow, fmt, str};

/// The byte-order mark that some editors put at the beginning of a text in UTF-8.
const MARK: &[u8] = b"\xEF\xBB\xBF";
/// Bytes at the beginning that are checked to recognize UTF-16 without a mark.
const LOOKED_AT: usize = 16;

/// The reason why bytes are not text, and their place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoText {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in letters.
    pub column: usize,
    pub sentence: String,
}

impl fmt::Display for NoText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}: it {}", self.line, self.column, self.sentence)
    }
}

impl NoText {
    /// Returns the same as a fault of a file.
    pub fn of(self, file: &str) -> DataError {
        let Self { line, column, sentence } = self;
        DataError { file: file.to_owned(), line, column, sentence }
    }
}

/// Returns the bytes as text, with `\n` at the end of each line and without a byte-order mark.
///
/// # Errors
/// They are text in UTF-16 or UTF-32, or in no encoding of Unicode.
pub fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, NoText> {
    if let Some(encoding) = other_encoding(bytes) {
        let sentence = format!("is not text in UTF-8 but in {encoding}: save it as UTF-8");
        return Err(NoText { line: 1, column: 1, sentence });
    }
    let bytes = without_mark(bytes);
    match str::from_utf8(bytes) {
        Ok(text) => Ok(with_usual_ends(text)),
        Err(error) => Err(no_text_at(bytes, error.valid_up_to())),
    }
}

/// Returns the bytes of a file in which each line is a text by itself, so that a damaged line of a game damages only
/// itself. The byte-order mark is removed, and every line end has a `\n`.
pub(super) fn lines_of(mut bytes: Vec<u8>) -> Vec<u8> {
    let marks = bytes.len() - without_mark(&bytes).len();
    bytes.drain(..marks);
    // A carriage return within a line is damage; it is a line end only in a file without any other.
    if !bytes.contains(&b'\n') {
        bytes.iter_mut().filter(|byte| **byte == b'\r').for_each(|byte| *byte = b'\n');
    }
    bytes
}

/// Returns the encoding of bytes that are text in an encoding of Unicode other than UTF-8.
pub(super) fn other_encoding(bytes: &[u8]) -> Option<&'static str> {
    const MARKS: [(&[u8], &str); 4] = [
        (b"\xFF\xFE\0\0", "UTF-32"),
        (b"\0\0\xFE\xFF", "UTF-32"),
        (b"\xFF\xFE", "UTF-16"),
        (b"\xFE\xFF", "UTF-16"),
    ];
    let marked = MARKS.iter().find(|(mark, _)| bytes.starts_with(mark)).map(|(_, encoding)| *encoding);
    let pairs = bytes.get(..bytes.len().min(LOOKED_AT)).unwrap_or_default().chunks_exact(2);
    let every = |is: fn(&[u8]) -> bool| pairs.len() >= 2 && pairs.clone().all(is);
    let unmarked = every(|pair| matches!(pair, [1..=255, 0])) || every(|pair| matches!(pair, [0, 1..=255]));
    marked.or_else(|| unmarked.then_some("UTF-16"))
}

fn without_mark(mut bytes: &[u8]) -> &[u8] {
    // Two programs in a row each add a mark.
    while let Some(rest) = bytes.strip_prefix(MARK) {
        bytes = rest;
    }
    bytes
}

fn with_usual_ends(text: &str) -> Cow<'_, str> {
    if text.contains('\r') {
        Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
    } else {
        Cow::Borrowed(text)
    }
}

/// Returns the fault of bytes of which this many are text and the next one is not.
fn no_text_at(bytes: &[u8], valid: usize) -> NoText {
    let before =
        str::from_utf8(bytes.get(..valid).unwrap_or_default()).map_or(Cow::Borrowed(""), with_usual_ends);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    let byte = bytes.get(valid).copied().unwrap_or_default();
    let sentence = format!("is not text in UTF-8: the byte {byte:02X} is not a character; save it as UTF-8");
    NoText { line, column, sentence }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(bytes: &[u8]) -> NoText {
        text_of(bytes).expect_err("no text")
    }

    #[test]
    fn marks_and_line_ends_of_other_systems_are_taken_off() {
        for bytes in ["a\nb\n", "\u{feff}a\nb\n", "\u{feff}\u{feff}a\r\nb\r\n", "a\rb\r", "a\r\nb\n"] {
            assert_eq!(text_of(bytes.as_bytes()).expect("a text"), "a\nb\n", "{bytes:?}");
        }
        // Inside a text the mark is a letter like any other.
        assert_eq!(text_of("a\u{feff}".as_bytes()).expect("a text"), "a\u{feff}");
        assert_eq!(text_of(b"").expect("a text"), "");
    }

    #[test]
    fn other_encodings_are_named() {
        let utf_16 = |text: &str, mark: &[u8], big: bool| -> Vec<u8> {
            let units = text
                .encode_utf16()
                .flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() });
            mark.iter().copied().chain(units).collect()
        };
        for (mark, big) in [(&b"\xFF\xFE"[..], false), (b"\xFE\xFF", true), (b"", false), (b"", true)] {
            let fault = fault(&utf_16("(id: \"x\")", mark, big));
            assert!(fault.sentence.contains("in UTF-16: save it as UTF-8"), "{fault:?}");
            assert_eq!((fault.line, fault.column), (1, 1));
        }
        assert!(fault(b"\xFF\xFE\0\0(\0\0\0").sentence.contains("UTF-32"));
    }

    #[test]
    fn a_byte_of_no_letter_is_told_with_its_place() {
        let told = fault(b"\xEF\xBB\xBF(\r\n  title: \"\xC3\xA4, M\xFCnchen\")");
        assert_eq!((told.line, told.column), (2, 15), "{told:?}");
        assert!(told.sentence.contains("the byte FC"), "{told:?}");
        assert_eq!(fault(b"a\rb\rc\xFF").line, 3);
        assert_eq!(fault(b"cut off \xC3").column, 9);
    }

    #[test]
    fn lines_of_a_game_have_one_kind_of_end() {
        assert_eq!(lines_of(b"\xEF\xBB\xBFa\xFF\nb\r\n".to_vec()), b"a\xFF\nb\r\n");
        assert_eq!(lines_of(b"a\rb\r".to_vec()), b"a\nb\n");
        assert_eq!(lines_of(b"a\rb\n".to_vec()), b"a\rb\n", "damage stays within its line");
    }
}
