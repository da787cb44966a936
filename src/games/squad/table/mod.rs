//! Squad on the table: its counters, its fires that are put together with the mouse, its people. It decides nothing: what is
//! possible, shown and refused comes from the rules.

mod hand;
mod judged;
mod overlays;
mod people;
mod pictured;
mod pointing;
mod presenting;
mod reacting;
mod show;
mod tabled;

pub use judged::{Made, best_with, judged, leaders, order_of, others, weapons};
pub use pointing::{Plan, Pointing, Way};
pub use reacting::{
    Entered, Volley, at_tanks, judged as judged_reaction, may_leave_lane, order as reaction, sniper, volleys,
};

use bevy::prelude::*;

/// What needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>();
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins(show::plugin);
}
