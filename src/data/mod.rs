//! Reading data files that a player may edit: RON with errors that name file, line and column, and
//! where the files of the program lie.

mod library;
mod locate;
mod read;
mod words;

pub use library::{Source, load, scenario_ids, shipped_names};
pub use locate::locate;
pub use read::{DataError, Fault, digest, edited_or_shipped, or_tell, parse, read_file, with_places};
pub use words::in_words;
