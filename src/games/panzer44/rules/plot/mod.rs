//! Plots: the planned actions of a side in a turn (5, 8.4, 8.5), and the rules for them.

mod draft;
mod offers;
mod rules;
mod sheet;
mod spotting;
mod whole;

pub use draft::{Draft, Entry, Tool};
pub use offers::{choices, plain_choices, targets};
pub use rules::in_range;
pub use rules::may_plot;
pub(super) use rules::{fire_of, may_blow, may_clear};
pub use sheet::{Barrage, Instruction, Plot, Task};
pub use spotting::{is_observed, observers};
pub use whole::{check, may_call, may_strike};

use super::kinds::Side;

/// The plot of a side, from both plots.
pub fn of(plots: &[Plot; 2], side: Side) -> &Plot {
    &plots[side.number()]
}
