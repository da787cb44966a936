//! The goal of a puzzle in the panel of a lesson: the tries at it, and the grade of the answer that reached it.

use crate::{
    engine::{lessons::Grade, text::say},
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{caps, text},
    },
};
use bevy_egui::egui::{Label, Ui};
use std::borrow::Cow;

/// The goal of a step, with the tries at it.
pub struct GoalShown<'a> {
    /// The tries so far.
    pub tries: u32,
    /// The learner's orders in this try so far.
    pub orders: usize,
    /// The number of orders after which a try ends; 0 if it ends with the phase.
    pub most: usize,
    /// The grade, once the goal is reached.
    pub grade: Option<Grade>,
    /// Whether a part of the solution was played as a hint.
    pub was_shown: bool,
    /// The words of the answer that reached it.
    pub says: Cow<'a, str>,
}

/// Draws the tries so far, and the place of the next order among those that a try may have.
pub(super) fn tries(ui: &mut Ui, palette: &Palette, goal: &GoalShown) {
    if goal.grade.is_some() {
        return;
    }
    let most = match goal.most {
        0 => say!("puzzle-one-phase"),
        most => say!("puzzle-order", n = (goal.orders + 1).min(most), most = most),
    };
    let words = match goal.tries {
        0 => most,
        tries => format!("{most} · {}", say!("puzzle-tries-so-far", n = tries)),
    };
    ui.add_space(3.0);
    ui.add(Label::new(text(words, fonts::sans(12.0), palette.text_second)).wrap());
}

/// Draws the grade, with the number of tries that it took.
pub(super) fn grade(ui: &mut Ui, palette: &Palette, goal: &GoalShown) {
    let grade = match goal.grade {
        _ if goal.was_shown => say!("puzzle-was-shown"),
        Some(grade) => words_of(grade),
        None => return,
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(caps(&grade, 10.5, palette.good));
        ui.label(text(say!("puzzle-tries", n = goal.tries), fonts::sans(12.0), palette.text_second));
    });
    ui.add_space(3.0);
}

/// Returns the words for a grade.
pub(crate) fn words_of(grade: Grade) -> String {
    match grade {
        Grade::Best => say!("puzzle-grade-best"),
        Grade::Good => say!("puzzle-grade-good"),
        Grade::Poor => say!("puzzle-grade-poor"),
    }
}
