//! Guderian: Smolensk 1941, divisions and regiments.

pub mod cli;
pub mod panels;
pub mod players;
pub mod rules;
pub mod table;
pub mod words;

pub use rules::Guderian;
