//! The panels of Guderian: what of the dock and of the screens is its own.

pub mod arrivals;
pub mod ask_end;
pub mod combat;
pub mod end_phase;
pub mod outcome;
pub mod owed;
pub mod points;
pub mod preview;
pub mod referee;
pub mod report;
pub mod report_battles;
pub mod result;
pub mod results_table;
pub mod routes;
pub mod scene;
pub mod stack;
pub mod sums;
pub mod talk;
pub mod terrain_chart;
pub mod tooltip;
pub mod turn_track;
pub mod wish;
