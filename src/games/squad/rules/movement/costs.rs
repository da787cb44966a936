//! The cost of a step, and the steps that are impossible (6.3, 6.6, 20.6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Moves, NoWay};
use crate::{
    engine::board::{Board, Hex, HexSet, Hexside, Link, SideFeature, Terrain},
    games::squad::rules::{
        kinds::Side,
        position::{Public, WorkKind},
        rulebook::Rulebook,
    },
};

/// The cost of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    Points(u16),
    /// The whole allowance: the unit must not have spent anything (6.3), as when a gun is pushed (6.1).
    Whole,
}

impl Cost {
    /// Returns the points that are left after the cost; none if it cannot be paid. A unit that has not spent anything
    /// may always move one hex (6.4).
    pub fn pay(self, left: u16, unmoved: bool) -> Option<u16> {
        let least = unmoved.then_some(0);
        match self {
            Self::Points(points) => left.checked_sub(points).or(least),
            Self::Whole => least,
        }
    }
}

/// A step that is possible if the points suffice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub cost: Cost,
    /// Whether it ends the move (20.6).
    pub stops: bool,
}

/// The difference in levels between adjacent hexes that is as steep as from 0 to 2 (6.3).
const STEEP: u8 = 2;

/// Returns the cost of a step to an adjacent hex by the ground, whatever units are there (6.3).
///
/// # Errors
/// The ground is closed to this kind of movement.
pub fn ground(rulebook: &Rulebook, public: &Public, moves: Moves, from: Hex, to: Hex) -> Result<Step, NoWay> {
    let (board, charts) = (&rulebook.board, &rulebook.charts);
    if let Some(hex) = [from, to].into_iter().find(|hex| !board.contains(*hex)) {
        return Err(NoWay::OffMap { hex });
    }
    let side = from.side_towards(to).ok_or(NoWay::NotNeighbours { from, to })?;
    let road = board.link(Link::RoadOverRiver, from, side);
    if moves != Moves::Foot && !road && (board.is_bridge(from) || board.is_bridge(to)) {
        return Err(NoWay::BridgeByRoad { from, to });
    }
    if board.river(from, side) && !road {
        return Err(NoWay::Water { hex: to });
    }
    let mut step = in_hex(rulebook, public, moves, to)?;
    let (low, high) = (board.level(from), board.level(to));
    if low.abs_diff(high) >= STEEP {
        if moves != Moves::Foot {
            return Err(NoWay::TooSteep { from, to });
        }
        step.cost = Cost::Whole;
    }
    if let Cost::Points(points) = &mut step.cost {
        *points += if has_wall(board, from, side) { charts.wall_cost } else { 0 };
        *points += if high > low { charts.level_cost } else { 0 };
    }
    Ok(step)
}

/// Returns the cost of entering a hex from any direction: ground and works.
///
/// # Errors
/// The hex is closed to this kind of movement.
pub fn in_hex(rulebook: &Rulebook, public: &Public, moves: Moves, hex: Hex) -> Result<Step, NoWay> {
    let board = &rulebook.board;
    // A bridge is no stream: it counts as open ground.
    let terrain = if board.is_bridge(hex) { Terrain::Clear } else { board.terrain(hex) };
    let row = rulebook.charts.row(terrain);
    let on_foot = row.and_then(|row| row.infantry).ok_or(NoWay::Water { hex })?;
    let points = if moves.drives() {
        row.and_then(|row| row.vehicle).ok_or(NoWay::ClosedToVehicles { hex })?
    } else {
        on_foot
    };
    let work = public.works.get(&hex).map(|work| work.kind);
    let wire = work == Some(WorkKind::Wire);
    if wire && moves == Moves::Wheels {
        return Err(NoWay::Wire { hex });
    }
    // Mines cost nothing to enter (20.5).
    let slows = work.is_some_and(|kind| !matches!(kind, WorkKind::Mines | WorkKind::Wire));
    let work_cost = if slows { rulebook.charts.work_cost } else { 0 };
    let pushed = matches!(moves, Moves::ByHand | Moves::Towed);
    let cost = if pushed { Cost::Whole } else { Cost::Points(points + work_cost) };
    Ok(Step { cost, stops: wire && moves == Moves::Foot })
}

fn has_wall(board: &Board, hex: Hex, side: Hexside) -> bool {
    board.feature(SideFeature::Wall, hex, side) || board.feature(SideFeature::Hedge, hex, side)
}

/// Whether an enemy of a side bars a hex. A sniper does not, because a unit that enters its hex eliminates it (21.5).
pub fn enemy_in(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> bool {
    public.in_hex(hex).any(|other| other.side != side && Moves::of(rulebook.kind(other)).is_some())
}

/// All hexes that enemies of a side bar.
pub(super) fn enemies(rulebook: &Rulebook, public: &Public, side: Side) -> HexSet {
    let mut barred = HexSet::new(rulebook.board.room());
    for (counter, hex) in public.on_map(side.enemy()) {
        if Moves::of(rulebook.kind(counter)).is_some() {
            barred.insert(hex);
        }
    }
    barred
}

/// Returns the cost of a step for a unit of a side. A step into a hex with enemies is impossible (6.6).
///
/// # Errors
/// An enemy is there, or the ground is closed.
pub fn step(
    rulebook: &Rulebook,
    public: &Public,
    (side, moves): (Side, Moves),
    from: Hex,
    to: Hex,
) -> Result<Step, NoWay> {
    let step = ground(rulebook, public, moves, from, to)?;
    if enemy_in(rulebook, public, side, to) {
        return Err(NoWay::EnemyThere { hex: to });
    }
    Ok(step)
}
