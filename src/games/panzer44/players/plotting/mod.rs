//! The plot: each unit gets the best of its possible orders.

mod duty;
mod fire;
mod led;
mod support;
mod watch;

pub(super) use led::as_led;
pub(super) use support::stays;

use super::{acts, estimate::Estimate, going::Going, manual, words};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        counter::{Counter, Place},
        movement::is_room,
        order::Order,
        plot::{Plot, Task, check, may_plot},
        position::Public,
        rulebook::Rulebook,
    },
    play::players::{ChosenOrder, UnitAdvice},
};
use fire::Laid;
use std::collections::BTreeMap;
use watch::Traffic;

/// The value for an engineer of work on a bridge near the enemy.
const BRIDGE: f64 = 1.5;
/// The value of continuing work that was begun in the previous turn.
const BEGUN: f64 = 0.3;
/// The value of work on mines on the path.
const CLEARING: f64 = 0.15;

/// A possible order of a unit, with its value.
#[derive(Clone, Copy, Debug)]
struct Choice {
    task: Task,
    value: f64,
}

/// Returns the plot of the side of the view, with its reason.
pub(super) fn plot(estimate: &Estimate) -> ChosenOrder<Order> {
    let side = estimate.side;
    let able: Vec<&Counter> = estimate
        .public
        .on_map(side)
        .filter(|(counter, _)| counter.condition.disruption == 0)
        .map(|(counter, _)| counter)
        .collect();
    let others = besides_fire(estimate, &able);
    let mut targets = fire::Targets::new(estimate, able.iter().map(|counter| counter.id));
    let mut laid = fire::lay(estimate, &targets);
    if estimate.manner.together {
        // A unit with another order does not count in the common fire.
        targets.retain(|unit| {
            let fire = laid.get(&unit).filter(|fire| comes_first(estimate, unit, fire, others.get(&unit)));
            fire.is_some() || !others.contains_key(&unit)
        });
        laid = fire::lay(estimate, &targets);
    }
    let mut plot = Plot::default();
    let mut above_all: Option<(f64, UnitId, Hex)> = None;
    for counter in &able {
        let unit = counter.id;
        let other = others.get(&unit);
        let fires = estimate.fires(counter);
        let fire = laid.get(&unit).filter(|fire| fire.value >= least(fires, estimate.manner.fire_from));
        let fire =
            fire.filter(|fire| fires || !manual::is_wasted(estimate, counter, fire.target, other.is_some()));
        match (fire, other) {
            (Some(fire), other) if comes_first(estimate, unit, fire, other) => {
                plot.orders.insert(unit, Task::Fire { target: fire.target });
                if above_all.is_none_or(|(most, ..)| fire.value > most) {
                    above_all = Some((fire.value, fire.at, fire.target));
                }
            }
            (_, Some(other)) => add(&mut plot, estimate, counter, other.task),
            _ if duty::goes_on(estimate, counter) => add(&mut plot, estimate, counter, Task::Move),
            _ => {}
        }
    }
    let kept = duty::kept(estimate, &able, &plot);
    enter(estimate, &mut plot);
    (plot.barrages, plot.strikes) = support::support(estimate);
    let best = above_all.map(|(_, at, hex)| (words::name(estimate, at), hex));
    let reason = format!("{}{}", words::plot(plot.orders.values(), best), kept.unwrap_or_default());
    ChosenOrder::because(Order::Plot { side, plot: sound(estimate, plot) }, reason)
}

/// Whether a fire is plotted, and not the other order of its unit.
fn comes_first(estimate: &Estimate, unit: UnitId, fire: &Laid, other: Option<&Choice>) -> bool {
    other.is_none_or(|other| other.value <= fire.value)
        || estimate.public.find(unit).is_some_and(|counter| estimate.fires(counter))
        || duty::opens(estimate, unit, fire)
}

/// The least value of a fire to be plotted: any value for a unit that is to fire.
fn least(fires: bool, usual: f64) -> f64 {
    if fires { f64::MIN_POSITIVE } else { usual }
}

/// Changes the position as after a unit's move, with its passenger unloaded if planned. Units that move later find less
/// room there (7.9).
pub(super) fn gone(rulebook: &Rulebook, public: &mut Public, plot: &Plot, part: &UnitAdvice) {
    let Some(end) = part.way.last() else { return };
    let passenger = public.passenger(part.unit).map(|passenger| passenger.id);
    let out = passenger.filter(|passenger| plot.orders.get(passenger) == Some(&Task::Unload));
    for unit in [part.unit].into_iter().chain(out) {
        if let Some(counter) = public.find(unit).cloned()
            && is_room(rulebook, public, &counter, *end)
            && let Some(found) = public.counters.iter_mut().find(|counter| counter.id == unit)
        {
            found.place = Place::Map(*end);
        }
    }
}

