//! The value of a position: the chance of a side to win from it, by weights that were fitted to games between computer
//! players.
//!
//! `kessel value fit` plays such games ([`collect()`]) and fits the weights ([`fit()`]); `kessel value siblings` says whether a
//! search may lean on them ([`test_siblings`]).

mod by_chance;
mod chance;
mod collect;
mod file;
mod fit;
mod follow;
mod logistic;
mod self_play;
mod siblings;
mod valued;

pub use chance::{chance, result_for};
pub use collect::{Collected, Sample, collect};
pub use file::{ValueModels, value_faults, value_game};
pub use fit::{FittedValue, HeldOut, RangeMeasure, ValueMeasure, fit};
pub use logistic::{Logistic, Observation};
pub use self_play::SelfPlay;
pub use siblings::{Agreement, SiblingResult, SiblingTest, TRIALS, WANTED_SHARE, test_siblings};
pub use valued::Valued;
