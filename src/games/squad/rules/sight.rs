//! Line of sight and hindrance (9).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

pub mod cover;
pub(super) mod crossing;
pub mod line;

use super::{
    position::Work,
    scenario::{charts::Charts, options::Options},
};
use crate::engine::board::{ALL_SIDES, Board, Hex, Hexside, SideFeature, Terrain};
use crossing::{Crossing, Edge, along};
use line::{Cell, line};
use std::collections::BTreeMap;

/// The most that all hindrances along a line count together. No roll makes up for it, and further modifiers are added
/// to it.
const MOST_HINDRANCE: i32 = 60;

/// The state on which line of sight depends.
#[derive(Clone, Copy)]
pub struct Seeing<'a> {
    pub board: &'a Board,
    pub charts: &'a Charts,
    pub options: &'a Options,
    /// The number of the smoke in each hex that has some (11.2).
    pub smoke: &'a BTreeMap<Hex, u8>,
    /// Works: a bunker blocks (9.2).
    pub works: &'a BTreeMap<Hex, Work>,
}

/// A hindrance to fire along a line (9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hindrance {
    /// An orchard or crops.
    Ground(Hex),
    /// Smoke of this number.
    Smoke(Hex, u8),
    /// A wall or a hedge that the line crosses from the first hex to the second.
    Crossed(Hex, Hex),
    /// A wall or a hedge that the line runs along, between two hexes. At the edge of the map both hexes are the same.
    Along(Hex, Hex),
    /// Both sides of a line along hexsides hinder and neither blocks: one less (9.5).
    BothSides,
}

impl Hindrance {
    /// The modifier that it adds to the dice.
    pub fn adds(self, charts: &Charts, board: &Board) -> i8 {
        match self {
            Self::Ground(hex) => charts.row(board.terrain(hex)).map_or(0, |row| row.hindrance),
            Self::Smoke(_, number) => i8::try_from(number).unwrap_or(i8::MAX),
            Self::Crossed(..) | Self::Along(..) => 1,
            Self::BothSides => -1,
        }
    }
}

/// The hexes and hexsides that block a line, each hexside by its two hexes. For a line along hexsides they are on
/// either side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blocked {
    pub hexes: Vec<Hex>,
    pub sides: Vec<(Hex, Hex)>,
    /// Whether the line leaves the map.
    pub off_map: bool,
}

impl Blocked {
    fn is_empty(&self) -> bool {
        self.hexes.is_empty() && self.sides.is_empty() && !self.off_map
    }
}

/// The hexes on one side of a line along hexsides (9.5).
#[derive(Default)]
struct Flank {
    blocked: Blocked,
    hindrances: Vec<Hindrance>,
}

impl Flank {
    fn is_open(&self) -> bool {
        self.blocked.is_empty() && self.hindrances.is_empty()
    }
}

