//! Explanation of a unit in the hex: its values, its condition, its order.

use super::{Asked, words::unit::Says};
use crate::{
    engine::manual::Sentence,
    games::panzer44::{
        rules::{
            counter::{Counter, Motion},
            plot::{Task, of},
        },
        words::terms,
    },
};

pub(super) fn said(asked: &Asked, counter: &Counter) -> Vec<Sentence> {
    let mut said = values(asked, counter);
    said.extend(conditions(asked, counter).into_iter().map(Sentence::from));
    said
}

fn values(asked: &Asked, counter: &Counter) -> Vec<Sentence> {
    let kind = asked.rulebook.kind(counter);
    let target = terms::target(kind.target);
    let defence = kind.defence;
    let mut said = Vec::new();
    match kind.gun {
        Some(gun) => {
            let class = terms::class(gun.class);
            said.push(Says::Armed { attack: gun.attack, class, range: gun.range, defence, target });
            said.extend((gun.least > 1).then_some(Says::LeastRange { least: gun.least }));
        }
        None => said.push(Says::Unarmed { defence, target }),
    }
    said.extend(kind.carrier.then_some(Says::Carries));
    said.extend(kind.engineer.then_some(Says::Engineer));
    let passenger = asked.public.passenger(counter.id);
    said.extend(passenger.map(|passenger| Says::Loaded { name: asked.short(passenger.id) }));
    said.into_iter().map(Sentence::from).collect()
}

/// Its condition, and its remaining actions in this turn.
fn conditions(asked: &Asked, counter: &Counter) -> Vec<Says> {
    let condition = &counter.condition;
    let mut said = Vec::new();
    if condition.disruption > 0 {
        let row = usize::from(condition.disruption.clamp(1, 3)) - 1;
        let die = asked.rulebook.charts.removal[row];
        said.push(Says::Disrupted { degree: condition.disruption, die });
    }
    said.extend(condition.pinned.then_some(Says::Pinned));
    said.extend(condition.will_panic.then_some(Says::WillPanic));
    said.extend(condition.panicked.then_some(Says::Panicked));
    if said.is_empty() {
        said.push(Says::MayBeOrdered);
    }
    said.extend(condition.has_fired.then_some(Says::HasFired));
    said.extend((condition.motion == Motion::Done).then_some(Says::HasMoved));
    let ordered = of(&asked.public.shown, counter.side).orders.get(&counter.id);
    said.extend(ordered.map(|task| Says::Ordered { order: letters(asked, task) }));
    said
}

/// An order in the letters by which players write it.
fn letters(asked: &Asked, task: &Task) -> String {
    match task {
        Task::Load { with } => format!("{} {}", task.word(), asked.name(*with)),
        _ => task.to_string(),
    }
}
