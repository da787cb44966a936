//! The rules in our own words: where they lie, and which cases the program cites.

pub use crate::engine::manual::{CaseText, Chapter, OptionText, RulesText};

/// The rules file.
pub const FILE: &str = "guderian/rules.ron";
