//! The form in which the author chooses a goal of a puzzle.

use super::{
    chosen::{GoalForm, GoalKind, GoalsKnown, Limit},
    field::field,
    state::{Pick, PickedMark, RecorderAction, RecorderState},
    words::{figure_name, grade_words},
};
use crate::{
    engine::{board::Hex, counters::UnitId, lessons::Grade, text::say},
    panels::{
        choice,
        kit::{
            theme::Palette,
            widgets::{hint, noted, plain},
        },
    },
    workshop::lesson::{AimEdit, DraftStep, Edit},
};
use bevy_egui::egui::Ui;

/// Draws the form of a step, if one is open.
pub(super) fn form(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut RecorderState,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    let Some(mut form) = state.memory.goal.clone().filter(|form| form.step == number) else { return };
    grades(ui, &mut form);
    kinds(ui, state.goals, &mut form, !step.goals.is_empty());
    if form.asks_side() {
        let names: Vec<String> = state.goals.sides.iter().map(|side| side.shown()).collect();
        choose(ui, &names, &mut form.side);
    }
    if form.asks_units() {
        units(ui, palette, state, &mut form, actions);
    }
    if form.asks_hexes() {
        hexes(ui, palette, state, &mut form, actions);
    }
    if form.kind == Some(GoalKind::Odds) {
        let label = say!("recorder-goal-form-odds");
        if let Some(typed) = field(ui, palette, &label, ("goal-odds", number), &form.odds, 1) {
            form.odds = typed;
        }
    }
    if form.asks_number() {
        numbers(ui, palette, number, &mut form);
    }
    let is_closed = buttons(ui, palette, state, &mut form, (step, actions));
    state.memory.goal = Some(form).filter(|_| !is_closed);
}

/// Draws the buttons that take the goal, ask for its opposite, or drop it; returns whether the form is done.
fn buttons(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    form: &mut GoalForm,
    (step, actions): (&DraftStep, &mut Vec<RecorderAction>),
) -> bool {
    let mut is_closed = false;
    let goal = form.goal(state.goals, &step.goals);
    ui.horizontal_wrapped(|ui| {
        let opposite = say!("recorder-goal-form-not");
        if noted(&opposite, choice(ui, (form.is_not, form.kind.is_some()), &opposite)).clicked() {
            form.is_not = !form.is_not;
        }
        let take = say!("recorder-goal-form-take");
        if noted(&take, choice(ui, (false, goal.is_some()), &take)).clicked()
            && let Some(goal) = goal
        {
            let edit = match form.grade {
                Some(grade) => AimEdit::Answer(grade, goal),
                None => AimEdit::Goal(goal),
            };
            actions.push(RecorderAction::Edit(Edit::Aim(form.step, edit)));
            is_closed = true;
        }
        if plain(ui, palette, &say!("recorder-goal-form-drop")).clicked() {
            is_closed = true;
        }
    });
    if is_closed && state.picks.is_some() {
        actions.push(RecorderAction::Pick(None));
    }
    is_closed
}

/// Draws the grades, in the form of an answer.
fn grades(ui: &mut Ui, form: &mut GoalForm) {
    let Some(grade) = &mut form.grade else { return };
    let all = [Grade::Best, Grade::Good, Grade::Poor];
    let names = all.map(grade_words);
    let mut chosen = all.iter().position(|other| other == grade).unwrap_or(0);
    choose(ui, &names, &mut chosen);
    *grade = all.get(chosen).copied().unwrap_or(*grade);
}

/// Draws what a goal of the game can ask for.
fn kinds(ui: &mut Ui, known: &GoalsKnown, form: &mut GoalForm, has_goals: bool) {
    let mut kinds = vec![
        (GoalKind::Holds, say!("recorder-goal-form-holds")),
        (GoalKind::Clear, say!("recorder-goal-form-clear")),
        (GoalKind::At, say!("recorder-goal-form-at")),
        (GoalKind::Gone, say!("recorder-goal-form-gone")),
    ];
    if known.has_odds {
        kinds.push((GoalKind::Odds, say!("recorder-goal-form-odds-at")));
    }
    kinds.push((GoalKind::Points, say!("recorder-goal-form-points")));
    kinds.extend(known.figures.iter().map(|name| (GoalKind::Figure(name), figure_name(name))));
    if form.grade.is_some() && has_goals {
        kinds.push((GoalKind::Whole, say!("recorder-goal-form-whole")));
    }
    let (kinds, names): (Vec<GoalKind>, Vec<String>) = kinds.into_iter().unzip();
    let mut chosen = kinds.iter().position(|kind| Some(*kind) == form.kind).unwrap_or(kinds.len());
    choose(ui, &names, &mut chosen);
    form.kind = kinds.get(chosen).copied();
}

