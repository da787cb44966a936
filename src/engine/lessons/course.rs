//! A course: a lesson in progress, with its step, its texts, and its verdicts on orders.

mod judging;
mod tries;

use super::{
    HasLessons, Lesson, Reply, Step,
    attempt::{Attempt, play_solution},
    carry_out,
    puzzle::Grade,
    verdict::{Kindness, LessonAnswer},
};
use crate::engine::orders::{Position, Record, Refusal};
use bevy::prelude::World;
use std::sync::Arc;

/// The progress of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Its order has not been given.
    Open,
    /// Its order has been given; this is the next of the lesson's own orders.
    Answering(usize),
    /// A try at its goal has failed: its position stays until the learner tries again.
    Failed,
    Done,
}

/// The state of a game in a lesson: the position, and the prepared orders.
#[derive(Debug)]
pub struct LessonMoment<G: HasLessons> {
    pub position: Position<G>,
    pub prepared: G::Prepared,
}

impl<G: HasLessons> Clone for LessonMoment<G> {
    fn clone(&self) -> Self {
        Self { position: self.position.clone(), prepared: self.prepared.clone() }
    }
}

impl<G: HasLessons> PartialEq for LessonMoment<G> {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position && self.prepared == other.prepared
    }
}

impl<G: HasLessons> LessonMoment<G> {
    fn now(world: &World) -> Self {
        Self { position: G::position(world).clone(), prepared: G::prepared(world) }
    }
}

/// Plays this many steps of a lesson as it states them; returns the state at the beginning of each, and after the last.
/// A step with a goal is played by its solution.
///
/// # Errors
/// The rules refuse an order; `faults` reports this in advance.
pub fn step_starts<G: HasLessons>(
    lesson: &Arc<Lesson<G>>,
    rulebook: &Arc<G::Rulebook>,
    steps: usize,
) -> Result<Vec<LessonMoment<G>>, Refusal> {
    let mut world = G::world();
    let (course, mut record) = Course::begin(&mut world, Arc::clone(lesson), Arc::clone(rulebook))?;
    let mut starts = course.starts;
    for step in lesson.steps.iter().take(steps) {
        if step.goal.is_some() {
            play_solution(&mut world, &mut record, lesson, step)?;
        } else {
            let own = step.order.iter().map(|order| (order, &step.dice));
            let then = step.then.iter().map(|reply| (&reply.order, &reply.dice));
            for (order, dice) in own.chain(then) {
                carry_out(&mut world, &mut record, order, dice)?;
            }
        }
        starts.push(LessonMoment::now(&world));
    }
    Ok(starts)
}

/// A lesson in progress.
pub struct Course<G: HasLessons> {
    lesson: Arc<Lesson<G>>,
    step: usize,
    stage: Stage,
    hints: usize,
    answer: Option<LessonAnswer>,
    /// The number of other orders that were played in this step.
    strays: usize,
    /// The state at the beginning of each step until now.
    starts: Vec<LessonMoment<G>>,
    /// The try at the goal of this step.
    attempt: Attempt<G>,
    /// The answer by which the goal of this step was reached.
    solved: Option<usize>,
}

impl<G: HasLessons> Course<G> {
    /// Begins a lesson in a world, and returns its record.
    ///
    /// # Errors
    /// An order of the opening is refused; `faults` reports this in advance.
    pub fn begin(
        world: &mut World,
        lesson: Arc<Lesson<G>>,
        rulebook: Arc<G::Rulebook>,
    ) -> Result<(Self, Record<G>), Refusal> {
        let mut record = Record::new(world, rulebook, lesson.seed);
        G::lay_out(world, G::Prepared::default());
        for reply in &lesson.opening {
            carry_out(world, &mut record, &reply.order, &reply.dice)?;
        }
        let starts = vec![LessonMoment::now(world)];
        Ok((Self::at(lesson, starts), record))
    }

    /// Begins with a later step of a lesson: these are the states at the beginning of each step up to it.
    pub fn at(lesson: Arc<Lesson<G>>, starts: Vec<LessonMoment<G>>) -> Self {
        let step = starts.len().saturating_sub(1);
        Self {
            lesson,
            step,
            stage: Stage::Open,
            hints: 0,
            answer: None,
            strays: 0,
            starts,
            attempt: Attempt::default(),
            solved: None,
        }
    }

    /// Replaces the lesson by a later version of it, in which the step begins with the same state.
    pub fn rewrite(&mut self, lesson: Arc<Lesson<G>>) {
        self.lesson = lesson;
        self.answer = None;
    }

    pub fn lesson(&self) -> &Lesson<G> {
        &self.lesson
    }

    /// The number of the step, from 0; the number of steps once the lesson is over.
    pub fn number(&self) -> usize {
        self.step
    }

    /// The step; none once the lesson is over.
    pub fn step(&self) -> Option<&Step<G>> {
        self.lesson.steps.get(self.step)
    }

    /// Whether the last step is done.
    pub fn is_over(&self) -> bool {
        self.step >= self.lesson.steps.len()
    }

    /// The hints that the learner has asked for.
    pub fn hints(&self) -> &[String] {
        self.step().map_or(&[], |step| step.hints.get(..self.hints).unwrap_or(&step.hints))
    }

    /// Whether another hint is available.
    pub fn has_hint(&self) -> bool {
        self.is_open() && self.step().is_some_and(|step| self.hints < step.hints.len())
    }

    /// The answer to the last order.
    pub fn answer(&self) -> Option<&LessonAnswer> {
        self.answer.as_ref()
    }

