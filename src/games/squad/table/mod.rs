//! Squad on the table: its counters, its fires that are put together with the mouse, its people. It decides nothing: what is
//! possible, shown and refused comes from the rules.

mod arriving;
pub mod face;
mod markers;
mod overlays;
mod people;
mod pictured;
mod presenting;
mod show;
mod silhouette;
mod tabled;

pub use overlays::Figures;

use crate::{games::squad::rules::Squad, planning::Plan};
use bevy::prelude::*;

/// What needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Plan<Squad>>();
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins((show::plugin, overlays::plugin));
}
