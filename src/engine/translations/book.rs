//! The rules book of a game in the language of the table.

use super::shown::{translate, translation};
use crate::engine::{manual::RulesText, text::Words};
use std::{ops::Deref, sync::Arc};

/// A rules book as it is shown. It is translated again when the language of the table changes.
#[derive(Clone, Debug, Default)]
pub struct ShownRules {
    file: &'static str,
    /// The book as its file states it.
    english: Arc<RulesText>,
    /// The translation that is shown.
    words: Option<Arc<Words>>,
    shown: Arc<RulesText>,
}

impl ShownRules {
    /// Reads a file like `guderian/rules.ron`; the book is empty if it cannot be read.
    pub fn load(file: &'static str) -> Self {
        let english = Arc::new(RulesText::load(file).unwrap_or_default());
        let mut rules = Self { file, shown: Arc::clone(&english), english, words: None };
        rules.follow_language();
        rules
    }

    /// The file that it was read from.
    pub fn file(&self) -> &'static str {
        self.file
    }

    /// Returns the book, to be held while it is read.
    pub fn shared(&self) -> Arc<RulesText> {
        Arc::clone(&self.shown)
    }

    /// Translates the book again if the language of the table has changed.
    pub fn follow_language(&mut self) {
        if self.file.is_empty() {
            return;
        }
        let words = translation(self.file);
        if self.words.as_ref().is_some_and(|known| Arc::ptr_eq(known, &words)) {
            return;
        }
        self.shown = Arc::clone(&self.english);
        if !words.is_empty() {
            let shown: &mut RulesText = Arc::make_mut(&mut self.shown);
            translate(self.file, shown);
        }
        self.words = Some(words);
    }
}

impl Deref for ShownRules {
    type Target = RulesText;

    fn deref(&self) -> &RulesText {
        &self.shown
    }
}
