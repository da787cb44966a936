//! The import of modules in the window.

mod field;
pub(super) mod page;
mod pieces_list;
mod rows;
pub(super) mod state;
pub(crate) mod table;
pub(super) mod thumbnails;

pub(crate) use state::{ImportGame, ImportGames};
