//! Destinations of units in the movement phase, with their paths: infantry and guns on foot, the units of a stack
//! together (6); vehicles with their facings (7).

use super::{facing, pointing::Pointing};
use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Hexside},
        counters::{Points, UnitId},
        orders::{Refusal, edge_of},
    },
    games::squad::rules::{
        View,
        counter::{Counter, Place},
        movement::{
            Cost, Moves, Pace, VehicleReach, VehicleStep, allowance, drive, drive_reach, is_led, left,
            may_move, open_entries, reach, turn_cost, vehicle_step, walk,
        },
        order::Order,
        position::Public,
    },
    planning::{Choice, Mark},
};
use std::collections::BTreeMap;

/// The choices of units, by hex.
pub(crate) type Choices = BTreeMap<Hex, Choice>;

/// The pace and direction that the player has set.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct How {
    pub assault: bool,
    pub reverse: bool,
    pub facing: Option<Hexside>,
}

impl How {
    pub fn of(pointing: &Pointing) -> Self {
        let Pointing { assault_move: assault, reverse, facing, .. } = *pointing;
        Self { assault, reverse, facing }
    }

    /// Whether all use assault move: if they can, and as they have begun (6.2).
    fn creeps(self, view: &View, counters: &[&Counter]) -> bool {
        let begun = counters.iter().find(|counter| counter.condition.spent > 0);
        let on_foot = counters.iter().all(|counter| view.rulebook.kind(counter).is_infantry());
        on_foot && begun.map_or(self.assault, |counter| counter.condition.assault_move)
    }
}

