//! Events: everything that can happen (5.2), and what the table must know of each.

mod fact;
mod kind;
mod list;

pub use list::{Cause, DiePurpose, Event, Kind, Lost};
