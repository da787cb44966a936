//! The editors in the window. The table does not know the workshop: the command line adds it to the window's app.

use super::{
    lesson::table as lesson,
    map::{Opened, table as map},
};
use crate::table::Hosted;
use bevy::prelude::*;

/// Adds the editors, except for what each game adds of its own.
pub fn plugin(app: &mut App) {
    lesson::plugin(app);
    map::plugin(app);
}

/// Adds the editors of a game.
pub fn game_plugin<G: Hosted>(app: &mut App) {
    lesson::game_plugin::<G>(app);
}

/// Opens this map in the map editor when the window opens.
pub fn edit_map(app: &mut App, opened: Opened) {
    map::open_at_start(app, opened);
}