/// The units that move as one: on foot all in one place, each vehicle by itself.
pub(crate) fn groups(view: &View, units: &[UnitId]) -> Vec<Vec<UnitId>> {
    let mut groups: Vec<(Option<Place>, Vec<UnitId>)> = Vec::new();
    for unit in units {
        let Some(counter) = view.public().find(*unit) else { continue };
        let place = (!view.rulebook.kind(counter).drives()).then_some(counter.place);
        match groups.iter_mut().find(|(at, _)| place.is_some() && *at == place) {
            Some((_, group)) => group.push(*unit),
            None => groups.push((place, vec![*unit])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

fn counters<'a>(public: &'a Public, units: &[UnitId]) -> Vec<&'a Counter> {
    units.iter().filter_map(|unit| public.find(*unit)).collect()
}

/// The hexes in which waiting units enter now (4.2).
pub(crate) fn entries(view: &View, counters: &[&Counter]) -> Vec<Hex> {
    let Some(Place::Due(number)) = counters.first().map(|counter| counter.place) else { return Vec::new() };
    let arrivals = &view.rulebook.scenario.force(view.side).arrivals;
    let due = arrivals.get(usize::from(number)).filter(|due| due.turn <= view.public().turn);
    let Some(due) = due else { return Vec::new() };
    let edge = edge_of(&view.rulebook.board, &due.entry);
    open_entries(view.rulebook, view.public(), counters, &due.entry, &edge)
}

/// Returns the hexes that a group can reach, with their costs. If the path was led through hexes, it continues from the
/// last of them.
pub(crate) fn reached(view: &View, group: &[UnitId], pinned: &[Hex], how: How) -> Choices {
    let all = counters(view.public(), group);
    match all.as_slice() {
        [] => Choices::new(),
        [one] if view.rulebook.kind(one).drives() => driven(view, one, pinned, how),
        all => walked(view, all, pinned, how),
    }
}

/// The points left to the unit with the fewest, and the most that they could have.
fn points(view: &View, counters: &[&Counter], assault: bool) -> (u16, u16) {
    let of = |counter: &&Counter| {
        let pace = Pace { led: is_led(view.rulebook, counter, counters), assault };
        let (rulebook, public) = (view.rulebook, view.public());
        (left(rulebook, public, counter, pace), allowance(rulebook, public, counter, pace))
    };
    counters.iter().map(of).min().unwrap_or_default()
}

fn walked(view: &View, all: &[&Counter], pinned: &[Hex], how: How) -> Choices {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let assault = how.creeps(view, all);
    let (now, whole) = points(view, all, assault);
    let found = if pinned.is_empty() {
        reach(rulebook, public, all, assault, &entries(view, all))
    } else {
        let Some(then) = ahead(view, all, pinned, assault) else { return Choices::new() };
        let ids: Vec<UnitId> = all.iter().map(|counter| counter.id).collect();
        reach(rulebook, &then, &counters(&then, &ids), assault, &[])
    };
    let Ok(found) = found else { return Choices::new() };
    let way = |hex: &Hex| {
        let path = pinned.iter().copied().chain(found.path(*hex)).collect();
        let cost = now.saturating_sub(found.left(*hex)?);
        let mut choice = Choice::way(Mark::Reach, path, Points::whole(cost), Points::whole(whole));
        if assault {
            choice.label = format!("{cost} a");
        }
        Some((*hex, choice))
    };
    found.ends().iter().filter_map(way).collect()
}

/// The position with units at the end of a path.
fn ahead(view: &View, all: &[&Counter], path: &[Hex], assault: bool) -> Option<Public> {
    let strides = walk(view.rulebook, view.public(), all, path, assault).ok()?;
    let last = strides.last()?;
    let mut then = view.public().clone();
    for (counter, spent) in all.iter().zip(&last.spent) {
        let led = is_led(view.rulebook, counter, all);
        let moved = then.counters.iter_mut().find(|other| other.id == counter.id)?;
        moved.place = Place::Map(last.hex);
        let condition = &mut moved.condition;
        (condition.spent, condition.led, condition.assault_move) = (*spent, led, assault);
    }
    Some(then)
}

fn driven(view: &View, counter: &Counter, pinned: &[Hex], how: How) -> Choices {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let (now, whole) = points(view, &[counter], false);
    let choice = |path: Vec<Hex>, left: u16| {
        let cost = now.saturating_sub(left);
        let mut choice = Choice::way(Mark::Reach, path, Points::whole(cost), Points::whole(whole));
        if how.reverse {
            choice.label = format!("{cost} r");
        }
        choice
    };
    if how.reverse {
        let ways = backing(view, counter, how.facing).into_iter();
        let ends = ways.filter_map(|(path, left)| {
            let hexes: Vec<Hex> = path.iter().map(|step| step.hex).collect();
            Some((*hexes.last()?, choice(hexes, left)))
        });
        return ends.collect();
    }
    let mut parts: Vec<(Vec<Hex>, VehicleReach)> = Vec::new();
    if pinned.is_empty() {
        let found = drive_reach(rulebook, public, counter, &entries(view, &[counter]));
        parts.extend(found.ok().map(|found| (Vec::new(), found)));
    } else {
        for side in ALL_SIDES {
            let Some((then, at)) = ahead_driving(view, counter, pinned, side) else { continue };
            parts.extend(drive_reach(rulebook, &then, &at, &[]).ok().map(|found| (pinned.to_vec(), found)));
        }
    }
    let mut choices: BTreeMap<Hex, (u16, Choice)> = BTreeMap::new();
    for (before, found) in &parts {
        for (hex, side) in found.ends() {
            if how.facing.is_some_and(|facing| facing != *side) {
                continue;
            }
            let Some(left) = found.left(*hex, *side) else { continue };
            if choices.get(hex).is_some_and(|(most, _)| *most >= left) {
                continue;
            }
            let way = before.iter().copied();
            let path = way.chain(found.path(*hex, *side).iter().map(|step| step.hex)).collect();
            choices.insert(*hex, (left, choice(path, left)));
        }
    }
    choices.into_iter().map(|(hex, (_, choice))| (hex, choice)).collect()
}

/// The position with a vehicle at the end of a path with this facing, and the vehicle there.
fn ahead_driving(view: &View, counter: &Counter, path: &[Hex], facing: Hexside) -> Option<(Public, Counter)> {
    let steps = steps_along(view, counter, path, How { facing: Some(facing), ..How::default() })?;
    let driven = drive(view.rulebook, view.public(), counter, &steps).ok()?;
    let whole = allowance(view.rulebook, view.public(), counter, Pace::default());
    let mut then = view.public().clone();
    let moved = then.counters.iter_mut().find(|other| other.id == counter.id)?;
    (moved.place, moved.facing) = (Place::Map(steps.last()?.hex), Some(facing));
    moved.condition.spent = whole.saturating_sub(driven.last()?.left);
    let moved = moved.clone();
    Some((then, moved))
}

/// The paths straight back in reverse, each with the points left (7.2).
fn backing(view: &View, counter: &Counter, facing: Option<Hexside>) -> Vec<(Vec<VehicleStep>, u16)> {
    let Some((start, ahead)) = counter.hex().zip(counter.facing) else { return Vec::new() };
    let (mut at, mut path, mut found) = (start, Vec::new(), Vec::new());
    while let Some(hex) = at.step(ahead.opposite()).filter(|hex| view.rulebook.board.contains(*hex)) {
        path.push(VehicleStep { hex, facing: ahead, reverse: true });
        let mut turned = path.clone();
        if let Some((last, facing)) = turned.last_mut().zip(facing) {
            last.facing = facing;
        }
        match drive(view.rulebook, view.public(), counter, &turned) {
            Ok(driven) => found.extend(driven.last().map(|last| (turned, last.left))),
            Err(crate::games::squad::rules::movement::NoWay::Full { .. }) => {}
            Err(_) => break,
        }
        at = hex;
    }
    found
}

/// A path into a hex, forwards or in reverse: the points spent, and the steps with the facings at their ends.
type Come = Option<(u16, Vec<VehicleStep>)>;

/// Finds the facings with which a vehicle drives along hexes at the lowest cost, forwards or in reverse; none if it
/// cannot drive there at all.
pub(super) fn steps_along(
    view: &View,
    counter: &Counter,
    path: &[Hex],
    how: How,
) -> Option<Vec<VehicleStep>> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let moves = Moves::of(rulebook.kind(counter))?;
    let mut at = counter.hex();
    let mut ways: Vec<Come> = vec![Some((0, Vec::new()))];
    for (number, hex) in path.iter().enumerate() {
        let Some(from) = at else {
            // A vehicle that enters the map faces as the next step or the player requires.
            let next = path.get(1).and_then(|next| hex.side_towards(*next)).or(how.facing);
            let facing = next.unwrap_or_else(|| inwards(view, *hex));
            ways = vec![Some((0, vec![VehicleStep { hex: *hex, facing, reverse: false }]))];
            at = Some(*hex);
            continue;
        };
        let side = from.side_towards(*hex)?;
        let backs: &[bool] = if how.reverse { &[true] } else { &[false, true] };
        let step = |reverse: bool| -> Come {
            let facing = if reverse { side.opposite() } else { side };
            let Cost::Points(cost) =
                vehicle_step(rulebook, public, (counter.side, moves), (from, facing), (*hex, reverse))
                    .ok()?
            else {
                return None;
            };
            let step = VehicleStep { hex: *hex, facing, reverse };
            let first = (number == 0).then_some(counter.facing);
            let longer = ways.iter().flatten().filter_map(|way| gone_on(way, step, cost, first));
            longer.min_by_key(|(paid, _)| *paid)
        };
        ways = backs.iter().map(|reverse| step(*reverse)).collect();
        at = Some(*hex);
    }
    let best = ways.into_iter().flatten().min_by_key(|(paid, steps)| {
        let turning = how.facing.zip(steps.last()).map_or(0, |(facing, last)| turn_cost(last.facing, facing));
        paid + turning
    });
    let (_, mut steps) = best.filter(|(_, steps)| !steps.is_empty())?;
    if let Some((last, facing)) = steps.last_mut().zip(how.facing) {
        last.facing = facing;
    }
    Some(steps)
}

/// Returns a path with one more step, after the turn that it needs. A vehicle does not turn before its first step,
/// which it takes with its facing, `first`.
fn gone_on(
    (paid, steps): &(u16, Vec<VehicleStep>),
    step: VehicleStep,
    cost: u16,
    first: Option<Option<Hexside>>,
) -> Come {
    let mut steps = steps.clone();
    let turning = match (steps.last_mut(), first) {
        (Some(last), _) => {
            // On the edge of the map a vehicle enters facing inwards.
            let turning = turn_cost(last.facing, step.facing);
            last.facing = step.facing;
            turning
        }
        (None, Some(faces)) => (faces == Some(step.facing)).then_some(0)?,
        (None, None) => 0,
    };
    steps.push(step);
    Some((paid + turning + cost, steps))
}

/// The side of an edge hex that points most nearly to the centre of the map.
fn inwards(view: &View, hex: Hex) -> Hexside {
    let board = &view.rulebook.board;
    let middle = Hex::new(board.columns() / 2 + 1, board.rows() / 2 + 1).unwrap_or(hex);
    facing::towards(hex, middle)
}

/// The points left to a group in each hex of a path; none if it may not move there.
pub(crate) fn left_along(view: &View, group: &[UnitId], path: &[Hex], how: How) -> Vec<u16> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let all = counters(public, group);
    match all.as_slice() {
        [one] if rulebook.kind(one).drives() => {
            let steps = steps_along(view, one, path, how);
            let driven = steps.and_then(|steps| drive(rulebook, public, one, &steps).ok());
            driven.into_iter().flatten().map(|driven| driven.left).collect()
        }
        all => {
            let strides = walk(rulebook, public, all, path, how.creeps(view, all));
            strides.into_iter().flatten().map(|stride| stride.left).collect()
        }
    }
}

