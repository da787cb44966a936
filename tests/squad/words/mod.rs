//! The rules text, and the texts of a game.

mod book;
mod dice_asked;
mod explain;
mod guide;
mod lesson;
mod list;
mod log;
mod names;
mod odds_told;
mod order_words;
mod report;
mod reports;
mod run_aloud;
mod story;
mod table_told;
mod why;
