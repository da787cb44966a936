//! The panels of Squad: the phases of a player's segment, the fire calculator, the unit, charts. They show what the rules say
//! and decide nothing.

mod attack;
mod called;
mod cells;
mod charts;
mod deeds;
mod facts;
mod leaves;
mod panelled;
mod phase_end;
mod scene;
mod setting_up;
mod sight;
mod situation;
mod units;
mod wish;

pub use scene::Shown;
pub use wish::{Clicks, Wish};
