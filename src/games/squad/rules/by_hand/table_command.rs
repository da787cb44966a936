//! Commands of the table: actions of players in addition to the orders of the rules.

use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        orders::carry_commands,
    },
    games::squad::rules::{Squad, counter::Condition},
};

pub use crate::engine::orders::Gone;

carry_commands! { Squad {
    /// Set the condition of a counter (2.5).
    Change {
        unit: UnitId,
        condition: Condition,
    },
    /// Set the facing of a vehicle or gun (7.1).
    Face {
        unit: UnitId,
        facing: Hexside,
    },
    /// Set the facing of a bunker (20.2).
    FaceWork {
        hex: Hex,
        facing: Hexside,
    },
    /// Replace a squad by one half squad or by both.
    Halve {
        squad: UnitId,
        both: bool,
    },
} }
