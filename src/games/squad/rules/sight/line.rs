//! The line between the centres of two hexes, and the cells that it passes, exact in whole numbers (9.5 to 9.7).
//!
//! The centre of CCRR is at x = 3·CC, y = 2·RR, one more in even columns. A hex is |y| ≤ 1, |x + y| ≤ 2, |x − y| ≤ 2
//! around it.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::engine::board::{Board, Hex};
use std::cmp::Ordering;

/// A cell that the line passes. The end hexes are the first and the last cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The interior of a hex.
    Through(Hex),
    /// A run along a hexside, with the hexes to the left and to the right of it; none if it is off the map.
    Along { left: Option<Hex>, right: Option<Hex> },
}

/// A point on the line, from 0 at its beginning to 1 at its end, as a fraction with a denominator above 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    above: i64,
    below: i64,
}

impl Part {
    const BEGINNING: Self = Self { above: 0, below: 1 };
    const END: Self = Self { above: 1, below: 1 };

    fn new(above: i64, below: i64) -> Self {
        if below < 0 { Self { above: -above, below: -below } } else { Self { above, below } }
    }

    /// The part of the line between two points.
    pub(crate) fn until(self, later: Self) -> Self {
        Self::new(later.above * self.below - self.above * later.below, later.below * self.below)
    }

    pub(crate) fn cmp(self, other: Self) -> Ordering {
        (self.above * other.below).cmp(&(other.above * self.below))
    }

    fn later(self, other: Self) -> Self {
        if self.cmp(other) == Ordering::Less { other } else { self }
    }

    fn earlier(self, other: Self) -> Self {
        if self.cmp(other) == Ordering::Greater { other } else { self }
    }
}

/// The centre of a column and row, which may be off the map.
fn middle_at(column: i64, row: i64) -> [i64; 2] {
    [3 * column, 2 * row + i64::from(column.rem_euclid(2) == 0)]
}

/// The centre of a hex (9.7).
pub fn middle(hex: Hex) -> [i64; 2] {
    middle_at(i64::from(hex.column()), i64::from(hex.row()))
}

/// The distances of a point along the three axes of a hex, each with the distance of its sides.
fn axes([x, y]: [i64; 2]) -> [(i64, i64); 3] {
    [(y, 1), (x + y, 2), (x - y, 2)]
}

/// The part of a line inside a hex, and whether it runs along one of its sides there; none if it touches at most a
/// corner.
pub(crate) fn within(from: [i64; 2], way: [i64; 2], middle: [i64; 2]) -> Option<(Part, Part, bool)> {
    let start = axes([from[0] - middle[0], from[1] - middle[1]]);
    let (mut enters, mut leaves, mut runs) = (Part::BEGINNING, Part::END, false);
    for ((at, side), (step, _)) in start.into_iter().zip(axes(way)) {
        if step == 0 {
            if at.abs() > side {
                return None;
            }
            runs |= at.abs() == side;
            continue;
        }
        let [one, other] = [-side - at, side - at].map(|left| Part::new(left, step));
        enters = enters.later(one.earlier(other));
        leaves = leaves.earlier(one.later(other));
    }
    (enters.cmp(leaves) == Ordering::Less).then_some((enters, leaves, runs))
}

/// The cells that the line between the centres of two hexes passes, from the first to the second.
pub fn line(board: &Board, from: Hex, to: Hex) -> Vec<Cell> {
    if from == to {
        return vec![Cell::Through(from)];
    }
    let (start, end) = (middle(from), middle(to));
    let way = [end[0] - start[0], end[1] - start[1]];
    let columns = i64::from(from.column().min(to.column()))..=i64::from(from.column().max(to.column()));
    let (first, last) = (i64::from(from.row().min(to.row())) - 1, i64::from(from.row().max(to.row())) + 1);
    let mut passed: Vec<(Part, Cell)> = Vec::new();
    // A line that runs along hexsides upwards or downwards has hexes of the adjacent columns beside it.
    for column in columns.start() - 1..=columns.end() + 1 {
        for row in first..=last {
            let middle = middle_at(column, row);
            let Some((enters, _, runs)) = within(start, way, middle) else { continue };
            let hex = u8::try_from(column).ok().zip(u8::try_from(row).ok());
            let hex = hex.and_then(|(column, row)| Hex::new(column, row)).filter(|hex| board.contains(*hex));
            let cell = match (runs, hex) {
                (false, Some(hex)) => Cell::Through(hex),
                (false, None) => Cell::Along { left: None, right: None },
                (true, hex) => {
                    let aside = way[0] * (middle[1] - start[1]) - way[1] * (middle[0] - start[0]);
                    // The y axis points down, so a cell to the left of the line has a negative cross product.
                    let known = passed.iter_mut().find(|(at, cell)| {
                        at.cmp(enters) == Ordering::Equal && matches!(cell, Cell::Along { .. })
                    });
                    if let Some((_, Cell::Along { left, right })) = known {
                        *(if aside < 0 { left } else { right }) = hex;
                        continue;
                    }
                    if aside < 0 {
                        Cell::Along { left: hex, right: None }
                    } else {
                        Cell::Along { left: None, right: hex }
                    }
                }
            };
            passed.push((enters, cell));
        }
    }
    passed.sort_by(|(one, _), (other, _)| one.cmp(*other));
    passed.into_iter().map(|(_, cell)| cell).collect()
}
