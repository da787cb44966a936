//! The steps in the panel of the recorder, and the texts of the open one.

use super::{
    field::field,
    goal,
    state::{Catch, Pick, PickedMark, RecorderAction, RecorderState},
    tries::tries,
};
use crate::{
    engine::{board::Hex, text::say},
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{hint, noted, plain, section, text, warning},
    },
    workshop::lesson::{DraftStep, Edit, StepText},
};
use bevy_egui::egui::{Button, Response, TextWrapMode, Ui, vec2};

/// Draws the list of steps.
pub(super) fn list(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut RecorderState,
    actions: &mut Vec<RecorderAction>,
) {
    let draft = state.draft;
    for (number, step) in draft.steps.iter().enumerate() {
        let is_faulty = state.faults.iter().any(|fault| fault.step == Some(number));
        let told = label(state, number, step);
        let words = match is_faulty {
            true => say!("recorder-step-faulty", number = number + 1, words = told),
            false => say!("recorder-step", number = number + 1, words = told),
        };
        let name = say!("recorder-step.name", number = number + 1);
        if noted(&name, wrapped(ui, palette, &words)).clicked() {
            let is_open = state.memory.open == Some(number);
            state.memory.open = (!is_open).then_some(number);
        }
        if state.memory.open == Some(number) {
            section(ui, palette, &name, "", |ui| open(ui, palette, state, (number, step), actions));
        }
    }
    if draft.steps.is_empty() {
        hint(ui, palette, say!("recorder-no-steps"));
    }
    if plain(ui, palette, &say!("recorder-read-last")).clicked() {
        actions.push(RecorderAction::Edit(Edit::ReadBefore(draft.steps.len())));
    }
}

/// Draws a button of the available width whose words wrap.
fn wrapped(ui: &mut Ui, palette: &Palette, words: &str) -> Response {
    let size = vec2(ui.available_width(), 30.0);
    let button = Button::new(text(words, fonts::sans(13.0), palette.text)).min_size(size);
    ui.add(button.wrap_mode(TextWrapMode::Wrap))
}

/// Returns a step in words: its title, or what its order does.
fn label(state: &RecorderState, number: usize, step: &DraftStep) -> String {
    if !step.title.trim().is_empty() {
        return step.title.clone();
    }
    if step.order.is_empty() {
        return say!("recorder-only-text");
    }
    let known = state.labels.get(number).filter(|words| !words.is_empty());
    known.unwrap_or(&step.order).clone()
}

/// Draws the texts and the choices of a step.
fn open(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut RecorderState,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    for fault in state.faults.iter().filter(|fault| fault.step == Some(number)) {
        warning(ui, palette, &fault.sentence);
    }
    let mut texts = vec![
        (say!("recorder-step-title"), StepText::Title, &step.title, 1),
        (say!("recorder-step-text"), StepText::Text, &step.text, 6),
    ];
    let is_aimed = state.draft.is_aimed(step);
    if is_aimed {
        // The first of what a puzzle needs.
        goal::goals(ui, palette, state, (number, step), actions);
        tries(ui, palette, state, (number, step), actions);
    }
    let asks = !step.order.is_empty() || is_aimed;
    if asks {
        texts.push((say!("recorder-step-task"), StepText::Task, &step.task, 2));
        texts.push((say!("recorder-step-after"), StepText::After, &step.after, 3));
    }
    for (label, which, words, rows) in texts {
        let place = ("step", number * 4 + which as usize);
        let typed = field(ui, palette, &label, place, words, rows);
        let edit = typed.map(|typed| Edit::Words(number, which, typed));
        actions.extend(edit.map(RecorderAction::Edit));
    }
    if asks {
        hints(ui, palette, (number, step), actions);
    }
    if is_aimed {
        goal::answers(ui, palette, state, (number, step), actions);
    }
    places(ui, palette, state, (number, step), actions);
    if !step.order.is_empty() {
        answers(ui, palette, state, (number, step), actions);
    }
    arrange(ui, palette, (number, step), actions);
}

fn hints(
    ui: &mut Ui,
    palette: &Palette,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    let new = String::new();
    for (hint, words) in step.hints.iter().chain([&new]).enumerate() {
        let label = say!("recorder-step-hint", number = hint + 1);
        let typed = field(ui, palette, &label, ("hint", number * 1000 + hint), words, 2);
        let edit = typed.map(|typed| Edit::Hint(number, hint, typed));
        actions.extend(edit.map(RecorderAction::Edit));
    }
}

