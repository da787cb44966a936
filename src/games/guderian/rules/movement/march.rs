//! The Soviet first turn (5.2): armies held by a die, and armies that must march their whole
//! allowance.

use super::{Group, interdiction};
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::Points,
    },
    games::guderian::rules::{
        counter::{Motion, Piece, Place},
        kinds::March,
        phase::Phase,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::FirstTurn,
    },
};
use bevy::platform::collections::{HashMap, HashSet};
use std::{collections::BTreeMap, ops::ControlFlow};

/// The directions open on the march: north, south and east (5.23).
const WAYS: [Hexside; 4] = [Hexside::North, Hexside::South, Hexside::NorthEast, Hexside::SouthEast];

/// The first-turn rule of a unit's army. None once that turn's Soviet movement is over, and for units that no army was
/// set up with.
pub fn first_turn(rulebook: &Rulebook, public: &Public, piece: Piece) -> Option<FirstTurn> {
    if public.turn != 1 || public.phase != Phase::SovietMovement {
        return None;
    }
    let army = public.counter(piece).army?;
    rulebook.scenario.armies.iter().find(|entry| entry.army == army).map(|entry| entry.first_turn)
}

/// Whether the unit must march its whole allowance now (5.23).
pub fn must_march(rulebook: &Rulebook, public: &Public, piece: Piece) -> bool {
    first_turn(rulebook, public, piece) == Some(FirstTurn::March)
}

/// Whether the unit's army is held in place by its die (5.21).
pub fn is_held(rulebook: &Rulebook, public: &Public, piece: Piece) -> bool {
    first_turn(rulebook, public, piece) == Some(FirstTurn::Die)
        && public.counter(piece).army.is_some_and(|army| public.army_free.get(&army) == Some(&false))
}

/// Whether a unit of a held army may step out of an overfull hex into this one (5.21).
///
/// # Errors
/// The hex does not hold too many divisions of the army; the unit is a leader or has moved; the path is longer than one
/// hex.
pub fn may_shuffle(rulebook: &Rulebook, public: &Public, pieces: &[Piece], path: &[Hex]) -> Result<(), Why> {
    let [piece] = pieces else { return Err(Why::ShuffleOneByOne) };
    let counter = public.counter(*piece);
    let unit = counter.id;
    let hex = counter.hex().ok_or(Why::NotOnMap { unit })?;
    if !counter.is_combat_unit() {
        return Err(Why::LeaderHeld { unit });
    }
    if counter.condition.motion != Motion::Fresh {
        return Err(Why::HasMoved { unit });
    }
    let limit = usize::from(rulebook.charts.stack_limit);
    let crowd = public.combat_units(hex).filter(|other| public.counter(*other).army == counter.army);
    if crowd.count() <= limit {
        return Err(Why::ArmyHeld { unit });
    }
    let [to] = path else { return Err(Why::ShuffleOneHex) };
    let Some(_) = hex.side_towards(*to) else {
        return Err(Why::NotNeighbours { from: hex, to: *to });
    };
    if !rulebook.board.contains(*to) {
        return Err(Why::OffMap { hex: *to });
    }
    if rulebook.board.is_lake(*to) {
        return Err(Why::Lake { hex: *to });
    }
    if public.holds(counter.side().enemy(), *to) {
        return Err(Why::EnemyThere { hex: *to });
    }
    super::may_enter_column(rulebook, public, counter.side(), *to)
}

/// Whether a path is a whole march (5.23, D-1). It leads only north, south or east, enters no hex twice, and ends
/// outside the closed columns. No unit could pay for a further step.
///
/// # Errors
/// The fault of the path.
pub fn is_whole_march(
    rulebook: &Rulebook,
    public: &Public,
    group: &Group,
    path: &[Hex],
    left: &[Points],
) -> Result<(), Why> {
    let mut visited = vec![group.start];
    for to in path {
        let from = visited[visited.len() - 1];
        if to.column() < from.column() {
            return Err(Why::MarchWest { hex: *to });
        }
        if visited.contains(to) {
            return Err(Why::MarchTwice { hex: *to });
        }
        visited.push(*to);
    }
    let end = visited[visited.len() - 1];
    if end.column() <= rulebook.scenario.closed_columns.last {
        return Err(Why::MarchEndsWest { hex: end });
    }
    if group.must_stop(public, end) {
        return Ok(());
    }
    for (piece, left) in group.pieces.iter().zip(left) {
        let counter = public.counter(*piece);
        let alone = Group::of(rulebook, public, &[*piece], group.start, |_| *left);
        for way in WAYS {
            let Some(to) = rulebook.board.neighbours(end)[way.number()] else { continue };
            let cost = alone.cost(rulebook, public, counter.kind.march(), end, way);
            let affordable = cost.is_some_and(|cost| cost <= *left);
            if affordable && !visited.contains(&to) && group.may_enter(rulebook, public, to).is_ok() {
                return Err(Why::MarchNotWhole { unit: counter.id, left: *left, hex: to });
            }
        }
    }
    Ok(())
}

