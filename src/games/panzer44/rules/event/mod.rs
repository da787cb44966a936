//! Events: what can happen, each with everything that it changes.

mod kind;
mod list;

pub use list::{Attacker, DiePurpose, Event};
