//! The shape of orders that lessons compare, and patterns that match many orders.

use crate::engine::{board::Hex, counters::UnitId, orders::OrderNames};
use serde::Deserialize;

/// The parts of an order that a lesson compares: the units and their destination, but not their path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The kind of order, like `move`.
    pub kind: &'static str,
    /// The units that receive the order.
    pub units: Vec<UnitId>,
    /// The end of a path, or every hex that is attacked.
    pub hexes: Vec<Hex>,
    /// The path, if there is one.
    pub way: Vec<Hex>,
}

impl Shape {
    /// Returns the shape of an order of this kind without units and hexes.
    pub fn plain(kind: &'static str) -> Self {
        Self { kind, units: Vec::new(), hexes: Vec::new(), way: Vec::new() }
    }

    /// Returns the shape of an order to these units about these hexes.
    pub fn about(kind: &'static str, units: &[UnitId], hexes: &[Hex]) -> Self {
        Self { kind, units: units.to_vec(), hexes: hexes.to_vec(), way: Vec::new() }
    }

    /// Returns the shape of an order to these units to move along this path.
    pub fn going(kind: &'static str, units: &[UnitId], way: &[Hex]) -> Self {
        let hexes = way.last().copied().into_iter().collect();
        Self { kind, units: units.to_vec(), hexes, way: way.to_vec() }
    }

    /// An order of this kind by what it names: single hexes, and the end of its path.
    pub fn of(kind: &'static str, named: OrderNames) -> Self {
        let OrderNames { units, mut hexes, path } = named;
        hexes.extend(path.last());
        Self { kind, units, hexes, way: path }
    }

    /// Whether both orders mean the same: the same units, in any order, and the same end.
    pub fn means(&self, other: &Self) -> bool {
        self.kind == other.kind && same(&self.units, &other.units) && same(&self.hexes, &other.hexes)
    }
}

fn same<T: Ord + Copy>(one: &[T], other: &[T]) -> bool {
    let sorted = |all: &[T]| {
        let mut all = all.to_vec();
        all.sort_unstable();
        all.dedup();
        all
    };
    sorted(one) == sorted(other)
}

/// A set of similar orders. A field that is left out matches all.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pattern {
    /// The kind of order, like `move`.
    pub kind: String,
    /// Exactly these units, if any are named.
    #[serde(default)]
    pub units: Vec<UnitId>,
    /// These units, and perhaps others.
    #[serde(default)]
    pub with: Vec<UnitId>,
    /// The end is one of these hexes, or all attacked hexes are among them.
    #[serde(default)]
    pub to: Vec<Hex>,
    /// The path leads into one of these hexes.
    #[serde(default)]
    pub through: Vec<Hex>,
}

impl Pattern {
    /// Whether an order matches.
    pub fn fits(&self, shape: &Shape) -> bool {
        let ends = !shape.hexes.is_empty() && shape.hexes.iter().all(|hex| self.to.contains(hex));
        self.kind == shape.kind
            && (self.units.is_empty() || same(&self.units, &shape.units))
            && self.with.iter().all(|unit| shape.units.contains(unit))
            && (self.to.is_empty() || ends)
            && (self.through.is_empty() || self.through.iter().any(|hex| shape.way.contains(hex)))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    fn words(ids: &str) -> Vec<UnitId> {
        ids.split_whitespace().map(|id| id.parse().unwrap()).collect()
    }

    fn hexes(ids: &str) -> Vec<Hex> {
        ids.split_whitespace().map(|id| id.parse().unwrap()).collect()
    }

    fn pattern(text: &str) -> Pattern {
        ron::from_str(text).unwrap()
    }

    #[test]
    fn an_order_means_the_same_on_another_way() {
        let one = Shape::going("move", &words("a b"), &hexes("0101 0102"));
        assert!(one.means(&Shape::going("move", &words("b a"), &hexes("0201 0102"))));
        assert!(!one.means(&Shape::going("move", &words("a"), &hexes("0101 0102"))));
        assert!(!one.means(&Shape::going("move", &words("a b"), &hexes("0101"))));
        assert!(!one.means(&Shape::going("rail", &words("a b"), &hexes("0101 0102"))));
    }

    #[test]
    fn what_a_pattern_leaves_out_is_left_open() {
        let walk = Shape::going("move", &words("a b"), &hexes("0101 0102"));
        for fits in [
            "(kind: \"move\")",
            "(kind: \"move\", units: [\"b\", \"a\"])",
            "(kind: \"move\", with: [\"b\"], to: [\"0102\", \"0909\"])",
            "(kind: \"move\", through: [\"0101\"])",
        ] {
            assert!(pattern(fits).fits(&walk), "{fits}");
        }
        for not in [
            "(kind: \"rail\")",
            "(kind: \"move\", units: [\"b\"])",
            "(kind: \"move\", with: [\"c\"])",
            "(kind: \"move\", to: [\"0101\"])",
            "(kind: \"move\", through: [\"0909\"])",
        ] {
            assert!(!pattern(not).fits(&walk), "{not}");
        }
        let attack = Shape::about("attack", &words("a"), &hexes("0101 0102"));
        assert!(!pattern("(kind: \"attack\", to: [\"0101\"])").fits(&attack), "two hexes are no single one");
    }
}
