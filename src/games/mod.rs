//! The games, each a folder of its own with the chapters of its rulebook.

pub mod guderian;
pub mod panzer44;

use crate::{cli::Entry, table::Games};
use guderian::Guderian;
use panzer44::Panzer44;
use std::marker::PhantomData;

/// The games that can lie on the table of a window.
pub fn on_table() -> Games {
    Games::new(GAMES.iter().map(|game| game.on_table()))
}

/// The games, in the order in which they are offered.
pub static GAMES: [&dyn Entry; 2] = [&PhantomData::<Guderian>, &PhantomData::<Panzer44>];
