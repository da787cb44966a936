//! Panzer '44 on the table: its counters, its plot with the mouse, its people. It decides nothing: what is
//! possible, shown and refused comes from the rules.

mod arriving;
mod counters;
pub mod face;
mod hand;
mod hint;
mod keys;
mod lesson;
mod lines;
mod meaning;
mod offers;
mod people;
mod pointing;
mod presenting;
mod probe;
mod show;
mod story;
mod tabled;
mod tool_keys;
mod tumble;

pub(crate) use counters::lay_out;
pub use pointing::Pointing;
pub(crate) use probe::Probed;
pub use tabled::still_of;

use crate::games::panzer44::rules::{Panzer44, plot::Draft};
use crate::table::{
    counters::LayOut,
    screen::{Screen, game_is_shown},
    session::lies,
};
use bevy::prelude::*;

/// What needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>().init_resource::<Draft>();
    app.add_plugins(lesson::plugin).add_systems(
        Update,
        (
            counters::walk.after(crate::table::session::answer_requests).before(LayOut),
            tumble::tumble.after(crate::table::session::answer_requests).before(LayOut),
        ),
    );
}

/// Its panels.
pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins((show::plugin, presenting::plugin));
}

/// What is painted, and who plays against whom.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins(lines::plugin)
        .add_systems(
            Update,
            counters::wear_markers.after(LayOut).run_if(game_is_shown.and_then(lies::<Panzer44>)),
        )
        .add_systems(OnEnter(Screen::Title), counters::hide_markers)
        .add_systems(OnEnter(Screen::HandOver), counters::hide_markers)
        .add_systems(OnEnter(Screen::Table), counters::show_markers);
}
