//! Checks a draft as `kessel check` does, by playing it. Texts that are still to be written are told apart, and do not
//! keep the rest from being played.

use super::draft::Draft;
use crate::engine::{
    data::{DataError, Source},
    lessons::{HasLessons, faults},
    text::say,
};

/// A fault of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultTold {
    /// The number of its step, from 0; none for the lesson as a whole.
    pub step: Option<usize>,
    pub sentence: String,
    /// Whether it is only a text that is still to be written.
    pub is_unwritten: bool,
}

/// Returns the faults of a draft: those of its orders first, then the texts that are still to be written.
pub fn check<G: HasLessons>(draft: &Draft) -> Vec<FaultTold> {
    let source = Source { name: format!("{}.ron", draft.id), text: draft.filled().text() };
    let of_orders = faults::<G>(&source).iter().map(told).collect::<Vec<_>>();
    let missing = draft.unwritten().into_iter().map(|(step, field)| FaultTold {
        step,
        sentence: unwritten(field),
        is_unwritten: true,
    });
    of_orders.into_iter().chain(missing).collect()
}

/// Returns the sentence for a text that is still to be written.
fn unwritten(field: &str) -> String {
    match field {
        "title" => say!("recorder-no-title"),
        "summary" => say!("recorder-no-summary"),
        "closing" => say!("recorder-no-closing"),
        "task" => say!("recorder-no-task"),
        "says" => say!("recorder-no-answer"),
        "answer" => say!("recorder-no-graded-answer"),
        "failed" => say!("recorder-no-failed-answer"),
        "refuted" => say!("recorder-no-refuted-answer"),
        _ => say!("recorder-no-text"),
    }
}

/// Returns a fault of the file with the number of its step, which its sentence begins with.
fn told(error: &DataError) -> FaultTold {
    let number = error.sentence.strip_prefix("steps[").and_then(|rest| rest.split_once(']'));
    let step = number.and_then(|(number, _)| number.parse().ok());
    FaultTold { step, sentence: error.sentence.clone(), is_unwritten: false }
}
