//! The editors in the window. The table does not know the workshop: the command line adds it to the window's app.

use super::{
    counters::table as counters,
    lesson::table as lesson,
    map::{Opened, table as map},
    module::window::table as import,
    page,
    print::table as print,
    scenario::table as scenario,
};
use crate::{engine::data, table::Hosted};
use bevy::prelude::*;
use std::path::PathBuf;

/// Adds the editors, except for what each game adds of its own.
pub fn plugin(app: &mut App) {
    plugin_in(app, data::own_folder());
    map::plugin(app);
}

/// Adds the editors at the table with this folder for the user's own things; none to keep nothing.
pub fn plugin_in(app: &mut App, own: Option<PathBuf>) {
    page::plugin(app);
    lesson::plugin(app, own.clone());
    scenario::plugin(app, own);
    print::plugin(app);
    counters::plugin(app);
    import::plugin(app);
}

/// Adds the editors of a game.
pub fn game_plugin<G: Hosted>(app: &mut App) {
    lesson::game_plugin::<G>(app);
    scenario::game_plugin::<G>(app);
    print::game_plugin::<G>(app);
    counters::game_plugin::<G>(app);
}

/// Opens this map in the map editor when the window opens.
pub fn edit_map(app: &mut App, opened: Opened) {
    map::open_at_start(app, opened);
}
