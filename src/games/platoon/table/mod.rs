//! Platoon on the table: its counters, its fire plans with the mouse, its people. It decides nothing: what is possible,
//! shown and refused comes from the rules.

mod arriving;
pub mod face;
mod overlays;
mod people;
mod pictured;
mod presenting;
mod show;
mod tabled;

pub use overlays::Strengths;

use crate::{games::platoon::rules::Platoon, planning::Plan};
use bevy::prelude::*;

/// What needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Plan<Platoon>>();
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins((show::plugin, overlays::plugin));
}
