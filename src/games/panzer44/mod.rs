//! Panzer '44: platoons, sections and batteries, hexes of 200 m, turns of six minutes.

pub mod cli;
pub mod panels;
pub mod players;
pub mod rules;
pub mod table;
pub mod words;

pub use rules::Panzer44;
