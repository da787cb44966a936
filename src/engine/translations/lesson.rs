//! The texts of a lesson of any game.

use super::texts::{HasTexts, visit_lines};
use serde::Deserialize;

/// The texts of a lesson, read without the rest of its file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct LessonTexts {
    title: String,
    summary: String,
    steps: Vec<StepTexts>,
    closing: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct StepTexts {
    title: String,
    text: String,
    task: String,
    wrong: Vec<SaidText>,
    hints: Vec<String>,
    after: String,
    answers: Vec<SaidText>,
    failed: Vec<SaidText>,
    otherwise: String,
    refuted: Vec<SaidText>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct SaidText {
    says: String,
}

/// Returns the key of a text of a step, which is numbered from 0: `step-3.text`.
pub fn step_key(step: usize, text: &str) -> String {
    format!("step-{}.{text}", step + 1)
}

impl HasTexts for LessonTexts {
    fn visit_texts(&mut self, visit: &mut dyn FnMut(&str, &mut String)) {
        visit("title", &mut self.title);
        visit("summary", &mut self.summary);
        for (number, step) in self.steps.iter_mut().enumerate() {
            visit(&step_key(number, "title"), &mut step.title);
            visit(&step_key(number, "text"), &mut step.text);
            visit(&step_key(number, "task"), &mut step.task);
            visit_said(number, "wrong", &mut step.wrong, visit);
            visit_lines(&step_key(number, "hint"), &mut step.hints, visit);
            visit(&step_key(number, "after"), &mut step.after);
            visit_said(number, "answer", &mut step.answers, visit);
            visit_said(number, "failed", &mut step.failed, visit);
            visit(&step_key(number, "otherwise"), &mut step.otherwise);
            visit_said(number, "refuted", &mut step.refuted, visit);
        }
        visit("closing", &mut self.closing);
    }
}

/// Visits the answers of a kind in a step: `step-3.answer-1`.
fn visit_said(step: usize, kind: &str, said: &mut [SaidText], visit: &mut dyn FnMut(&str, &mut String)) {
    for (number, SaidText { says }) in (1..).zip(said) {
        visit(&step_key(step, &format!("{kind}-{number}")), says);
    }
}
