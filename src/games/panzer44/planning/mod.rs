//! Plans in Panzer '44: the plot and the aims of fire, what units in the hand are offered, and what a drop, a click or a key means.

pub mod commands;
pub mod flag;
pub mod hand;
pub mod keys;
pub mod meaning;
pub mod offers;
pub mod pointing;
pub mod tool_keys;
pub mod wish;

pub use pointing::Pointing;

pub use wish::{ClickMode, Wish};
