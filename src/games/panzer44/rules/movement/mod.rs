//! Movement: costs of steps, hexes within reach, and units that must move (7).

mod costs;
mod duties;
mod going;
mod reach;

pub use costs::{allowance, entry_cost, exit_cost, is_room, may_enter_at, step, way_off};
pub use duties::{duties, is_capable, may_finish, must_move};
pub use going::{Way, march, points_for_a_move, points_to_move, way_to};
pub use reach::{Marches, Reach, has_end, reach, reach_past_mines, way_towards};
