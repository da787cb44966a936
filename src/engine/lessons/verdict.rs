//! The verdict of a lesson on an order, and its answer.

use crate::engine::orders::Refusal;

/// The reason why an order was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kindness {
    /// The step warns of it.
    Warned,
    /// The rules forbid it.
    Forbidden,
    /// The rules allow it, but the step asks for another action.
    Later,
    /// It was carried out, and the try at the goal that it belongs to has failed.
    Failed,
}

/// The answer to an order that was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonAnswer {
    /// The reason why it was not.
    pub kindness: Kindness,
    pub words: String,
    /// The case of the rules, if one forbids it.
    pub case: Option<String>,
}

/// The verdict on an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The step wants this order: it is played with these dice.
    Wanted(Vec<u8>),
    /// The order is played, and the step continues.
    Allowed,
    /// The order is played as part of a try at a goal, with these dice.
    Free(Vec<u8>),
    /// The order is not played.
    Answered(LessonAnswer),
    /// The rules refuse the order, and the lesson has no answer of its own.
    Refused(Refusal),
}
