//! Lines of sight over two levels of hills (9), in whole numbers.

use super::rulebook::Rulebook;
use crate::engine::board::{
    Board, Hex, HexMap, HexSet, Terrain,
    line_of_sight::{Feature, passages},
};
use std::sync::{Arc, OnceLock};

/// Whether units in a hex stand in its gully; where a road leads over it they stand on the road (9.5).
pub fn is_in_gully(board: &Board, hex: Hex) -> bool {
    board.is_gully(hex) && !board.has_road(hex)
}

/// The level of a hex with what grows or stands on it (9.2).
fn top(board: &Board, hex: Hex) -> i32 {
    let covered = matches!(board.terrain(hex), Terrain::Woods | Terrain::Town);
    i32::from(board.level(hex)) + i32::from(covered)
}

/// What blocks the line of sight between two hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// These hexes, in the order in which the line passes them (9.3).
    Hexes(Vec<Hex>),
    /// The gully in which one of the two stands (9.5).
    Gully(Hex),
}

/// A line of sight, with what is the same all along it.
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

/// What blocks the line of sight between two hexes; none if they see each other (9.3 to 9.5).
pub fn obstacle(board: &Board, from: Hex, to: Hex) -> Option<Obstacle> {
    let distance = from.distance(to);
    if distance <= 1 {
        return None;
    }
    let gully = |hex, other| is_in_gully(board, hex) && board.level(other) <= board.level(hex);
    if gully(from, to) {
        return Some(Obstacle::Gully(from));
    }
    if gully(to, from) {
        return Some(Obstacle::Gully(to));
    }
    let (low_end, high_end) = if board.level(from) <= board.level(to) { (from, to) } else { (to, from) };
    let line = Line {
        board,
        low_end,
        low: i32::from(board.level(low_end)),
        high: i32::from(board.level(high_end)),
        length: distance as i32,
    };
    let mut blocking = Vec::new();
    for ways in passages(board, from, to) {
        let inside = |feature: &Feature| match *feature {
            Feature::Hex(hex) => Some(Some(hex)),
            Feature::OffMap => Some(None),
            Feature::Side(..) => None,
        };
        // Each way past this place with the hexes on it: a corner that is merely touched has a way without any (9.4).
        let hexes: Vec<Vec<Option<Hex>>> =
            ways.iter().map(|way| way.iter().filter_map(inside).collect()).collect();
        let blocks = |hex: &Option<Hex>| hex.is_none_or(|hex| line.is_blocked_by(hex));
        if hexes.iter().all(|way| way.iter().any(blocks)) {
            blocking.extend(hexes.iter().flatten().filter(|hex| blocks(hex)).flatten().copied());
            if blocking.is_empty() {
                // Nothing but the edge of the map.
                return Some(Obstacle::Hexes(blocking));
            }
        }
    }
    (!blocking.is_empty()).then_some(Obstacle::Hexes(blocking))
}

/// Who sees whom, found out when it is first asked for, and shared.
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
            for other in board.hexes().filter(|other| obstacle(board, hex, *other).is_none()) {
                set.insert(other);
            }
            set
        }))
    }
}

impl Rulebook {
    /// Whether there is a line of sight between two hexes, within what the scenario lets see (9.1).
    pub fn sees(&self, from: Hex, to: Hex) -> bool {
        let far = self.scenario.visibility.is_some_and(|limit| from.distance(to) > limit);
        !far && self.sight.from(&self.board, from).is_some_and(|seen| seen.contains(to))
    }
}
