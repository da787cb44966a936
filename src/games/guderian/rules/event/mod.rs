//! Events: what happened. Applying them is the only way in which a position changes.
//!
//! An event holds nothing that a player may not know: who an untried division is stays in the
//! position's secrets until it is revealed.

mod causes;
mod list;
mod table;

pub use causes::{Cause, DiePurpose, Reason};
pub use list::Event;
pub(crate) use table::{combat_events, ground_events, movement_events, sequence_events, table_events};
