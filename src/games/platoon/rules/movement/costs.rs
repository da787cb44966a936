//! The cost of a step, and the steps that are not possible (6.2 to 6.5, 17.5, 17.8).

use crate::{
    engine::{
        board::{Board, Hex, Link, SideFeature, Terrain},
        counters::{Points, UnitId},
    },
    games::platoon::rules::{
        counter::Counter, kinds::Moves, position::Public, refusal::Why, rulebook::Rulebook,
        scenario::units::UnitType, sight::is_in_gully,
    },
};

/// The cost of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub cost: Points,
    /// Whether it is at road rate (6.3).
    pub by_road: bool,
    /// Whether it takes the whole move of the unit, which must not have spent any points (17.5).
    pub whole: bool,
}

/// Whether there is room for a unit to end its movement in a hex with friendly units (7.1).
pub fn is_room(public: &Public, counter: &Counter, hex: Hex) -> bool {
    public.crowd(counter.side, hex, Some(counter.id)) < counter.side.stack_limit()
}

/// Whether anything in a hex keeps a unit from road rate (6.3): another unit, a wreck, a block.
fn hinders(public: &Public, unit: UnitId, hex: Hex) -> bool {
    public.in_hex(hex).any(|other| other.id != unit)
        || public.wrecks.contains_key(&hex)
        || public.blocks.contains(&hex)
}

/// The cost of a unit's step from a hex to an adjacent one (6.2 to 6.5).
pub fn step(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    to: Hex,
) -> Result<Step, Why> {
    may_step(rulebook, public, counter, from, to)?;
    let hindered = [from, to].iter().any(|hex| hinders(public, counter.id, *hex));
    if has_road(&rulebook.board, from, to) && !hindered && !is_blocked(rulebook, public, counter, from, to) {
        return Ok(Step { cost: rulebook.charts.road, by_road: true, whole: false });
    }
    without_road_rate(rulebook, public, counter, from, to)
}

/// The cost of the same step without the road rate, which a unit may decline: it moves beside the road (6.3, 10.4).
pub fn step_beside_road(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    to: Hex,
) -> Result<Step, Why> {
    may_step(rulebook, public, counter, from, to)?;
    if !has_road(&rulebook.board, from, to) {
        return Err(Why::NoRoadThere { from, to });
    }
    without_road_rate(rulebook, public, counter, from, to)
}

/// Whether a unit may take a step at all, whatever its cost.
fn may_step(rulebook: &Rulebook, public: &Public, counter: &Counter, from: Hex, to: Hex) -> Result<(), Why> {
    if !rulebook.board.contains(to) {
        return Err(Why::OffMap { hex: to });
    }
    from.side_towards(to).ok_or(Why::NotNeighbours { from, to })?;
    let kind = rulebook.kind(counter);
    may_be_in(rulebook, public, counter, kind, to)?;
    may_cross(rulebook, kind, (counter.id, from, to))
}

/// Whether a block lets a unit make the step only as its whole move (17.5).
fn is_blocked(rulebook: &Rulebook, public: &Public, counter: &Counter, from: Hex, to: Hex) -> bool {
    let vehicle = rulebook.kind(counter).moves.is_vehicle();
    vehicle && [from, to].iter().any(|hex| public.blocks.contains(hex))
}

fn without_road_rate(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    to: Hex,
) -> Result<Step, Why> {
    let kind = rulebook.kind(counter);
    let cost = by_ground(rulebook, kind, (counter.id, from, to))?;
    let whole = is_blocked(rulebook, public, counter, from, to);
    Ok(Step { cost: if whole { kind.points() } else { cost }, by_road: false, whole })
}

/// Whether a road leads from a hex to an adjacent one.
fn has_road(board: &Board, from: Hex, to: Hex) -> bool {
    from.side_towards(to).is_some_and(|side| board.link(Link::RoadOverRiver, from, side))
}

