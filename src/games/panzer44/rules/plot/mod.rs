//! Plots: what a side means to do in a turn (5, 8.4, 8.5), and what may be plotted.

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

/// Both plots, for lookups by side.
pub fn of(plots: &[Plot; 2], side: Side) -> &Plot {
    &plots[side.number()]
}