impl Seeing<'_> {
    /// Returns the hindrances between two hexes. Adjacent hexes always see each other (9.1); no hex off the map is ever
    /// in sight.
    ///
    /// # Errors
    /// The hexes and hexsides that block the line.
    pub fn hindrances(&self, from: Hex, to: Hex) -> Result<Vec<Hindrance>, Blocked> {
        if !(self.board.contains(from) && self.board.contains(to)) {
            return Err(Blocked { off_map: true, ..Blocked::default() });
        }
        let cells = line(self.board, from, to);
        let heights = Heights::new(self.board, &cells, from, to);
        let (mut blocked, mut hindrances) = (Blocked::default(), Vec::new());
        let (mut left, mut right) = (Flank::default(), Flank::default());
        for cell in &cells {
            match cell {
                Cell::Through(hex) => {
                    if *hex != from && *hex != to && self.blocks(*hex, &heights) {
                        blocked.hexes.push(*hex);
                    }
                    hindrances.extend((*hex != from).then(|| self.ground(*hex)).flatten());
                    hindrances.extend(self.smoke(*hex));
                }
                Cell::Along { left: one, right: other } => {
                    self.flank(*one, &heights, &mut left);
                    self.flank(*other, &heights, &mut right);
                }
            }
        }
        for pair in cells.windows(2) {
            let [one, other] = pair else { continue };
            self.along_walls(*one, *other, [from, to], &mut blocked, &mut hindrances);
            self.over_walls(*one, *other, [from, to], &mut blocked, &mut hindrances);
        }
        match (left.blocked.is_empty(), right.blocked.is_empty()) {
            (false, false) => {
                blocked.hexes.extend(left.blocked.hexes.iter().chain(&right.blocked.hexes));
                blocked.off_map |= left.blocked.off_map || right.blocked.off_map;
            }
            _ if left.is_open() || right.is_open() => {}
            (one, other) => {
                hindrances.extend(left.hindrances.iter().chain(&right.hindrances));
                hindrances.extend((one && other).then_some(Hindrance::BothSides));
            }
        }
        if blocked.is_empty() { Ok(hindrances) } else { Err(blocked) }
    }

    /// Adds a wall or hedge along which the line runs behind a hex: it hinders, and a hedgerow blocks (9.3, 24.3).
    fn along_walls(
        &self,
        one: Cell,
        other: Cell,
        ends: [Hex; 2],
        blocked: &mut Blocked,
        hindrances: &mut Vec<Hindrance>,
    ) {
        let Some((edge, between)) = along(one, other).filter(|(edge, _)| self.has_wall(*edge)) else {
            return;
        };
        if self.hides(edge, ends) {
            blocked.sides.push(between);
        } else {
            hindrances.push(Hindrance::Along(between.0, between.1));
        }
    }

    /// Adds a wall or hedge that the line crosses from one cell to the next: it hinders, and a hedgerow blocks. A
    /// corner counts only if both hexsides that meet there have one, and blocks if either is a hedgerow (9.3, 9.6,
    /// 24.3). Hexsides of the firer's own hex do not count.
    fn over_walls(
        &self,
        one: Cell,
        other: Cell,
        [from, to]: [Hex; 2],
        blocked: &mut Blocked,
        hindrances: &mut Vec<Hindrance>,
    ) {
        let crossing = Crossing::new(one, other);
        let barred = crossing.sides().all(|one| self.has_wall(one.edge)) && !crossing.is_of(from);
        let Some((hex, beyond)) = crossing.shown().filter(|_| barred) else { return };
        let hedgerows = crossing.sides().filter(|one| self.hides(one.edge, [from, to]));
        let already = blocked.sides.len();
        blocked.sides.extend(hedgerows.map(|one| (one.edge.0, one.beyond.unwrap_or(one.edge.0))));
        if blocked.sides.len() == already {
            hindrances.push(Hindrance::Crossed(hex, beyond));
        }
    }

    /// Returns the modifier of all hindrances between two hexes; none if the line is blocked.
    pub fn hindrance(&self, from: Hex, to: Hex) -> Option<i8> {
        let hindrances = self.hindrances(from, to).ok()?;
        let sum: i32 = hindrances.iter().map(|one| i32::from(one.adds(self.charts, self.board))).sum();
        Some(i8::try_from(sum.min(MOST_HINDRANCE)).unwrap_or(i8::MAX))
    }

    /// Whether a hex between the ends blocks (9.2, 9.4).
    fn blocks(&self, hex: Hex, heights: &Heights) -> bool {
        heights.block(self.board.level(hex)) || self.covers(hex, heights)
    }

    /// Whether a building, woods or a bunker in the hex blocks. It does so at any level, unless the option lets units
    /// see over those that are lower than both ends (24.2).
    fn covers(&self, hex: Hex, heights: &Heights) -> bool {
        let blocks = self.charts.row(self.board.terrain(hex)).is_some_and(|row| row.blocks);
        let low = self.options.over_low_cover && self.board.level(hex) < heights.low;
        (blocks || self.works.get(&hex).is_some_and(|work| work.kind.is_bunker())) && !low
    }

    /// Adds a hex to its side of a line along a hexside.
    fn flank(&self, hex: Option<Hex>, heights: &Heights, flank: &mut Flank) {
        let Some(hex) = hex else {
            flank.blocked.off_map = true;
            return;
        };
        if self.blocks(hex, heights) {
            flank.blocked.hexes.push(hex);
        } else {
            flank.hindrances.extend(self.ground(hex).into_iter().chain(self.smoke(hex)));
        }
    }

    fn ground(&self, hex: Hex) -> Option<Hindrance> {
        let hinders = self.charts.row(self.board.terrain(hex)).is_some_and(|row| row.hindrance != 0);
        hinders.then_some(Hindrance::Ground(hex))
    }

    fn smoke(&self, hex: Hex) -> Option<Hindrance> {
        self.smoke.get(&hex).map(|number| Hindrance::Smoke(hex, *number))
    }

    fn has_wall(&self, (hex, side): Edge) -> bool {
        [SideFeature::Wall, SideFeature::Hedge].iter().any(|kind| self.board.feature(*kind, hex, side))
    }

    /// Whether a hexside has a hedgerow that blocks. With the option every hedge blocks, except those of the hexes at
    /// both ends (24.3).
    fn hides(&self, (hex, side): Edge, ends: [Hex; 2]) -> bool {
        let beyond = self.board.neighbour(hex, side);
        let own = ends.iter().any(|end| *end == hex || Some(*end) == beyond);
        self.options.hedgerows && !own && self.board.feature(SideFeature::Hedge, hex, side)
    }
}

