//! Movement: destinations of units, unloading, and leaving the map (6, 8, 4.3).

use super::{
    close,
    estimate::{Estimate, Purpose, points_of_leaving},
    led::going,
    manual,
    memory::Memory,
    roaming::Way,
    standing::{Stance, Standing},
    transport, words,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        conduct::{may_clear, transport::may_unload},
        counter::{Counter, Place},
        movement::{is_room, may_exit},
        order::Order,
        phase::Segment,
    },
    play::players::{ChosenOrder, chief::Intent},
};

/// The least gain for which a unit that has moved continues to another hex.
const GO_ON_FROM: f64 = 0.15;

/// The paths of a unit, without those back to a hex where it has been in this turn, and those that the manual forbids.
fn onwards(estimate: &Estimate, counter: &Counter) -> Vec<Way> {
    let (past, turn) = (estimate.past, estimate.public.turn);
    let mut ways = estimate.ways_of(counter);
    ways.retain(|way| !past.was_there_now(counter.id, turn, way.end));
    // When no unit moves any more afterwards, a unit that takes or strikes nothing stays where it is.
    let leads_out = |hex: Hex| estimate.aims.iter().any(|aim| aim.hex == hex && aim.what == Purpose::Leave);
    ways.retain(|way| {
        !estimate.ends
            || estimate.taken(&way.path) > 0.0
            || leads_out(way.end)
            || manual::strikes(estimate, counter, (way.end, way.left))
    });
    manual::permitted(estimate, counter, ways)
}

/// The plan of a unit, with its gain over staying in its hex.
struct Plan {
    gain: f64,
    order: Order,
    reason: String,
}

/// The next order of a movement segment. Units move one after the other, the front ones first: then none is in the path
/// of a unit behind it (6.3).
pub(super) fn order(estimate: &Estimate, memory: &mut Memory) -> ChosenOrder<Order> {
    let units = turn_of(estimate, memory);
    let tasks = manual::assigned(estimate, &units, |counter| onwards(estimate, counter));
    for unit in units {
        let Some(counter) = estimate.public.find(unit) else { continue };
        let task = tasks.iter().find(|(taker, _)| *taker == unit && !estimate.intents.stays(unit));
        let task = task.map(|(_, place)| *place);
        let best = plan(estimate, counter);
        let best = task.and_then(|place| plan_to(estimate, counter, place, best.as_ref())).or(best);
        if let Some(plan) = best {
            match manual::keeps(estimate, counter, &plan.order) {
                Some(reason) => _ = memory.stays.get_or_insert(reason),
                None => {
                    memory.going = Some(unit);
                    memory.moved = true;
                    return ChosenOrder::because(plan.order, plan.reason);
                }
            }
        }
        memory.done.insert(unit);
    }
    // A unit that found no room may find some now.
    if std::mem::take(&mut memory.moved) {
        memory.done.clear();
        memory.going = None;
        return order(estimate, memory);
    }
    let reason = memory.stays.take().unwrap_or_else(|| "all units in position".to_owned());
    ChosenOrder::because(Order::Done, reason)
}

/// Units that have not been considered in this segment, in their order.
fn turn_of(estimate: &Estimate, memory: &Memory) -> Vec<UnitId> {
    let vehicles = estimate.public.phase.segment() == Some(Segment::Vehicles);
    let mut units: Vec<((bool, bool, bool), f64, UnitId)> = Vec::new();
    for counter in estimate.public.counters.iter().filter(|counter| counter.side == estimate.side) {
        let kind = estimate.rulebook.kind(counter);
        let here = matches!(counter.place, Place::Map(_) | Place::Due(_));
        if !here || kind.allowance == 0 || kind.moves.is_vehicle() != vehicles {
            continue;
        }
        if memory.done.contains(&counter.id) {
            continue;
        }
        let going = memory.going == Some(counter.id);
        let waits = estimate.intents.of(counter.id) == Intent::Wait;
        let pull = counter.hex().map_or(0.0, |hex| estimate.pull(counter, kind, hex, 0.0).0);
        units.push(((waits, !going, counter.hex().is_none()), -pull, counter.id));
    }
    units.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)).then(one.2.cmp(&other.2)));
    units.into_iter().map(|(.., unit)| unit).collect()
}