/// Draws the units of a goal, and the button that waits for a click on one.
fn units(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    form: &mut GoalForm,
    actions: &mut Vec<RecorderAction>,
) {
    if matches!(form.kind, Some(GoalKind::Figure(_))) && form.units.is_empty() {
        hint(ui, palette, say!("recorder-goal-form-all-enemies"));
    }
    let name = |unit: &UnitId| state.names.get(unit).cloned().unwrap_or_else(|| unit.to_string());
    ui.horizontal_wrapped(|ui| {
        let words = say!("recorder-goal-form-unit");
        pick(ui, palette, state, (form.step, PickedMark::GoalUnit, &words), actions);
        let chosen = form.units.clone();
        for unit in &chosen {
            if plain(ui, palette, &say!("recorder-goal-form-drop-unit", unit = name(unit))).clicked() {
                form.units.retain(|other| other != unit);
            }
        }
    });
    if form.offered.is_empty() {
        return;
    }
    hint(ui, palette, say!("recorder-goal-form-which"));
    ui.horizontal_wrapped(|ui| {
        for unit in form.offered.clone() {
            if plain(ui, palette, &name(&unit)).clicked() {
                form.take_unit(unit);
            }
        }
    });
}

/// Draws the hexes of a goal, and the button that waits for a click on one.
fn hexes(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    form: &mut GoalForm,
    actions: &mut Vec<RecorderAction>,
) {
    ui.horizontal_wrapped(|ui| {
        let words = say!("recorder-goal-form-hex");
        pick(ui, palette, state, (form.step, PickedMark::GoalHex, &words), actions);
        let chosen = form.hexes.clone();
        for hex in &chosen {
            if plain(ui, palette, &say!("recorder-drop-hex", hex = hex.to_string())).clicked() {
                form.hexes.retain(|other| other != hex);
            }
        }
    });
}

/// Draws the button that waits for a click on the map, and the one that takes the hex under the cursor of the keyboard.
fn pick(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    (step, mark, words): (usize, PickedMark, &str),
    actions: &mut Vec<RecorderAction>,
) {
    let pick = Pick { step, mark };
    let picks = state.picks == Some(pick);
    let words = if picks { say!("recorder-pick-no-more") } else { words.to_owned() };
    if plain(ui, palette, &words).on_hover_text(say!("recorder-ring.hint")).clicked() {
        actions.push(RecorderAction::Pick((!picks).then_some(pick)));
    }
    if let Some(hex) = state.cursor
        && plain(ui, palette, &at_cursor(mark, hex)).clicked()
    {
        actions.push(RecorderAction::AtCursor(pick));
    }
}

/// Returns the words of the button that takes the hex under the cursor of the keyboard.
fn at_cursor(mark: PickedMark, hex: Hex) -> String {
    match mark {
        PickedMark::GoalUnit => say!("recorder-goal-form-unit-cursor", hex = hex.to_string()),
        _ => say!("recorder-goal-form-hex-cursor", hex = hex.to_string()),
    }
}

/// Draws the number of a figure, and on which side of it the figure must be.
fn numbers(ui: &mut Ui, palette: &Palette, step: usize, form: &mut GoalForm) {
    let limits = [Limit::AtLeast, Limit::AtMost, Limit::Exactly];
    let names = [
        say!("recorder-goal-form-at-least"),
        say!("recorder-goal-form-at-most"),
        say!("recorder-goal-form-exactly"),
    ];
    let mut chosen = limits.iter().position(|limit| *limit == form.limit).unwrap_or(0);
    choose(ui, &names, &mut chosen);
    form.limit = limits.get(chosen).copied().unwrap_or_default();
    let label = say!("recorder-goal-form-number");
    if let Some(typed) = field(ui, palette, &label, ("goal-number", step), &form.number, 1) {
        form.number = typed;
    }
}

/// Draws texts of which one is chosen.
fn choose(ui: &mut Ui, names: &[String], chosen: &mut usize) {
    ui.horizontal_wrapped(|ui| {
        for (number, words) in names.iter().enumerate() {
            if noted(words, choice(ui, (number == *chosen, true), words)).clicked() {
                *chosen = number;
            }
        }
    });
}
