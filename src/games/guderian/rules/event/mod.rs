//! Events: facts of the game. Applying them is the only way in which a position changes.
//!
//! An event holds nothing that a player may not know: the identity of an untried division stays in the position's
//! secrets until it is revealed.

mod causes;
mod list;
mod table;

pub use causes::{Cause, DiePurpose, Reason};
pub use list::Event;
pub(crate) use table::{combat_events, ground_events, movement_events, sequence_events, table_events};
