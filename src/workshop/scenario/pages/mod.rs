//! The panel of the scenario editor: from a draft and its faults to the author's actions.

mod editor;
mod fairness;
mod forces;
mod options;
mod rings;
mod state;
#[cfg(test)]
mod tests;
mod texts;
mod victory;
mod widgets;

pub(crate) use editor::editor;
pub(crate) use rings::rings;
pub(crate) use state::{EditorMemory, EditorState, FairnessShown};
pub use state::{Pick, ScenarioAction};
