//! The states at the beginning of each step of a lesson, played as the lesson states it.

use super::{Course, HasLessons, Lesson, LessonMoment, Reply, carry_out};
use crate::engine::orders::{Record, Refusal};
use bevy::prelude::World;
use std::sync::Arc;

/// Plays this many steps of a lesson as it states them; returns the state at the beginning of each, and after the last. A
/// step with a goal is played by its solution.
///
/// # Errors
/// The rules refuse an order; `faults` reports this in advance.
pub fn step_starts<G: HasLessons>(
    lesson: &Arc<Lesson<G>>,
    rulebook: &Arc<G::Rulebook>,
    steps: usize,
) -> Result<Vec<LessonMoment<G>>, Refusal> {
    let mut world = G::world();
    let (mut course, mut record) = Course::begin(&mut world, Arc::clone(lesson), Arc::clone(rulebook))?;
    for (number, step) in lesson.steps.iter().take(steps).enumerate() {
        if step.goal.is_some() {
            solve(&mut world, &mut record, &mut course, &step.solution)?;
        } else {
            let own = step.order.iter().map(|order| (order, &step.dice));
            let then = step.then.iter().map(|reply| (&reply.order, &reply.dice));
            for (order, dice) in own.chain(then) {
                carry_out(&mut world, &mut record, order, dice)?;
            }
        }
        course.open(number + 1);
        course.starts.push(LessonMoment::now(&world));
    }
    Ok(course.starts)
}

/// Plays a solution as a try of the learner. The other side may have to act in the middle of it.
fn solve<G: HasLessons>(
    world: &mut World,
    record: &mut Record<G>,
    course: &mut Course<G>,
    solution: &[Reply<G>],
) -> Result<(), Refusal> {
    for reply in solution {
        let is_order = G::order(world, &reply.order).is_some();
        let events = carry_out(world, record, &reply.order, &reply.dice)?;
        course.note_given(&reply.order);
        if !is_order {
            continue;
        }
        course.note_tried(world, record, &events);
        while let Some((own, dice)) = course.reply().map(|own| (own.order.clone(), own.dice.clone())) {
            let events = carry_out(world, record, &own, &dice)?;
            course.note_reply(world);
            course.note_tried(world, record, &events);
        }
    }
    Ok(())
}
