//! The content, colours and memory of the panels of a study, for any game.

use super::state::{StudyAction, StudyMemory, StudyState};
use crate::panels::{kit::theme::Palette, state::Action};

/// The content of a study, with the colours, the memory and the list of actions.
pub(crate) struct StudyPanel<'a, 'm> {
    pub study: StudyState<'a>,
    pub palette: &'static Palette,
    pub memory: &'m mut StudyMemory,
    pub actions: &'m mut Vec<Action>,
}

impl StudyPanel<'_, '_> {
    pub fn act(&mut self, action: StudyAction) {
        self.actions.push(Action::Study(action));
    }
}
