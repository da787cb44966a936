//! Rail movement (6.3): Soviets only.

use super::{is_closed_column, march, may_move, none_picked_up, not_parted};
use crate::{
    engine::{
        board::{Hex, HexMap, Link},
        counters::Points,
    },
    games::guderian::rules::{
        counter::{Counter, Motion, Piece},
        kinds::{Kind, Side},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        supply::zones::in_enemy_zone,
        turn::reinforcements::entry_cost,
    },
};

/// The rail capacity of a turn that a unit uses (6.1).
pub fn capacity_of(rulebook: &Rulebook, kind: Kind) -> u8 {
    match kind {
        Kind::Rifle => rulebook.charts.rail.rifle,
        Kind::Leader => 0,
        _ => rulebook.charts.rail.armour,
    }
}

/// Whether these units may board a train in their hex; returns the hex.
///
/// # Errors
/// Not Soviet, not on a railway, in an enemy zone, has moved, held on turn 1, or no capacity left.
pub fn may_board(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> Result<Hex, Why> {
    let first = *pieces.first().ok_or(Why::NobodyNamed)?;
    let hex = public.counter(first).hex().ok_or_else(|| Why::NotOnMap { unit: public.counter(first).id })?;
    let mut capacity = public.rail_used;
    for piece in pieces {
        let counter = public.counter(*piece);
        let unit = counter.id;
        if counter.side() != Side::Soviet {
            return Err(Why::NoGermanTrains { unit });
        }
        may_move(public, *piece)?;
        if counter.hex() != Some(hex) {
            return Err(Why::NotTogether { unit, hex });
        }
        if march::must_march(rulebook, public, *piece) {
            return Err(Why::MarchNoTrains { unit });
        }
        if march::is_held(rulebook, public, *piece) {
            return Err(Why::ArmyHeld { unit });
        }
        if counter.condition.motion != Motion::Fresh && !has_only_entered(rulebook, public, counter) {
            return Err(Why::RailIsWholeMove { unit });
        }
        capacity += capacity_of(rulebook, counter.kind);
    }
    none_picked_up(public, pieces)?;
    not_parted(public, pieces)?;
    if !rulebook.board.has_rail(hex) {
        return Err(Why::NoRailway { hex });
    }
    if in_enemy_zone(public, Side::Soviet, hex) {
        return Err(Why::RailInZone { hex });
    }
    if capacity > rulebook.charts.rail.capacity {
        return Err(Why::RailFull { used: public.rail_used, capacity: rulebook.charts.rail.capacity });
    }
    Ok(hex)
}

/// Whether a reinforcement is still where it entered and has paid only for the entry (K6.6). An overrun from there
/// counts as a move.
fn has_only_entered(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let (Some(entry), None) = (counter.condition.entry, counter.condition.came_from) else { return false };
    let full = Points::whole(u16::from(counter.allowance));
    let paid = entry_cost(rulebook, public, counter.side(), counter.kind.march(), entry);
    counter.hex() == Some(entry) && paid.is_ok_and(|paid| full.less(paid) == Some(counter.condition.left))
}

/// Rail points to enter a hex by train (6.2).
///
/// # Errors
/// An enemy or an enemy zone, a cut, a closed column.
pub fn cost_of(rulebook: &Rulebook, public: &Public, hex: Hex) -> Result<u16, Why> {
    if public.holds(Side::German, hex) {
        return Err(Why::EnemyThere { hex });
    }
    if in_enemy_zone(public, Side::Soviet, hex) {
        return Err(Why::RailInZone { hex });
    }
    if is_closed_column(rulebook, public, Side::Soviet, hex) {
        return Err(Why::ClosedColumn { hex, until: rulebook.scenario.closed_columns.until_turn });
    }
    if is_cut(public, hex) {
        return Err(Why::RailCut { hex });
    }
    let marked = public.air_markers.contains(&hex);
    Ok(1 + if marked { rulebook.charts.rail.interdicted } else { 0 })
}

/// Whether trains cannot enter the hex because of a cut (6.37).
pub fn is_cut(public: &Public, hex: Hex) -> bool {
    public.rail_cuts.iter().any(|cut| cut.hex == hex && cut.mended.is_none_or(|turn| public.turn <= turn))
}

/// The rail points for this path.
///
/// # Errors
/// The first step that is refused, or more points than there are.
pub fn follow(rulebook: &Rulebook, public: &Public, start: Hex, path: &[Hex]) -> Result<u16, Why> {
    if path.is_empty() {
        return Err(Why::NoPath);
    }
    let mut at = start;
    let mut spent = 0;
    for to in path {
        if !rulebook.board.linked(Link::Rail, at).any(|linked| linked == *to) {
            return Err(Why::NoTrack { from: at, to: *to });
        }
        spent += cost_of(rulebook, public, *to)?;
        if spent > rulebook.charts.rail.points {
            return Err(Why::RailTooFar { hex: *to, points: rulebook.charts.rail.points });
        }
        at = *to;
    }
    Ok(spent)
}

/// The hexes that a train from `start` can reach, each with its points and the hex before it.
pub fn reach(rulebook: &Rulebook, public: &Public, start: Hex) -> RailReach {
    let limit = usize::from(rulebook.charts.rail.points);
    let mut reach = RailReach {
        start,
        points: HexMap::filled(rulebook.board.room(), u16::MAX),
        before: HexMap::filled(rulebook.board.room(), None),
        hexes: Vec::new(),
    };
    let mut buckets: Vec<Vec<Hex>> = vec![Vec::new(); limit + 1];
    reach.points[start] = 0;
    buckets[0].push(start);
    for spent in 0..=limit {
        while let Some(hex) = buckets[spent].pop() {
            if usize::from(reach.points[hex]) != spent {
                continue;
            }
            for to in rulebook.board.linked(Link::Rail, hex) {
                let Ok(cost) = cost_of(rulebook, public, to) else { continue };
                let total = spent + usize::from(cost);
                if total <= limit && total < usize::from(reach.points[to]) {
                    if reach.points[to] == u16::MAX {
                        reach.hexes.push(to);
                    }
                    reach.points[to] = total as u16;
                    reach.before[to] = Some(hex);
                    buckets[total].push(to);
                }
            }
        }
    }
    reach
}

/// The hexes that a train can reach.
#[derive(Clone, Debug)]
pub struct RailReach {
    start: Hex,
    points: HexMap<u16>,
    before: HexMap<Option<Hex>>,
    hexes: Vec<Hex>,
}

impl RailReach {
    /// The hexes that a train can reach, without the start.
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes
    }

    pub fn points(&self, hex: Hex) -> Option<u16> {
        Some(self.points[hex]).filter(|points| *points != u16::MAX)
    }

    /// The path to the hex, without the start.
    pub fn path(&self, hex: Hex) -> Vec<Hex> {
        let mut path = Vec::new();
        let mut at = hex;
        while at != self.start {
            path.push(at);
            let Some(before) = self.before[at] else { break };
            at = before;
        }
        path.reverse();
        path
    }
}
