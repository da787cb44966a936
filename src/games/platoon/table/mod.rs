//! Platoon on the table: its counters, its fire plans with the mouse, its people. It decides nothing: what is possible,
//! shown and refused comes from the rules.

mod arriving;
pub mod face;
mod hand;
mod meaning;
mod offers;
mod overlays;
mod people;
mod pictured;
mod plan;
mod pointing;
mod show;
mod tabled;

pub use plan::{
    Made, Option as PlanOption, answer as plan_answer, asked as plan_asked, may_join as plan_may_join,
    options as plan_options,
};
pub use pointing::{Pointing, Way};

use crate::{
    games::platoon::rules::Platoon,
    table::{Captioned, NoPlan},
};
use bevy::prelude::*;

impl Captioned for Platoon {
    type Plan = NoPlan;
}

/// What needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>();
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins(show::plugin);
}
