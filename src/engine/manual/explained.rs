//! What the rules say of a thing on the table: sentences, each with the case that it rests on.

use crate::engine::board::{Board, Hex};

/// How a sentence is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    #[default]
    Tells,
    /// Something is possible, or holds.
    Good,
    /// Something is forbidden, or does not hold.
    Bad,
}

/// A sentence and the case that it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence, without the case.
    pub text: String,
    /// The case, like `6.22`.
    pub case: String,
    pub tone: Tone,
}

impl Sentence {
    /// These words with a capital at the beginning and a full stop at the end.
    pub fn new(words: &str, case: &str, tone: Tone) -> Self {
        let mut letters = words.chars();
        let first: String = letters.next().map_or_else(String::new, |first| first.to_uppercase().collect());
        let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
        Self { text: format!("{first}{}{stop}", letters.as_str()), case: case.to_owned(), tone }
    }
}

/// Things named one after the other, with "and" before the last.
pub fn listed(mut names: Vec<String>) -> String {
    names.dedup();
    match names.pop() {
        None => String::new(),
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} and {last}", names.join(", ")),
    }
}

/// Sentences about one matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// What they are about.
    pub title: String,
    pub sentences: Vec<Sentence>,
}

/// Everything that the rules say of a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    pub title: String,
    /// A few words about it.
    pub about: String,
    /// The matters, none of them empty.
    pub sections: Vec<Section>,
}

impl Explained {
    /// What is said of a hex before anything else: where it is, and who stands there. A place may be called by its number.
    pub fn of_hex(board: &Board, hex: Hex, stand: Vec<String>) -> Self {
        let number = hex.to_string();
        let place = board.place_at(hex).filter(|place| place.name != number);
        let title = place.map_or(number, |place| format!("{}  {hex}", place.name));
        let about = if stand.is_empty() {
            "Nobody stands here.".to_owned()
        } else {
            format!("Here: {}.", listed(stand))
        };
        Self { title, about, sections: Vec::new() }
    }

    pub fn sentences(&self) -> impl Iterator<Item = &Sentence> {
        self.sections.iter().flat_map(|section| &section.sentences)
    }

    /// Adds a section unless nothing is said in it.
    pub fn add(&mut self, title: impl Into<String>, sentences: Vec<Sentence>) {
        if !sentences.is_empty() {
            self.sections.push(Section { title: title.into(), sentences });
        }
    }
}
