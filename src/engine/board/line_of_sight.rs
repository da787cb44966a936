//! Lines of sight over the hex map, in exact whole numbers: the features that a straight line between the centres of
//! two hexes passes, and those that block it.
//!
//! A board knows no heights and no game: a game states which hexes and hexsides block. The plane is stretched so that
//! every corner of a hex has whole coordinates. The centre of CCRR is at x = 3·CC, y = 2·RR (one more in even columns);
//! its corners are at (±2, 0) and (±1, ±1) from there. A straight line stays straight.

use super::{Board, Hex, Hexside};

/// A feature that a line passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feature {
    /// The interior of a hex.
    Hex(Hex),
    /// The side between two adjacent hexes.
    Side(Hex, Hex),
    /// No hex of the map: there is no line of sight off the map.
    OffMap,
}

/// A place on a line, as the list of routes past it. A hex or a hexside that is crossed has one route; a hexside that
/// the line runs along and a corner have two. A line passes if one of the routes is open.
pub type Passage = Vec<Vec<Feature>>;

/// A place on a line at which every route is blocked, with the feature that blocks each.
pub type Block = Vec<Feature>;

/// The features that block sight on a board.
pub trait Opaque {
    /// Whether the interior of a hex blocks.
    fn hex_blocks(&self, hex: Hex) -> bool;
    fn side_blocks(&self, hex: Hex, side: Hexside) -> bool;
}

/// The six sides in turn, as the direction of the hex across each.
const ACROSS: [(Hexside, [i32; 2]); 6] = [
    (Hexside::North, [0, -2]),
    (Hexside::NorthEast, [3, -1]),
    (Hexside::SouthEast, [3, 1]),
    (Hexside::South, [0, 2]),
    (Hexside::SouthWest, [-3, 1]),
    (Hexside::NorthWest, [-3, -1]),
];

fn middle(hex: Hex) -> [i32; 2] {
    let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
    [3 * column, 2 * row + i32::from(column % 2 == 0)]
}

/// Returns the hex of the board with this centre, if there is one.
fn hex_at(board: &Board, [x, y]: [i32; 2]) -> Option<Hex> {
    let column = u8::try_from(x / 3).ok()?;
    let row = u8::try_from((y - i32::from(column % 2 == 0)) / 2).ok()?;
    Hex::new(column, row).filter(|hex| board.contains(*hex))
}

fn plus(a: [i32; 2], b: [i32; 2]) -> [i32; 2] {
    [a[0] + b[0], a[1] + b[1]]
}

fn minus(a: [i32; 2], b: [i32; 2]) -> [i32; 2] {
    [a[0] - b[0], a[1] - b[1]]
}

fn cross(a: [i32; 2], b: [i32; 2]) -> i32 {
    a[0] * b[1] - a[1] * b[0]
}

/// Returns the distance of a point towards a side of the hex around the origin, and the distance of that side.
fn towards(side: Hexside, [x, y]: [i32; 2]) -> (i32, i32) {
    match side {
        Hexside::North => (-y, 1),
        Hexside::South => (y, 1),
        Hexside::NorthEast => (x - y, 2),
        Hexside::SouthEast => (x + y, 2),
        Hexside::SouthWest => (y - x, 2),
        Hexside::NorthWest => (-x - y, 2),
    }
}

/// Returns the sides by which a line leaves a hex: one, or the two that meet at a corner, clockwise. The line has
/// direction `along` and passes `offset` from the centre.
fn exits(offset: [i32; 2], along: [i32; 2]) -> (usize, Option<usize>) {
    let mut found: Option<(usize, Option<usize>, [i32; 2])> = None;
    for (number, (side, _)) in ACROSS.iter().enumerate() {
        let (speed, limit) = towards(*side, along);
        if speed <= 0 {
            continue;
        }
        let way = limit - towards(*side, offset).0;
        found = match found {
            Some((first, second, [best, pace])) => match (way * pace).cmp(&(best * speed)) {
                std::cmp::Ordering::Less => Some((number, None, [way, speed])),
                std::cmp::Ordering::Equal => Some((first, Some(number), [best, pace])),
                std::cmp::Ordering::Greater => Some((first, second, [best, pace])),
            },
            None => Some((number, None, [way, speed])),
        };
    }
    match found {
        // North and north-west also meet.
        Some((0, Some(5), _)) => (5, Some(0)),
        Some((first, second, _)) => (first, second),
        None => (0, None),
    }
}

/// Returns the sides of `from` by which the straight line to `to` leaves it: one, or the two that meet at the corner
/// that the line passes.
pub fn leaves(from: Hex, to: Hex) -> (Hexside, Option<Hexside>) {
    let (first, second) = exits([0, 0], minus(middle(to), middle(from)));
    (ACROSS[first].0, second.map(|side| ACROSS[side].0))
}

/// Follows a line from hex to hex and notes the features that it passes.
struct Walk<'a> {
    board: &'a Board,
    passed: Vec<Passage>,
}

