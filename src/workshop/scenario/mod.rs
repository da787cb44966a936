//! The scenario editor, without its pages: the draft of a scenario with its changes, its file, and whether it is fair.

mod editor;
mod fairness;

pub use editor::{EditorPlace, ScenarioEditor, no_editor, unsaved_drafts};
pub use fairness::{fairness_progress, fairness_words};

use crate::engine::text::texts;

texts! { "en": ["workshop-scenario.ftl"], "de": ["workshop-scenario.ftl"] }
