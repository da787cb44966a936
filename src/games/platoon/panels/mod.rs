//! The panels of Platoon: the segments of a player turn, the fire plan, the unit, charts. They show what the rules say and
//! decide nothing.

mod attack;
mod charts;
mod deeds;
mod leaves;
mod panelled;
mod phase_end;
mod report;
mod scene;
mod setting_up;
mod sight;
mod units;
mod wish;

pub use scene::Shown;
pub use wish::{Clicks, Wish};