impl Walk<'_> {
    fn side(&self, a: [i32; 2], b: [i32; 2]) -> Feature {
        match (hex_at(self.board, a), hex_at(self.board, b)) {
            (Some(a), Some(b)) => Feature::Side(a, b),
            _ => Feature::OffMap,
        }
    }

    fn inside(&self, at: [i32; 2]) -> Feature {
        hex_at(self.board, at).map_or(Feature::OffMap, Feature::Hex)
    }

    /// Returns the route from one hex over a second to a third.
    fn round(&self, from: [i32; 2], over: [i32; 2], to: [i32; 2]) -> Vec<Feature> {
        vec![self.side(from, over), self.inside(over), self.side(over, to)]
    }

    /// Continues from the hex with this centre; returns the centre of the next.
    fn step(&mut self, at: [i32; 2], start: [i32; 2], along: [i32; 2]) -> [i32; 2] {
        let (first, second) = exits(minus(start, at), along);
        let left = plus(at, ACROSS[first].1);
        let Some(second) = second else {
            self.passed.push(vec![vec![self.side(at, left)]]);
            return left;
        };
        let right = plus(at, ACROSS[second].1);
        // Beyond the corner is the hexside between the two hexes, in line with the corner.
        let beyond = plus(ACROSS[first].1, ACROSS[second].1);
        let (next, ways) = match cross(along, beyond).signum() {
            0 => {
                let next = plus(at, beyond);
                (next, vec![self.round(at, left, next), self.round(at, right, next)])
            }
            // The line turns away from the hexside to the left of it, or to the right.
            sign => {
                let (next, other) = if sign > 0 { (left, right) } else { (right, left) };
                (next, vec![vec![self.side(at, next)], self.round(at, other, next)])
            }
        };
        self.passed.push(ways);
        next
    }
}

/// Returns every place that the straight line between the centres of two hexes passes, in order, without the two hexes
/// themselves.
pub fn passages(board: &Board, from: Hex, to: Hex) -> Vec<Passage> {
    let mut passed = Vec::new();
    is_open(board, from, to, |passage| {
        passed.push(passage);
        true
    });
    passed
}

/// Whether every place that this line passes is open; stops asking at the first that is not.
pub fn is_open(board: &Board, from: Hex, to: Hex, mut open: impl FnMut(Passage) -> bool) -> bool {
    let (start, end) = (middle(from), middle(to));
    let mut walk = Walk { board, passed: Vec::new() };
    let mut at = start;
    while at != end {
        at = walk.step(at, start, minus(end, start));
        if at != end {
            let inside = walk.inside(at);
            walk.passed.push(vec![vec![inside]]);
        }
        if !walk.passed.drain(..).all(&mut open) {
            return false;
        }
    }
    true
}

/// Returns every place at which the line of sight between two hexes is blocked, in order; none if it is clear. The two
/// hexes and their own sides never block, so that adjacent hexes always see each other.
pub fn blocks(board: &Board, from: Hex, to: Hex, opaque: &impl Opaque) -> Vec<Block> {
    blocked(board, from, to, opaque).map(|(_, block)| block.concat()).collect()
}

/// Returns the blocked places, each with the features that block every route past it.
fn blocked(
    board: &Board,
    from: Hex,
    to: Hex,
    opaque: &impl Opaque,
) -> impl Iterator<Item = (Passage, Vec<Block>)> {
    let ends = [from, to];
    let is_blocked = move |feature: &Feature| match *feature {
        Feature::OffMap => true,
        Feature::Hex(hex) => !ends.contains(&hex) && opaque.hex_blocks(hex),
        Feature::Side(a, b) => {
            !ends.contains(&a)
                && !ends.contains(&b)
                && a.side_towards(b).is_some_and(|side| opaque.side_blocks(a, side))
        }
    };
    passages(board, from, to).into_iter().filter_map(move |ways| {
        let blocked: Vec<Block> =
            ways.iter().map(|way| way.iter().copied().filter(is_blocked).collect()).collect();
        blocked.iter().all(|way| !way.is_empty()).then_some((ways, blocked))
    })
}

/// The kind of place that blocks a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The interior of a hex that the line passes.
    Hex(Hex),
    /// A hexside that it crosses.
    Side(Hex, Hex),
    /// A hexside that it runs along: both routes past it are blocked.
    Along,
    /// A corner that it goes through: both routes past it are blocked.
    Corner,
}

/// Returns the first place at which the line of sight between two hexes is blocked; none if it is clear.
pub fn obstacle(board: &Board, from: Hex, to: Hex, opaque: &impl Opaque) -> Option<Obstacle> {
    let (ways, block) = blocked(board, from, to, opaque).next()?;
    Some(match (ways.as_slice(), block.concat().first()) {
        ([_], Some(Feature::Hex(hex))) => Obstacle::Hex(*hex),
        ([_], Some(Feature::Side(a, b))) => Obstacle::Side(*a, *b),
        // A route past a corner can be a single hexside; a route past a hexside always has hexes.
        (ways, _) if ways.iter().any(|way| way.len() == 1) => Obstacle::Corner,
        _ => Obstacle::Along,
    })
}

pub fn sees(board: &Board, from: Hex, to: Hex, opaque: &impl Opaque) -> bool {
    blocks(board, from, to, opaque).is_empty()
}