/// A state of the search for marches: the hex, whether north or south has been begun in this column, and the half
/// points left. Columns never decrease, so only turning round could meet a hex twice.
type Stop = (Hex, Option<Hexside>, u16);

/// The hexes in which a whole march of one unit can end, each with a path (5.23).
pub fn marches(rulebook: &Rulebook, public: &Public, piece: Piece) -> BTreeMap<Hex, Vec<Hex>> {
    let mut ends = BTreeMap::new();
    let _ = each_end(rulebook, public, piece, |came, first, end| {
        ends.entry(end.0).or_insert_with(|| trace(came, first, end));
        ControlFlow::Continue(())
    });
    ends
}

/// Whether there is any march for the unit; the search stops at the first one (5.23).
pub fn can_march(rulebook: &Rulebook, public: &Public, piece: Piece) -> bool {
    each_end(rulebook, public, piece, |_, _, _| ControlFlow::Break(())).is_break()
}

/// Calls `found` with each end of a march of the unit, its start and the predecessor of each step, until `found` breaks
/// off.
fn each_end(
    rulebook: &Rulebook,
    public: &Public,
    piece: Piece,
    mut found: impl FnMut(&HashMap<Stop, Stop>, Stop, Stop) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let counter = public.counter(piece);
    let Place::Map(start) = counter.place else { return ControlFlow::Continue(()) };
    let group = Group::of(rulebook, public, &[piece], start, |_| counter.condition.left);
    if group.must_stop(public, start) {
        return ControlFlow::Continue(()); // 8.13
    }
    let march = counter.kind.march();
    let mut came: HashMap<Stop, Stop> = HashMap::default();
    let first: Stop = (start, None, counter.condition.left.0);
    let mut open = vec![first];
    while let Some(stop) = open.pop() {
        let mut steps = steps(rulebook, public, &group, march, stop).peekable();
        let over = steps.peek().is_none() || (stop != first && group.must_stop(public, stop.0));
        if over {
            if stop.0.column() > rulebook.scenario.closed_columns.last && stop != first {
                found(&came, first, stop)?;
            }
            continue;
        }
        for next in steps {
            if next != first && !came.contains_key(&next) {
                came.insert(next, stop);
                open.push(next);
            }
        }
    }
    ControlFlow::Continue(())
}

/// The hexes to which units of one hex can move together while the first turn binds one of them, each with a path.
/// These are the steps of a held army and the ends of whole marches (5.21, 5.23). None if no unit is bound.
///
/// # Errors
/// The units may not move together at all.
pub fn bound_walks(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
) -> Result<Option<BTreeMap<Hex, Vec<Hex>>>, Why> {
    let group = Group::new(rulebook, public, pieces)?;
    if pieces.iter().any(|piece| is_held(rulebook, public, *piece)) {
        let steps = match pieces {
            [piece] => shuffles(rulebook, public, *piece),
            _ => Vec::new(),
        };
        return Ok(Some(steps.into_iter().map(|hex| (hex, vec![hex])).collect()));
    }
    if !pieces.iter().any(|piece| must_march(rulebook, public, *piece)) {
        return Ok(None);
    }
    // Units that march together have ends that the marches of each unit alone do not show.
    Ok(Some(match pieces {
        [piece] => marches(rulebook, public, *piece),
        _ => marches_together(rulebook, public, &group),
    }))
}

