//! Events: everything that can happen (5.2), with the facts for the table.

mod list;
mod table;

pub use list::{Cause, DiePurpose, Event, Kind, Lost};
pub(crate) use table::{fire_events, hand_events, sequence_events, unit_events};
