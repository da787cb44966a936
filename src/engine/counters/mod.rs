//! Counters: the stable words that name them, points to spend on movement, the marks of sides.

mod flag;
mod points;
mod word;

pub use flag::Flag;
pub use points::Points;
pub use word::{Word, WordError};
