//! Checks a lesson: its form, its texts, and whether it can be played as it states. A lesson is checked by playing it
//! through the door.

mod giving;
mod goals;
mod measured;

use super::{Arrow, Course, HasLessons, Lesson, Pattern, Reply, Step, Verdict, may, puzzle::Shelf};
use crate::engine::{
    board::Hex,
    data::{self, DataError, Fault, Source},
    orders::Record,
};
use bevy::prelude::World;
use giving::give;
use std::sync::Arc;

/// The most steps of a lesson, which keeps the position at the beginning of each: more than a recorded game has orders.
const MOST_STEPS: usize = 5000;

/// Returns every fault of a lesson.
pub fn faults<G: HasLessons>(source: &Source) -> Vec<DataError> {
    let lesson: Lesson<G> = match data::parse_telling_all(&source.name, &source.text) {
        Ok(lesson) => lesson,
        Err(errors) => return errors,
    };
    let rulebook = match lesson.rulebook(source) {
        Ok(rulebook) => Arc::new(rulebook),
        Err(errors) => return errors,
    };
    let mut faults = meaning(&lesson, &rulebook);
    if faults.is_empty() {
        faults = play_through(Arc::new(lesson), rulebook);
    }
    data::with_places(&source.name, &source.text, faults)
}

/// Returns the faults that can be found without playing.
fn meaning<G: HasLessons>(lesson: &Lesson<G>, rulebook: &G::Rulebook) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |path: String, sentence: &str| faults.push(Fault::new(path, sentence));
    if lesson.game != G::ID {
        fault("game".to_owned(), &format!("this is read as a lesson of {}", G::ID));
    }
    if let Some(why) = data::id_fault(lesson.id.as_str()) {
        fault("id".to_owned(), &why);
    }
    for (field, words) in
        [("title", &lesson.title), ("summary", &lesson.summary), ("closing", &lesson.closing)]
    {
        if words.trim().is_empty() {
            fault(field.to_owned(), "a text is expected here");
        }
    }
    if let Some(begins) = &lesson.begins {
        if lesson.position.is_some() {
            fault("begins".to_owned(), "a lesson has only one beginning: position or begins");
        }
        if lesson.learner().is_none() {
            let [first, second] = G::SIDES.map(|side| side.word);
            let sentence = format!("there is no side {}: {first} or {second} is expected", begins.learner);
            fault("begins.learner".to_owned(), &sentence);
        }
    }
    if lesson.steps.is_empty() {
        fault("steps".to_owned(), "a lesson needs at least one step");
    }
    if lesson.steps.len() > MOST_STEPS {
        fault("steps".to_owned(), &format!("a lesson has at most {MOST_STEPS} steps"));
    }
    for (number, reply) in lesson.opening.iter().enumerate() {
        die::<G>(&format!("opening[{number}].dice"), &reply.dice, &mut fault);
    }
    let goals = lesson.steps.iter().filter(|step| step.goal.is_some()).count();
    if lesson.shelf == Shelf::Puzzle && goals != 1 {
        fault("shelf".to_owned(), "a puzzle needs a step with a goal, and no more than one");
    }
    for (number, step) in lesson.steps.iter().enumerate() {
        let path = format!("steps[{number}]");
        of_step::<G>(&path, step, &mut fault);
        for found in goals::form::<G>(&path, step, G::board(rulebook)) {
            fault(found.path, &found.sentence);
        }
        places::<G>(&path, step, |hex| !G::board(rulebook).contains(hex), &mut fault);
    }
    faults
}

/// Checks the hexes that a step shows, and its arrows.
fn places<G: HasLessons>(
    path: &str,
    step: &Step<G>,
    is_off: impl Fn(Hex) -> bool,
    fault: &mut impl FnMut(String, &str),
) {
    for (field, hexes) in [("show", &step.show), ("sight", &step.sight)] {
        if let Some(place) = hexes.iter().position(|hex| is_off(*hex)) {
            fault(format!("{path}.{field}[{place}]"), "this hex is not on the map");
        }
    }
    for (place, Arrow { from, to }) in step.arrows.iter().enumerate() {
        let outside = [("from", from), ("to", to)].into_iter().find(|(_, hex)| is_off(**hex));
        if let Some((end, _)) = outside {
            fault(format!("{path}.arrows[{place}].{end}"), "this hex is not on the map");
        } else if from == to {
            fault(format!("{path}.arrows[{place}].to"), "an arrow leads to another hex");
        }
    }
}

