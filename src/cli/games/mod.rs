//! Commands in which computer players play, and those that measure.

pub mod answer;
pub(super) mod bench;
pub(super) mod chances;
pub(super) mod compare;
pub(super) mod many_games;
pub mod measure;
pub(super) mod selfplay;
pub mod value;
