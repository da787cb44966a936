//! Scenarios: the file, its faults, and the scenario that is made of a position.

pub mod charts;
mod check;
mod contents;
mod draft;
mod of_position;
pub mod options;
mod sections;
pub mod units;

pub use check::{carries, faults};
pub use contents::{Arrival, Force, Group, Nothing, Scenario, SetUp, Several, Underway};
pub use draft::{extra_kinds, unit_kinds};
pub use of_position::of_position;
