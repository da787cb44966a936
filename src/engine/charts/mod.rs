//! Charts as data: odds columns, and tables of results by die and column.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod odds;
mod table;

pub use odds::{Odds, OddsError};
pub use table::Table;
