//! Lines of sight (10): those of the map, each calculated when it is first needed.

use super::scenario::charts::Charts;
use crate::engine::board::{
    Board, Hex, HexMap, HexSet, Hexside, SideFeature,
    line_of_sight::{self, Block, Obstacle, Opaque},
};
use std::sync::OnceLock;

/// The ground of this board that blocks by these charts (10.2, 10.3).
pub struct Ground<'a> {
    pub board: &'a Board,
    pub charts: &'a Charts,
}

impl Opaque for Ground<'_> {
    fn hex_blocks(&self, hex: Hex) -> bool {
        self.charts.terrain(self.board.terrain(hex)).is_some_and(|row| row.blocks)
    }

    fn side_blocks(&self, hex: Hex, side: Hexside) -> bool {
        [SideFeature::Stream, SideFeature::Crest, SideFeature::Slope].into_iter().any(|kind| {
            self.board.feature(kind, hex, side) && self.charts.hexside(kind).is_some_and(|row| row.blocks)
        })
    }
}

impl Ground<'_> {
    /// Returns all places at which the line between two hexes is blocked (10).
    pub fn blocks(&self, from: Hex, to: Hex) -> Vec<Block> {
        line_of_sight::blocks(self.board, from, to, self)
    }

    /// Returns the first place at which the line between two hexes is blocked (10).
    pub fn obstacle(&self, from: Hex, to: Hex) -> Option<Obstacle> {
        line_of_sight::obstacle(self.board, from, to, self)
    }
}

/// The hexes in sight of each hex in clear weather.
#[derive(Clone, Debug)]
pub struct Sight {
    seen: HexMap<OnceLock<HexSet>>,
}

impl Sight {
    /// An empty table, in which no line has been calculated yet.
    pub fn new(board: &Board) -> Self {
        Self { seen: HexMap::filled(board.room(), OnceLock::new()) }
    }

    /// The hexes in sight of this one.
    pub fn from(&self, ground: &Ground, hex: Hex) -> &HexSet {
        self.seen[hex].get_or_init(|| {
            let board = ground.board;
            let sees = |other: &Hex| line_of_sight::sees(board, hex, *other, ground);
            let mut seen = HexSet::new(board.room());
            board.hexes().filter(sees).for_each(|other| {
                seen.insert(other);
            });
            seen
        })
    }
}
