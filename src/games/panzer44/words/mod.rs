//! The texts of the game: events and orders, names, explanations, the report, and the feed.

pub mod dice_asked;
pub mod explain;
pub mod feed;
mod matches;
pub mod order_words;
pub mod plot_words;
pub mod report;
pub mod story;
pub mod terms;

pub use super::rules::position::names;
