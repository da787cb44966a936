//! The content, colours and memory of the panels of a study, for any game.

use super::state::{StudyAction, StudyMemory, StudyState};
use crate::{
    panels::{
        kit::{theme::Palette, widgets::keyed},
        state::Action,
    },
    settings::{Command, KeyMap},
};

/// The content of a study, with the colours, the memory and the list of actions.
pub(crate) struct StudyPanel<'a, 'm> {
    pub study: StudyState<'a>,
    pub palette: &'static Palette,
    pub keys: &'m KeyMap,
    pub memory: &'m mut StudyMemory,
    pub actions: &'m mut Vec<Action>,
}

impl StudyPanel<'_, '_> {
    pub fn act(&mut self, action: StudyAction) {
        self.actions.push(Action::Study(action));
    }

    /// Returns a hint with the key of its button.
    pub fn keyed(&self, about: &str, command: Command) -> String {
        keyed(self.keys, about, command)
    }
}
