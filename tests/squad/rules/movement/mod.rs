//! Movement, facing, stacking and transport (4.2, 4.3, 6, 7, 8).

mod advance;
mod allowance;
mod costs;
mod drive_reach;
mod driving;
mod entry;
mod facing;
mod going;
mod overrun;
mod reach;
mod ready;
pub mod samples;
mod stacking;
mod transport;
mod works;
