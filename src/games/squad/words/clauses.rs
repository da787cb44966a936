//! Lines of several texts with punctuation between them: an attack and its results, a number and its modifiers.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    text::{Names, Text},
};

/// Texts that are one line together, each with the punctuation before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clauses(Vec<(&'static str, Text)>);

impl Clauses {
    /// Joins texts by the same punctuation.
    pub fn joined(joint: &'static str, texts: impl IntoIterator<Item = Text>) -> Self {
        Self(texts.into_iter().map(|text| (joint, text)).collect())
    }

    /// Returns the line with more texts after it, which this punctuation separates from it.
    #[must_use]
    pub fn then(mut self, joint: &'static str, more: impl Into<Self>) -> Self {
        let mut more = more.into().0;
        if let Some(first) = more.first_mut() {
            first.0 = joint;
        }
        self.0.extend(more);
        self
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the line in the language of the table.
    pub fn shown(&self, names: &dyn Names) -> String {
        self.line(names, Text::shown)
    }

    /// Returns the line in English, for the command line and the feed.
    pub fn english(&self, names: &dyn Names) -> String {
        self.line(names, Text::english)
    }

    /// The names finish the line as a whole: a unit says its side once in all of it.
    fn line(&self, names: &dyn Names, words: impl Fn(&Text, &dyn Names) -> String) -> String {
        let mut line = String::new();
        for (number, (joint, text)) in self.0.iter().enumerate() {
            if number > 0 {
                line.push_str(joint);
            }
            line.push_str(&words(text, &Unfinished(names)));
        }
        names.finish(line)
    }
}

impl From<Text> for Clauses {
    fn from(text: Text) -> Self {
        Self(vec![("", text)])
    }
}

/// The names for a part of a line.
struct Unfinished<'a>(&'a dyn Names);

impl Names for Unfinished<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        self.0.unit(unit)
    }

    fn units(&self, units: &[UnitId]) -> Option<String> {
        self.0.units(units)
    }

    fn hex(&self, hex: Hex) -> String {
        self.0.hex(hex)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::text::Ids;

    #[test]
    fn clauses_keep_their_punctuation() {
        let parts = Clauses::joined(", ", [Text::from("b"), Text::from("c")]);
        let line = Clauses::from(Text::from("a")).then(": ", parts.clone());
        assert_eq!(line.english(&Ids), "a: b, c");
        assert_eq!(Clauses::default().then(": ", parts).english(&Ids), "b, c");
        assert!(Clauses::default().is_empty());
    }
}
