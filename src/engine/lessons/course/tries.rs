//! Tries at the goal of a step.

use super::{Course, LessonMoment, Stage};
use crate::engine::{
    lessons::{
        GoalPart, HasLessons,
        attempt::{SeenMoment, TryEnd},
        may,
        verdict::{Kindness, LessonAnswer},
    },
    orders::Record,
    text::{Names, say},
};
use bevy::prelude::World;

impl<G: HasLessons> Course<G> {
    /// Notes a deed that belongs to a try, before its order is noted.
    pub fn note_given(&mut self, deed: &G::Deed) {
        self.attempt.given.push(deed.clone());
        self.answer = None;
    }

    /// Notes that an order of a try was played with these events, and returns how the try ends. After a failure its
    /// position stays until the learner wants that of the step back, by [`try_again`](Self::try_again).
    pub fn note_tried(&mut self, world: &World, record: &Record<G>, events: &[G::Event]) -> TryEnd {
        let (Some(step), Some(start)) = (self.lesson.steps.get(self.step), self.starts.last()) else {
            return TryEnd::Open;
        };
        self.strays += 1;
        let (rulebook, now) = (&record.rulebook, G::position(world));
        let learner = self.lesson.learner_at(rulebook, &start.position);
        self.attempt.note(learner, record.file.played.last(), events);
        let Some(seen) = self.seen(world, record) else { return TryEnd::Open };
        let end = self.attempt.end(step, &seen.moment());
        match end {
            TryEnd::Open => {
                self.attempt.waits = G::acting(rulebook, &now.public) != learner;
                if self.attempt.waits {
                    // A reply that this try has made impossible is left out.
                    let left = step.then.iter().skip(self.attempt.replied);
                    self.attempt.replied +=
                        left.take_while(|it| may(world, record, &it.order).is_err()).count();
                }
            }
            TryEnd::Solved(answer) => (self.stage, self.solved) = (Stage::Done, Some(answer)),
            TryEnd::Failed => {
                let words = self.attempt.words(step, &seen.moment()).map(str::to_owned);
                let words = words.unwrap_or_else(|| say!("puzzle-failed"));
                self.answer = Some(LessonAnswer { kindness: Kindness::Failed, words, case: None });
                self.stage = Stage::Failed;
            }
        }
        end
    }

    /// Returns the moment at which the goal of this step is judged.
    pub(in crate::engine::lessons) fn seen(
        &self,
        world: &World,
        record: &Record<G>,
    ) -> Option<SeenMoment<G>> {
        let start = &self.starts.last()?.position;
        let now = G::position(world);
        Some(SeenMoment::of(&self.lesson, &record.rulebook, [start, now], &self.attempt.events))
    }

    /// Returns the parts of the goal of this step, with their state now.
    pub fn goal_parts(&self, world: &World, record: &Record<G>, names: &dyn Names) -> Vec<GoalPart> {
        let goal = self.step().and_then(|step| step.goal.as_ref());
        let Some((goal, seen)) = goal.zip(self.seen(world, record)) else { return Vec::new() };
        goal.parts(&seen.moment(), names)
    }

    /// The number of the learner's orders in this try.
    pub fn orders(&self) -> usize {
        self.attempt.orders
    }

    /// The number of deeds in this try.
    pub fn given(&self) -> usize {
        self.attempt.given.len()
    }

    /// Whether the deeds of this try are the first ones of these.
    pub fn has_given(&self, deeds: &[G::Deed]) -> bool {
        deeds.starts_with(&self.attempt.given)
    }

    /// Begins the step again after a try that failed; the answer to it stays. Returns the state to be put on the table.
    pub fn try_again(&mut self) -> Option<&LessonMoment<G>> {
        let (answer, hints) = (self.answer.take(), self.hints);
        self.open(self.step);
        (self.answer, self.hints) = (answer, hints);
        self.starts.last()
    }
}
