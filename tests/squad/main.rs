//! Squad as a player meets it: positions and orders in, events and refusals out.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod by_hand;
mod chapters;
mod faults;
mod feed;
mod files;
mod hidden;
mod lessons;
mod phases;
mod play;
mod players;
mod rules;
mod scene;
mod second_opinion;
#[path = "../shared/mod.rs"]
mod shared;
mod table;
mod whole_games;
mod words;