/// The intended destination of a unit of a plot, with the expected result.
pub(super) fn part(estimate: &Estimate, unit: UnitId, task: Task) -> UnitAdvice {
    let part = told(estimate, unit, task);
    UnitAdvice { why: estimate.rulebook.board.with_places(&part.why), ..part }
}

fn told(estimate: &Estimate, unit: UnitId, task: Task) -> UnitAdvice {
    let plain = |why: String| UnitAdvice { unit, way: Vec::new(), why };
    let Some(counter) = estimate.public.find(unit) else { return plain(String::new()) };
    match task {
        Task::Fire { target } => plain(expected(estimate, unit, target)),
        Task::Watch { target, .. } => {
            plain(words::watched(estimate, target, Traffic::new(estimate).likeliest(target)))
        }
        Task::Move if estimate.leaves(counter) => plain("it scores by exiting the map".to_owned()),
        Task::Move => match estimate.best_going(counter) {
            Some(Going { path, standing, taken, .. }) => {
                let end = path.last().copied();
                let why = end.map(|end| {
                    let why = words::going(counter, end, &standing, taken);
                    format!("{why}; {}", words::at_stake(estimate.danger(counter, end)))
                });
                UnitAdvice { unit, way: path, why: why.unwrap_or_default() }
            }
            None => plain(String::new()),
        },
        Task::Unload => plain("it is needed on foot".to_owned()),
        Task::Load { .. } => plain("it is needed elsewhere".to_owned()),
        Task::Clear { .. } => plain("the mines block the path".to_owned()),
        Task::Blow { .. } => plain("to deny the enemy the bridge".to_owned()),
        Task::Bombard { target, pattern } => {
            let chance = support::most_broken(estimate, unit, target, pattern);
            let likely = chance
                .map(|chance| format!(", {} chance to disrupt or eliminate it", words::percent(chance)));
            plain(format!("{}{}", words::whom(estimate, target), likely.unwrap_or_default()))
        }
    }
}

/// The target that a fire most probably breaks, with its probability.
fn expected(estimate: &Estimate, unit: UnitId, target: Hex) -> String {
    let enemies = estimate.public.on_map(estimate.side.enemy()).filter(|(_, hex)| *hex == target);
    let broken = enemies.map(|(enemy, _)| (enemy.id, acts::broken(estimate, unit, enemy.id)));
    match broken.max_by(|(_, one), (_, other)| one.total_cmp(other)) {
        Some((enemy, chance)) => {
            format!(
                "{} chance to disrupt or eliminate {}",
                words::percent(chance),
                words::name(estimate, enemy)
            )
        }
        None => String::new(),
    }
}

/// The best order of each unit apart from direct fire, if any has enough value.
fn besides_fire(estimate: &Estimate, able: &[&Counter]) -> BTreeMap<UnitId, Choice> {
    let traffic = Traffic::new(estimate);
    let mut best = BTreeMap::new();
    for counter in able {
        let unit = counter.id;
        let watch = traffic.best_watch(estimate, unit);
        let fires = estimate.fires(counter);
        let watch = watch.filter(|watch| watch.value >= least(fires, estimate.manner.watch_from));
        let bombard = support::best_bombardment(estimate, unit);
        let bombard = bombard.filter(|(_, value)| *value >= least(fires, estimate.manner.fire_from));
        let choices = [
            watch.map(|watch| Choice { task: watch.task, value: watch.value }),
            bombard.map(|(task, value)| Choice { task, value }),
            going(estimate, counter),
            getting_out(estimate, counter).filter(|_| !fires),
            work(estimate, counter).filter(|_| !fires),
        ];
        for choice in choices.into_iter().flatten() {
            if best.get(&unit).is_none_or(|best: &Choice| choice.value > best.value) {
                best.insert(unit, choice);
            }
        }
    }
    best
}

