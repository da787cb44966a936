//! Events: what happened. Applying them is the only way in which a position changes.
//!
//! An event holds nothing that a player may not know: who an untried division is stays in the
//! position's secrets until it is revealed.

mod causes;
mod fact;
mod kind;
mod list;

pub use causes::{Cause, DiePurpose, Reason};
pub use list::Event;
