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
    Ok(StepStart { rulebook, position, prepared })
}

/// Makes a refusal of the first fault of a draft.
fn faulty(errors: Vec<DataError>) -> Refusal {
    Refusal::of_table(errors.first().map(ToString::to_string).unwrap_or_default())
}
