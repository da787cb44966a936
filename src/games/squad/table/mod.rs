//! Squad on the table: its counters, its attacks planned with the mouse, its people. It decides nothing: offers,
//! highlights and refusals come from the rules.

mod figures;
mod people;
mod show;
mod tabled;

use crate::{games::squad::rules::Squad, planning::Plan};
use bevy::prelude::*;
pub use figures::Figures;

/// The part of the plugin that needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Plan<Squad>>();
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins(figures::plugin);
}
