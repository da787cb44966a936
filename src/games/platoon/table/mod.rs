//! Platoon on the table: its counters, its fire plans with the mouse, its people. It decides nothing: what is possible,
//! shown and refused comes from the rules.

mod commands;
mod figures;
mod flag;
mod hand;
mod keys;
mod meaning;
mod offers;
mod people;
mod plan;
mod pointing;
mod show;
mod tabled;

pub use commands::{UNSEEN, WORK};
pub use figures::Figures;
pub use plan::{
    Made, Option as PlanOption, answer as plan_answer, asked as plan_asked, attack_in,
    batteries as plan_batteries, best as plan_best, interdiction as plan_interdiction,
    may_join as plan_may_join, options as plan_options, promise as plan_promise, way as plan_way,
};
pub use pointing::{Plan, Pointing, Way};

use bevy::prelude::*;

/// What needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>();
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins((show::plugin, figures::plugin));
}
