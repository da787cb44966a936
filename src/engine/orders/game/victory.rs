//! What gives points in a scenario: hexes that are held, units that are destroyed or brought off the map.

use crate::engine::{
    board::Hex,
    orders::{Level, Sided},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What counts for victory; `W` are the kinds of units that count.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Victory<S, W> {
    /// The side whose points, less the other's, are compared with the levels.
    pub side: S,
    /// What gives points.
    pub awards: Vec<Award<S, W>>,
    /// Levels, lowest first.
    pub levels: Vec<Level<S>>,
    /// Hexes that a side holds at the start.
    #[serde(default = "Vec::new")]
    pub held: Vec<(S, Vec<Hex>)>,
}

/// Something that gives points.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award<S, W> {
    /// To whom.
    pub to: S,
    /// How many; less than none, too.
    pub points: i32,
    pub reason: Reason<S, W>,
}

/// What points are given for.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Reason<S, W> {
    /// For each of these hexes that the side holds.
    Held(Vec<Hex>),
    /// For each unit of these kinds of a side that is destroyed.
    Destroyed(S, Vec<W>),
    /// For each unit of these kinds that the side itself has brought off the map.
    Exited(Vec<W>),
}

impl<S: Sided, W> Victory<S, W> {
    /// Whether a hex counts, so that it matters who was last in it.
    pub fn counts(&self, hex: Hex) -> bool {
        self.held_hexes().any(|held| held.contains(&hex))
    }

    /// The hexes of each award for holding some.
    pub fn held_hexes(&self) -> impl Iterator<Item = &[Hex]> {
        self.awards.iter().filter_map(|award| match &award.reason {
            Reason::Held(hexes) => Some(hexes.as_slice()),
            _ => None,
        })
    }

    /// The same where these hold the hexes at the start.
    #[must_use]
    pub fn held_by(self, holders: &BTreeMap<Hex, S>) -> Self {
        let hexes =
            |side: S| holders.iter().filter(move |(_, it)| **it == side).map(|(hex, _)| *hex).collect();
        Self { held: S::BOTH.map(|side| (side, hexes(side))).into(), ..self }
    }

    /// The points of a side, by who holds which hexes. `gone` counts the units of a side and of some kinds that are
    /// destroyed, or off the map.
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

/// As what a counter counts that is no more on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gone {
    Destroyed,
    /// Off the map through an exit.
    Exited,
}