/// The next action of a unit, if any is worth it.
fn plan(estimate: &Estimate, counter: &Counter) -> Option<Plan> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let aboard = public.passenger(counter.id);
    // A unit that is told to stay may still let its passenger fight on foot.
    if estimate.intents.stays(counter.id) {
        let (passenger, hex) = (aboard?, counter.hex()?);
        let unloads = unload(estimate, counter, passenger, rides(estimate, counter, passenger, hex));
        return unloads.filter(|plan| plan.gain > estimate.manner.move_from);
    }
    if may_exit(rulebook, public, counter.id).is_ok() {
        let with = aboard.map_or(0.0, |passenger| points_of_leaving(rulebook, passenger));
        let points = points_of_leaving(rulebook, counter) + with;
        if points > 0.0 {
            let reason = format!("exits the map for {points} VP");
            return Some(Plan { gain: points, order: Order::Exit { unit: counter.id }, reason });
        }
    }
    if may_clear(rulebook, public, counter).is_ok() && estimate.own_turns > 2 {
        let reason = "clears mines".to_owned();
        return Some(Plan { gain: 0.1, order: Order::ClearMines { engineer: counter.id }, reason });
    }
    let overrun = close::overrun(estimate, counter).map(|(gain, order, reason)| Plan {
        gain: gain + estimate.manner.move_from,
        order,
        reason,
    });
    let going = match aboard {
        Some(passenger) => ride(estimate, counter, passenger),
        None => {
            // A carrier that has nothing better to do fetches a unit for which the way on foot is too long.
            let from = estimate.manner.move_from;
            let goes = |plan: &Plan| !estimate.manner.idle || plan.gain > from;
            go(estimate, counter).filter(goes).or_else(|| load(estimate, counter))
        }
    };
    let best = [overrun, going].into_iter().flatten();
    best.filter(|plan| plan.gain > estimate.manner.move_from)
        .max_by(|one, other| one.gain.total_cmp(&other.gain))
}

/// The plan of a unit that is to take a place on the side's last turn, unless its best plan takes at least as much.
fn plan_to(estimate: &Estimate, counter: &Counter, place: Hex, best: Option<&Plan>) -> Option<Plan> {
    let entered = |path: &[Hex]| estimate.taken(path);
    let most = match best.map(|plan| &plan.order) {
        Some(Order::Move { path, .. }) => entered(path),
        Some(Order::MoveBeside { hex, .. } | Order::Enter { hex, .. }) => entered(&[*hex]),
        // An overrun or an exit is worth more than a place that another unit may take.
        Some(_) => return None,
        None => 0.0,
    };
    let ways = onwards(estimate, counter).into_iter().filter(|way| way.path.contains(&place));
    let value = |way: &Way| entered(&way.path) - 0.1 * way.risk;
    let way = ways.max_by(|one, other| value(one).total_cmp(&value(other)))?;
    let gain = entered(&way.path);
    let reason = format!("takes {place} before the game ends");
    (gain > most).then(|| Plan { gain, order: way.order(estimate, counter), reason })
}

fn load(estimate: &Estimate, counter: &Counter) -> Option<Plan> {
    let (order, reason) = transport::load(estimate, counter)?;
    Some(Plan { gain: 1.0, order, reason })
}

