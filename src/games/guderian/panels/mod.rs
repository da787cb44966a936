//! The panels of Guderian: its own parts of the dock and of the screens.

pub mod arrivals;
mod by_hand;
mod cards;
mod chosen;
mod combat;
mod context;
mod leaves;
mod memory;
mod owed;
mod panelled;
mod phases;
mod points;
mod report;
mod result;
mod stack;
mod terms;
mod terrain_chart;
#[cfg(test)]
mod tests;
mod turn_track;
mod undone;

use crate::engine::text::texts;

pub use combat::outcome::meaning;
pub use memory::Memory;

texts! { "en": ["guderian-panels.ftl"], "de": ["guderian-panels.ftl"] }
