//! Movement, facing, stacking and transport: costs of steps, hexes within reach, and passengers (4.2, 4.3, 6, 7, 8,
//! 20.1).

mod advance;
mod allowance;
mod costs;
mod drive_reach;
mod driving;
mod entry;
mod facing;
mod going;
mod making_room;
mod moves;
mod overrun;
mod reach;
mod ready;
mod search;
mod stacking;
mod transport;
mod vehicle_step;
mod whole;
mod works;

pub use super::refusal::Why as NoWay;
pub use advance::may_advance;
pub use allowance::{Pace, allowance, is_led, left};
pub use costs::{Cost, Step, enemy_in, ground, in_hex, step};
pub use drive_reach::{VehicleReach, drive_reach};
pub use driving::{Driven, drive, drive_step};
pub use entry::{entry_facings, entry_step, exit_cost, open_entries};
pub use facing::{hexsides, pivot, turn_cost, vehicle_step};
pub use going::{Stride, steps_once, stride, walk};
pub use making_room::{First, makes_room_first, overstack_duty, units_that_may_leave};
pub use moves::Moves;
pub use overrun::{Overrun, overrun};
pub use reach::{Reach, reach};
pub use ready::may_move;
pub use stacking::{Crowd, crowd, fits, fits_without};
pub use transport::{
    Load, largest_loads, load_of, loads_that_make_room, may_enter_to_load, may_load, may_step_out,
    may_unload, room_for,
};
pub use vehicle_step::VehicleStep;
pub use whole::{entries, may_exit, may_go, may_walk};
pub use works::{may_build, passes_work, shelters, would_shelter};