/// Draws the ringed hexes, those that are only kept in view, and the arrows.
fn places(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    let drop_hex = |hex: &Hex| say!("recorder-drop-hex", hex = hex.to_string());
    let rings = step.show.iter().map(|hex| (drop_hex(hex), Edit::Ring(number, *hex)));
    let in_view = step.sight.iter().map(|hex| (drop_hex(hex), Edit::Sight(number, *hex)));
    let arrows = step.arrows.iter().map(|arrow| {
        let (from, to) = (arrow.from.to_string(), arrow.to.to_string());
        (say!("recorder-drop-arrow", from = from, to = to), Edit::Arrow(number, *arrow))
    });
    // The arrow that has begun has the hex where it begins.
    let begun = state.picks.filter(|pick| pick.step == number).map(|pick| pick.mark);
    let begun = begun.filter(|mark| matches!(mark, PickedMark::Arrow(_)));
    let marks = [
        (PickedMark::Ring, say!("recorder-ring"), say!("recorder-ring.hint"), rings.collect::<Vec<_>>()),
        (PickedMark::InView, say!("recorder-sight"), say!("recorder-ring.hint"), in_view.collect()),
        (
            begun.unwrap_or(PickedMark::Arrow(None)),
            say!("recorder-arrow"),
            say!("recorder-arrow.hint"),
            arrows.collect(),
        ),
    ];
    for (mark, words, about, drops) in marks {
        let pick = Pick { step: number, mark };
        ui.horizontal_wrapped(|ui| {
            let picks = state.picks == Some(pick);
            let words = if picks { say!("recorder-pick-no-more") } else { words };
            if plain(ui, palette, &words).on_hover_text(about).clicked() {
                actions.push(RecorderAction::Pick((!picks).then_some(pick)));
            }
            if let Some(words) = state.cursor.and_then(|hex| at_cursor(mark, hex))
                && plain(ui, palette, &words).clicked()
            {
                actions.push(RecorderAction::AtCursor(pick));
            }
            for (words, edit) in drops {
                if plain(ui, palette, &words).clicked() {
                    actions.push(RecorderAction::Edit(edit));
                }
            }
        });
        if let PickedMark::Arrow(Some(from)) = mark {
            hint(ui, palette, say!("recorder-arrow-from", hex = from.to_string()));
        }
    }
}

/// Returns the words of the button that marks the hex under the cursor of the keyboard.
fn at_cursor(mark: PickedMark, hex: Hex) -> Option<String> {
    let hex = hex.to_string();
    match mark {
        PickedMark::Ring => Some(say!("recorder-ring-cursor", hex = hex)),
        PickedMark::InView | PickedMark::GoalHex | PickedMark::GoalUnit => None,
        PickedMark::Arrow(None) => Some(say!("recorder-arrow-from-cursor", hex = hex)),
        PickedMark::Arrow(Some(_)) => Some(say!("recorder-arrow-to-cursor", hex = hex)),
    }
}

/// Draws which other orders are right, and what wrong ones are answered.
fn answers(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    let catches = state.catches;
    ui.horizontal_wrapped(|ui| {
        let asked = [
            (say!("recorder-any-units"), RecorderAction::AnyUnits(number)),
            (say!("recorder-any-end"), RecorderAction::AnyEnd(number)),
        ];
        for (words, action) in asked {
            if plain(ui, palette, &words).clicked() {
                actions.push(action);
            }
        }
        for place in 0..step.also.len() {
            if plain(ui, palette, &say!("recorder-drop-also", number = place + 1)).clicked() {
                actions.push(RecorderAction::Edit(Edit::DropAlso(number, place)));
            }
        }
        let here = Some(Catch::Of(number));
        let words = match catches == here {
            true => say!("recorder-catch-of-no-more"),
            false => say!("recorder-catch-of"),
        };
        if plain(ui, palette, &words).on_hover_text(say!("recorder-catch-of.hint")).clicked() {
            actions.push(RecorderAction::CatchWrong(here.filter(|_| catches != here)));
        }
    });
    for (place, wrong) in step.wrong.iter().enumerate() {
        // A draft that was kept has only the words of the file.
        let known = state.wrong.get(&wrong.order).filter(|words| !words.is_empty());
        hint(ui, palette, known.cloned().unwrap_or_else(|| say!("recorder-wrong", number = place + 1)));
        let label = say!("recorder-answer", number = place + 1);
        let typed = field(ui, palette, &label, ("wrong", number * 1000 + place), &wrong.says, 2);
        let edit = typed.map(|typed| Edit::Says(number, place, typed));
        actions.extend(edit.map(RecorderAction::Edit));
        ui.horizontal_wrapped(|ui| {
            let all = match wrong.like.is_some() {
                true => (say!("recorder-only-this"), RecorderAction::Edit(Edit::Like(number, place, None))),
                false => (say!("recorder-all-like"), RecorderAction::AllLike(number, place)),
            };
            let drop = RecorderAction::Edit(Edit::DropWrong(number, place));
            for (words, action) in [all, (say!("recorder-drop-wrong"), drop)] {
                if plain(ui, palette, &words).clicked() {
                    actions.push(action);
                }
            }
        });
    }
}

/// Draws the buttons that join, empty and move steps.
fn arrange(
    ui: &mut Ui,
    palette: &Palette,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    let mut edits = vec![
        (say!("recorder-read-before"), Edit::ReadBefore(number)),
        (say!("recorder-merge"), Edit::Merge(number)),
        (say!("recorder-text-down"), Edit::MoveText(number, number + 1)),
        (say!("recorder-drop-words"), Edit::DropWords(number)),
    ];
    if number > 0 {
        edits.push((say!("recorder-text-up"), Edit::MoveText(number, number - 1)));
    }
    if step.order.is_empty() {
        edits.push((say!("recorder-drop-step"), Edit::Drop(number)));
    }
    ui.horizontal_wrapped(|ui| {
        for (words, edit) in edits {
            if plain(ui, palette, &words).clicked() {
                actions.push(RecorderAction::Edit(edit));
            }
        }
    });
}
