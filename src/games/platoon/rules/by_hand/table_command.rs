//! Commands of the table: actions of people that are not orders of the rules.

use crate::{
    engine::{counters::UnitId, orders::carry_commands},
    games::platoon::rules::Platoon,
};

pub use crate::engine::orders::Gone;

carry_commands! { Platoon {
    /// Set the condition of a counter (2.5).
    Change {
        unit: UnitId,
        inverted: bool,
        dispersed: bool,
        spotted: bool,
    },
} }