/// The cost of moving at all. A unit that has moved continues only for a gain, not to and fro; guns that fire
/// indirectly are better left in place.
fn effort(estimate: &Estimate, counter: &Counter, way: &Way) -> f64 {
    let kind = estimate.rulebook.kind(counter);
    let again = if counter.condition.moved && counter.hex().is_some() { GO_ON_FROM } else { 0.0 };
    let gun = if kind.class.is_indirect() { 0.05 } else { 0.0 };
    // A held post is not left for an equal one while the enemy watches.
    let holds = |hex: Hex| estimate.aims.iter().any(|aim| aim.hex == hex && aim.keep > 0.0);
    let post = if counter.hex().is_some_and(holds) { estimate.manner.post } else { 0.0 };
    let was_there = estimate.past.was_there(counter.id, estimate.public.turn, way.end);
    let back = if was_there && kind.attack > 0 { estimate.manner.back } else { 0.0 };
    // A march that tires must have a gain, and otherwise a shorter path is preferred.
    again + gun + post + back + if way.quick { 0.03 } else { 0.0005 * way.path.len() as f64 }
}

/// The gain and the cost of the path itself.
fn on_the_way(estimate: &Estimate, counter: &Counter, way: &Way) -> (f64, f64) {
    let daring = estimate.daring(estimate.rulebook.kind(counter));
    (estimate.taken(&way.path), estimate.manner.way / daring * way.risk * estimate.worth(counter))
}

/// The gain of the best hex that a unit could reach over its present one: the cost of firing instead.
pub(super) fn urge(estimate: &Estimate, counter: &Counter) -> f64 {
    // The last unit in a post does not march, nor does one that is told to stay.
    if manual::post(estimate, counter).is_some() || estimate.intents.stays(counter.id) {
        return 0.0;
    }
    let plan = match estimate.public.passenger(counter.id) {
        Some(passenger) => ride(estimate, counter, passenger),
        None => go(estimate, counter),
    };
    plan.map_or(0.0, |plan| plan.gain.max(0.0))
}

/// The gain of the end of each path of a unit, without a passenger or with one, over its present hex.
pub(super) fn ends(estimate: &Estimate, counter: &Counter) -> Vec<(f64, Hex)> {
    let Some(passenger) = estimate.public.passenger(counter.id) else {
        return goings(estimate, counter).into_iter().map(|going| (going.gain, going.way.end)).collect();
    };
    let stay = counter.hex().map_or(-10.0, |hex| rides(estimate, counter, passenger, hex).0);
    let end = |way: Way| (ride_to(estimate, counter, passenger, &way, stay).0, way.end);
    onwards(estimate, counter).into_iter().map(end).collect()
}

/// The gain of a hex over the present one to a unit that is sent somewhere.
fn nearer(estimate: &Estimate, counter: &Counter, end: Hex) -> f64 {
    let here = counter.hex().map_or(0.0, |hex| going::nearness(estimate, counter, hex));
    going::nearness(estimate, counter, end) - here
}

/// A path of a unit without a passenger.
struct Going {
    gain: f64,
    way: Way,
    standing: Standing,
    taken: f64,
}

/// The paths of a unit without a passenger, each with its gain.
fn goings(estimate: &Estimate, counter: &Counter) -> Vec<Going> {
    let stay = counter.hex().map(|hex| estimate.standing(counter, hex, Stance::default()).value());
    let one = |way: Way| {
        let seen = !way.creeps && estimate.threat(way.end, |threat| threat.seen);
        let stance = Stance { quick: way.quick, shown: seen, ..Stance::default() };
        let standing = estimate.standing(counter, way.end, stance);
        let (taken, risk) = on_the_way(estimate, counter, &way);
        let over = close::prospect(estimate, counter, way.end, way.left).unwrap_or(f64::NEG_INFINITY);
        let gain = standing.value().max(over) + taken - risk - stay.unwrap_or(-10.0);
        let gain = gain - effort(estimate, counter, &way) + nearer(estimate, counter, way.end);
        Going { gain, way, standing, taken }
    };
    onwards(estimate, counter).into_iter().map(one).collect()
}

