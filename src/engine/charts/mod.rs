//! Charts as data: odds columns, and tables of results by die and column.

mod odds;
mod table;

pub use odds::{Odds, OddsError};
pub use table::Table;
