//! Duties of the manual in a plot: units that must go, that go on, and that stay.

use super::fire::Laid;
use crate::{
    engine::counters::UnitId,
    games::panzer44::{
        players::{estimate::Estimate, going::Going, manual, words},
        rules::{
            counter::Counter,
            plot::{Plot, Task, may_plot},
        },
    },
};

/// The additional value of a move that cannot wait. No fire is worth more.
pub(super) const URGENT: f64 = 10.0;
/// The value of a move to where a unit is sent.
pub(super) const ORDERED: f64 = 100.0;
/// The least value of a fire that opens the path off the map for it to come before a move that cannot wait.
const OPENS: f64 = 0.3;
/// The loss of value for which an idle unit still goes on towards its exit.
const IDLE: f64 = 0.5;

/// Whether a move off the map, or nearer to an exit, cannot wait: later it would be too late.
pub(super) fn is_urgent(estimate: &Estimate, counter: &Counter, going: Option<&Going>, leaves: bool) -> bool {
    estimate.manner.manual
        && estimate.must_go(counter)
        && (leaves || going.is_some_and(|going| is_nearer(estimate, counter, going)))
}

/// Whether a fire comes before moves: its target bars the path off the map, and the unit has the time to go after it.
pub(super) fn opens(estimate: &Estimate, unit: UnitId, fire: &Laid) -> bool {
    let is_early = |counter: &Counter| {
        let turns = counter.hex().and_then(|hex| estimate.turns_out(counter, hex));
        turns.is_none_or(|turns| turns.ceil().max(1.0) <= estimate.turns_left())
    };
    estimate.manner.manual
        && fire.value >= OPENS
        && estimate.is_barred(fire.target)
        && estimate.public.find(unit).is_some_and(|counter| !estimate.is_sent(counter) && is_early(counter))
}

/// Whether a move ends nearer to an exit.
fn is_nearer(estimate: &Estimate, counter: &Counter, going: &Going) -> bool {
    let (Some(end), Some(here)) = (going.path.last(), counter.hex()) else { return false };
    let (there, here) = (estimate.turns_out(counter, *end), estimate.turns_out(counter, here));
    there.is_some_and(|there| here.is_none_or(|here| there < here))
}

/// Whether a unit that has no other order goes on: it scores by exiting the map and can come nearer to an exit.
pub(super) fn goes_on(estimate: &Estimate, counter: &Counter) -> bool {
    let may = |task| may_plot(estimate.rulebook, estimate.public, estimate.side, counter.id, &task).is_ok();
    let is_free = estimate.is_free(counter) && estimate.manner.manual;
    if !is_free || estimate.leaving(counter) <= 0.0 || !may(Task::Move) {
        return false;
    }
    let Some(here) = counter.hex() else { return false };
    let least = estimate.together(counter, here).value() - IDLE;
    let going = estimate.best_going(counter).filter(|going| going.lifted.is_none() && going.value > least);
    going.is_some_and(|going| is_nearer(estimate, counter, &going))
        && manual::last_holder(estimate, counter, 0.0).is_none()
}

/// The first unit that stays only because it is the last one in its place, as an addition to the reason for the plot.
pub(super) fn kept(estimate: &Estimate, able: &[&Counter], plot: &Plot) -> Option<String> {
    let stays = |counter: &&Counter| -> Option<(UnitId, UnitId)> {
        if plot.orders.get(&counter.id) == Some(&Task::Move) {
            return None;
        }
        manual::last_holder(estimate, counter, 0.0)?;
        let going = estimate.best_going(counter).filter(|going| going.lifted.is_none())?;
        let enemy = manual::last_holder(estimate, counter, going.taken)?;
        let here = estimate.together(counter, counter.hex()?).value();
        (going.value >= here + estimate.manner.move_from).then_some((counter.id, enemy))
    };
    let (unit, enemy) = able.iter().find_map(stays)?;
    let hex = estimate.public.find(unit)?.hex()?;
    let [unit, enemy] = [unit, enemy].map(|unit| words::name(estimate, unit));
    Some(format!("; {unit} stays: the last unit in {hex}, which {enemy} can enter"))
}