/// The best path of a unit without a passenger; units that are due enter in any case.
fn go(estimate: &Estimate, counter: &Counter) -> Option<Plan> {
    let here = counter.hex();
    let mut best: Option<Going> = None;
    for going in goings(estimate, counter) {
        if best.as_ref().is_none_or(|best| going.gain > best.gain) {
            best = Some(going);
        }
    }
    let Going { gain, way, standing, taken } = best?;
    let mut reason = words::going(estimate, counter, &standing, way.end, taken);
    if here.is_none() {
        reason = "enters the map".to_owned();
    }
    Some(Plan { gain, order: way.order(estimate, counter), reason })
}

/// The value of riding on from a hex, and of unloading there.
fn rides(estimate: &Estimate, counter: &Counter, passenger: &Counter, hex: Hex) -> (f64, Option<f64>) {
    let legs = estimate.rulebook.kind(counter);
    let with = estimate.standing(counter, hex, Stance::default()).value();
    let ride = with + estimate.pull(passenger, legs, hex, transport::later(estimate, passenger)).0;
    // The carrier itself counts in its present hex.
    let room = if counter.hex() == Some(hex) {
        is_room(estimate.public, passenger, hex)
    } else {
        estimate.public.crowd(estimate.side, hex, None) + 1 < estimate.side.stack_limit()
    };
    let shuns = manual::shuns(estimate, passenger, hex);
    let can = counter.is_ready() && !passenger.condition.moved && room && !shuns;
    let down = can.then(|| {
        let seen = estimate.threat(hex, |threat| threat.seen);
        let empty = Stance { empty: true, ..Stance::default() };
        let alone = estimate.standing(counter, hex, empty).value();
        let on_foot = Stance { shown: seen, ..Stance::default() };
        alone + estimate.standing(passenger, hex, on_foot).value()
    });
    (ride, down)
}

/// The gain of unloading in the present hex over riding on from it; the values of both are known.
fn unload(
    estimate: &Estimate,
    counter: &Counter,
    passenger: &Counter,
    (stay, down): (f64, Option<f64>),
) -> Option<Plan> {
    may_unload(estimate.rulebook, estimate.public, counter).ok()?;
    let reason = format!("unloads {} here", words::name(estimate, passenger.id));
    Some(Plan { gain: down? - stay, order: Order::Unload { carrier: counter.id }, reason })
}

/// The gain of a path of a carrier with its passenger over a hex of this value, the gain of the hexes that it enters, and
/// whether the passenger is to unload at its end.
fn ride_to(
    estimate: &Estimate,
    counter: &Counter,
    passenger: &Counter,
    way: &Way,
    stay: f64,
) -> (f64, f64, bool) {
    let (ride, down) = rides(estimate, counter, passenger, way.end);
    let (taken, risk) = on_the_way(estimate, counter, way);
    let gain = ride.max(down.unwrap_or(f64::NEG_INFINITY)) + taken - risk - stay;
    let gain = gain - effort(estimate, counter, way) + nearer(estimate, counter, way.end);
    (gain, taken, down.is_some_and(|down| down > ride))
}

/// The best action of a carrier with its passenger: to move on, or to unload.
fn ride(estimate: &Estimate, counter: &Counter, passenger: &Counter) -> Option<Plan> {
    let here = counter.hex();
    let at = here.map(|hex| rides(estimate, counter, passenger, hex));
    let stay = at.map_or(-10.0, |(ride, _)| ride);
    let mut best = at.and_then(|at| unload(estimate, counter, passenger, at));
    for way in onwards(estimate, counter) {
        let (gain, taken, unloads) = ride_to(estimate, counter, passenger, &way, stay);
        if best.as_ref().is_none_or(|best| gain > best.gain) {
            let reason = match (here, unloads) {
                (None, _) => "enters the map".to_owned(),
                (_, true) => format!("brings {} to {}", words::name(estimate, passenger.id), way.end),
                (_, false) => {
                    let standing = estimate.standing(counter, way.end, Stance::default());
                    words::going(estimate, counter, &standing, way.end, taken)
                }
            };
            best = Some(Plan { gain, order: way.order(estimate, counter), reason });
        }
    }
    best
}