/// The cost of a step by the ground alone, never at road rate (6.2).
fn by_ground(
    rulebook: &Rulebook,
    kind: &UnitType,
    (unit, from, to): (UnitId, Hex, Hex),
) -> Result<Points, Why> {
    let road = has_road(&rulebook.board, from, to);
    let cost =
        if road { road_otherwise(rulebook, kind, from, to) } else { cross_country(rulebook, kind, from, to) };
    cost.ok_or(Why::NoWay { unit, from, to })
}

/// Whether a unit of a kind may be in a hex at all, from wherever it comes (6.2, 6.5, 17.8).
fn may_be_in(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    kind: &UnitType,
    hex: Hex,
) -> Result<(), Why> {
    if public.holder(hex) == Some(counter.side.enemy()) {
        return Err(Why::EnemyThere { hex });
    }
    may_stand_in(rulebook, public, kind, hex)
}

/// The same without regard to units there: no open water, and no vehicle in a hex with two wrecks (6.2, 17.8).
fn may_stand_in(rulebook: &Rulebook, public: &Public, kind: &UnitType, hex: Hex) -> Result<(), Why> {
    let wrecks = public.wrecks.get(&hex).copied().unwrap_or(0);
    if kind.moves.is_vehicle() && wrecks >= 2 {
        return Err(Why::Wrecks { hex });
    }
    if rulebook.board.terrain(hex) == Terrain::Lake {
        return Err(Why::Water { hex });
    }
    Ok(())
}

/// Whether the ground between two adjacent hexes lets a unit pass. A road opens woods, swamp and water (6.3), and a
/// bridge everything under it. Without one, rivers and some terrain are closed, and gullies for units that could not
/// climb out (6.2).
fn may_cross(rulebook: &Rulebook, kind: &UnitType, (unit, from, to): (UnitId, Hex, Hex)) -> Result<(), Why> {
    let board = &rulebook.board;
    if has_road(board, from, to) {
        let bridge = is_bridge(board, from, to);
        return if bridge { Ok(()) } else { may_climb(rulebook, kind, (unit, from, to)) };
    }
    if board.river_between(from, to) {
        return Err(Why::NoBridge { from, to });
    }
    for hex in [to, from] {
        let open =
            rulebook.charts.row(board.terrain(hex)).is_some_and(|row| row.costs.of(kind.moves).is_some());
        if !open {
            return Err(Why::RoadOnly { unit, hex });
        }
    }
    if is_in_gully(board, to) && !board.along_gully(from, to) {
        may_go_down(rulebook, kind, unit, to)?;
    }
    may_climb(rulebook, kind, (unit, from, to))
}

/// Checks that only units on foot climb two levels at once (6.2).
fn may_climb(rulebook: &Rulebook, kind: &UnitType, (unit, from, to): (UnitId, Hex, Hex)) -> Result<(), Why> {
    let levels = (rulebook.board.level(from), rulebook.board.level(to));
    let cliff = levels.0.abs_diff(levels.1) > 1;
    if cliff && kind.moves != Moves::Foot { Err(Why::Cliff { unit, from, to }) } else { Ok(()) }
}

/// Checks that a unit that cannot climb out of a gully across country never enters one that way, neither by a step nor
/// onto the map (6.2).
fn may_go_down(rulebook: &Rulebook, kind: &UnitType, unit: UnitId, hex: Hex) -> Result<(), Why> {
    let open = rulebook.charts.into_gully().of(kind.moves).is_some();
    if open { Ok(()) } else { Err(Why::IntoGully { unit, hex }) }
}

/// Whether the road between two adjacent hexes crosses water: then only the road row counts (6.2).
fn is_bridge(board: &Board, from: Hex, to: Hex) -> bool {
    from.side_towards(to)
        .is_some_and(|side| board.river(from, side) || board.feature(SideFeature::Stream, from, side))
}

/// A step over a road that is hindered or declined (6.3); the road still opens woods, swamp and water.
fn road_otherwise(rulebook: &Rulebook, kind: &UnitType, from: Hex, to: Hex) -> Option<Points> {
    let cost = rulebook.charts.hindered_road.of(kind.moves)?;
    if is_bridge(&rulebook.board, from, to) {
        return Some(cost);
    }
    Some(cost + uphill(rulebook, kind, from, to)?)
}

