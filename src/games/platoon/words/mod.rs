//! The texts of the game: names, artillery beside the map, the story and the log, orders and dice in words,
//! explanations, the report, the feed, matches, lessons.

pub mod beside_map;
pub mod dice_asked;
pub mod explain;
mod feed;
pub mod lesson;
pub mod log;
mod matches;
pub mod names;
pub mod odds_told;
pub mod order_words;
pub mod report;
pub mod story;
