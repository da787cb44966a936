//! Texts as they are shown.

use super::{
    language::Language,
    languages::{ENGLISH, current, in_language},
    message::Text,
    names::{Ids, Names},
};
use std::fmt;

impl Text {
    /// Returns the sentence in the language of the table.
    pub fn shown(&self, names: &dyn Names) -> String {
        names.finish(current().format(self, names))
    }

    /// Returns the sentence of a text without units and hexes in a language.
    pub fn in_language(&self, language: &Language) -> String {
        language.format(self, &Ids)
    }

    /// Returns the sentence in English, for the command line, files and the feed.
    pub fn english(&self, names: &dyn Names) -> String {
        names.finish(in_language(ENGLISH).format(self, names))
    }

    /// Returns the sentence of a text without units and hexes in the language of the table.
    pub fn plain(&self) -> String {
        self.shown(&Ids)
    }
}

/// The English sentence with ids of units.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english(&Ids))
    }
}
