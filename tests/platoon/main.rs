//! Platoon as a player meets it: positions and orders in, events and refusals out.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod book;
mod by_hand;
mod cases;
mod deeds;
mod examples;
mod feed;
mod files;
mod golden;
mod harness;
mod hidden;
mod hidden_refusals;
mod hostile;
mod lessons;
mod play;
mod players;
mod report;
mod run_aloud;
mod second_opinion;
#[path = "../shared/mod.rs"]
mod shared;
mod sight;
mod story;
mod why;