fn of_step<G: HasLessons>(path: &str, step: &Step<G>, fault: &mut impl FnMut(String, &str)) {
    if step.text.trim().is_empty() {
        fault(format!("{path}.text"), "a text is expected here");
    }
    match &step.order {
        Some(_) if step.task.trim().is_empty() => {
            fault(path.to_owned(), "a step with an order needs a task, which asks the player for it");
        }
        None if step.goal.is_none() => {
            let idle = [
                ("also", !step.also.is_empty()),
                ("allowed", !step.allowed.is_empty()),
                ("wrong", !step.wrong.is_empty()),
                ("dice", !step.dice.is_empty()),
                ("then", !step.then.is_empty()),
                ("task", !step.task.is_empty()),
            ];
            for (field, _) in idle.iter().filter(|(_, there)| *there) {
                fault(format!("{path}.{field}"), "only a step with an order can use this");
            }
        }
        _ => {}
    }
    die::<G>(&format!("{path}.dice"), &step.dice, fault);
    for (number, reply) in step.then.iter().enumerate() {
        die::<G>(&format!("{path}.then[{number}].dice"), &reply.dice, fault);
    }
    let mut known = |path: String, pattern: &Pattern| {
        let kinds = [G::KINDS, G::MORE_KINDS].concat();
        if !kinds.contains(&pattern.kind.as_str()) {
            let kinds = kinds.join(", ");
            fault(format!("{path}.kind"), &format!("there is no order of this kind: {kinds} are known"));
        }
    };
    for (field, patterns) in [("also", &step.also), ("allowed", &step.allowed)] {
        for (number, pattern) in patterns.iter().enumerate() {
            known(format!("{path}.{field}[{number}]"), pattern);
        }
    }
    for (number, wrong) in step.wrong.iter().enumerate() {
        let here = format!("{path}.wrong[{number}]");
        if let Some(pattern) = &wrong.like {
            known(format!("{here}.like"), pattern);
        }
    }
    for (number, wrong) in step.wrong.iter().enumerate() {
        if wrong.says.trim().is_empty() {
            fault(format!("{path}.wrong[{number}].says"), "a text is expected here");
        }
    }
}

fn die<G: HasLessons>(path: &str, dice: &[u8], fault: &mut impl FnMut(String, &str)) {
    if let Some(Fault { path, sentence }) = goals::die::<G>(path, dice) {
        fault(path, &sentence);
    }
}

/// Returns the faults that are found only by playing. Stops at the first one: the others would be its consequences.
fn play_through<G: HasLessons>(lesson: Arc<Lesson<G>>, rulebook: Arc<G::Rulebook>) -> Vec<Fault> {
    let mut world = G::world();
    let mut record = Record::<G>::new(&mut world, Arc::clone(&rulebook), lesson.seed);
    G::lay_out(&mut world, G::Prepared::default());
    for (number, reply) in lesson.opening.iter().enumerate() {
        if let Err(fault) = give(&mut world, &mut record, &format!("opening[{number}]"), reply) {
            return vec![fault];
        }
    }
    let (mut course, mut record) = match Course::begin(&mut world, Arc::clone(&lesson), rulebook) {
        Ok(begun) => begun,
        Err(refusal) => return vec![Fault::new("opening", refusal.to_string())],
    };
    while let Some(step) = lesson.steps.get(course.number()) {
        let path = format!("steps[{}]", course.number());
        let faults = wrong_turns(&world, &record, &course, step, &path);
        if !faults.is_empty() {
            return faults;
        }
        if step.goal.is_some() {
            let faults = goals::play(&mut world, &mut record, &mut course, step, &path);
            if !faults.is_empty() {
                return faults;
            }
            course.go_on(&world);
            continue;
        }
        if let Err(fault) = take(&mut world, &mut record, &mut course, step, &path) {
            return vec![fault];
        }
    }
    Vec::new()
}

/// Checks that each wrong turn is as wrong as the lesson states, and gets the answer that the lesson states.
fn wrong_turns<G: HasLessons>(
    world: &World,
    record: &Record<G>,
    course: &Course<G>,
    step: &Step<G>,
    path: &str,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, wrong) in step.wrong.iter().enumerate() {
        let mut fault = |field: &str, sentence: String| {
            faults.push(Fault::new(format!("{path}.wrong[{number}]{field}"), sentence));
        };
        match (may(world, record, &wrong.order), &wrong.case) {
            (Ok(()), Some(case)) => {
                fault(".case", format!("the rules do not refuse this order, by {case} or another case"))
            }
            (Err(refusal), None) => {
                fault(".order", format!("the rules refuse this order: give its case, {}", refusal.case));
            }
            (Err(refusal), Some(case)) if refusal.case != *case => {
                fault(".case", format!("the rules refuse this order by another case: {refusal}"));
            }
            _ => {}
        }
        match course.judge(world, record, &wrong.order) {
            Verdict::Answered(answer) if answer.words == wrong.says => {}
            Verdict::Answered(_) | Verdict::Refused(_) => {
                fault(
                    ".order",
                    "another wrong order before it covers it, or its own pattern does not".to_owned(),
                );
            }
            Verdict::Wanted(_) | Verdict::Allowed | Verdict::Free(_) => {
                fault(".order", "this is an order that the step accepts".to_owned());
            }
        }
    }
    faults
}

/// Plays a step as the lesson intends it.
fn take<G: HasLessons>(
    world: &mut World,
    record: &mut Record<G>,
    course: &mut Course<G>,
    step: &Step<G>,
    path: &str,
) -> Result<(), Fault> {
    if let Some(order) = &step.order {
        let reply = Reply { order: order.clone(), dice: step.dice.clone() };
        give(world, record, path, &reply)?;
        course.note_played(world);
        for (number, reply) in step.then.iter().enumerate() {
            give(world, record, &format!("{path}.then[{number}]"), reply)?;
            course.note_reply(world);
        }
        if step.after.is_empty() {
            return Ok(());
        }
    }
    course.go_on(world);
    Ok(())
}
