//! The panels of Guderian: what of the dock and of the screens is its own.

pub mod arrivals;
mod by_hand;
pub mod caption;
mod cards;
mod chosen;
mod combat;
mod leaves;
mod memory;
mod owed;
mod panelled;
mod phases;
mod points;
mod report;
mod result;
mod scene;
mod shades;
mod stack;
mod terrain_chart;
#[cfg(test)]
mod tests;
mod told;
mod tooltip;
mod turn_track;
mod undone;

pub use combat::{outcome::meaning, plan::Rolled};
pub use memory::Memory;
pub use scene::Shown;
pub use told::{told, without_die};
pub use tooltip::hex_facts;
