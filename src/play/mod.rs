//! Play beside the table: the common part of computer players, matches, the chances over a game, the luck of the dice, the
//! feed, and the stage for viewers.

pub mod chances;
pub mod feed;
pub mod luck;
pub mod matches;
pub mod players;
pub mod report;
pub mod stage;
