//! The texts of the game: events and orders in words, names, explanations, the report, the feed, figures of a game, and
//! the location of its rules.

pub mod dice_asked;
pub mod explain;
pub mod feed;
mod figures;
pub mod lesson;
mod matches;
pub mod order_words;
pub mod report;
pub mod rules_text;
pub mod story;

pub use super::rules::position::names;
