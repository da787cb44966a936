//! Tries at the goal of a puzzle: each is judged after every order, counted at its end, and shown with its grade.

use super::{
    super::{session::Session, tabled::OnTable},
    progress::{change, keep_progress},
    taken::{Finished, Taken},
};
use crate::{
    engine::{
        lessons::{Course, TryEnd},
        text::say,
        translations::{step_key, translated_lesson},
    },
    panels::GoalShown,
};
use bevy::prelude::*;
use std::borrow::Cow;

/// Judges the try after the orders that followed this many. Its end is counted.
pub(super) fn note<G: OnTable>(world: &mut World, orders: usize) {
    let Some(record) = world.resource::<Session<G>>().record() else { return };
    let events: Vec<G::Event> = record.events.iter().skip(orders).flatten().cloned().collect();
    if record.file.played.len() == orders {
        // A preparation is no order.
        return;
    }
    let mut end = TryEnd::Open;
    let Some(mut taken) = world.resource_mut::<Session<G>>().lesson.take() else { return };
    if let Some(record) = world.resource::<Session<G>>().record() {
        end = taken.course.note_tried(world, record, &events);
    }
    taken.prepared = G::prepared(world);
    let id = taken.course.lesson().id.to_string();
    let grade = taken.course.grade().filter(|_| !taken.was_shown);
    if end != TryEnd::Open {
        taken.tried = taken.tried.saturating_add(1);
    }
    world.resource_mut::<Session<G>>().lesson = Some(taken);
    if end == TryEnd::Failed {
        let parts = parts_in_words::<G>(world);
        change::<G>(world, |course, _| {
            if let Some(mut answer) = course.answer().cloned() {
                answer.words = translated_answer(course, &answer.words).into_owned() + &parts;
                course.say(answer);
            }
        });
    }
    if end == TryEnd::Open {
        return;
    }
    if let Some(mut finished) = world.get_resource_mut::<Finished>() {
        finished.progress.note_try(&id, grade);
        keep_progress(world);
    }
}

/// Returns which parts of a goal the try has missed, and which it has reached, each as a paragraph. A goal with one part
/// has missed that one, which its task asks for.
fn parts_in_words<G: OnTable>(world: &World) -> String {
    let session = world.resource::<Session<G>>();
    let (Some(taken), Some(record)) = (&session.lesson, session.record()) else { return String::new() };
    let names = G::names(&record.rulebook, &G::position(world).public);
    let parts = taken.course.goal_parts(world, record, &*names);
    if parts.len() < 2 {
        return String::new();
    }
    let list = |is_reached: bool| {
        let parts = parts.iter().filter(|part| part.is_reached == is_reached);
        parts.map(|part| part.words.as_str()).collect::<Vec<_>>().join("; ")
    };
    let (missed, reached) = (list(false), list(true));
    let mut told = String::new();
    if !missed.is_empty() {
        told.push_str("\n\n");
        told.push_str(&say!("puzzle-missed", goals = missed));
    }
    if !reached.is_empty() {
        told.push_str("\n\n");
        told.push_str(&say!("puzzle-reached", goals = reached));
    }
    told
}

/// Returns the part of a step with a goal that the panel shows.
pub(super) fn shown<G: OnTable>(taken: &Taken<G>) -> Option<GoalShown<'_>> {
    let course = &taken.course;
    let step = course.step().filter(|step| step.goal.is_some())?;
    let answer = course.solved().and_then(|answer| step.answers.get(answer));
    let says = answer.map(|answer| translated_answer(course, &answer.says));
    Some(GoalShown {
        tries: taken.tried,
        orders: course.orders(),
        most: step.most,
        grade: course.grade(),
        was_shown: taken.was_shown,
        says: says.unwrap_or_default(),
    })
}

/// Returns the answer of a lesson to an order in the language of the table.
pub(super) fn translated_answer<'a, G: OnTable>(course: &Course<G>, answer: &'a str) -> Cow<'a, str> {
    let Some(step) = course.step() else { return Cow::Borrowed(answer) };
    let of = |kind: &str, place: Option<usize>| place.map(|place| format!("{kind}-{}", place + 1));
    let key = of("wrong", step.wrong.iter().position(|wrong| wrong.says == answer))
        .or_else(|| of("refuted", step.refuted.iter().position(|refuted| refuted.says == answer)))
        .or_else(|| of("failed", step.failed.iter().position(|failed| failed.says == answer)))
        .or_else(|| of("answer", step.answers.iter().position(|other| other.says == answer)))
        .or_else(|| (step.otherwise == answer).then(|| "otherwise".to_owned()));
    match key {
        Some(key) => translated_lesson(course.lesson().id.as_str(), &step_key(course.number(), &key), answer),
        None => Cow::Borrowed(answer),
    }
}
