//! Movement: the costs of steps, the steps that are not possible, and the reach of a unit (6, 7, 4.2, 4.3).

mod costs;
mod going;
mod reach;

pub use costs::{Step, entry_cost, exit_cost, is_room, off_road, step, step_beside_road};
pub use going::{
    Walk, entry_hexes, left, may_enter, may_exit, may_go_on_from_edge, may_move, may_walk_beside, stays, walk,
};
pub use reach::{Reach, reach, reach_from, why_not};