/// The hexes in which a whole march of several units together can end, each with a path (5.23).
fn marches_together(rulebook: &Rulebook, public: &Public, group: &Group) -> BTreeMap<Hex, Vec<Hex>> {
    let mut ends = BTreeMap::new();
    // The next steps depend on the hex, the hex before it and the points spent, not on the path there. Columns never
    // decrease, so only turning round could meet a hex twice.
    let mut met = HashSet::<(Hex, Hex, Vec<(March, Points)>)>::default();
    let mut open: Vec<Vec<Hex>> = vec![Vec::new()];
    while let Some(path) = open.pop() {
        let at = path.last().copied().unwrap_or(group.start);
        if !ends.contains_key(&at) && may_walk(rulebook, public, &group.pieces, &path).is_ok() {
            ends.insert(at, path.clone());
        }
        for way in WAYS {
            let Some(to) = rulebook.board.neighbours(at)[way.number()] else { continue };
            if to == group.start || path.contains(&to) {
                continue;
            }
            let longer: Vec<Hex> = path.iter().copied().chain([to]).collect();
            let Ok(spent) = group.spend_along(rulebook, public, &longer) else { continue };
            if met.insert((to, at, spent)) {
                open.push(longer);
            }
        }
    }
    ends
}

/// The steps with which a march may continue.
fn steps<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    group: &'a Group,
    march: March,
    (hex, heading, left): Stop,
) -> impl Iterator<Item = Stop> + 'a {
    WAYS.into_iter().filter(move |way| heading != Some(way.opposite())).filter_map(move |way| {
        let to = rulebook.board.neighbours(hex)[way.number()]?;
        group.may_enter(rulebook, public, to).ok()?;
        let cost = rulebook.costs.step(group.side, march, hex, way)?
            + interdiction(rulebook, public, group.side, to);
        let left = left.checked_sub(cost.0)?;
        let upright = matches!(way, Hexside::North | Hexside::South);
        Some((to, upright.then_some(way), left))
    })
}

fn trace(came: &HashMap<Stop, Stop>, first: Stop, end: Stop) -> Vec<Hex> {
    let mut path = Vec::new();
    let mut at = end;
    while at != first {
        path.push(at.0);
        let Some(before) = came.get(&at) else { break };
        at = *before;
    }
    path.reverse();
    path
}

/// Units that still have to march and can (5.23).
pub fn unmarched(rulebook: &Rulebook, public: &Public) -> impl Iterator<Item = Piece> {
    public
        .pieces()
        .filter(|(_, counter)| counter.condition.motion == Motion::Fresh && !counter.condition.disrupted)
        .filter(|(_, counter)| counter.hex().is_some())
        .map(|(piece, _)| piece)
        .filter(|piece| must_march(rulebook, public, *piece) && can_march(rulebook, public, *piece))
}

/// Units that are in closed columns at the end of the march and are eliminated (5.23).
pub fn left_behind(rulebook: &Rulebook, public: &Public) -> Vec<Piece> {
    public
        .pieces()
        .filter(|(piece, counter)| {
            must_march(rulebook, public, *piece)
                && counter.hex().is_some_and(|hex| hex.column() <= rulebook.scenario.closed_columns.last)
        })
        .map(|(piece, _)| piece)
        .collect()
}

/// The hexes into which a held unit could step now, for the offer of moves (5.21).
pub fn shuffles(rulebook: &Rulebook, public: &Public, piece: Piece) -> Vec<Hex> {
    let Some(hex) = public.counter(piece).hex() else { return Vec::new() };
    rulebook
        .board
        .land_neighbours(hex)
        .filter(|to| may_shuffle(rulebook, public, &[piece], &[*to]).is_ok())
        .collect()
}

/// Whether these units may move along the path now, and the points that each has left: a move, the march of turn 1
/// (5.23), or a step out of an overfull hex (5.21).
pub fn may_walk(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    path: &[Hex],
) -> Result<Vec<Points>, Why> {
    let group = Group::new(rulebook, public, pieces)?;
    if let Some(held) = pieces.iter().find(|piece| is_held(rulebook, public, **piece)) {
        if pieces.len() > 1 && pieces.iter().any(|piece| !is_held(rulebook, public, *piece)) {
            return Err(Why::ArmyHeld { unit: public.counter(*held).id });
        }
        may_shuffle(rulebook, public, pieces, path)?;
        return Ok(vec![Points::ZERO]);
    }
    let must = |piece: &&Piece| must_march(rulebook, public, **piece);
    let marching = pieces.iter().filter(must).count();
    let left = group.follow(rulebook, public, path)?;
    if marching > 0 {
        is_whole_march(rulebook, public, &group, path, &left)?;
    }
    Ok(left)
}
