//! Movement: what each step costs, where a unit may go, who must move (7).

mod costs;
mod duties;
mod reach;

pub use costs::{allowance, entry_cost, exit_cost, is_room, may_enter_at, step};
pub use duties::{duties, is_capable, may_finish, must_move};
pub use reach::{Marches, Reach, reach, reach_past_mines, way_towards};