/// The levels of the ends of a line, and whether a single hex of level 1 is between levels 0 and 2 (9.4).
struct Heights {
    low: u8,
    high: u8,
    lone_step: bool,
}

impl Heights {
    fn new(board: &Board, cells: &[Cell], from: Hex, to: Hex) -> Self {
        let [one, other] = [from, to].map(|hex| board.level(hex));
        let (low, high) = (one.min(other), one.max(other));
        let level = |cell: &Cell| match cell {
            Cell::Through(hex) if *hex == from || *hex == to => 0,
            Cell::Through(hex) => board.level(*hex),
            Cell::Along { left, right } => {
                [left, right].into_iter().flatten().map(|hex| board.level(*hex)).max().unwrap_or(0)
            }
        };
        let raised = cells.iter().filter(|cell| level(cell) >= 1).count();
        Self { low, high, lone_step: (low, high) == (0, 2) && raised == 1 }
    }

    /// Whether a cell of this level between the ends blocks.
    fn block(&self, level: u8) -> bool {
        let between = self.low < level && level <= self.high;
        level > self.high || between && !(self.lone_step && level == 1)
    }
}

/// The cover of a hex by its ground, without works (6.3, 24.1).
pub fn ground_cover(board: &Board, charts: &Charts, options: &Options, hex: Hex) -> i8 {
    use crate::engine::board::Material;
    if options.wooden_buildings && board.built_of(hex) == Some(Material::Wood) {
        return charts.wooden_cover;
    }
    // A unit on a bridge is not in the stream.
    if board.is_bridge(hex) {
        return charts.row(Terrain::Clear).map_or(0, |row| row.cover);
    }
    charts.row(board.terrain(hex)).map_or(0, |row| row.cover)
}

/// Whether a hex is in the forward arc of a unit with this facing. The arc is 60° to each side of the facing, borders
/// included, and never contains the unit's own hex (7.4).
pub fn in_arc(from: Hex, facing: Hexside, target: Hex) -> bool {
    use line::middle;
    let ([x, y], [to_x, to_y]) = (middle(from), middle(target));
    let way = [to_x - x, to_y - y];
    if way == [0, 0] {
        return false;
    }
    let at = facing.number();
    let [left, right] = [(at + 5) % 6, (at + 1) % 6].map(|number| direction(ALL_SIDES.get(number).copied()));
    let cross = |a: [i64; 2], b: [i64; 2]| a[0] * b[1] - a[1] * b[0];
    cross(left, way) >= 0 && cross(way, right) >= 0
}

/// The vector from the centre of a hex to the centre of the adjacent hex beyond a side (9.7).
fn direction(side: Option<Hexside>) -> [i64; 2] {
    match side.unwrap_or(Hexside::North) {
        Hexside::North => [0, -2],
        Hexside::NorthEast => [3, -1],
        Hexside::SouthEast => [3, 1],
        Hexside::South => [0, 2],
        Hexside::SouthWest => [-3, 1],
        Hexside::NorthWest => [-3, -1],
    }
}

/// The armour of an AFV that a firer hits (7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Met {
    Front,
    Rear,
    /// The line runs along the hexsides between front and side: a die decides.
    Between,
}

/// Returns the armour side that a firer elsewhere hits on an AFV in `hex` with this facing (7.5).
pub fn met(hex: Hex, facing: Hexside, firer: Hex) -> Met {
    use line::middle;
    let ([x, y], [to_x, to_y]) = (middle(hex), middle(firer));
    let way = [to_x - x, to_y - y];
    let front = direction(Some(facing));
    // The coordinates are stretched: a step down has three times the weight of a step across.
    match (front[0] * way[0] + 3 * front[1] * way[1]).signum() {
        1 => Met::Front,
        -1 => Met::Rear,
        _ => Met::Between,
    }
}

#[cfg(test)]
mod tests;
