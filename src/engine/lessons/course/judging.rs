//! The verdict of a course on a deed of the learner.

use super::{Course, Stage};
use crate::engine::{
    lessons::{
        HasLessons, may,
        verdict::{Kindness, LessonAnswer, Verdict},
    },
    orders::Record,
    text::say,
};
use bevy::prelude::World;

impl<G: HasLessons> Course<G> {
    /// Judges a deed of the learner, without changing anything.
    pub fn judge(&self, world: &World, record: &Record<G>, deed: &G::Deed) -> Verdict {
        let later =
            |words: String| Verdict::Answered(LessonAnswer { kindness: Kindness::Later, words, case: None });
        let Some(step) = self.step() else {
            return later(say!("lesson-is-over"));
        };
        if step.order.is_none() && step.goal.is_none() {
            return later(say!("lesson-read-on"));
        }
        match self.stage {
            Stage::Open if self.reply().is_none() => {}
            Stage::Open | Stage::Answering(_) => return later(say!("lesson-others-first")),
            Stage::Failed => return later(say!("puzzle-try-over")),
            Stage::Done => return later(say!("lesson-step-done")),
        }
        let shape = G::shape(deed);
        let is_wanted = step.order.as_ref().is_some_and(|wanted| shape.means(&G::shape(wanted)));
        if is_wanted || step.also.iter().any(|pattern| pattern.fits(&shape)) {
            return Verdict::Wanted(step.dice.clone());
        }
        let warns = step.wrong.iter().find(|wrong| match &wrong.like {
            Some(pattern) => pattern.fits(&shape),
            None => shape.means(&G::shape(&wrong.order)),
        });
        if let Some(wrong) = warns {
            let kindness = if wrong.case.is_some() { Kindness::Forbidden } else { Kindness::Warned };
            let (words, case) = (wrong.says.clone(), wrong.case.clone());
            return Verdict::Answered(LessonAnswer { kindness, words, case });
        }
        if step.allowed.iter().any(|pattern| pattern.fits(&shape)) {
            return Verdict::Allowed;
        }
        match may(world, record, deed) {
            Err(refusal) => Verdict::Refused(refusal),
            Ok(()) if step.goal.is_some() => Verdict::Free(self.attempt.dice_left(step)),
            Ok(()) => later(say!("lesson-another-action")),
        }
    }
}
