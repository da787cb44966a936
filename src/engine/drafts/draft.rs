//! A draft of a scenario: its state, and its states before and after.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    AnyDraft, Change, DraftView, Editable, NotChanged, apply::apply, comments_of, present::present, written,
};
use crate::engine::{
    counters::UnitId,
    data::{DataError, Source},
};

/// A draft of a scenario of one game. It keeps all of its states: a scenario is small.
#[derive(Clone, Debug)]
pub struct Draft<E> {
    /// The comment at the head of the file.
    comments: String,
    scenario: E,
    /// The states before the last changes, the oldest first.
    past: Vec<E>,
    /// The states after changes that were undone, the next one last.
    future: Vec<E>,
}

impl<E: Editable> Draft<E> {
    /// Reads a scenario. Its comments, except those at its head, are lost when it is written.
    ///
    /// # Errors
    /// Every fault of form; faults of meaning are for the check.
    pub fn read(source: &Source) -> Result<Self, Vec<DataError>> {
        let (comments, scenario) = (comments_of(&source.text), source.read()?);
        Ok(Self { comments, scenario, past: Vec::new(), future: Vec::new() })
    }

    /// Reads a scenario, for code that knows no game.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn any(source: &Source) -> Result<Box<dyn AnyDraft>, Vec<DataError>> {
        Ok(Box::new(Self::read(source)?))
    }

    /// The scenario in its present state.
    pub fn scenario(&self) -> &E {
        &self.scenario
    }
}

impl<E: Editable> AnyDraft for Draft<E> {
    fn view(&self) -> DraftView {
        DraftView {
            can_undo: !self.past.is_empty(),
            can_redo: !self.future.is_empty(),
            ..present(&self.scenario)
        }
    }

    fn change(&mut self, change: &Change) -> Result<bool, NotChanged> {
        let mut changed = self.scenario.clone();
        apply(&mut changed, change)?;
        if trace(&changed) == trace(&self.scenario) {
            return Ok(false);
        }
        self.past.push(std::mem::replace(&mut self.scenario, changed));
        self.future.clear();
        Ok(true)
    }

    fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.scenario, before));
        true
    }

    fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.scenario, after));
        true
    }

    fn rename(&mut self, id: UnitId, title: Option<&str>) {
        let was = self.scenario.parts().title.clone();
        let others = self.past.iter_mut().chain(&mut self.future);
        for scenario in others.chain([&mut self.scenario]) {
            let parts = scenario.parts();
            *parts.id = id;
            if let Some(title) = title.filter(|_| *parts.title == was) {
                title.clone_into(parts.title);
            }
        }
    }

    fn text(&self) -> Result<String, String> {
        written(&self.scenario, &self.comments)
    }
}

/// Returns a text that is the same for two scenarios that are the same.
fn trace<E: Editable>(scenario: &E) -> String {
    let staging = format!("{:?}", scenario.clone().parts().staging);
    ron::to_string(scenario).unwrap_or_default() + &staging
}
