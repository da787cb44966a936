//! Invariants of every position, checked by self-play and tests.

use super::{
    Position, Public, Task,
    check::{faults, is_unit},
    hidden::is_hidden,
};
use crate::{
    engine::{board::Hex, orders::Viewer},
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        movement::{crowd, overstack_duty, would_shelter},
        phase::Step,
        rulebook::Rulebook,
        set_up::halves_of,
    },
};
use std::collections::BTreeSet;

/// All broken invariants of the position, one sentence each.
pub fn broken(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    let mut broken = faults(rulebook, position);
    let mut truth = position.clone();
    truth.look(Viewer::All);
    let public = &truth.public;
    if public.owed.is_none() && !public.tasks.is_empty() {
        broken.push("an action is pending, but no decision".to_owned());
    }
    if public.phase.step() != Some(Step::Movement) && !public.lanes.is_empty() {
        broken.push("fire lanes exist outside the movement phase".to_owned());
    }
    for counter in &public.counters {
        broken.extend(of_counter(rulebook, public, counter));
        let unseen = position.secrets.unseen.counters.contains_key(&counter.id);
        if unseen != is_hidden(rulebook, public, counter) {
            broken.push(format!("{} must be either hidden or seen", counter.id));
        }
    }
    // There is no limit during a move (6.7). A unit that loads, or that steps out after unloading, makes room by that
    // (8.2).
    let first =
        public.phase.active(&rulebook.scenario).and_then(|side| overstack_duty(rulebook, public, side));
    let first = first.filter(|_| public.phase.step() == Some(Step::Movement));
    if public.tasks.is_empty() && first.is_none() {
        let hexes: BTreeSet<Hex> = public.counters.iter().filter_map(Counter::hex).collect();
        let full = hexes.into_iter().filter(|hex| {
            crowd(rulebook, public, *hex, &[]).check(public.works.get(hex).copied(), *hex).is_err()
        });
        broken.extend(full.map(|hex| format!("{hex} is over the stacking limit")));
    }
    broken
}

fn of_counter(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<String> {
    let mut broken = Vec::new();
    let (id, condition, kind) = (counter.id, &counter.condition, rulebook.kind(counter));
    let gone = matches!(counter.place, Place::Destroyed | Place::Exited);
    let shown = Condition { shown: condition.shown, ..Condition::default() };
    if gone && is_unit(rulebook, counter) && !kind.is_half() && *condition != shown {
        broken.push(format!("{id} is out of the game but has a condition"));
    }
    if condition.pinned && kind.afv().is_some() {
        broken.push(format!("{id} is an AFV but pinned"));
    }
    if condition.valorous && !kind.is_infantry() {
        broken.push(format!("{id} is valorous but not infantry"));
    }
    if condition.immobile && kind.afv().is_none() {
        broken.push(format!("{id} is immobilized but not an AFV"));
    }
    if let Some(hex) = counter.hex() {
        let work = would_shelter(public, kind, hex);
        // A unit that passes a work is not in it (20.1).
        let walk = |task: &Task| matches!(task, Task::Walk { path, .. } if !path.is_empty());
        let on_the_way = public.tasks.iter().any(walk);
        if condition.in_work != work && !(work && on_the_way) {
            broken.push(format!("{id} and the fortification in its hex do not match"));
        }
    }
    let in_play =
        |unit| public.find(unit).is_some_and(|it| matches!(it.place, Place::Map(_) | Place::Aboard(_)));
    let halves = halves_of(rulebook, counter).into_iter().flatten();
    if in_play(id) && halves.into_iter().any(in_play) {
        broken.push(format!("{id} is both whole and split"));
    }
    broken
}
