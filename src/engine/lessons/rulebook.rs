//! The rulebook of a lesson: that of a scenario, changed by the lesson or as it is.

use super::{HasLessons, Lesson, changed_rulebook};
use crate::engine::{
    data::{DataError, Source},
    orders::Position,
};

impl<G: HasLessons> Lesson<G> {
    /// Returns the rulebook of the lesson, whose text is this one.
    ///
    /// # Errors
    /// Every fault, with its place in the text. A lesson without a beginning has one.
    pub fn rulebook(&self, source: &Source) -> Result<G::Rulebook, Vec<DataError>> {
        match (&self.position, &self.begins) {
            (Some(start), _) => G::lesson_rulebook(source, "position", start),
            (None, Some(begins)) => {
                let base = G::rulebook(begins.scenario.as_str());
                changed_rulebook(source, "begins", base, |mut rulebook| {
                    G::choose(&mut rulebook, &begins.options);
                    Ok(rulebook)
                })
            }
            (None, None) => {
                let sentence = "a lesson needs a beginning: position, or begins with a scenario";
                Err(vec![DataError::whole_file(&source.name, sentence)])
            }
        }
    }

    /// The number of the learner's side, in a lesson that begins as its scenario does.
    pub fn learner(&self) -> Option<usize> {
        let begins = self.begins.as_ref()?;
        G::SIDES.iter().position(|side| side.word == begins.learner)
    }

    /// The number of the learner's side in a puzzle that begins with this position: the side to act, if the lesson names
    /// none.
    pub fn learner_at(&self, rulebook: &G::Rulebook, start: &Position<G>) -> usize {
        let named = self.learner().or_else(|| G::learner(self.position.as_ref()?));
        named.unwrap_or_else(|| G::acting(rulebook, &start.public))
    }
}
