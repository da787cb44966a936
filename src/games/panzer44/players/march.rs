//! Movement: each unit that is plotted to move goes to its best hex, engineers work, passengers unload where they are
//! needed.

use super::{estimate::Estimate, going::Going, manual, words};
use crate::{
    engine::counters::{Points, UnitId},
    games::panzer44::rules::{
        View,
        conduct::transport::{may_load, may_unload},
        counter::{Counter, Motion},
        movement::{duties, may_finish, must_move},
        order::{Order, legal},
        plot::Task,
    },
    play::players::ChosenOrder,
};

/// Returns the next order of a movement phase.
pub(super) fn order(estimate: &Estimate, view: &View) -> ChosenOrder<Order> {
    let order = go_on(estimate)
        .or_else(|| work(estimate, view))
        .or_else(|| get_out_standing(estimate))
        .or_else(|| load(estimate))
        .or_else(|| go(estimate));
    if let Some(order) = order {
        return order;
    }
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let may_end =
        must_move(rulebook, public, estimate.side).is_none() && may_finish(rulebook, public, None).is_ok();
    if may_end {
        return ChosenOrder::because(Order::EndPhase, "no orders left to execute");
    }
    // A unit must still move somewhere, even if no move has a good value.
    let first = legal::orders(view).into_iter().next();
    ChosenOrder::because(first.unwrap_or(Order::EndPhase), "it must move")
}

fn duty(estimate: &Estimate, unit: UnitId) -> Option<Task> {
    duties(estimate.public, estimate.side).find(|(counter, _)| counter.id == unit).map(|(_, task)| task)
}

/// The order of the moving unit: it exits the map, unloads its passenger, or moves on.
fn go_on(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let unit = public.moving?;
    let counter = public.find(unit)?;
    let hex = counter.hex()?;
    if duty(estimate, unit) != Some(Task::Move) || counter.condition.motion != Motion::Moving {
        return None;
    }
    if estimate.leaves(counter) {
        return Some(leave(unit));
    }
    let together = estimate.together(counter, hex).value();
    let out = public.passenger(unit).and_then(|passenger| {
        may_unload(rulebook, public, estimate.side, passenger.id).ok()?;
        Some((passenger.id, estimate.apart(counter, hex)?.value()))
    });
    let stays = out.map_or(together, |(_, apart)| apart.max(together));
    let must = may_finish(rulebook, public, None).is_err();
    // A unit that must exit the map does not end its move because it was fired at.
    let hurries = estimate.manner.manual && estimate.must_go(counter);
    let is_sent = estimate.is_sent(counter);
    if must || hurries || is_sent || estimate.may_gain(counter) {
        let going = estimate.best_going(counter);
        let is_better = |going: &Going| {
            if is_sent {
                return estimate.obeys(counter, going);
            }
            going.lifted.is_none()
                && going.value > stays + estimate.manner.move_from
                && manual::last_holder(estimate, counter, going.taken).is_none()
        };
        if let Some(going) = going.filter(|going| must || is_better(going)) {
            return Some(moving(counter, going));
        }
    }
    let (passenger, apart) = out?;
    (apart >= together).then(|| {
        ChosenOrder::because(Order::Unload { unit: passenger }, format!("it is needed on foot in {hex}"))
    })
}

fn leave(unit: UnitId) -> ChosenOrder<Order> {
    ChosenOrder::because(Order::Exit { unit }, "it scores by exiting the map")
}

fn moving(counter: &Counter, going: Going) -> ChosenOrder<Order> {
    let end = going.path.last().copied();
    let reason = end.map_or_else(String::new, |end| {
        let why = words::going(counter, end, &going.standing, going.taken);
        format!("{why}{}", words::instead_of(going.instead_of))
    });
    ChosenOrder::because(Order::Move { unit: counter.id, path: going.path }, reason)
}

/// The work of an engineer.
fn work(estimate: &Estimate, view: &View) -> Option<ChosenOrder<Order>> {
    let is_work = |task: &Task| matches!(task, Task::Clear { .. } | Task::Blow { .. });
    duties(estimate.public, estimate.side).find(|(_, task)| is_work(task))?;
    let orders = legal::orders(view);
    let order = orders.into_iter().find(|order| matches!(order, Order::Clear { .. } | Order::Blow { .. }))?;
    let reason = match order {
        Order::Clear { .. } => "the mines block the path",
        _ => "to deny the enemy the bridge",
    };
    Some(ChosenOrder::because(order, reason))
}

/// Unloads a passenger from a carrier that was plotted to stay in place for it.
fn get_out_standing(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    may_finish(rulebook, public, None).ok()?;
    let stands = |counter: &Counter| {
        let carrier = counter.carrier().and_then(|carrier| duty(estimate, carrier));
        carrier == Some(Task::Unload) && may_unload(rulebook, public, side, counter.id).is_ok()
    };
    let (passenger, _) =
        duties(public, side).find(|(counter, task)| *task == Task::Unload && stands(counter))?;
    Some(ChosenOrder::because(Order::Unload { unit: passenger.id }, "it is needed on foot here"))
}

fn load(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    may_finish(rulebook, public, None).ok()?;
    let loads = |counter: &Counter| may_load(rulebook, public, side, counter.id).is_ok();
    let (carrier, _) =
        duties(public, side).find(|(counter, task)| matches!(task, Task::Load { .. }) && loads(counter))?;
    Some(ChosenOrder::because(Order::Load { carrier: carrier.id }, "it is needed elsewhere"))
}

/// The next unit that has not moved: fighting units before carriers, the heavy ones first. In the last turn the units
/// with the fewest places to take are before them, so that the others take the rest. Units that wait are the last ones.
fn go(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let fresh = duties(public, estimate.side)
        .filter(|(counter, task)| *task == Task::Move && counter.condition.motion == Motion::Fresh);
    let mut units: Vec<&Counter> = fresh.map(|(counter, _)| counter).collect();
    let is_last = estimate.manner.manual && estimate.is_last_turn();
    units.sort_by_cached_key(|counter| {
        let choices = if is_last { estimate.places_in_reach(counter) } else { 0 };
        let kind = rulebook.kind(counter);
        let empty = kind.carrier && public.passenger(counter.id).is_none();
        (estimate.waits(counter), choices, empty, kind.carrier, -kind.defence, counter.id)
    });
    for counter in units {
        if may_finish(rulebook, public, Some(counter.id)).is_err() {
            continue;
        }
        if estimate.leaves(counter) {
            return Some(leave(counter.id));
        }
        if let Some(going) = estimate.best_going(counter) {
            return Some(moving(counter, going));
        }
    }
    None
}

impl Estimate<'_> {
    /// Whether a unit with points left may still take control of a place with them.
    fn may_gain(&self, counter: &Counter) -> bool {
        let kind = self.rulebook.kind(counter);
        let left = counter.condition.left;
        let Some(hex) = counter.hex() else { return false };
        let near = |goal| self.ways.points(goal, kind.moves, hex).is_some_and(|points| points <= left);
        left > Points::ZERO
            && (self.aims.iter().any(|aim| aim.gain > 0.0 && near(aim.hex))
                || self
                    .rulebook
                    .scenario
                    .exits
                    .iter()
                    .any(|exit| exit.side == self.side && exit.hexes.iter().any(|hex| near(*hex))))
    }
}
