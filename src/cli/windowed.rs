//! The window's part of a game for the command line; only `play` uses it, and a build without a window has none.

#[cfg(feature = "window")]
use crate::{
    table::{app::host::Hosted, tabled::registry::TableGame},
    workshop::plugin,
};
#[cfg(feature = "window")]
use bevy::app::App;
#[cfg(feature = "window")]
use std::marker::PhantomData;

/// A game of any kind, for the window.
#[cfg(feature = "window")]
pub trait Windowed {
    /// The game as the table knows it.
    fn on_table(&self) -> &'static dyn TableGame;
    /// Adds the tools of the workshop for the game.
    fn workshop_plugin(&self, app: &mut App);
}

#[cfg(feature = "window")]
impl<G: Hosted> Windowed for PhantomData<G> {
    fn on_table(&self) -> &'static dyn TableGame {
        &PhantomData::<G>
    }

    fn workshop_plugin(&self, app: &mut App) {
        plugin::game_plugin::<G>(app);
    }
}

/// A game of any kind, in a build without a window.
#[cfg(not(feature = "window"))]
pub trait Windowed {}

#[cfg(not(feature = "window"))]
impl<G> Windowed for std::marker::PhantomData<G> {}
