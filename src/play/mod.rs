//! What games are played with beside a table: what computer players have in common, matches, the luck of the dice, and
//! the feed.

pub mod feed;
pub mod luck;
pub mod matches;
pub mod players;
pub mod report;
