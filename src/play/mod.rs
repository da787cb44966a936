//! Play beside the table: the common part of computer players, matches, the chances over a game, the luck of the dice, the
//! feed, the stage for viewers, and the tool that fits values.

pub mod chances;
pub mod feed;
pub mod fitting;
pub mod luck;
pub mod matches;
pub mod players;
pub mod report;
pub mod stage;
