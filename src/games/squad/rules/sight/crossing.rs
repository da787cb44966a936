//! The hexsides that a line of sight crosses, and those that it runs along (9.5, 9.6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::line::Cell;
use crate::engine::board::{ALL_SIDES, Hex, Side6};

/// A hexside, as that of one of its hexes.
pub(super) type Edge = (Hex, Side6);

/// A hexside that a line crosses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossed {
    pub edge: Edge,
    /// The hex on its other side; none off the map.
    pub beyond: Option<Hex>,
}

/// What a line crosses from one place to the next: a hexside, or the two that meet in a corner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crossing([Option<Crossed>; 2]);

impl Crossing {
    /// Between a hex and a run along a hexside a line passes a corner of the hex, and the line back passes the same (9.6).
    pub fn new(one: Cell, other: Cell) -> Self {
        match (one, other) {
            (Cell::Through(hex), Cell::Through(next)) => {
                let side = hex.side_towards(next);
                Self([side.map(|side| Crossed { edge: (hex, side), beyond: Some(next) }), None])
            }
            (Cell::Through(hex), Cell::Along { left, right }) => Self(corner(hex, left, right)),
            // Who looks back along the line has its left on his right.
            (Cell::Along { left, right }, Cell::Through(hex)) => Self(corner(hex, right, left)),
            (Cell::Along { .. }, Cell::Along { .. }) => Self([None; 2]),
        }
    }

    pub fn sides(&self) -> impl Iterator<Item = &Crossed> {
        self.0.iter().flatten()
    }

    /// The two hexes between which it is told to lie: in a corner the same for the line back.
    pub fn shown(&self) -> Option<(Hex, Hex)> {
        self.sides().filter_map(|one| Some((one.edge.0, one.beyond?))).min()
    }

    /// Whether it is a side of a hex, or two of them.
    pub fn is_of(&self, hex: Hex) -> bool {
        self.sides().any(|one| one.edge.0 == hex || one.beyond == Some(hex))
    }
}

/// The side so many steps clockwise of another.
fn turned(side: Side6, steps: usize) -> Side6 {
    ALL_SIDES.get((side.number() + steps) % 6).copied().unwrap_or(side)
}

/// The two hexsides of a hex that meet in the corner through which a line leaves it between two hexes, of which one may lie off the
/// map.
fn corner(hex: Hex, left: Option<Hex>, right: Option<Hex>) -> [Option<Crossed>; 2] {
    let side = |next: Option<Hex>| next.and_then(|next| hex.side_towards(next));
    let (to_left, to_right) = match (side(left), side(right)) {
        (Some(one), Some(other)) => (one, other),
        (Some(one), None) => (one, turned(one, 1)),
        (None, Some(other)) => (turned(other, 5), other),
        (None, None) => return [None; 2],
    };
    [(to_left, left), (to_right, right)].map(|(side, beyond)| Some(Crossed { edge: (hex, side), beyond }))
}

/// The hexside along which a line runs after a hex, and the two hexes that it lies between; at the edge of the map twice the one
/// that is on it.
pub(crate) fn along(before: Cell, run: Cell) -> Option<(Edge, (Hex, Hex))> {
    let (Cell::Through(behind), Cell::Along { left, right }) = (before, run) else { return None };
    match (left, right) {
        (Some(one), Some(other)) => Some(((one, one.side_towards(other)?), (one, other))),
        // Seen from the hex on the left what lies behind comes next clockwise after what lies across, from that on the right next
        // before it.
        (Some(one), None) => Some(((one, turned(one.side_towards(behind)?, 5)), (one, one))),
        (None, Some(other)) => Some(((other, turned(other.side_towards(behind)?, 1)), (other, other))),
        (None, None) => None,
    }
}
