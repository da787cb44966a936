//! Events: everything that can happen (5.2), and what the table must know of each.

mod list;
mod table;

pub use list::{Cause, DiePurpose, Event};
pub(crate) use table::{fire_events, hand_events, sequence_events, unit_events};
