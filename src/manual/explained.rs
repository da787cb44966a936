//! What the rules say of a thing on the table: sentences, each with the case that it rests on.

/// How a sentence is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// It tells.
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
    /// How it is meant.
    pub tone: Tone,
}

/// Sentences about one matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// What they are about.
    pub title: String,
    /// The sentences.
    pub sentences: Vec<Sentence>,
}

/// Everything that the rules say of a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// The thing.
    pub title: String,
    /// A few words about it.
    pub about: String,
    /// The matters, none of them empty.
    pub sections: Vec<Section>,
}

impl Explained {
    /// Every sentence.
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
