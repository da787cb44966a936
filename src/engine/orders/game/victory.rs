//! Victory points of a scenario: for controlled hexes, and for units that are eliminated or exit the map.

use crate::engine::{
    board::Hex,
    orders::{Level, Sided},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The victory conditions; `W` are the kinds of units that count.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Victory<S, W> {
    /// The side whose points, minus those of the other side, are compared with the levels.
    pub side: S,
    /// The awards of points.
    pub awards: Vec<Award<S, W>>,
    /// Levels, lowest first.
    pub levels: Vec<Level<S>>,
    /// Hexes that a side controls at the start.
    #[serde(default = "Vec::new")]
    pub held: Vec<(S, Vec<Hex>)>,
}

/// An award of points.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award<S, W> {
    /// The side that receives them.
    pub to: S,
    /// The points; they may be negative.
    pub points: i32,
    pub reason: Reason<S, W>,
}

/// The reason for an award of points.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Reason<S, W> {
    /// Each of these hexes that the side controls.
    Held(Vec<Hex>),
    /// Each unit of these kinds of a side that is eliminated.
    Destroyed(S, Vec<W>),
    /// Each of the side's own units of these kinds that has exited the map.
    Exited(Vec<W>),
}

impl<S: Sided, W> Victory<S, W> {
    /// Whether a hex counts for victory, so that its control matters.
    pub fn counts(&self, hex: Hex) -> bool {
        self.held_hexes().any(|held| held.contains(&hex))
    }

    /// The hexes of each award for the control of hexes.
    pub fn held_hexes(&self) -> impl Iterator<Item = &[Hex]> {
        self.awards.iter().filter_map(|award| match &award.reason {
            Reason::Held(hexes) => Some(hexes.as_slice()),
            _ => None,
        })
    }

    /// Returns the same conditions with these hexes controlled at the start.
    #[must_use]
    pub fn held_by(self, holders: &BTreeMap<Hex, S>) -> Self {
        let hexes =
            |side: S| holders.iter().filter(move |(_, it)| **it == side).map(|(hex, _)| *hex).collect();
        Self { held: S::BOTH.map(|side| (side, hexes(side))).into(), ..self }
    }

    /// Returns the points of a side, by the control of hexes. `gone` counts the units of a side and of some kinds that
    /// are eliminated, or off the map.
    pub fn points_of(
        &self,
        side: S,
        holders: &BTreeMap<Hex, S>,
        gone: impl Fn(S, Gone, &[W]) -> usize,
    ) -> i32 {
        let times = |reason: &Reason<S, W>| match reason {
            Reason::Held(hexes) => hexes.iter().filter(|hex| holders.get(hex) == Some(&side)).count(),
            Reason::Destroyed(whose, kinds) => gone(*whose, Gone::Destroyed, kinds),
            Reason::Exited(kinds) => gone(side, Gone::Exited, kinds),
        };
        let awards = self.awards.iter().filter(|award| award.to == side);
        let points = |award: &Award<S, W>| {
            award.points.saturating_mul(i32::try_from(times(&award.reason)).unwrap_or(i32::MAX))
        };
        awards.map(points).fold(0, i32::saturating_add)
    }
}

/// The manner in which a counter that has left the map counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gone {
    Destroyed,
    /// Off the map through an exit.
    Exited,
}
