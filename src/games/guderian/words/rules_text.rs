//! The rules in our own words: where they lie, and which cases the program cites.

pub use crate::engine::manual::{CaseText, Chapter, OptionText, RulesText};

pub const FILE: &str = "guderian/rules.ron";