/// The extra cost of a slope, upwards only (6.2).
fn uphill(rulebook: &Rulebook, kind: &UnitType, from: Hex, to: Hex) -> Option<Points> {
    let rises = rulebook.board.level(to) > rulebook.board.level(from);
    if rises { rulebook.charts.slope.of(kind.moves) } else { Some(Points::ZERO) }
}

/// A step beside the roads, with all extra costs (6.2).
fn cross_country(rulebook: &Rulebook, kind: &UnitType, from: Hex, to: Hex) -> Option<Points> {
    let (board, charts) = (&rulebook.board, &rulebook.charts);
    let side = from.side_towards(to)?;
    let mut cost = charts.row(board.terrain(to))?.costs.of(kind.moves)? + uphill(rulebook, kind, from, to)?;
    if board.feature(SideFeature::Stream, from, side) && !board.feature(SideFeature::Ford, from, side) {
        cost += charts.stream.of(kind.moves)?;
    }
    if is_in_gully(board, from) && !board.along_gully(from, to) {
        cost += charts.gully.of(kind.moves)?;
    }
    Some(cost)
}

/// The cost of a step that is never at road rate, without regard to units there: those of an overrun (15.2). A road
/// still opens terrain that is closed without one.
pub fn off_road(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    to: Hex,
) -> Result<Points, Why> {
    let (kind, unit) = (rulebook.kind(counter), counter.id);
    from.side_towards(to).ok_or(Why::NotNeighbours { from, to })?;
    may_stand_in(rulebook, public, kind, to)?;
    if kind.moves.is_vehicle() && [from, to].iter().any(|hex| public.blocks.contains(hex)) {
        return Err(Why::NoWay { unit, from, to });
    }
    may_cross(rulebook, kind, (unit, from, to))?;
    by_ground(rulebook, kind, (unit, from, to))
}

/// The cost of entering the map in a hex: a step from a clear hex of its level, or along a road that leaves the map
/// there (4.2).
///
/// # Errors
/// The hex holds an enemy or is full, or the unit cannot be in it.
pub fn entry_cost(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Result<Points, Why> {
    let (board, kind) = (&rulebook.board, rulebook.kind(counter));
    if !board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    may_be_in(rulebook, public, counter, kind, hex)?;
    if !is_room(public, counter, hex) {
        return Err(Why::EntryClosed { hex });
    }
    let road = board.is_road_exit(hex);
    if road && !hinders(public, counter.id, hex) {
        return Ok(rulebook.charts.road);
    }
    if !road && is_in_gully(board, hex) {
        may_go_down(rulebook, kind, counter.id, hex)?;
    }
    let by_road = road.then(|| rulebook.charts.hindered_road.of(kind.moves)).flatten();
    let row = rulebook.charts.row(board.terrain(hex)).and_then(|row| row.costs.of(kind.moves));
    by_road.or(row).ok_or(Why::RoadOnly { unit: counter.id, hex })
}

/// The possible costs of having entered the map in a hex, with or without units there.
pub fn entry_costs(rulebook: &Rulebook, counter: &Counter, hex: Hex) -> Vec<Points> {
    let (board, moves) = (&rulebook.board, rulebook.kind(counter).moves);
    let row = rulebook.charts.row(board.terrain(hex)).and_then(|row| row.costs.of(moves));
    let road = board.is_road_exit(hex);
    let by_road = [Some(rulebook.charts.road), rulebook.charts.hindered_road.of(moves)];
    by_road.into_iter().filter(|_| road).chain([row]).flatten().collect()
}

/// The cost of leaving the map from a hex (4.3).
pub fn exit_cost(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Points {
    let road = rulebook.board.is_road_exit(hex) && !hinders(public, counter.id, hex);
    let clear =
        rulebook.charts.row(Terrain::Clear).and_then(|row| row.costs.of(rulebook.kind(counter).moves));
    if road { rulebook.charts.road } else { clear.unwrap_or(Points::ZERO) }
}
