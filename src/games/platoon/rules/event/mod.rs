//! Events: everything that can happen (5.2), and the meaning of each for the table.

mod fact;
mod kind;
mod list;

pub use list::{Cause, DiePurpose, Event};