/// A move, if the unit has a better hex or can exit the map, or is sent elsewhere.
fn going(estimate: &Estimate, counter: &Counter) -> Option<Choice> {
    may_plot(estimate.rulebook, estimate.public, estimate.side, counter.id, &Task::Move).ok()?;
    let leaving = estimate.leaves(counter).then_some(estimate.leaving(counter));
    if estimate.stays(counter) && leaving.is_none() {
        return None;
    }
    if estimate.is_sent(counter) {
        // Not even the last unit in a place stays: where it is sent is worth more.
        let going = estimate.best_going(counter).filter(|going| estimate.obeys(counter, going));
        return going.map(|_| Choice { task: Task::Move, value: duty::ORDERED });
    }
    let here = estimate.together(counter, counter.hex()?).value();
    let best = estimate.best_going(counter).filter(|going| going.lifted.is_none());
    let taken = best.as_ref().map_or(0.0, |going| going.taken);
    if leaving.is_none() && manual::last_holder(estimate, counter, taken).is_some() {
        return None;
    }
    let urgent = duty::is_urgent(estimate, counter, best.as_ref(), leaving.is_some());
    let going = best.map(|going| going.value - here);
    let value = going.into_iter().chain(leaving).fold(f64::MIN, f64::max);
    let value = if urgent { value.max(0.0) + duty::URGENT } else { value };
    (value >= estimate.manner.move_from).then_some(Choice { task: Task::Move, value })
}

/// Staying in place for a passenger that unloads.
fn getting_out(estimate: &Estimate, counter: &Counter) -> Option<Choice> {
    let hex = counter.hex()?;
    may_plot(estimate.rulebook, estimate.public, estimate.side, counter.id, &Task::Unload).ok()?;
    let crowd = estimate.public.crowd(estimate.side, hex, None) + 1;
    let out = estimate
        .apart(counter, hex)
        .filter(|_| crowd <= usize::from(estimate.rulebook.charts.stack_limit))?;
    let value = out.value() - estimate.together(counter, hex).value();
    (value >= estimate.manner.move_from).then_some(Choice { task: Task::Unload, value })
}

/// The work of an engineer.
fn work(estimate: &Estimate, counter: &Counter) -> Option<Choice> {
    let hex = counter.hex()?;
    if !estimate.rulebook.kind(counter).engineer {
        return None;
    }
    let may =
        |task: &Task| may_plot(estimate.rulebook, estimate.public, estimate.side, counter.id, task).is_ok();
    let begun = |at: Hex| {
        let work = counter.condition.work;
        work.is_some_and(|work| work.at == at && work.turn + 1 == estimate.public.turn)
    };
    let near = estimate.rulebook.board.neighbours(hex).iter().flatten().copied();
    let mut best: Option<Choice> = None;
    let mut offer = |task: Task, value: f64| {
        if may(&task) && best.is_none_or(|best| value > best.value) {
            best = Some(Choice { task, value });
        }
    };
    for at in near.chain([hex]) {
        let more = if begun(at) { BEGUN } else { 0.0 };
        let threat = estimate.aims.iter().map(|aim| aim.threat).fold(0.0, f64::max);
        offer(Task::Blow { to: at }, BRIDGE * threat + more);
        offer(Task::Clear { hex: at }, if is_wanted(estimate) { CLEARING + more } else { 0.0 });
    }
    best.filter(|best| best.value > 0.0)
}

/// Whether the side has a destination, so that mines are in its path.
fn is_wanted(estimate: &Estimate) -> bool {
    let leaves = estimate.rulebook.scenario.exits.iter().any(|exit| exit.side == estimate.side);
    leaves || estimate.aims.iter().any(|aim| aim.gain > 0.0)
}

/// Adds an order with the orders that go with it. A passenger of a carrier that moves may unload.
fn add(plot: &mut Plot, estimate: &Estimate, counter: &Counter, task: Task) {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    if let Some(passenger) = public.passenger(counter.id)
        && matches!(task, Task::Move | Task::Unload)
        && may_plot(rulebook, public, side, passenger.id, &Task::Unload).is_ok()
    {
        plot.orders.insert(passenger.id, Task::Unload);
    }
    plot.orders.insert(counter.id, task);
}

/// Adds the entry of units that are due.
fn enter(estimate: &Estimate, plot: &mut Plot) {
    let side = estimate.side;
    let due = |counter: &&Counter| counter.side == side && matches!(counter.place, Place::Due(_));
    for counter in estimate.public.counters.iter().filter(due) {
        let may = may_plot(estimate.rulebook, estimate.public, side, counter.id, &Task::Move).is_ok();
        if may && !estimate.stays(counter) {
            plot.orders.insert(counter.id, Task::Move);
        }
    }
}

/// The plot without orders that the rules refuse. There should be none, unless an evaluation here is wrong.
fn sound(estimate: &Estimate, mut plot: Plot) -> Plot {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    if check(rulebook, public, side, &plot).is_ok() {
        return plot;
    }
    plot.barrages.clear();
    plot.strikes.clear();
    plot.orders.retain(|unit, task| {
        !matches!(task, Task::Load { .. } | Task::Unload)
            && may_plot(rulebook, public, side, *unit, task).is_ok()
    });
    plot
}
