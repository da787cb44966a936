//! Supply (11.0): the supply lines of both sides, and the hexes within a leader's radius.

pub mod leaders;
pub mod supply_line;
pub mod zones;

use super::{
    counter::{Counter, Piece},
    kinds::{Kind, MARCHES, March, Side},
    position::Public,
    rulebook::Rulebook,
};
use crate::engine::board::{ALL_SIDES, Hex, HexMap, HexSet, Link, flood};
use std::sync::OnceLock;
use zones::closes_line;

/// The supply lines of one side at one instant.
#[derive(Clone, Debug)]
pub enum SupplyLines {
    /// German lines (11.1).
    German(GermanLines),
    /// Soviet lines (11.2).
    Soviet(SovietLines),
}

/// German lines (11.1).
#[derive(Clone, Debug)]
pub struct GermanLines {
    /// Hexes that are open to these lines.
    open: HexSet,
    /// Hexes entered to the nearest road hex with a chain to the source (11.11).
    pub(super) to_road: HexMap<u16>,
    /// Half points to the west edge for each movement class (11.12): worked out for the first unit that is too far from
    /// the road.
    to_edge: [OnceLock<HexMap<u16>>; MARCHES.len()],
}

/// Soviet lines (11.2).
#[derive(Clone, Debug)]
pub struct SovietLines {
    /// Hexes from which a line leads to the east edge.
    pub(super) to_edge: HexMap<u16>,
    /// Hexes within the radius of a leader that is in supply itself.
    supplied: HexSet,
    /// Hexes within the radius of any working leader.
    commanded: HexSet,
}

impl SupplyLines {
    /// The lines of `side` in this position.
    pub fn new(rulebook: &Rulebook, public: &Public, side: Side) -> Self {
        match side {
            Side::German => Self::German(GermanLines::new(rulebook, public)),
            Side::Soviet => Self::Soviet(SovietLines::new(rulebook, public)),
        }
    }

    /// Whether a counter of this side on the map is in supply (11.0).
    pub fn supplies(&self, rulebook: &Rulebook, public: &Public, piece: Piece) -> bool {
        let counter = public.counter(piece);
        let Some(hex) = counter.hex() else { return false };
        if counter.condition.arrived {
            return true; // 11.33
        }
        self.would_supply(rulebook, counter.kind, hex)
    }

    /// Whether a unit of this kind would be in supply in a hex with these lines (11.0).
    pub fn would_supply(&self, rulebook: &Rulebook, kind: Kind, hex: Hex) -> bool {
        match self {
            Self::German(lines) => lines.reach(rulebook, kind.march(), hex),
            Self::Soviet(lines) if kind == Kind::Leader => lines.to_edge[hex] != u16::MAX,
            Self::Soviet(lines) => lines.supplied.contains(hex),
        }
    }

    /// Whether a hex is within the radius of a working leader, supplied or not (K11.6). Germans need no leaders.
    pub fn commands(&self, hex: Hex) -> bool {
        match self {
            Self::German(_) => true,
            Self::Soviet(lines) => lines.commanded.contains(hex),
        }
    }
}

/// Whether a line may continue through the terrain of a hex: swamp ends it (K11.3).
pub(super) fn passes(rulebook: &Rulebook, hex: Hex) -> bool {
    rulebook.costs.passes_lines(hex)
}

impl GermanLines {
    fn new(rulebook: &Rulebook, public: &Public) -> Self {
        let board = &rulebook.board;
        let mut open = HexSet::new(board.room());
        for hex in board.hexes().filter(|hex| is_open_to_germans(rulebook, public, *hex)) {
            open.insert(hex);
        }
        let through = |hex| open.contains(hex) && passes(rulebook, hex);
        let to_road =
            flood(board, road_chain(rulebook, through), rulebook.charts.supply.hexes_to_road, through);
        Self { open, to_road, to_edge: Default::default() }
    }

    /// Half points to the west edge for this movement class; none beyond the greatest length of a line.
    pub(super) fn to_edge(&self, rulebook: &Rulebook, march: March) -> &HexMap<u16> {
        self.to_edge[march as usize]
            .get_or_init(|| points_to_edge(rulebook, march, |hex| self.open.contains(hex)))
    }

    /// Whether a unit of this movement class is in supply in this hex, which never closes the unit's own line.
    pub(super) fn reach(&self, rulebook: &Rulebook, march: March, hex: Hex) -> bool {
        let supply = &rulebook.charts.supply;
        self.to_road[hex] <= supply.hexes_to_road
            || hex.column() == 1
            || self.to_edge(rulebook, march)[hex] <= supply.points_to_edge.0
    }
}

