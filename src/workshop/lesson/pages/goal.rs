//! The goal of a puzzle in the panel of the recorder: what it asks for in words, its answers with their grades, and the
//! words for a try that reaches none of them.

use super::{
    chosen::GoalForm,
    field::field,
    goal_form,
    state::{RecorderAction, RecorderState},
    words::{GoalNames, goal_words, grade_words},
};
use crate::{
    engine::{
        lessons::{GoalAnswer, Grade},
        text::say,
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain},
    },
    workshop::lesson::{AimEdit, DraftStep, Edit},
};
use bevy_egui::egui::Ui;

/// Draws the goals of a step, all of which must be reached, and when a try at them ends.
pub(super) fn goals(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut RecorderState,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    let names = names(state);
    for (place, goal) in step.goals.iter().enumerate() {
        hint(ui, palette, say!("recorder-goal", goal = goal_words(goal, &names)));
        if plain(ui, palette, &say!("recorder-goal-remove", number = place + 1)).clicked() {
            actions.push(edit(number, AimEdit::DropGoal(place)));
        }
    }
    if step.goals.is_empty() {
        hint(ui, palette, say!("recorder-no-goal"));
    }
    if plain(ui, palette, &say!("recorder-goal-add")).on_hover_text(say!("recorder-goal-add.hint")).clicked()
    {
        state.memory.goal = Some(GoalForm::new(number, None));
    }
    if state.memory.goal.as_ref().is_some_and(|form| form.grade.is_none()) {
        goal_form::form(ui, palette, state, (number, step), actions);
    }
    let numbers: [(String, usize, fn(usize) -> AimEdit); 2] = [
        (say!("recorder-goal-most"), step.most, AimEdit::Most),
        (say!("recorder-goal-phases"), step.phases, AimEdit::Phases),
    ];
    for (place, (label, value, change)) in numbers.into_iter().enumerate() {
        let typed = field(ui, palette, &label, ("goal-ends", number * 2 + place), &value.to_string(), 1);
        let typed = typed.and_then(|typed| typed.trim().parse::<usize>().ok());
        actions.extend(typed.map(|typed| edit(number, change(typed))));
    }
}

/// Draws the answers with their grades, and the words for a try that reaches none of them.
pub(super) fn answers(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut RecorderState,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    let names = names(state);
    for (place, GoalAnswer { when, grade, says }) in step.answers.iter().enumerate() {
        let goal = goal_words(when, &names);
        hint(ui, palette, say!("recorder-goal-answer", grade = grade_words(*grade), goal = goal));
        let label = say!("recorder-goal-answer-says", number = place + 1);
        let typed = field(ui, palette, &label, ("graded", number * 1000 + place), says, 2);
        actions.extend(typed.map(|typed| edit(number, AimEdit::AnswerSays(place, typed))));
        if plain(ui, palette, &say!("recorder-goal-answer-remove", number = place + 1)).clicked() {
            actions.push(edit(number, AimEdit::DropAnswer(place)));
        }
    }
    let add = plain(ui, palette, &say!("recorder-goal-answer-add"));
    if add.on_hover_text(say!("recorder-goal-answer-add.hint")).clicked() {
        state.memory.goal = Some(GoalForm::new(number, Some(Grade::Best)));
    }
    if state.memory.goal.as_ref().is_some_and(|form| form.grade.is_some()) {
        goal_form::form(ui, palette, state, (number, step), actions);
    }
    let label = say!("recorder-goal-otherwise");
    let typed = field(ui, palette, &label, ("otherwise", number), &step.otherwise, 2);
    actions.extend(typed.map(|typed| edit(number, AimEdit::Otherwise(typed))));
}

fn edit(step: usize, edit: AimEdit) -> RecorderAction {
    RecorderAction::Edit(Edit::Aim(step, edit))
}

/// Returns the names of what goals name.
fn names<'a>(state: &RecorderState<'a>) -> GoalNames<'a> {
    GoalNames { sides: &state.goals.sides, units: state.names }
}
