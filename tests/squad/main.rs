//! Squad as a player meets it: positions and orders in, events and refusals out.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod book;
mod by_chance;
mod by_hand;
mod carriers;
mod cases;
mod faults;
mod feed;
mod files;
mod golden;
mod guide;
mod hidden;
mod hidden_games;
mod hidden_mines;
mod hidden_missions;
mod hidden_told;
mod hostile;
mod lessons;
mod list;
mod on_the_way;
mod overruns;
mod play;
mod report;
mod rulings;
mod run_aloud;
mod second_opinion;
#[path = "../shared/mod.rs"]
mod shared;
mod story;
mod table;
mod why;
