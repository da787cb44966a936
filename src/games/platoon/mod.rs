//! Platoon: platoons, companies and batteries, hexes of 250 m, turns of six minutes.
//!
//! Being built: it stands in no list of games yet, and its data are not shipped: they are read from `scenarios/platoon`
//! where the program runs.

pub mod cli;
pub mod panels;
pub mod players;
pub mod rules;
pub mod table;
pub mod words;

pub use rules::Platoon;
