//! Scenarios: the file, its faults, and the scenario that is made of a position.

mod assets;
pub mod charts;
mod check;
mod contents;
mod draft;
mod of_position;
pub mod options;
pub mod units;

pub use assets::extra_kinds;
pub use check::{faults, idle_awards};
pub use contents::{
    Arrival, Force, Forts, OffBoard, Placed, Reason, Scenario, SetUp, Several, Underway, Victory, What, Works,
};
pub use of_position::of_position;
