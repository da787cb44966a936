//! The panels of Guderian: what of the dock and of the screens is its own.

pub mod arrivals;
mod by_hand;
pub mod caption;
mod cards;
mod chosen;
mod combat;
mod leaves;
mod memory;
mod outcome;
mod owed;
mod panelled;
mod phases;
mod plan;
mod points;
mod preview;
mod report;
mod report_battles;
mod result;
mod results_table;
mod routes;
mod scene;
mod shades;
mod stack;
mod sums;
mod terrain_chart;
#[cfg(test)]
mod tests;
mod told;
mod tooltip;
mod turn_track;
mod undone;
pub mod wish;

pub use memory::Memory;
pub use outcome::meaning;
pub use plan::{PlannedAttack, Rolled};
pub use preview::{Promise, promise};
pub use scene::Shown;
pub use told::{told, without_die};
pub use tooltip::hex_facts;
