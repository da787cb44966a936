//! The goal of a puzzle in the panel of the recorder: what it asks for in words, its answers with their grades, and the
//! words for a try that reaches none of them.

use super::{field::field, state::RecorderAction};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        data,
        lessons::{Goal, GoalAnswer, Grade},
        text::say,
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, warning},
    },
    workshop::lesson::{DraftStep, Edit},
};
use bevy_egui::egui::Ui;
use serde::de::DeserializeOwned;

/// Draws the goal of a step.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    match read::<Option<Goal>>(step, "goal") {
        Some(Ok(Some(goal))) => hint(ui, palette, say!("recorder-goal", goal = words(&goal))),
        Some(Err(fault)) => warning(ui, palette, &fault),
        Some(Ok(None)) | None => hint(ui, palette, say!("recorder-no-goal")),
    }
    if let Some(Ok(most)) = read::<usize>(step, "most")
        && most > 0
    {
        hint(ui, palette, say!("puzzle-most", n = most));
    }
    match read::<Vec<GoalAnswer>>(step, "answers") {
        Some(Ok(answers)) => {
            for GoalAnswer { when, grade, says } in answers {
                let line = say!("recorder-goal-answer", grade = grade_words(grade), goal = words(&when));
                hint(ui, palette, line);
                hint(ui, palette, says);
            }
        }
        Some(Err(fault)) => warning(ui, palette, &fault),
        None => {}
    }
    let otherwise = read::<String>(step, "otherwise").and_then(Result::ok).unwrap_or_default();
    let label = say!("recorder-goal-otherwise");
    let typed = field(ui, palette, &label, ("otherwise", number), &otherwise, 2);
    actions.extend(typed.map(|typed| RecorderAction::Edit(Edit::Otherwise(number, typed))));
}

/// Reads a field of a goal; none if the step has no such field.
fn read<T: DeserializeOwned>(step: &DraftStep, name: &str) -> Option<Result<T, String>> {
    let (_, value) = step.goal.iter().find(|(field, _)| *field == name)?;
    Some(data::parse(name, value).map_err(|error| error.to_string()))
}

fn grade_words(grade: Grade) -> String {
    match grade {
        Grade::Best => say!("puzzle-grade-best"),
        Grade::Good => say!("puzzle-grade-good"),
        Grade::Poor => say!("puzzle-grade-poor"),
    }
}

/// Returns what a goal asks for. Sides, units and figures have their words in files.
pub(super) fn words(goal: &Goal) -> String {
    let hexes = |hexes: &[Hex]| hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let units = |units: &[UnitId]| units.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let of_all = |goals: &[Goal]| goals.iter().map(words).collect::<Vec<_>>().join("; ");
    match goal {
        Goal::Holds { side, hex } => say!("recorder-goal-holds", side = side.as_str(), hex = hex.to_string()),
        Goal::Clear { side, hexes: of } => {
            say!("recorder-goal-clear", side = side.as_str(), hexes = hexes(of))
        }
        Goal::At { units: who, hexes: of } => say!("recorder-goal-at", units = units(who), hexes = hexes(of)),
        Goal::Gone { units: who } => say!("recorder-goal-gone", units = units(who)),
        Goal::Odds { hex: Some(hex), at_least } => {
            say!("recorder-goal-odds-at", odds = at_least.to_string(), hex = hex.to_string())
        }
        Goal::Odds { hex: None, at_least } => say!("recorder-goal-odds", odds = at_least.to_string()),
        Goal::Points { at_least, at_most } => {
            say!("recorder-goal-points", range = range(*at_least, *at_most))
        }
        Goal::Figure { name, units: who, hexes: of, at_least, at_most } => {
            let parts = [units(who), hexes(of)].into_iter().filter(|part| !part.is_empty());
            let named = parts.collect::<Vec<_>>().join(", ");
            let range = range(*at_least, *at_most);
            match named.is_empty() {
                true => say!("recorder-goal-figure", figure = name.as_str(), range = range),
                false => {
                    say!("recorder-goal-figure-of", figure = name.as_str(), range = range, named = named)
                }
            }
        }
        Goal::All(goals) => say!("recorder-goal-all", goals = of_all(goals)),
        Goal::Any(goals) => say!("recorder-goal-any", goals = of_all(goals)),
        Goal::Not(goal) => say!("recorder-goal-not", goal = words(goal)),
    }
}

/// Returns a range of numbers in words; without a limit on one side it names the other.
fn range(at_least: i32, at_most: i32) -> String {
    match (at_least, at_most) {
        (i32::MIN, i32::MAX) => say!("recorder-goal-any-number"),
        (i32::MIN, most) => say!("recorder-goal-at-most", n = most),
        (least, i32::MAX) => say!("recorder-goal-at-least", n = least),
        (least, most) => say!("recorder-goal-between", least = least, most = most),
    }
}
