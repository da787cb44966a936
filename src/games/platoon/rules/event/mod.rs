//! Events: everything that can happen (5.2), and the meaning of each for the table.

mod list;
mod table;

pub use list::{Cause, DiePurpose, Event, Figures};
pub(crate) use table::{fire_events, hand_events, sequence_events, unit_events};
