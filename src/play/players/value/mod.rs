//! The value of a position: the chance of a side to win from it, by weights that were fitted to games between computer
//! players.

mod chance;
mod file;
mod logistic;
mod valued;

pub use chance::{chance, result_for};
pub use file::{ValueModels, value_faults, value_game};
pub use logistic::{Logistic, Observation};
pub use valued::{Valued, turns_from};
