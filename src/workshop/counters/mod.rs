//! The counter editor: a unit, a type or a pattern of a player's own art pack gets a symbol, colours or pictures, and the
//! card is seen in every state. Each change is written into the pack file at once, which keeps everything else in it.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod file;
#[cfg(feature = "window")]
mod list;
#[cfg(feature = "window")]
mod page;
mod pictures;
#[cfg(feature = "window")]
pub(crate) mod table;

pub use file::{PackFile, UnitChange};
pub use pictures::take_picture;

use crate::engine::text::texts;

texts! { "en": ["workshop-counters.ftl"], "de": ["workshop-counters.ftl"] }
