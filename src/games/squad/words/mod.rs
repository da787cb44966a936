//! What is said of the game: names, the story and the log, orders and dice in words, explanations, the report, the feed,
//! matches, lessons.

mod feed;
pub mod lesson;
mod matches;
