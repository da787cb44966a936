//! The tool that fits the value of a position to games between computer players ([`collect()`], [`fit()`]), and that says
//! whether a search may lean on it ([`test_siblings`]). It plays whole games, as no player can.

mod by_chance;
mod collect;
mod fit;
mod follow;
mod self_play;
mod siblings;

pub use collect::{Collected, Sample, collect};
pub use fit::{FittedValue, HeldOut, RangeMeasure, ValueMeasure, fit};
pub use self_play::SelfPlay;
pub use siblings::{Agreement, SiblingResult, SiblingTest, TRIALS, WANTED_SHARE, test_siblings};
