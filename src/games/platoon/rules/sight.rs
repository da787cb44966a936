//! Lines of sight over two levels of hills (9), in whole numbers.

pub mod spotting;

use crate::engine::board::{
    Board, Hex, HexMap, HexSet, Terrain,
    line_of_sight::{Feature, Passage, is_open, passages},
};
use std::sync::{Arc, OnceLock};

/// Whether units in a hex are in its gully; where a road leads over it they are on the road (9.5).
pub fn is_in_gully(board: &Board, hex: Hex) -> bool {
    board.is_gully(hex) && !board.has_road(hex)
}

/// The level of a hex including woods or a town on it (9.2).
fn top(board: &Board, hex: Hex) -> i32 {
    let covered = matches!(board.terrain(hex), Terrain::Woods | Terrain::Town);
    i32::from(board.level(hex)) + i32::from(covered)
}

/// The obstacle that blocks the line of sight between two hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// These hexes, in the order in which the line passes them (9.3).
    Hexes(Vec<Hex>),
    /// The gully in which one of the two is (9.5).
    Gully(Hex),
}

/// A line of sight, with the values that are the same all along it.
struct Line<'a> {
    board: &'a Board,
    /// The lower end; either, if both are of one level.
    low_end: Hex,
    low: i32,
    high: i32,
    length: i32,
}

impl Line<'_> {
    /// Whether a hex between the ends rises above the line (9.3).
    fn is_blocked_by(&self, hex: Hex) -> bool {
        let top = top(self.board, hex);
        let along = hex.distance(self.low_end) as i32;
        top > self.low && (top - self.low) * self.length > (self.high - self.low) * along
    }
}

/// The gully that hides one of two hexes from the other (9.5).
fn gully_between(board: &Board, from: Hex, to: Hex) -> Option<Hex> {
    let hides = |hex, other| is_in_gully(board, hex) && board.level(other) <= board.level(hex);
    [(from, to), (to, from)].into_iter().find(|(hex, other)| hides(*hex, *other)).map(|(hex, _)| hex)
}

impl<'a> Line<'a> {
    fn new(board: &'a Board, from: Hex, to: Hex) -> Self {
        let (low_end, high_end) = if board.level(from) <= board.level(to) { (from, to) } else { (to, from) };
        Self {
            board,
            low_end,
            low: i32::from(board.level(low_end)),
            high: i32::from(board.level(high_end)),
            length: from.distance(to) as i32,
        }
    }

    /// Whether something on the line blocks it.
    fn is_stopped_by(&self, feature: &Feature) -> bool {
        match *feature {
            Feature::Hex(hex) => self.is_blocked_by(hex),
            Feature::OffMap => true,
            Feature::Side(..) => false,
        }
    }

    /// Whether every path past a place is blocked: a corner that is merely touched has a path without any hex (9.4).
    fn is_stopped_at(&self, ways: &Passage) -> bool {
        ways.iter().all(|way| way.iter().any(|feature| self.is_stopped_by(feature)))
    }
}

/// The obstacle on the line of sight between two hexes; none if they see each other (9.3 to 9.5).
pub fn obstacle(board: &Board, from: Hex, to: Hex) -> Option<Obstacle> {
    if from.distance(to) <= 1 {
        return None;
    }
    if let Some(hex) = gully_between(board, from, to) {
        return Some(Obstacle::Gully(hex));
    }
    let line = Line::new(board, from, to);
    let mut blocking = Vec::new();
    for ways in passages(board, from, to).into_iter().filter(|ways| line.is_stopped_at(ways)) {
        let hexes = ways.iter().flatten().filter_map(|feature| match *feature {
            Feature::Hex(hex) if line.is_blocked_by(hex) => Some(hex),
            _ => None,
        });
        blocking.extend(hexes);
        if blocking.is_empty() {
            // Only the edge of the map.
            return Some(Obstacle::Hexes(blocking));
        }
    }
    (!blocking.is_empty()).then_some(Obstacle::Hexes(blocking))
}

/// Whether there is no obstacle: found sooner, since the first obstacle is enough.
fn is_clear(board: &Board, from: Hex, to: Hex) -> bool {
    if from.distance(to) <= 1 {
        return true;
    }
    if gully_between(board, from, to).is_some() {
        return false;
    }
    let line = Line::new(board, from, to);
    is_open(board, from, to, |ways| !line.is_stopped_at(&ways))
}

/// The hexes in sight of each hex, worked out when first asked for, and shared.
#[derive(Clone, Debug)]
pub struct Sight(Arc<HexMap<OnceLock<HexSet>>>);

impl Sight {
    pub fn new(board: &Board) -> Self {
        Self(Arc::new(HexMap::filled(board.room(), OnceLock::new())))
    }

    /// The hexes that are seen from a hex.
    pub fn from<'a>(&'a self, board: &Board, hex: Hex) -> Option<&'a HexSet> {
        let seen = self.0.get(hex)?;
        Some(seen.get_or_init(|| {
            let mut set = HexSet::new(board.room());
            // A line is the same from either end: a result known from the other end is not worked out again.
            let sees = |other: &Hex| match self.0.get(*other).and_then(OnceLock::get) {
                Some(known) => known.contains(hex),
                None => is_clear(board, hex, *other),
            };
            for other in board.hexes().filter(sees) {
                set.insert(other);
            }
            set
        }))
    }
}
