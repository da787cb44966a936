//! Invariants of every position, checked by self-play and tests.

use super::Position;
use crate::games::panzer44::rules::{counter::Place, phase::Phase, plot::Task, rulebook::Rulebook};

/// All broken invariants of the position, one sentence each.
pub fn broken(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    let public = &position.public;
    let mut broken = super::check::faults(rulebook, position);
    if !public.hits.is_empty() && !public.phase.is_fire() && !public.phase.is_indirect() {
        broken.push("results wait outside the phases of fire".to_owned());
    }
    if !public.phase.is_movement() && (public.moving.is_some() || public.owed.is_some()) {
        broken.push("a unit is being moved outside the movement phases".to_owned());
    }
    for (shown, plot) in public.shown.iter().zip(&position.secrets.plots) {
        if shown.orders.iter().any(|(unit, task)| plot.orders.get(unit) != Some(task)) {
            broken.push("an order is shown that was not plotted".to_owned());
        }
        if shown.orders.values().any(|task| matches!(task, Task::Watch { .. })) {
            broken.push("opportunity fire is shown before it is fired".to_owned());
        }
    }
    for counter in &public.counters {
        let condition = &counter.condition;
        let off_map = matches!(counter.place, Place::Destroyed | Place::Exited);
        if !off_map && condition.panicked && condition.will_panic && public.phase == Phase::Plot {
            broken.push(format!("{} panics still when the next turn has begun", counter.id));
        }
        let immobile = rulebook.kind(counter).allowance == 0;
        if public.moving == Some(counter.id) && immobile {
            broken.push(format!("{} is moved and cannot move", counter.id));
        }
    }
    broken
}
