//! The hexsides that a line of sight crosses, and those along which it runs (9.5, 9.6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::line::Cell;
use crate::engine::board::{ALL_SIDES, Hex, Hexside};

/// A hexside, as a side of one of its hexes.
pub(super) type Edge = (Hex, Hexside);

/// A hexside that a line crosses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossed {
    pub edge: Edge,
    /// The hex on its other side; none off the map.
    pub beyond: Option<Hex>,
}

/// The crossing of a line from one cell to the next: a hexside, or the two that meet in a corner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crossing([Option<Crossed>; 2]);

impl Crossing {
    /// Finds the crossing between two cells. Between a hex and a run along a hexside the line passes a corner of the
    /// hex. The reverse line passes the same corner (9.6).
    pub fn new(one: Cell, other: Cell) -> Self {
        match (one, other) {
            (Cell::Through(hex), Cell::Through(next)) => {
                let side = hex.side_towards(next);
                Self([side.map(|side| Crossed { edge: (hex, side), beyond: Some(next) }), None])
            }
            (Cell::Through(hex), Cell::Along { left, right }) => Self(corner(hex, left, right)),
            // Seen from the other end of the line, left and right are exchanged.
            (Cell::Along { left, right }, Cell::Through(hex)) => Self(corner(hex, right, left)),
            (Cell::Along { .. }, Cell::Along { .. }) => Self([None; 2]),
        }
    }

    pub fn sides(&self) -> impl Iterator<Item = &Crossed> {
        self.0.iter().flatten()
    }

    /// The two hexes between which the text says that it is. In a corner they are the same for the reverse line.
    pub fn shown(&self) -> Option<(Hex, Hex)> {
        self.sides().filter_map(|one| Some((one.edge.0, one.beyond?))).min()
    }

    /// Whether it is a side of a hex, or two of them.
    pub fn is_of(&self, hex: Hex) -> bool {
        self.sides().any(|one| one.edge.0 == hex || one.beyond == Some(hex))
    }
}

/// The side a number of steps clockwise of another.
fn turned(side: Hexside, steps: usize) -> Hexside {
    ALL_SIDES.get((side.number() + steps) % 6).copied().unwrap_or(side)
}

/// The two hexsides of a hex that meet in the corner through which a line leaves it between two hexes. One of these may
/// be off the map.
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

/// The hexside along which a line runs after a hex, with the two hexes that it separates. At the edge of the map both
/// are the hex on the map.
pub(crate) fn along(before: Cell, run: Cell) -> Option<(Edge, (Hex, Hex))> {
    let (Cell::Through(behind), Cell::Along { left, right }) = (before, run) else { return None };
    match (left, right) {
        (Some(one), Some(other)) => Some(((one, one.side_towards(other)?), (one, other))),
        // From the hex on the left, the hex behind comes next clockwise after the hex across. From the hex on the right
        // it comes next before it.
        (Some(one), None) => Some(((one, turned(one.side_towards(behind)?, 5)), (one, one))),
        (None, Some(other)) => Some(((other, turned(other.side_towards(behind)?, 1)), (other, other))),
        (None, None) => None,
    }
}
