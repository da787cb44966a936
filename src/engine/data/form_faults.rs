//! Finds all faults of form of a data text, not only the first: each piece that does not fit is reported and left out,
//! and the rest is read.
//!
//! The reader of RON stops at the first value that does not fit. The innermost list item or structure field around it
//! is then blanked out. The text is read again, until it fits. A field that is missing only because it was blanked out
//! is no fault of its own: in that case the next larger piece is blanked out.

use super::{
    fault::DataError,
    format::without_format,
    locate::{Piece, pieces_around},
    plain::plain,
    read::MOST_FAULTS,
    words::in_words,
};
use ron::error::SpannedError;
use serde::de::{DeserializeOwned, IgnoredAny};

/// Limit of the bytes read in all, over all attempts: a large file is not read a hundred times.
const MOST_READ: usize = 64 * 1024 * 1024;

/// Reads a value from RON as [`super::parse`] does.
///
/// # Errors
/// Every place that does not fit; only the first one if brackets, commas or quotation marks are wrong.
pub fn parse_telling_all<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Vec<DataError>> {
    let (read, faults) = parse_without_faults(file, text);
    read.filter(|_| faults.is_empty()).ok_or(faults)
}

/// Reads a value from RON as [`super::parse`] does, without the pieces that do not fit, if the rest is a value. Reports
/// every place that does not fit.
pub(super) fn parse_without_faults<T: DeserializeOwned>(
    file: &str,
    text: &str,
) -> (Option<T>, Vec<DataError>) {
    let text = match without_format(file, text) {
        Ok(text) => text,
        Err(newer) => return (None, vec![newer]),
    };
    let first = match ron::from_str(&text) {
        Ok(read) => return (Some(read), Vec::new()),
        Err(first) => first,
    };
    let mut left = None;
    let told = |error: &SpannedError| DataError {
        file: file.to_owned(),
        line: error.span.start.line,
        column: error.span.start.col,
        sentence: plain(&in_words(&error.code)),
    };
    let mut faults = vec![told(&first)];
    // In a text that is not RON at all, the pieces have no known beginning and end.
    if ron::from_str::<IgnoredAny>(&text).is_ok() {
        let mut mended = Mended { text: text.into_owned(), blanked: Vec::new() };
        let mut error = first;
        let most = (MOST_READ / mended.text.len().max(1)).min(4 * MOST_FAULTS);
        for _ in 0..most {
            if faults.len() == MOST_FAULTS || !mended.blank(&error) {
                break;
            }
            error = match ron::from_str::<T>(&mended.text) {
                Ok(read) => {
                    left = Some(read);
                    break;
                }
                Err(error) => error,
            };
            let fault = told(&error);
            if !mended.has_brought(&error) && !faults.contains(&fault) {
                faults.push(fault);
            }
        }
    }
    (left, faults)
}

/// A text in which the pieces that do not fit are blanked out; lines and columns are unchanged.
struct Mended {
    text: String,
    /// Blanked fields, each with a line and a column inside its value.
    blanked: Vec<(String, usize, usize)>,
}

impl Mended {
    /// Returns the smallest piece around a fault that can be left out and has not been already. A missing field is
    /// reported at the closing bracket of its structure: the whole structure is the piece.
    fn piece_around(&self, error: &SpannedError) -> Option<Piece> {
        let at = byte_at(&self.text, error.span.start.line, error.span.start.col);
        let is_missing = matches!(error.code, ron::Error::MissingStructField { .. });
        let something_in = |piece: &Piece| {
            let words = self.text.get(piece.range.clone()).unwrap_or_default();
            words.chars().any(|letter| !letter.is_whitespace() && letter != ',')
        };
        let mut pieces = pieces_around(&self.text, at).into_iter();
        pieces.find(|piece| piece.can_go && something_in(piece) && !(is_missing && piece.range.end == at))
    }

    /// Blanks that piece out; returns whether there was one.
    fn blank(&mut self, error: &SpannedError) -> bool {
        let Some(piece) = self.piece_around(error) else { return false };
        let (line, column) = (error.span.start.line, error.span.start.col);
        self.blanked.extend(piece.field.map(|field| (field, line, column)));
        let blank = |letter: char| if letter == '\n' { '\n' } else { ' ' };
        let words = self.text.get(piece.range.clone()).unwrap_or_default();
        let blanks: String = words.chars().map(blank).collect();
        self.text.replace_range(piece.range, &blanks);
        true
    }

    /// Whether a field is missing only because it has been blanked out.
    fn has_brought(&self, error: &SpannedError) -> bool {
        let ron::Error::MissingStructField { field, .. } = &error.code else { return false };
        let around = self.piece_around(error);
        self.blanked.iter().filter(|blanked| blanked.0 == *field).any(|(_, line, column)| {
            let at = byte_at(&self.text, *line, *column);
            around.as_ref().is_none_or(|piece| piece.range.contains(&at))
        })
    }
}

/// Returns the byte offset of a line and a column, both counted from 1.
fn byte_at(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let rest = text.get(start..).unwrap_or_default();
    let within = rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(at, _)| at);
    start + within
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only its form is read")]
    struct Army {
        title: String,
        turns: u8,
        units: Vec<Unit>,
        at: (u8, u8),
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only its form is read")]
    struct Unit {
        id: String,
        strength: u8,
        kind: Kind,
    }

    #[derive(Debug, Deserialize)]
    enum Kind {
        Rifle,
        Tank,
    }

    fn told(text: &str) -> Vec<String> {
        let faults = parse_telling_all::<Army>("army.ron", text).map(|_| ()).expect_err("faults");
        faults.iter().map(|fault| format!("{}:{}", fault.line, fault.sentence)).collect()
    }

    #[test]
    fn every_place_that_does_not_fit_is_told_once() {
        let text = "(\n title: 7,\n turns: 300,\n units: [\n (id: \"ä\", strength: \"x\", kind: Rifle),\n \
                    (id: \"b\", strength: 1, kind: Ship),\n (id: \"c\", strength: 2, kind: Tank, colour: 1),\n \
                    (id: \"d\", kind: Tank),\n ],\n at: (1, true),\n)";
        let told = told(text);
        let lines: Vec<&str> = told.iter().filter_map(|fault| fault.split(':').next()).collect();
        assert_eq!(lines, ["2", "3", "5", "6", "7", "8", "10"], "{told:#?}");
        assert!(told[3].contains("Ship") && told[4].contains("colour") && told[5].contains("strength"));
    }

    #[test]
    fn of_a_text_that_is_no_ron_the_first_place_is_told() {
        assert_eq!(told("(title: 7, turns: [1, units: [], at: (1, 2))").len(), 1);
        assert_eq!(told("(title: \"no end, turns: 1)").len(), 1);
        assert_eq!(told("").len(), 1);
        assert_eq!(told("7").len(), 1);
    }

    #[test]
    fn what_fits_is_read() {
        let text = "(title: \"x\", turns: 1, units: [(id: \"a\", strength: 1, kind: Rifle)], at: (1, 2))";
        assert_eq!(parse_telling_all::<Army>("army.ron", text).expect("read").units.len(), 1);
    }

    /// A large file full of faults costs only a few readings.
    #[test]
    fn many_faults_are_not_told_without_end() {
        let text = format!("(title: \"x\", turns: 1, at: (1, 2), units: [{}])", "(id: 1),\n".repeat(5000));
        assert_eq!(told(&text).len(), MOST_FAULTS);
    }
}