    /// Whether the order that the step wants is still to be given, or its goal to be reached.
    pub fn is_open(&self) -> bool {
        let asks = |step: &Step<G>| step.order.is_some() || step.goal.is_some();
        self.stage == Stage::Open && self.step().is_some_and(asks)
    }

    /// Whether the step has a goal that is still to be reached.
    pub fn is_tried(&self) -> bool {
        self.is_open() && self.step().is_some_and(|step| step.goal.is_some())
    }

    /// Whether a try has failed, and its position is still on the table.
    pub fn is_failed(&self) -> bool {
        self.stage == Stage::Failed
    }

    /// The number of the answer by which the goal was reached; the number of answers if it was none of them.
    pub fn solved(&self) -> Option<usize> {
        self.solved
    }

    /// The grade of the answer by which the goal was reached.
    pub fn grade(&self) -> Option<Grade> {
        let answers = &self.step()?.answers;
        let usual = if answers.is_empty() { Grade::Best } else { Grade::Good };
        Some(answers.get(self.solved?).map_or(usual, |answer| answer.grade))
    }

    /// Whether everything in the step is done.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Whether the learner may continue to the next step.
    pub fn may_go_on(&self) -> bool {
        let reads = |step: &Step<G>| step.order.is_none() && step.goal.is_none();
        self.step().is_some_and(|step| reads(step) || self.stage == Stage::Done)
    }

    pub fn may_go_back(&self) -> bool {
        self.step > 0 || self.stage != Stage::Open || self.strays > 0
    }

    /// The number of other orders that were played in this step.
    pub fn strays(&self) -> usize {
        self.strays
    }

    /// Notes the answer to an order. That to a try that failed stays as long as its position.
    pub fn say(&mut self, answer: LessonAnswer) {
        if !self.is_failed() || answer.kindness == Kindness::Failed {
            self.answer = Some(answer);
        }
    }

    /// Notes that the rules refuse an order that the course allowed: it seemed to lead to the wanted result, but does
    /// not.
    pub fn say_refused(&mut self, refusal: &Refusal) {
        self.answer = Some(forbidden(refusal));
    }

    /// Notes that an order other than the wanted one was played.
    pub fn note_stray(&mut self) {
        self.strays += 1;
        self.answer = None;
    }

    /// Whether something has been prepared in this step.
    pub fn has_prepared(&self, world: &World) -> bool {
        self.starts.last().is_some_and(|start| start.prepared != G::prepared(world))
    }

    /// Notes that such an order was undone.
    pub fn note_taken_back(&mut self) {
        self.strays = self.strays.saturating_sub(1);
        self.attempt.undo_last();
        self.answer = None;
    }

    /// Notes that the wanted order was played and led to the position in this world.
    pub fn note_played(&mut self, world: &World) {
        self.answer = None;
        self.stage = Stage::Answering(0);
        self.settle(world);
    }

    /// The lesson's own order that is to be played now, if there is one.
    pub fn reply(&self) -> Option<&Reply<G>> {
        match self.stage {
            Stage::Answering(number) => self.step()?.then.get(number),
            Stage::Open if self.attempt.waits => self.step()?.then.get(self.attempt.replied),
            _ => None,
        }
    }

    pub fn note_reply(&mut self, world: &World) {
        match self.stage {
            Stage::Answering(number) => {
                self.stage = Stage::Answering(number + 1);
                self.settle(world);
            }
            // The caller notes next whether it ends the try.
            Stage::Open => self.attempt.replied += 1,
            Stage::Failed | Stage::Done => {}
        }
    }

    /// Marks a step without remaining orders as done; a step without a closing text continues with the next.
    fn settle(&mut self, world: &World) {
        if self.reply().is_some() {
            return;
        }
        self.stage = Stage::Done;
        if self.step().is_some_and(|step| step.after.is_empty()) {
            self.go_on(world);
        }
    }

    /// Continues with the next step, which begins with the position in this world. Returns whether that is possible.
    pub fn go_on(&mut self, world: &World) -> bool {
        if !self.may_go_on() {
            return false;
        }
        self.open(self.step + 1);
        self.starts.push(LessonMoment::now(world));
        true
    }

    /// Returns to the beginning of this step, or to the step before if nothing was done in it. Returns the state to be
    /// put on the table.
    pub fn go_back(&mut self) -> Option<&LessonMoment<G>> {
        if !self.may_go_back() {
            return None;
        }
        let begun = self.stage != Stage::Open || self.strays > 0;
        self.open(if begun { self.step } else { self.step - 1 });
        self.starts.truncate(self.step + 1);
        self.starts.last()
    }

    /// Returns to the first step. Returns the state to be put on the table.
    pub fn restart(&mut self) -> Option<&LessonMoment<G>> {
        self.open(0);
        self.starts.truncate(1);
        self.starts.first()
    }

    fn open(&mut self, step: usize) {
        (self.step, self.stage, self.hints, self.strays) = (step, Stage::Open, 0, 0);
        (self.attempt, self.solved) = (Attempt::default(), None);
        self.answer = None;
    }

    pub fn ask_hint(&mut self) {
        if self.has_hint() {
            self.hints += 1;
        }
    }
}

fn forbidden(refusal: &Refusal) -> LessonAnswer {
    let mut words = refusal.why.to_string();
    if let Some((first, rest)) = words.split_at_checked(1) {
        words = first.to_uppercase() + rest;
    }
    if !words.ends_with(['.', '!', '?']) {
        words.push('.');
    }
    LessonAnswer { kindness: Kindness::Forbidden, words, case: Some(refusal.case.clone()) }
}
