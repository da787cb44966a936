//! Scenarios: the file, its faults, and the scenario that is made of a position.

mod assets;
pub mod charts;
mod check;
mod contents;
mod draft;
mod of_position;
pub mod options;
mod sections;
pub mod units;

pub use assets::extra_kinds;
pub use check::{faults, idle};
pub use contents::{
    Arrival, Battery, Demolition, Exit, Force, MineField, Placed, Reason, Scenario, SetUp, Several, Underway,
    Victory, Visibility, What, Works,
};
pub use of_position::of_position;
