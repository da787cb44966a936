//! Squad on the table: its counters, its fires that are put together with the mouse, its people. It decides nothing: what is
//! possible, shown and refused comes from the rules.

mod commands;
mod figures;
mod flag;
mod hand;
mod keys;
mod meaning;
mod offers;
mod people;
mod plan;
mod show;
mod tabled;

pub use figures::Figures;
pub use plan::{
    Attack as PlanAttack, Made, PlanOption, attack_in, best as plan_best,
    joining::{
        answers as plan_answers, armed as plan_armed, arms as plan_arms, asked as plan_asked,
        joined as plan_joined, leaders as plan_leaders, others as plan_others, takes_part as plan_takes_part,
    },
    lane_of as plan_lane, may_leave_lane as plan_may_leave_lane, options as plan_options,
    paying::{loss_of, losses},
    pointing::{Plan, Pointing, Way},
    promise as plan_promise, way as plan_way,
};

use bevy::prelude::*;

/// What needs neither a screen nor a disk.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>();
}

pub(crate) fn panels_plugin(app: &mut App) {
    app.add_plugins((show::plugin, figures::plugin));
}
