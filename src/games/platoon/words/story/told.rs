//! An event in words, before it is shown in a language.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    text::{Names, Text, t},
};

/// An event in words. Of an attack, the figures and each die-roll modifier are texts of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub(super) sentence: Text,
    pub(super) figures: Option<Text>,
    pub(super) modifiers: Vec<Text>,
}

impl From<Text> for Told {
    fn from(sentence: Text) -> Self {
        Self { sentence, figures: None, modifiers: Vec::new() }
    }
}

impl Told {
    /// Returns the sentence in the language of the table.
    pub fn shown(&self, names: &dyn Names) -> String {
        self.joined(Text::shown, names)
    }

    /// Returns the sentence in English, for the command line, files and the feed.
    pub fn english(&self, names: &dyn Names) -> String {
        self.joined(Text::english, names)
    }

    fn joined(&self, said: fn(&Text, &dyn Names) -> String, names: &dyn Names) -> String {
        let Some(figures) = &self.figures else { return said(&self.sentence, names) };
        let part = |text: &Text| said(text, &Part(names));
        let (attack, figures) = (part(&self.sentence), part(figures));
        let modifiers: Vec<String> = self.modifiers.iter().map(part).collect();
        let whole = if modifiers.is_empty() {
            t!("platoon-story-attack", attack = attack, figures = figures)
        } else {
            let modifiers = modifiers.join(", ");
            t!("platoon-story-attack-modified", attack = attack, figures = figures, modifiers = modifiers)
        };
        said(&whole, names)
    }
}

/// The names of units and hexes in a part of a sentence. Only the whole sentence is finished: whether a unit is named with
/// its side depends on the units before it.
pub(in crate::games::platoon::words) struct Part<'a>(pub &'a dyn Names);

impl Names for Part<'_> {
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
