//! The draft of a lesson: the contents of its file, with orders and the beginning as the texts that the file has.

use crate::engine::{
    board::Hex,
    lessons::{Arrow, FailedAnswer, Goal, GoalAnswer, Pattern},
};

/// What stands in place of a text that is still to be written, so that the rest of a draft can be played.
const PLACEHOLDER: &str = "…";

/// The shelf of puzzles, as the file of a lesson writes it.
pub(super) const PUZZLE: &str = "Puzzle";

/// A lesson that is being made.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The lines of comment at the head of the file, each with its end.
    pub comment: String,
    /// The id of the game that it teaches.
    pub game: String,
    pub id: String,
    /// Its place in the list.
    pub number: u16,
    pub title: String,
    pub summary: String,
    pub minutes: u8,
    /// The list in which it is offered, as its file writes it; empty for a lesson.
    pub shelf: String,
    /// The beginning with forces of the lesson's own, as its file writes it; empty if it has none.
    pub position: String,
    /// The scenario that it begins as, as its file writes it; empty if it has none.
    pub begins: String,
    pub seed: Option<u64>,
    /// The orders before the first step.
    pub opening: Vec<DraftReply>,
    pub steps: Vec<DraftStep>,
    pub closing: String,
    /// Wrong orders that were tried since the last step, for the next one. They are in no file.
    pub tried: Vec<DraftWrong>,
}

/// An order that the lesson gives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftReply {
    pub order: String,
    pub dice: Vec<u8>,
    /// The number of the order in the game that was recorded, from 1; none if it comes from a file.
    pub made_of: Option<usize>,
}

/// A step of a draft.
#[derive(Clone, Debug, Default)]
pub struct DraftStep {
    pub title: String,
    pub text: String,
    /// Ringed hexes.
    pub show: Vec<Hex>,
    /// Arrows on the map.
    pub arrows: Vec<Arrow>,
    /// Hexes that are in view without a ring.
    pub sight: Vec<Hex>,
    pub task: String,
    /// The order that the step asks for; empty in a step to read.
    pub order: String,
    pub dice: Vec<u8>,
    pub also: Vec<Pattern>,
    pub allowed: Vec<Pattern>,
    pub wrong: Vec<DraftWrong>,
    pub hints: Vec<String>,
    pub then: Vec<DraftReply>,
    pub after: String,
    /// The goals, all of which must be reached; none in a step that asks for an order, or is only read.
    pub goals: Vec<Goal>,
    /// The number of the learner's orders after which a try ends; with 0 it ends with the phase.
    pub most: usize,
    /// The number of phases that may close before a try ends.
    pub phases: usize,
    pub answers: Vec<GoalAnswer>,
    /// The answers to tries that fail, by what they have reached; they are written in the file.
    pub failed: Vec<FailedAnswer>,
    /// The answer to a try that reaches none of them.
    pub otherwise: String,
    /// The orders that reach the goals.
    pub solution: Vec<DraftReply>,
    pub refuted: Vec<DraftRefuted>,
    /// The number of its order in the game that was recorded, from 1; none if it comes from a file.
    pub made_of: Option<usize>,
}

/// Orders that do not reach the goals of a step, though they seem to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftRefuted {
    pub orders: Vec<DraftReply>,
    /// Whether the answer is only true of orders in this sequence and along these paths.
    pub exactly: bool,
    /// The answer to a try with these orders.
    pub says: String,
}

/// An order that a step warns of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftWrong {
    pub order: String,
    pub like: Option<Pattern>,
    pub case: Option<String>,
    pub says: String,
}

impl Draft {
    /// Whether it is a puzzle.
    pub fn is_puzzle(&self) -> bool {
        self.shelf == PUZZLE
    }

    /// Whether a step has a goal, or may be that of a puzzle which has none yet.
    pub fn is_aimed(&self, step: &DraftStep) -> bool {
        let has_goal = |step: &DraftStep| !step.goals.is_empty();
        step.order.is_empty() && (has_goal(step) || self.is_puzzle() && !self.steps.iter().any(has_goal))
    }

    /// Returns the same lesson with a placeholder for each text that is still to be written.
    #[must_use]
    pub fn filled(&self) -> Self {
        let mut filled = self.clone();
        filled.visit_needed(&mut |_, _, text| {
            if text.trim().is_empty() {
                PLACEHOLDER.clone_into(text);
            }
        });
        filled
    }

    /// Returns the fields of texts that are still to be written, each with its step; none is the lesson itself.
    pub fn unwritten(&self) -> Vec<(Option<usize>, &'static str)> {
        let mut found = Vec::new();
        self.clone().visit_needed(&mut |step, field, text| {
            if text.trim().is_empty() {
                found.push((step, field));
            }
        });
        found
    }

    /// Whether the author has written any of its texts, or chosen a goal. The tasks are not counted: the recorder writes
    /// them.
    pub fn has_words(&self) -> bool {
        let is_written = |text: &String| !text.trim().is_empty();
        let of_step = |step: &DraftStep| {
            let answers = step.wrong.iter().map(|wrong| &wrong.says);
            let texts = [&step.title, &step.text, &step.after].into_iter().chain(&step.hints);
            texts.chain(answers).any(is_written) || !(step.goals.is_empty() && step.solution.is_empty())
        };
        [&self.title, &self.summary, &self.closing].into_iter().any(is_written)
            || self.steps.iter().any(of_step)
    }

    /// Visits every text that a lesson must have.
    fn visit_needed(&mut self, visit: &mut dyn FnMut(Option<usize>, &'static str, &mut String)) {
        visit(None, "title", &mut self.title);
        visit(None, "summary", &mut self.summary);
        for (number, step) in self.steps.iter_mut().enumerate() {
            visit(Some(number), "text", &mut step.text);
            if !step.order.is_empty() || !step.goals.is_empty() {
                visit(Some(number), "task", &mut step.task);
            }
            for answer in &mut step.answers {
                visit(Some(number), "answer", &mut answer.says);
            }
            for failed in &mut step.failed {
                visit(Some(number), "failed", &mut failed.says);
            }
            for refuted in &mut step.refuted {
                visit(Some(number), "refuted", &mut refuted.says);
            }
            for wrong in &mut step.wrong {
                visit(Some(number), "says", &mut wrong.says);
            }
        }
        visit(None, "closing", &mut self.closing);
    }
}
