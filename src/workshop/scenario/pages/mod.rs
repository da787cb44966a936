//! The panel of the scenario editor: from a draft and its faults to the author's actions.

mod arrivals;
mod awards;
mod editor;
mod extras;
mod fairness;
mod faults;
mod fields;
mod forces;
mod lines;
mod options;
mod picker;
mod placed;
mod rings;
mod sections;
mod state;
#[cfg(test)]
mod tests;
mod texts;
mod types;
mod victory;
mod widgets;

pub(crate) use editor::editor;
pub(crate) use rings::rings;
pub(crate) use state::{EditorMemory, EditorState, EntryArea, FairnessShown, ThingOpen, TypeShown};
pub use state::{Pick, ScenarioAction};
