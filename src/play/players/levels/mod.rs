//! The levels of computer players, the same in every game: recruit, captain, general and field marshal.
//!
//! A recruit and a captain are captains whose intents are changed by chance for some groups: their errors look like
//! those of a person, who sends a squad to the wrong place and then plays it well. A general and a field marshal are
//! chiefs of staff, with about one and about eight seconds for a decision. Their work is counted in orders.

mod has_levels;
mod level;

pub use has_levels::HasLevels;
pub(crate) use has_levels::{by_name, weighed};
pub(crate) use level::introduced;
pub use level::{Introduced, Level, NAMES};