/// Returns the order by which a group moves along the path offered in a hex. Without an offer it is the straight line,
/// so that the rules give the reason.
///
/// # Errors
/// They cannot move at all.
pub(crate) fn goes(
    view: &View,
    group: &[UnitId],
    (hex, choice): (Hex, Option<&Choice>),
    how: How,
) -> Result<Option<Order>, Refusal> {
    let all = counters(view.public(), group);
    let Some(first) = all.first() else { return Ok(None) };
    for counter in &all {
        may_move(view.rulebook, counter)?;
    }
    let led = choice.filter(|choice| !choice.path.is_empty()).map(|choice| choice.path.clone());
    let path = led.unwrap_or_else(|| straight(first.hex(), hex));
    if view.rulebook.kind(first).drives() {
        let steps = steps_along(view, first, &path, how);
        let path = steps.unwrap_or_else(|| {
            let facing = how.facing.or(first.facing).unwrap_or(Hexside::North);
            path.iter().map(|hex| VehicleStep { hex: *hex, facing, reverse: how.reverse }).collect()
        });
        return Ok(Some(Order::Drive { unit: first.id, path }));
    }
    let gun = all.iter().find(|counter| view.rulebook.kind(counter).faces());
    let facing = gun.map(|gun| how.facing.unwrap_or_else(|| facing::usual(view, gun, hex)));
    Ok(Some(Order::Move { units: group.to_vec(), path, assault: how.creeps(view, &all), facing }))
}

/// The hexes on the straight line to a hex, without the first one.
fn straight(from: Option<Hex>, to: Hex) -> Vec<Hex> {
    let Some(from) = from else { return vec![to] };
    from.to_hexx().line_to(to.to_hexx()).filter_map(Hex::from_hexx).skip(1).collect()
}

#[cfg(test)]
mod tests;
