//! The texts of the game: names, the story and the log, orders and dice, explanations, the report, the feed, matches,
//! lessons.

pub mod dice_asked;
pub mod explain;
pub mod feed;
pub mod lesson;
pub mod log;
mod matches;
pub mod names;
pub mod odds_told;
pub mod order_words;
pub mod report;
pub mod story;
pub mod table_told;
