//! Events: everything that can happen, each with all its changes.

mod list;
mod table;

pub use list::{Attacker, DiePurpose, Event};
pub(crate) use table::{fire_events, hand_events, sequence_events, unit_events};
