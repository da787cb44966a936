//! The scenario editor: the draft of a scenario with its changes, its file, and whether it is fair; and the panel in
//! which it is edited at the table.

mod editor;
mod fairness;
mod own_types;
#[cfg(feature = "window")]
pub(crate) mod pages;
mod steps;
#[cfg(feature = "window")]
pub(crate) mod table;

pub use editor::{EditorPlace, ScenarioEditor, no_editor, unsaved_drafts};
pub use fairness::{fairness_progress, fairness_words};
pub use own_types::{ListCheck, OwnTypes};
#[cfg(feature = "window")]
pub use pages::{Pick, ScenarioAction};
pub use steps::{Step, Steps, Typed};
#[cfg(feature = "window")]
pub use table::{Editing, ScenarioAsked};

use crate::engine::text::texts;

texts! { "en": ["workshop-scenario.ftl"], "de": ["workshop-scenario.ftl"] }
