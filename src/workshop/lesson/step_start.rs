//! The position of a draft before one of its steps: a wrong turn can be given there after the right order was played.

use super::draft::Draft;
use crate::engine::{
    data::{DataError, Source},
    lessons::{HasLessons, Lesson, LessonMoment, step_starts},
    orders::{Position, Refusal},
    text::t,
};
use std::sync::Arc;

/// The beginning of a step.
pub struct StepStart<G: HasLessons> {
    /// The rulebook of the lesson.
    pub rulebook: Arc<G::Rulebook>,
    pub position: Position<G>,
    /// The prepared orders.
    pub prepared: G::Prepared,
    /// The number of the learner's side.
    pub learner: usize,
}

/// Plays a draft up to the order of a step, which is counted from 0.
///
/// # Errors
/// The draft cannot be read, or the rules refuse an order before it.
pub fn step_start<G: HasLessons>(draft: &Draft, step: usize) -> Result<StepStart<G>, Refusal> {
    let source = Source { name: format!("{}.ron", draft.id), text: draft.filled().text() };
    let lesson: Lesson<G> = source.read().map_err(faulty)?;
    let rulebook = Arc::new(lesson.rulebook(&source).map_err(faulty)?);
    let lesson = Arc::new(lesson);
    let no_step = || Refusal::of_table(t!("recorder-no-such-step", step = step + 1));
    let last = step_starts(&lesson, &rulebook, step)?.pop();
    let LessonMoment { position, prepared } = last.ok_or_else(no_step)?;
    let learner = lesson.learner_at(&rulebook, &position);
    Ok(StepStart { rulebook, position, prepared, learner })
}

/// Returns the beginning of a step with its dice ready: a try at its goal rolls them first.
///
/// # Errors
/// The draft cannot be read, or the rules refuse an order before it.
pub fn try_start<G: HasLessons>(draft: &Draft, step: usize) -> Result<StepStart<G>, Refusal> {
    let start = step_start::<G>(draft, step)?;
    let mut apart = G::world();
    G::restore(&mut apart, &start.rulebook, start.position);
    let dice = draft.steps.get(step).map_or(&[][..], |step| step.dice.as_slice());
    G::dice_ready(&mut apart).extend(dice);
    Ok(StepStart { position: G::position(&apart).clone(), ..start })
}

/// Makes a refusal of the first fault of a draft.
fn faulty(errors: Vec<DataError>) -> Refusal {
    Refusal::of_table(errors.first().map(ToString::to_string).unwrap_or_default())
}
