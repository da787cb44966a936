//! The cost of each step over the board by the terrain effects chart (6.7), and the hexes that let supply lines
//! through: worked out once.

#![warn(clippy::cast_possible_truncation)]

use crate::{
    engine::{
        board::{ALL_SIDES, Board, Hex, HexMap, HexSet, Hexside, Link, PlaceKind},
        counters::Points,
    },
    games::guderian::rules::{
        kinds::{MARCHES, March, Side},
        scenario::charts::{Charts, Line},
    },
};

/// A step that cannot be made: off the map, or over a lake.
const CLOSED: u8 = u8::MAX;

/// The cost of every step for every side and movement class.
#[derive(Clone, Debug)]
pub struct CostTable {
    steps: Vec<HexMap<[u8; 6]>>,
    entry: Vec<HexMap<u8>>,
    passes_lines: HexSet,
}

fn number(side: Side, march: March) -> usize {
    side.number() * MARCHES.len() + march as usize
}

impl CostTable {
    /// Works out the table.
    pub fn new(board: &Board, charts: &Charts) -> Self {
        let mut steps = Vec::new();
        let mut entry = Vec::new();
        for side in Side::BOTH {
            for march in MARCHES {
                let mut table = HexMap::filled(board.room(), [CLOSED; 6]);
                let mut entries = HexMap::filled(board.room(), CLOSED);
                for hex in board.hexes() {
                    entries[hex] = small(entry_cost(board, charts, march, hex));
                    table[hex] = ALL_SIDES.map(|way| small(step_cost(board, charts, side, march, hex, way)));
                }
                steps.push(table);
                entry.push(entries);
            }
        }
        let mut passes_lines = HexSet::new(board.room());
        for hex in board.hexes().filter(|hex| is_passed_by_lines(board, charts, *hex)) {
            passes_lines.insert(hex);
        }
        Self { steps, entry, passes_lines }
    }

    /// Whether a supply line may continue through the terrain of this hex (K11.3).
    #[inline]
    pub(crate) fn passes_lines(&self, hex: Hex) -> bool {
        self.passes_lines.contains(hex)
    }

    /// The cost to leave `hex` over a side; none where no step is possible.
    #[inline]
    pub fn step(&self, side: Side, march: March, hex: Hex, way: Hexside) -> Option<Points> {
        open(self.steps[number(side, march)][hex][way.number()])
    }

    /// The costs in half points over the six sides of a hex; 255 where no step is possible.
    #[inline]
    pub(crate) fn around(&self, side: Side, march: March, hex: Hex) -> &[u8; 6] {
        &self.steps[number(side, march)][hex]
    }

    /// The cost to enter the map in this hex: its terrain, or the road rate at a road exit (K16.2).
    pub fn entry(&self, side: Side, march: March, hex: Hex) -> Option<Points> {
        open(self.entry[number(side, march)][hex])
    }
}

fn is_passed_by_lines(board: &Board, charts: &Charts, hex: Hex) -> bool {
    charts.row(board.terrain(hex)).is_some_and(|row| row.line == Line::Passes)
}

fn small(cost: Option<Points>) -> u8 {
    cost.map_or(CLOSED, |points| u8::try_from(points.0).unwrap_or(CLOSED).min(CLOSED - 1))
}

fn open(cost: u8) -> Option<Points> {
    (cost != CLOSED).then_some(Points(u16::from(cost)))
}

/// The cost of the ground of a hex, roads aside (6.7); none for a lake.
pub(crate) fn ground(board: &Board, charts: &Charts, march: March, hex: Hex) -> Option<Points> {
    if board.city(hex) == Some(PlaceKind::Major) {
        return Some(charts.major_city.cost);
    }
    charts.row(board.terrain(hex)).map(|row| row.cost(march))
}

fn entry_cost(board: &Board, charts: &Charts, march: March, hex: Hex) -> Option<Points> {
    let cost = ground(board, charts, march, hex)?;
    Some(if board.is_road_exit(hex) { charts.road.cost(march) } else { cost })
}

/// The cost of a step. Roads replace the cost of the ground, but not over a river: there the ground and the river are
/// paid, road or not (K5.11).
fn step_cost(
    board: &Board,
    charts: &Charts,
    side: Side,
    march: March,
    from: Hex,
    way: Hexside,
) -> Option<Points> {
    let to = board.neighbours(from)[way.number()]?;
    if board.is_lake(from) || board.is_lake(to) {
        return None;
    }
    let cost = ground(board, charts, march, to)?;
    Some(if board.river(from, way) {
        cost + charts.river.cost(side, march)
    } else if board.link(Link::Road, from, way) {
        charts.road.cost(march)
    } else {
        cost
    })
}
