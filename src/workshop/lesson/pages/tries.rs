//! The tries at the goal of a puzzle in the panel of the recorder: the solution and wrong answers, which the author plays
//! at the table, and the orders of the other side between them.

use super::{
    field::field,
    state::{RecorderAction, RecorderState, Trial},
};
use crate::{
    engine::text::say,
    panels::kit::{
        theme::Palette,
        widgets::{caps, hint, plain},
    },
    workshop::lesson::{AimEdit, DraftReply, DraftStep, Edit, TryOf},
};
use bevy_egui::egui::Ui;

/// Draws the tries of a step.
pub(super) fn tries(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    if plain(ui, palette, &say!("recorder-lay")).on_hover_text(say!("recorder-lay.hint")).clicked() {
        actions.push(RecorderAction::Lay(number));
    }
    ui.label(caps(&say!("recorder-solution"), 10.5, palette.text_second));
    orders(ui, palette, state, &step.solution);
    let words = match step.solution.is_empty() {
        true => say!("recorder-solution-record"),
        false => say!("recorder-solution-anew"),
    };
    record(ui, palette, state, (number, TryOf::Solution, &words), actions);
    ui.label(caps(&say!("recorder-refuted"), 10.5, palette.text_second));
    for (place, refuted) in step.refuted.iter().enumerate() {
        orders(ui, palette, state, &refuted.orders);
        let label = say!("recorder-refuted-says", number = place + 1);
        let typed = field(ui, palette, &label, ("refuted", number * 1000 + place), &refuted.says, 2);
        actions.extend(typed.map(|typed| edit(number, AimEdit::RefutedSays(place, typed))));
        let anew = say!("recorder-refuted-anew", number = place + 1);
        record(ui, palette, state, (number, TryOf::Refuted(place), &anew), actions);
        if plain(ui, palette, &say!("recorder-refuted-remove", number = place + 1)).clicked() {
            actions.push(edit(number, AimEdit::DropRefuted(place)));
        }
    }
    let new = say!("recorder-refuted-record");
    record(ui, palette, state, (number, TryOf::Refuted(step.refuted.len()), &new), actions);
    replies(ui, palette, state, (number, step), actions);
}

/// Draws the orders of the other side, each of which can be removed.
fn replies(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    (number, step): (usize, &DraftStep),
    actions: &mut Vec<RecorderAction>,
) {
    if step.then.is_empty() {
        return;
    }
    ui.label(caps(&say!("recorder-replies"), 10.5, palette.text_second));
    for (place, reply) in step.then.iter().enumerate() {
        hint(ui, palette, order_words(state, place, reply));
        if plain(ui, palette, &say!("recorder-reply-remove", number = place + 1)).clicked() {
            actions.push(edit(number, AimEdit::DropReply(place)));
        }
    }
}

/// Draws the orders of a try in words.
fn orders(ui: &mut Ui, palette: &Palette, state: &RecorderState, orders: &[DraftReply]) {
    for (place, order) in orders.iter().enumerate() {
        hint(ui, palette, order_words(state, place, order));
    }
}

/// Returns an order in words; one from a file that was not given at this table has the words of the file.
fn order_words(state: &RecorderState, place: usize, order: &DraftReply) -> String {
    let known = state.wrong.get(&order.order).filter(|words| !words.is_empty());
    say!("recorder-step", number = place + 1, words = known.unwrap_or(&order.order).as_str())
}

/// Draws the button that records a try, or stops while it is recorded.
fn record(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    (step, of, words): (usize, TryOf, &str),
    actions: &mut Vec<RecorderAction>,
) {
    let trial = Trial { step, of };
    let is_recorded = state.trial == Some(trial);
    let words = if is_recorded { say!("recorder-try-stop") } else { words.to_owned() };
    if plain(ui, palette, &words).on_hover_text(say!("recorder-try-about")).clicked() {
        actions.push(RecorderAction::Try((!is_recorded).then_some(trial)));
    }
}

fn edit(step: usize, edit: AimEdit) -> RecorderAction {
    RecorderAction::Edit(Edit::Aim(step, edit))
}
