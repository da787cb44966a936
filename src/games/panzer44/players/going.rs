//! The value of a hex to a unit, and a move to one.

use super::manual::Ban;
use crate::engine::{board::Hex, counters::UnitId};
use std::collections::BTreeMap;

/// The parts of the value of a hex to a unit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Standing {
    /// Places that are held, or nearer.
    pub places: f64,
    pub place: Option<Hex>,
    /// Friendly fire in the next turn.
    pub fire: f64,
    /// The enemy's fire.
    pub danger: f64,
    /// Cover, mines and other units.
    pub ground: f64,
}

impl Standing {
    /// The sum of all parts.
    pub fn value(&self) -> f64 {
        self.places + self.fire - self.danger + self.ground
    }

    /// The sum of both, part by part.
    pub fn with(self, other: Self) -> Self {
        Self {
            places: self.places + other.places,
            place: other.place.or(self.place),
            fire: self.fire + other.fire,
            danger: self.danger + other.danger,
            ground: self.ground + other.ground,
        }
    }
}

/// A possible move of a unit.
#[derive(Clone, Debug)]
pub(super) struct Going {
    /// The hexes to enter; none if it exits the map from its hex.
    pub path: Vec<Hex>,
    /// The value of the move, on the path and at its end.
    pub value: f64,
    pub standing: Standing,
    /// The value of places taken on the path and at the end.
    pub taken: f64,
    /// The ban that is lifted for it, because the manual forbids all moves.
    pub lifted: Option<Ban>,
    /// The end of a move of more value, and the ban of the manual against it.
    pub instead_of: Option<(Hex, Ban)>,
}

/// The best moves of units that were found for a decision; none for a unit without any.
pub(super) type Goings = BTreeMap<UnitId, Option<Going>>;
