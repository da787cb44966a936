//! Counters: the stable words that name them, and points to spend on movement.

mod points;
mod word;

pub use points::Points;
pub use word::{Word, WordError};
