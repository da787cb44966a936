//! The changes of a goal: what must be reached, the answers with their grades, and the orders that reach it or do not.

use super::{
    draft::DraftStep,
    tried::{PlayedTry, TryOf, write_try},
};
use crate::engine::lessons::{Goal, GoalAnswer, Grade};

/// A change of the goal of a step. Goals, answers and wrong answers are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AimEdit {
    /// Ask for this, too: all goals must be reached.
    Goal(Goal),
    DropGoal(usize),
    /// Set the number of the learner's orders after which a try ends; with 0 it ends with the phase.
    Most(usize),
    /// Set the number of phases that may close before a try ends.
    Phases(usize),
    /// Add an answer for this; better grades come first.
    Answer(Grade, Goal),
    /// Write the words of an answer.
    AnswerSays(usize, String),
    DropAnswer(usize),
    /// Write the answer to a try that reaches none of them; an empty text removes it.
    Otherwise(String),
    /// Take the orders of a try as the solution, or as a wrong answer.
    Try(TryOf, PlayedTry),
    /// Write the answer to a try with the orders of a wrong answer.
    RefutedSays(usize, String),
    DropRefuted(usize),
    /// Remove an order of the other side.
    DropReply(usize),
}

impl AimEdit {
    /// Returns the text that this types into, or the try that it plays on: going on there is one change.
    pub(super) fn typed(&self) -> Option<(usize, usize)> {
        match self {
            Self::Otherwise(_) => Some((0, 0)),
            Self::Most(_) => Some((1, 0)),
            Self::Phases(_) => Some((1, 1)),
            Self::AnswerSays(answer, _) => Some((2, *answer)),
            Self::RefutedSays(refuted, _) => Some((3, *refuted)),
            Self::Try(TryOf::Solution, _) => Some((4, 0)),
            Self::Try(TryOf::Refuted(refuted), _) => Some((5, *refuted)),
            _ => None,
        }
    }
}

/// Changes the goal of a step; none if it has no such entry.
pub(super) fn change_aim(step: &mut DraftStep, edit: AimEdit) -> Option<()> {
    match edit {
        AimEdit::Goal(goal) => {
            if !step.goals.contains(&goal) {
                step.goals.push(goal);
            }
        }
        AimEdit::DropGoal(place) => remove(&mut step.goals, place)?,
        AimEdit::Most(most) => step.most = most,
        AimEdit::Phases(phases) => step.phases = phases,
        AimEdit::Answer(grade, when) => {
            let place = step.answers.partition_point(|answer| answer.grade <= grade);
            step.answers.insert(place, GoalAnswer { when, grade, says: String::new() });
        }
        AimEdit::AnswerSays(place, says) => step.answers.get_mut(place)?.says = says,
        AimEdit::DropAnswer(place) => remove(&mut step.answers, place)?,
        AimEdit::Otherwise(says) => step.otherwise = says,
        AimEdit::Try(of, tried) => write_try(step, of, tried).then_some(())?,
        AimEdit::RefutedSays(place, says) => step.refuted.get_mut(place)?.says = says,
        AimEdit::DropRefuted(place) => remove(&mut step.refuted, place)?,
        AimEdit::DropReply(place) => remove(&mut step.then, place)?,
    }
    Some(())
}

/// Removes an entry of a list; none if there is no such entry.
fn remove<T>(list: &mut Vec<T>, place: usize) -> Option<()> {
    (place < list.len()).then(|| _ = list.remove(place))
}
