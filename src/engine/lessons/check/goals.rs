//! Checks a step with a goal: its form, and that its solution reaches the goal and what it refutes does not.

use super::{giving::give, measured::measured};
use crate::engine::{
    board::Board,
    data::Fault,
    lessons::{Course, HasLessons, Reply, Step, TryEnd, carry_out},
    orders::Record,
};
use bevy::prelude::World;
use std::sync::Arc;

/// Returns the fault of a list of dice, if it has one.
pub(super) fn die<G: HasLessons>(path: &str, dice: &[u8]) -> Option<Fault> {
    let number = dice.iter().position(|die| !(1..=G::LARGEST_DIE).contains(die))?;
    Some(Fault::new(format!("{path}[{number}]"), format!("a die shows 1 to {}", G::LARGEST_DIE)))
}

/// Returns the faults of a step and its goal that can be found without playing.
pub(super) fn form<G: HasLessons>(path: &str, step: &Step<G>, board: &Board) -> Vec<Fault> {
    let at = |field: &str, sentence: &str| Fault::new(format!("{path}.{field}"), sentence);
    let Some(goal) = &step.goal else {
        let idle = [
            ("most", step.most > 0),
            ("phases", step.phases > 0),
            ("answers", !step.answers.is_empty()),
            ("failed", !step.failed.is_empty()),
            ("otherwise", !step.otherwise.is_empty()),
            ("solution", !step.solution.is_empty()),
            ("refuted", !step.refuted.is_empty()),
        ];
        let idle = idle.into_iter().filter(|(_, is_given)| *is_given);
        return idle.map(|(field, _)| at(field, "only a step with a goal can use this")).collect();
    };
    let mut faults = goal.faults::<G>(&format!("{path}.goal"), board);
    if step.order.is_some() {
        faults.push(at("goal", "a step has an order or a goal, not both"));
    }
    for (field, patterns) in [("also", &step.also), ("allowed", &step.allowed)] {
        if !patterns.is_empty() {
            faults.push(at(field, "only a step with an order can use this"));
        }
    }
    if step.task.trim().is_empty() {
        faults.push(Fault::new(path, "a step with a goal needs a task, which asks the player for it"));
    }
    for (number, answer) in step.answers.iter().enumerate() {
        let here = format!("{path}.answers[{number}]");
        faults.extend(answer.when.faults::<G>(&format!("{here}.when"), board));
        if answer.says.trim().is_empty() {
            faults.push(Fault::new(format!("{here}.says"), "a text is expected here"));
        }
    }
    for (number, answer) in step.failed.iter().enumerate() {
        let here = format!("{path}.failed[{number}]");
        faults.extend(answer.when.faults::<G>(&format!("{here}.when"), board));
        if answer.says.trim().is_empty() {
            faults.push(Fault::new(format!("{here}.says"), "a text is expected here"));
        }
    }
    if step.solution.is_empty() {
        faults.push(Fault::new(
            path,
            "a step with a goal needs a solution, which shows that it can be reached",
        ));
    }
    faults.extend(dice_of_try(&format!("{path}.solution"), step, &step.solution));
    for (number, refuted) in step.refuted.iter().enumerate() {
        let here = format!("{path}.refuted[{number}]");
        if refuted.says.trim().is_empty() {
            faults.push(Fault::new(format!("{here}.says"), "a text is expected here"));
        }
        if refuted.orders.is_empty() {
            faults.push(Fault::new(format!("{here}.orders"), "at least one order is expected here"));
        }
        faults.extend(dice_of_try(&format!("{here}.orders"), step, &refuted.orders));
    }
    faults
}

/// Returns the faults of the dice of a try: those of the step come first in every try.
fn dice_of_try<G: HasLessons>(path: &str, step: &Step<G>, orders: &[Reply<G>]) -> Vec<Fault> {
    let numbered = || orders.iter().enumerate();
    let mut faults: Vec<Fault> =
        numbered().filter_map(|(number, it)| die::<G>(&format!("{path}[{number}].dice"), &it.dice)).collect();
    let given = numbered().flat_map(|(number, it)| it.dice.iter().map(move |die| (number, die)));
    let other = given.zip(&step.dice).find(|((_, given), die)| given != die);
    if let Some(((number, _), die)) = other {
        let sentence = format!("the step rolls a {die} here: give the same dice in both places");
        faults.push(Fault::new(format!("{path}[{number}].dice"), sentence));
    }
    faults
}

