//! The editors in the window. The table does not know the workshop: the command line adds it to the window's app.

use super::{
    counters::table as counters, lesson::table as lesson, module::window::table as import, page,
    print::table as print,
};
use crate::table::Hosted;
use bevy::prelude::*;

/// Adds the editors, except for what each game adds of its own.
pub fn plugin(app: &mut App) {
    page::plugin(app);
    lesson::plugin(app);
    print::plugin(app);
    counters::plugin(app);
    import::plugin(app);
}

/// Adds the editors of a game.
pub fn game_plugin<G: Hosted>(app: &mut App) {
    lesson::game_plugin::<G>(app);
    print::game_plugin::<G>(app);
    counters::game_plugin::<G>(app);
}
