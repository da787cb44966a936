//! Panzer '44 on the table: its counters, its plot with the mouse, its people. It decides nothing: what is
//! possible, shown and refused comes from the rules.

mod commands;
mod flag;
mod hand;
mod hint;
mod kept_sheet;
mod keys;
mod lesson;
mod lines;
mod meaning;
mod offers;
mod people;
mod planned;
mod pointing;
mod show;
mod strokes;
mod tabled;
mod tool_keys;

pub use planned::{PlannedWays, Ways};
pub use pointing::Pointing;

use crate::games::panzer44::rules::plot::Draft;
use bevy::prelude::*;

/// What needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>().init_resource::<Draft>();
    app.add_plugins((kept_sheet::plugin, lesson::plugin, planned::plugin));
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins(show::plugin);
}

/// What is painted, and who plays against whom.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins(lines::plugin);
}
