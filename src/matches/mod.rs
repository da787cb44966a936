//! Games between computer players, from their first order to their last.

mod game;

pub use game::{Match, Report, recorded};
