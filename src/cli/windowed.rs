//! What the window needs of a game that the command line knows; no command but `play` asks for it.

use crate::table::{app::host::Hosted, tabled::registry::TableGame};
use std::marker::PhantomData;

/// A game of any kind, as the window asks for it.
pub trait Windowed {
    /// The game as the table knows it.
    fn on_table(&self) -> &'static dyn TableGame;
}

impl<G: Hosted> Windowed for PhantomData<G> {
    fn on_table(&self) -> &'static dyn TableGame {
        &PhantomData::<G>
    }
}