/// Whether the hex is open to German lines: the Soviet interdiction marker closes its hex (13.44).
pub(crate) fn is_open_to_germans(rulebook: &Rulebook, public: &Public, hex: Hex) -> bool {
    public.soviet_marker != Some(hex) && !closes_line(&rulebook.board, public, Side::German, hex)
}

/// The road hexes joined to the source by road, rivers bridged (11.11, 11.13).
fn road_chain(rulebook: &Rulebook, through: impl Fn(Hex) -> bool) -> Vec<Hex> {
    let source = rulebook.scenario.supply_road;
    if !through(source) {
        return Vec::new();
    }
    let mut chain = vec![source];
    let mut seen = HexSet::new(rulebook.board.room());
    seen.insert(source);
    let mut next = 0;
    while let Some(hex) = chain.get(next).copied() {
        next += 1;
        for linked in rulebook.board.linked(Link::RoadOverRiver, hex) {
            if through(linked) && seen.insert(linked) {
                chain.push(linked);
            }
        }
    }
    chain
}

/// Half points from every hex to column 01 for this movement class (11.12); interdiction is not added (D-13). Worked
/// out from the edge inwards: a path may end in swamp, but not lead through it.
fn points_to_edge(rulebook: &Rulebook, march: March, open: impl Fn(Hex) -> bool) -> HexMap<u16> {
    let board = &rulebook.board;
    let limit = usize::from(rulebook.charts.supply.points_to_edge.0);
    let mut points = HexMap::filled(board.room(), u16::MAX);
    let mut buckets: Vec<Vec<Hex>> = vec![Vec::new(); limit + 1];
    for hex in board.column(1).filter(|hex| open(*hex)) {
        points[hex] = 0;
        buckets[0].push(hex);
    }
    for spent in 0..=limit {
        while let Some(hex) = buckets[spent].pop() {
            let leads_on = spent == 0 || (open(hex) && passes(rulebook, hex));
            if usize::from(points[hex]) != spent || !leads_on {
                continue;
            }
            for way in ALL_SIDES {
                let Some(farther) = board.neighbours(hex)[way.number()] else { continue };
                let cost = rulebook.costs.step(Side::German, march, farther, way.opposite());
                let Some(cost) = cost else { continue };
                let total = spent + usize::from(cost.0);
                if total <= limit && total < usize::from(points[farther]) {
                    points[farther] = total as u16;
                    buckets[total].push(farther);
                }
            }
        }
    }
    points
}

impl SovietLines {
    /// Hexes from here to the east edge through hexes that the Germans do not close; `u16::MAX` if no line leads there
    /// (11.2).
    pub(crate) fn hexes_to_edge(&self, hex: Hex) -> u16 {
        self.to_edge[hex]
    }

    fn new(rulebook: &Rulebook, public: &Public) -> Self {
        let board = &rulebook.board;
        let open = |hex| !closes_line(board, public, Side::Soviet, hex);
        let through = |hex| open(hex) && passes(rulebook, hex);
        let edge: Vec<Hex> = board.column(board.columns()).filter(|hex| open(*hex)).collect();
        let to_edge = flood(board, edge, u16::MAX, through);
        let mut supplied = HexSet::new(board.room());
        let mut commanded = HexSet::new(board.room());
        for (_, leader, hex) in public.on_map(Side::Soviet) {
            if !leader.is_working_leader() {
                continue;
            }
            let supplies = leader.condition.arrived || to_edge[hex] != u16::MAX;
            for near in radius(rulebook, public, leader, hex).0 {
                commanded.insert(near);
                if supplies {
                    supplied.insert(near);
                }
            }
        }
        Self { to_edge, supplied, commanded }
    }
}

/// The hexes within a leader's radius (10.0), each with its distance from the leader through hexes that the enemy does
/// not close (K11.3).
pub(super) fn radius(
    rulebook: &Rulebook,
    public: &Public,
    leader: &Counter,
    hex: Hex,
) -> (Vec<Hex>, HexMap<u16>) {
    let board = &rulebook.board;
    let through = |hex| !closes_line(board, public, Side::Soviet, hex) && passes(rulebook, hex);
    let rating = rating(rulebook, leader);
    let away = flood(board, [hex], rating, through);
    (within(board, hex, rating).filter(|near| away[*near] <= rating).collect(), away)
}

/// A leader's rating, which is its radius (10.0).
pub(crate) fn rating(rulebook: &Rulebook, leader: &Counter) -> u16 {
    leader.print.map_or(0, |print| u16::from(rulebook.order_of_battle.record(print).rating()))
}

/// The hexes of the board at most this number of steps away.
fn within(board: &crate::engine::board::Board, hex: Hex, steps: u16) -> impl Iterator<Item = Hex> + '_ {
    hex.to_hexx().range(u32::from(steps)).filter_map(Hex::from_hexx).filter(|near| board.contains(*near))
}
