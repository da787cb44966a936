//! Panzer '44 on the table: its counters, its plot with the mouse, its people. It decides nothing: offers, highlights
//! and refusals come from the rules.

mod hint;
mod kept_sheet;
mod lesson;
mod lines;
mod looking;
mod people;
mod planned;
mod show;
mod strokes;
mod tabled;

use crate::{games::panzer44::rules::Panzer44, planning::Plan};
use bevy::prelude::*;

/// The part of the plugin that needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Plan<Panzer44>>();
    app.add_plugins((kept_sheet::plugin, lesson::plugin, planned::plugin));
}

/// The part of the plugin that draws lines over the map.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins(lines::plugin);
}
