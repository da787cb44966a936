//! The parts of a puzzle in a lesson file: its shelf, the answers to a goal with their grades, and what is refuted.

use super::{HasLessons, Reply, goal::Goal};
use serde::{Deserialize, Serialize};

/// The list in which a lesson file is offered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Shelf {
    #[default]
    Lesson,
    Puzzle,
}

/// The grade of an answer to a puzzle, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Grade {
    Best,
    Good,
    Poor,
}

/// An answer to a goal, with words of its own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalAnswer {
    /// The goal that must be reached for it when the try ends.
    pub when: Goal,
    pub grade: Grade,
    pub says: String,
}

/// An answer to tries that failed, for those that have reached a goal of its own.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FailedAnswer {
    /// The goal that must be reached for it when the try ends: such as a part of that of the step.
    pub when: Goal,
    pub says: String,
}

/// Orders that do not reach a goal, though they seem to.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "G: HasLessons"))]
pub struct Refuted<G: HasLessons> {
    pub orders: Vec<Reply<G>>,
    /// Whether the answer is only true of orders in this sequence and along these paths.
    #[serde(default)]
    pub exactly: bool,
    /// The answer to a try with these orders.
    pub says: String,
}
