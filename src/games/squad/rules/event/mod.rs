//! Events: everything that can happen (5.2), with the facts for the table.

mod fact;
mod kind;
mod list;

pub use list::{Cause, DiePurpose, Event, Kind, Lost};
