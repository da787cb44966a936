//! Squad on the table: its counters, its fires that are put together with the mouse, its people. It decides nothing: what is
//! possible, shown and refused comes from the rules.

mod hand;
mod overlays;
mod people;
mod pictured;
mod pointing;
mod presenting;
mod show;
mod tabled;

pub use pointing::{Plan, Pointing, Way};

use bevy::prelude::*;

/// What needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>();
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins(show::plugin);
}
