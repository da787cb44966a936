//! The scenario editor, without its pages: the draft of a scenario with its changes, its file, and whether it is fair.

mod fairness;

pub use fairness::{fairness_progress, fairness_words};

use crate::engine::text::texts;

texts! { "en": ["workshop-scenario.ftl"], "de": ["workshop-scenario.ftl"] }
