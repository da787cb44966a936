//! Commands of the table: what people may do beside the orders that the rules know.

use crate::{
    engine::{
        board::{Hex, Side6},
        counters::UnitId,
        orders::carry_commands,
    },
    games::squad::rules::{Squad, counter::Condition},
};

pub use crate::engine::orders::Gone;

carry_commands! { Squad {
    /// Set what holds of a counter (2.5).
    Change {
        unit: UnitId,
        condition: Condition,
    },
    /// Let a vehicle or gun face a hexside (7.1).
    Face {
        unit: UnitId,
        facing: Side6,
    },
    /// Let a bunker face a hexside (20.2).
    FaceWork {
        hex: Hex,
        facing: Side6,
    },
    /// Make half squads of a squad: one of them, or both.
    Halve {
        squad: UnitId,
        both: bool,
    },
} }
