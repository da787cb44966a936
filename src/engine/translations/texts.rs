//! The texts of a data file and their keys.

use std::collections::BTreeSet;

/// A text of a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataText {
    /// Its key: the id of its message, with the name of an attribute after a full stop.
    pub key: String,
    pub english: String,
}

/// A data file, or a part of one, with texts for players.
pub trait HasTexts {
    /// Visits each text with its key, in the order in which a translator reads them.
    fn visit_texts(&mut self, visit: &mut dyn FnMut(&str, &mut String));

    /// Returns the texts, without empty ones. Of two with one key, which only a faulty file has, it is the first.
    fn texts(&mut self) -> Vec<DataText> {
        let (mut texts, mut known) = (Vec::new(), BTreeSet::new());
        self.visit_texts(&mut |key, text| {
            if !text.trim().is_empty() && known.insert(key.to_owned()) {
                texts.push(DataText { key: key.to_owned(), english: text.clone() });
            }
        });
        texts
    }
}

/// Visits the lines of a list: `wins-1`, `wins-2` and so on.
pub(super) fn visit_lines(key: &str, lines: &mut [String], visit: &mut dyn FnMut(&str, &mut String)) {
    for (number, line) in (1..).zip(lines) {
        visit(&format!("{key}-{number}"), line);
    }
}

/// Returns a word of a file as a part of a key, which has letters, digits, `-` and `_` only: `6-22` for `6.22`.
pub(super) fn in_key(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    word.chars().map(|letter| if is_plain(letter) { letter } else { '-' }).collect()
}
