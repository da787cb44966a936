//! The groups of a side, each a unit with its passenger, and what each may be told.

use super::{captain::Captain, hexes};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        players::estimate::Estimate,
        rules::{
            View,
            counter::{Counter, Place},
            movement::duties,
            phase::Phase,
            plot::{Task, may_plot},
        },
    },
    play::players::chief::{Group, Intent},
};

/// The most groups of a side: the ones that matter less do as their captain likes.
const MOST_GROUPS: usize = 12;
/// The most intents of a group.
const MOST_INTENTS: usize = 8;

/// Returns the groups of the side of the view, the most important one first. The captain learns the distances to the
/// hexes to which they may be sent, so that its copies know them.
pub(super) fn groups(view: &View<'_>, captain: &mut Captain) -> Vec<Group> {
    let Some(manner) = captain.manner() else { return Vec::new() };
    let mut wanted: Vec<(Hex, UnitId)> = Vec::new();
    let mut groups = Vec::new();
    let estimate = captain.memory.estimate(view, manner);
    for counter in leaders(&estimate) {
        let intents = intents(&estimate, counter);
        if groups.len() >= MOST_GROUPS {
            break;
        }
        if intents.len() < 2 {
            continue;
        }
        let aims = intents.iter().filter_map(|intent| intent.aim());
        wanted.extend(aims.map(|hex| (hex, counter.id)));
        let passenger = view.public.passenger(counter.id).map(|passenger| passenger.id);
        groups.push(Group { units: [counter.id].into_iter().chain(passenger).collect(), intents });
    }
    let known = wanted.into_iter().filter_map(|(hex, unit)| Some((hex, view.public.find(unit)?)));
    captain.memory.find_distances(view, known);
    groups
}

/// The units that can be told something now, without passengers, the most important one first.
fn leaders<'a>(estimate: &Estimate<'a>) -> Vec<&'a Counter> {
    let led = estimate.public.counters.iter().filter(|counter| is_led(estimate, counter));
    let mut led: Vec<(f64, &Counter)> = led.map(|counter| (importance(estimate, counter), counter)).collect();
    led.sort_by(|(one, first), (other, second)| other.total_cmp(one).then(first.id.cmp(&second.id)));
    led.into_iter().map(|(_, counter)| counter).collect()
}

fn is_led(estimate: &Estimate, counter: &Counter) -> bool {
    if counter.side != estimate.side || counter.is_helpless() {
        return false;
    }
    if estimate.public.phase.is_movement() {
        // Its plot is fixed: only the ends of moves are still free.
        return duties(estimate.public, estimate.side)
            .any(|(other, task)| other.id == counter.id && task == Task::Move);
    }
    match counter.place {
        Place::Map(_) => true,
        Place::Due(_) => may_move(estimate, counter),
        _ => false,
    }
}

/// The importance of a unit: its value with its passenger, and what draws it.
fn importance(estimate: &Estimate, counter: &Counter) -> f64 {
    let drawn = counter.hex().map_or(0.0, |hex| estimate.together(counter, hex).places);
    estimate.worth(counter) + drawn
}

fn may_move(estimate: &Estimate, counter: &Counter) -> bool {
    may_plot(estimate.rulebook, estimate.public, estimate.side, counter.id, &Task::Move).is_ok()
}

/// The intents of a unit, the usual one first.
fn intents(estimate: &Estimate, counter: &Counter) -> Vec<Intent> {
    let plots = estimate.public.phase == Phase::Plot;
    let moves = may_move(estimate, counter);
    let mut chosen = vec![Intent::Usual];
    if plots && moves {
        chosen.push(Intent::Hold);
    }
    if plots && has_target(estimate, counter) {
        chosen.push(Intent::StayAndFire);
    }
    if moves {
        let (aims, ends) = (hexes::aims(estimate, counter), hexes::ends(estimate, counter));
        let go = |hexes: &[Hex], number: usize| hexes.get(number).copied().map(Intent::Go);
        // The best of each kind is before the others, because those after the eighth are dropped.
        let moves = [
            go(&aims, 0),
            go(&ends, 0),
            go(&aims, 1),
            hexes::refuge(estimate, counter).map(Intent::FallBack),
            Some(Intent::Wait),
            go(&aims, 2),
            go(&ends, 1),
        ];
        for intent in moves.into_iter().flatten() {
            if !chosen.contains(&intent) {
                chosen.push(intent);
            }
        }
    }
    chosen.truncate(MOST_INTENTS);
    chosen
}

/// Whether direct fire may be plotted for a unit at an enemy.
fn has_target(estimate: &Estimate, counter: &Counter) -> bool {
    let fire = |target| Task::Fire { target };
    let may = |task| may_plot(estimate.rulebook, estimate.public, estimate.side, counter.id, &task).is_ok();
    estimate.marks.iter().any(|mark| may(fire(mark.hex)))
}