/// Plays what a step refutes and then its solution, after which the step is done. Returns the first fault of each.
pub(super) fn play<G: HasLessons>(
    world: &mut World,
    record: &mut Record<G>,
    course: &mut Course<G>,
    step: &Step<G>,
    path: &str,
) -> Vec<Fault> {
    let Some(goal) = &step.goal else { return Vec::new() };
    let is_reached = course.seen(world, record).is_some_and(|seen| goal.is_reached(&seen.moment()));
    if is_reached {
        return vec![Fault::new(format!("{path}.goal"), "the goal is reached before any order is given")];
    }
    let mut faults = Vec::new();
    for (number, refuted) in step.refuted.iter().enumerate() {
        let here = format!("{path}.refuted[{number}].orders");
        let refutes = play_try(world, record, course, (path, &here), &refuted.orders);
        let reached = measured_now(world, record, course, step);
        begin_again(world, record, course);
        match refutes {
            Err(fault) => faults.push(fault),
            Ok(TryEnd::Solved(_)) => {
                faults.push(Fault::new(here, format!("these orders reach the goal: {reached}")));
            }
            Ok(TryEnd::Open | TryEnd::Failed) => {}
        }
    }
    let here = format!("{path}.solution");
    let solves = play_try(world, record, course, (path, &here), &step.solution);
    let reached = measured_now(world, record, course, step);
    match solves {
        Err(fault) => faults.push(fault),
        Ok(TryEnd::Solved(0)) => {}
        Ok(TryEnd::Solved(answer)) => {
            let sentence = if answer < step.answers.len() {
                format!("these orders reach answer {}, not the first: {reached}", answer + 1)
            } else {
                format!("these orders reach the goal, but none of the answers: {reached}")
            };
            faults.push(Fault::new(here, sentence));
        }
        Ok(TryEnd::Open | TryEnd::Failed) => {
            faults.push(Fault::new(here, format!("these orders do not reach the goal: {reached}")));
        }
    }
    faults
}

/// Returns the figures that a try has reached: those of the goal, and those of the first answer.
fn measured_now<G: HasLessons>(
    world: &World,
    record: &Record<G>,
    course: &Course<G>,
    step: &Step<G>,
) -> String {
    let Some(seen) = course.seen(world, record) else { return String::new() };
    let first = step.answers.first().map(|answer| &answer.when);
    let mut figures: Vec<String> =
        step.goal.iter().chain(first).map(|goal| measured(goal, &seen.moment())).collect();
    figures.dedup();
    figures.join("; ")
}

/// Plays orders as a try of the learner, with the lesson's own orders between them, and returns how it ends.
fn play_try<G: HasLessons>(
    world: &mut World,
    record: &mut Record<G>,
    course: &mut Course<G>,
    (step, path): (&str, &str),
    orders: &[Reply<G>],
) -> Result<TryEnd, Fault> {
    let mut end = TryEnd::Open;
    for (number, reply) in orders.iter().enumerate() {
        let here = format!("{path}[{number}]");
        if end != TryEnd::Open {
            let sentence = format!("the try is over before this order: {number} orders end it");
            return Err(Fault::new(here, sentence));
        }
        let is_order = G::order(world, &reply.order).is_some();
        let events = give(world, record, &here, reply)?;
        course.note_given(&reply.order);
        if !is_order {
            continue;
        }
        end = course.note_tried(world, record, &events);
        while let Some((own, dice)) = course.reply().map(|own| (own.order.clone(), own.dice.clone())) {
            let events = carry_out(world, record, &own, &dice).map_err(|refusal| {
                let sentence = format!("the rules refuse an order of the other side after {here}: {refusal}");
                Fault::new(format!("{step}.then"), sentence)
            })?;
            course.note_reply(world);
            end = course.note_tried(world, record, &events);
        }
    }
    Ok(end)
}

/// Puts the position back with which the step began.
fn begin_again<G: HasLessons>(world: &mut World, record: &mut Record<G>, course: &mut Course<G>) {
    let seed = course.lesson().seed;
    let Some(moment) = course.try_again().cloned() else { return };
    *record = Record::at(world, Arc::clone(&record.rulebook), moment.position, seed);
    G::lay_out(world, moment.prepared);
}
