//! Commands of the table in any game. People switch the referee off and on, place counters and marks by hand, set the
//! clock, save a position as a scenario, and end a game early. A game that allows them implements [`FreeHand`] with the
//! facts that only it knows: its clock, its marks, the changes of its counters, the breaches of its rules.

mod asked;
mod carried;
pub(super) mod free_hand;
mod judged;
mod looked_through;
mod saved;
mod usual;

pub use asked::{Agreed, AtTable, FreeHand, SavedAs, TableWish};
pub use carried::{Carries, CarryWish, Lies, To, carried_by_hand, free_carriers, put_by_hand};
pub use judged::{is_on_board, judge_at_table};
pub use looked_through::{findings, still_in_the_box};
pub use saved::{scenario_of, scenario_text};
pub(crate) use usual::{carry_commands, free_hand_parts, table_commands, usual_hand};
