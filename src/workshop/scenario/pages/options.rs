//! The length of the game, its options, and the view with which it opens.

use super::{
    state::{EditorState, ScenarioAction},
    widgets::{choices, field, heading, stepper},
};
use crate::{
    engine::{
        drafts::{Change, DraftView},
        manual::OptionText,
        text::say,
    },
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{hint, plain, text},
    },
};
use bevy_egui::egui::{Label, Ui};
use serde_json::Value;

/// The number of the field of the dates.
const DATES: u32 = 20;

pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    let last = i64::from(view.last_turn);
    if let Some(turn) = stepper(ui, palette, &say!("scenario-last-turn"), (last, 1), 1..=99) {
        let turn = u8::try_from(turn).unwrap_or(view.last_turn);
        actions.push(ScenarioAction::Change(Change::LastTurn(turn), None));
    }
    if let Some(dates) = &view.dates
        && let Some(typed) = field(ui, palette, &say!("scenario-dates"), (DATES, 6), &dates.join("\n"))
    {
        let dates = typed.split('\n').map(str::to_owned).collect();
        actions.push(ScenarioAction::Change(Change::Dates(dates), Some(DATES)));
    }
    if let Some(first) = view.first_player {
        heading(ui, palette, &say!("scenario-first-player"));
        let names = state.sides.map(|names| names.shown());
        if let Some(side) = choices(ui, &names, Some(first)) {
            actions.push(ScenarioAction::Change(Change::FirstPlayer(side), None));
        }
    }
    opening(ui, palette, view, actions);
    let known: Vec<&OptionText> =
        state.options.iter().filter(|option| view.options.contains_key(&option.name)).collect();
    if !known.is_empty() {
        heading(ui, palette, &say!("scenario-options"));
    }
    for option in known {
        one_option(ui, palette, option, view, actions);
    }
}

/// Draws the view with which a game opens.
fn opening(ui: &mut Ui, palette: &Palette, view: &DraftView, actions: &mut Vec<ScenarioAction>) {
    heading(ui, palette, &say!("scenario-opening"));
    let words = match &view.staging.picture {
        Some(frame) => say!("scenario-opening-is", hex = frame.hex.as_str(), n = frame.across),
        None => say!("scenario-opening-none"),
    };
    hint(ui, palette, words);
    ui.horizontal_wrapped(|ui| {
        if plain(ui, palette, &say!("scenario-take-view")).clicked() {
            actions.push(ScenarioAction::TakeView);
        }
        if view.staging.picture.is_some() && plain(ui, palette, &say!("scenario-drop-view")).clicked() {
            let mut staging = view.staging.clone();
            staging.picture = None;
            actions.push(ScenarioAction::Change(Change::Staging(Box::new(staging)), None));
        }
    });
}

fn one_option(
    ui: &mut Ui,
    palette: &Palette,
    option: &OptionText,
    view: &DraftView,
    actions: &mut Vec<ScenarioAction>,
) {
    let present: &str = match view.options.get(&option.name) {
        Some(Value::Bool(true)) => "on",
        Some(Value::Bool(false)) => "off",
        Some(Value::String(word)) => word,
        _ => "",
    };
    ui.add_space(4.0);
    ui.add(Label::new(text(&option.title, fonts::bold(13.0), palette.text)).wrap());
    let label = |(number, value): (usize, &String)| option.labels.get(number).unwrap_or(value).clone();
    let words: Vec<String> = option.values.iter().enumerate().map(label).collect();
    let chosen = option.values.iter().position(|value| value == present);
    let clicked = ui.push_id(&option.name, |ui| choices(ui, &words, chosen)).inner;
    if let Some(value) = clicked.and_then(|number| option.values.get(number)) {
        let change = Change::Option { name: option.name.clone(), value: value.clone() };
        actions.push(ScenarioAction::Change(change, None));
    }
    hint(ui, palette, &option.text);
}
