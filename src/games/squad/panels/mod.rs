//! The panels of Squad: the phases of a player's segment, the fire calculator, the unit, charts. They show what the rules say
//! and decide nothing.

mod panelled;
mod scene;
mod wish;

pub use scene::Shown;
pub use wish::{Clicks, Wish};
