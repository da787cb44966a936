//! The cost of a step, and the steps that are impossible (7.1, 4.2, 4.4).

use crate::{
    engine::{
        board::{Hex, Link, SideFeature},
        counters::Points,
        orders::edge_of,
    },
    games::panzer44::rules::{
        counter::{Counter, Place},
        kinds::{Mobility, Side},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// Returns the points of a unit at the beginning of its move. A vehicle that enters has half of them, and a unit on
/// foot always has enough for a hex (4.2, 7.3).
pub fn allowance(rulebook: &Rulebook, counter: &Counter) -> Points {
    let kind = rulebook.kind(counter);
    match counter.place {
        Place::Due(_) if kind.moves.is_vehicle() => Points(kind.allowance),
        _ => Points::whole(kind.allowance),
    }
}

/// Whether a unit may end its move in a hex with the friendly units there (7.9).
pub fn is_room(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> bool {
    public.crowd(counter.side, hex, Some(counter.id)) < usize::from(rulebook.charts.stack_limit)
}

/// Returns the cost of a unit's step to an adjacent hex (7.1 to 7.9).
pub fn step(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    to: Hex,
) -> Result<Points, Why> {
    let board = &rulebook.board;
    if !board.contains(to) {
        return Err(Why::OffMap { hex: to });
    }
    let side = from.side_towards(to).ok_or(Why::NotNeighbours { from, to })?;
    enterable(public, counter.side, to)?;
    let has = |kind| board.feature(kind, from, side);
    let bridge = has(SideFeature::Bridge) && !public.is_blown(from, to);
    if bridge {
        return Ok(rulebook.charts.bridge);
    }
    if board.river(from, side) || board.is_lake(from) || board.is_lake(to) {
        return Err(Why::NoBridge { from, to });
    }
    let road = board.link(Link::Road, from, side) && !has(SideFeature::Bridge);
    let clear_road = road
        && !public.wrecks.contains(&from)
        && !public.wrecks.contains(&to)
        && is_room(rulebook, public, counter, to);
    if clear_road {
        return Ok(rulebook.charts.road);
    }
    let mobility = rulebook.kind(counter).moves;
    let immobile = || Why::Immobile { unit: counter.id };
    let mut cost = ground(rulebook, mobility, to).ok_or_else(immobile)?;
    for kind in [SideFeature::Stream, SideFeature::Crest, SideFeature::Slope] {
        // A slope costs points only upwards.
        let pays = if kind == SideFeature::Slope { board.rises(from, side) } else { has(kind) };
        let row = rulebook.charts.hexside(kind).filter(|_| pays);
        cost += row.and_then(|row| row.cost(mobility)).unwrap_or_default();
    }
    Ok(cost)
}

fn ground(rulebook: &Rulebook, mobility: Mobility, hex: Hex) -> Option<Points> {
    rulebook.charts.terrain(rulebook.board.terrain(hex))?.cost(mobility)
}

/// Checks that no enemy is in the hex (7.7).
fn enterable(public: &Public, side: Side, hex: Hex) -> Result<(), Why> {
    if public.holder(hex) == Some(side.enemy()) { Err(Why::EnemyThere { hex }) } else { Ok(()) }
}

/// Checks that a unit may enter the map at a hex, and returns the cost. It must be one of its entry hexes, or if all of
/// those are closed, one of the nearest on the same edge (4.2, 4.3).
pub fn may_enter_at(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    hex: Hex,
) -> Result<Points, Why> {
    let Place::Due(number) = counter.place else { return Err(Why::NoEntry { hex }) };
    let arrival = &rulebook.scenario.force(counter.side).arrivals[usize::from(number)];
    let is_open =
        |hex: Hex| enterable(public, counter.side, hex).is_ok() && is_room(rulebook, public, counter, hex);
    let far = |hex: Hex| arrival.entry.iter().map(|entry| entry.distance(hex)).min().unwrap_or(0);
    if !arrival.entry.contains(&hex) {
        if arrival.entry.iter().any(|hex| is_open(*hex)) {
            return Err(Why::NoEntry { hex });
        }
        let edge = edge_of(&rulebook.board, &arrival.entry);
        let nearest = edge.iter().filter(|hex| is_open(**hex)).map(|hex| far(*hex)).min();
        if !edge.contains(&hex) || nearest.is_some_and(|nearest| nearest < far(hex)) {
            return Err(Why::NoEntry { hex });
        }
    }
    if is_open(hex) { entry_cost(rulebook, public, counter, hex) } else { Err(Why::EntryClosed { hex }) }
}

/// Whether the map edge has the road rate: a road leaves the map there, without a wreck on it (4.2, 4.4, 7.6).
fn is_open_road(rulebook: &Rulebook, public: &Public, hex: Hex) -> bool {
    rulebook.board.is_road_exit(hex) && !public.wrecks.contains(&hex)
}

/// Returns the cost of entering the map: that of the hex, or of a road that leaves the map there (4.2).
///
/// # Errors
/// The unit cannot move by itself.
pub fn entry_cost(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Result<Points, Why> {
    if is_open_road(rulebook, public, hex) {
        return Ok(rulebook.charts.road);
    }
    let mobility = rulebook.kind(counter).moves;
    ground(rulebook, mobility, hex).ok_or(Why::Immobile { unit: counter.id })
}

/// Returns the cost of exiting the map: half a point on a road, otherwise the cost of clear ground (4.4).
///
/// # Errors
/// The side cannot exit the map from this hex.
pub fn exit_cost(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Result<Points, Why> {
    if !rulebook.scenario.is_exit(counter.side, hex) {
        return Err(Why::NoExit { hex });
    }
    if is_open_road(rulebook, public, hex) {
        return Ok(rulebook.charts.road);
    }
    let clear = rulebook.charts.terrain(crate::engine::board::Terrain::Clear);
    let mobility = rulebook.kind(counter).moves;
    clear.and_then(|row| row.cost(mobility)).ok_or(Why::Immobile { unit: counter.id })
}

/// The cost for a unit to exit the map from its hex, if it may and has the points (4.4).
pub fn way_off(rulebook: &Rulebook, public: &Public, counter: &Counter, left: Points) -> Option<Points> {
    let cost = exit_cost(rulebook, public, counter, counter.hex()?).ok()?;
    (cost <= left).then_some(cost)
}
