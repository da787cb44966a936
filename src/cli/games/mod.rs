//! Commands that play many games or measure them.

pub(super) mod bench;
pub(super) mod chances;
pub(super) mod compare;
pub(super) mod many_games;
pub mod measure;
pub(super) mod selfplay;
