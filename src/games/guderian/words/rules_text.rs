//! The rules in our own words: their location, and the cases that the program cites.

pub use crate::engine::manual::{CaseText, Chapter, OptionText, RulesText};

pub const FILE: &str = "guderian/rules.ron";
