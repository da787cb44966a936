//! Explanations of a thing on the table by the rules: sentences, each with its case.

use crate::engine::{
    board::{Board, Hex},
    text::say,
};

/// The meaning of a sentence for the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    #[default]
    Tells,
    /// An action is possible, or a condition is met.
    Good,
    /// An action is forbidden, or a condition is not met.
    Bad,
}

/// A sentence and its case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence, without the case.
    pub text: String,
    /// The case, like `6.22`.
    pub case: String,
    pub tone: Tone,
}

impl Sentence {
    /// Makes a sentence of a text: with a capital at the beginning and a full stop at the end.
    pub fn new(words: &str, case: &str, tone: Tone) -> Self {
        let mut letters = words.chars();
        let first: String = letters.next().map_or_else(String::new, |first| first.to_uppercase().collect());
        let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
        Self { text: format!("{first}{}{stop}", letters.as_str()), case: case.to_owned(), tone }
    }
}

/// Lists names one after the other, with "and" before the last.
pub fn listed(mut names: Vec<String>) -> String {
    names.dedup();
    match names.pop() {
        None => String::new(),
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} and {last}", names.join(", ")),
    }
}

/// Sentences about one subject.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// Their subject.
    pub title: String,
    pub sentences: Vec<Sentence>,
}

/// The full explanation of a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    pub title: String,
    /// A few words about it.
    pub about: String,
    /// The sections, none of them empty.
    pub sections: Vec<Section>,
}

impl Explained {
    /// Begins the explanation of a hex: its place, and the units in it. A place may have its number as its name.
    pub fn of_hex(board: &Board, hex: Hex, mut stand: Vec<String>) -> Self {
        let number = hex.to_string();
        let place = board.place_at(hex).filter(|place| place.name != number);
        let title = place.map_or(number, |place| format!("{}  {hex}", place.name));
        stand.dedup();
        let about = match stand.is_empty() {
            true => say!("explained-no-units"),
            false => say!("explained-units", units = stand),
        };
        Self { title, about, sections: Vec::new() }
    }

    pub fn sentences(&self) -> impl Iterator<Item = &Sentence> {
        self.sections.iter().flat_map(|section| &section.sentences)
    }

    /// Adds a section, unless it has no sentences.
    pub fn add(&mut self, title: impl Into<String>, sentences: Vec<Sentence>) {
        if !sentences.is_empty() {
            self.sections.push(Section { title: title.into(), sentences });
        }
    }
}
