//! The chances over a game: from its positions at phase ends computer players play it to its end many times, and the
//! points and the wins of these games are the curve of the game.
//!
//! Each quick game begins from a position that is imagined from what one viewer knows, with new dice and a new deal of
//! the rest. So a chance tells a side nothing that it does not know.

mod cost;
mod count;
mod curve;
mod file;
mod run;
mod sampler;

pub use curve::{ChanceAt, Chances, Cost, MARKED_LOSS, moments, quick_player};
pub use file::ChanceFile;
pub use run::{ChanceRun, ChanceState};
