//! Events: what can happen, each with everything that it changes.

mod fact;
mod kind;
mod list;

pub use list::{Attacker, DiePurpose, Event};
