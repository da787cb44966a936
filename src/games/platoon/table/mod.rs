//! Platoon on the table: its counters, its fire plans with the mouse, its people. It decides nothing: the rules give
//! what is possible, shown and refused.

mod figures;
mod people;
mod show;
mod tabled;

use crate::{games::platoon::rules::Platoon, planning::Plan};
use bevy::prelude::*;
pub use figures::Figures;

/// The parts that need neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Plan<Platoon>>();
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins(figures::plugin);
}
