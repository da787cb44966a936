//! Events: everything that can happen, each with all its changes.

mod fact;
mod kind;
mod list;

pub use list::{Attacker, DiePurpose, Event};
