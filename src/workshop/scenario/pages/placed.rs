//! The counters on the map at the start, in a game that places them one by one.

use super::{
    forces::{pick_buttons, side_heading},
    picker::{name_of, of_side, pick_one},
    state::{EditorState, Pick, ScenarioAction},
    widgets::{line_button, stepper},
};
use crate::{
    engine::{
        counters::UnitId,
        drafts::{Change, Extra, PlacedView},
        text::say,
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain},
    },
};
use bevy_egui::egui::Ui;

/// Limit of the counters of a type in a hex.
const MOST: i64 = 99;

pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(placed) = state.view.and_then(|view| view.placed.as_deref()) else { return };
    hint(ui, palette, say!("scenario-counters-about"));
    let kinds = state.kinds;
    let side_of =
        |one: &PlacedView| kinds.iter().find(|kind| kind.id == one.unit).map_or(0, |kind| kind.side);
    for side in 0..state.sides.len() {
        side_heading(ui, palette, state, side);
        for (number, one) in placed.iter().enumerate().filter(|(_, one)| side_of(one) == side) {
            counter(ui, palette, state, (number, one), actions);
        }
        add(ui, palette, state, side, actions);
    }
}

/// Draws a counter, and what can be done with it if it is open.
fn counter(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (number, one): (usize, &PlacedView),
    actions: &mut Vec<ScenarioAction>,
) {
    let unit = name_of(state.kinds, one.unit);
    let words = say!("scenario-counter", unit = unit, hex = one.hex.to_string(), n = one.number);
    let mut is_open = state.memory.placed == Some(number);
    if line_button(ui, palette, &words).clicked() {
        is_open = !is_open;
        (state.memory.placed, state.memory.thing) = (is_open.then_some(number), None);
        actions.extend(state.picks.is_some().then_some(ScenarioAction::Pick(None)));
    }
    if !is_open {
        return;
    }
    let set = |number_of: u8| {
        ScenarioAction::Change(Change::PlacedNumber { placed: number, number: number_of }, None)
    };
    pick_buttons(
        ui,
        palette,
        state,
        (Pick::MovePlaced { placed: number }, say!("scenario-move-counter")),
        actions,
    );
    let is_of_many = one.number > 1
        || state.extras.iter().any(|kind| kind.list == Extra::Untried && kind.what == one.unit.as_str());
    if is_of_many {
        let many = stepper(ui, palette, &say!("scenario-number"), (i64::from(one.number), 1), 1..=MOST);
        actions.extend(many.and_then(|many| u8::try_from(many).ok()).map(set));
    }
    if plain(ui, palette, &say!("scenario-remove-counter")).clicked() {
        state.memory.placed = None;
        actions.push(set(0));
    }
    ui.add_space(6.0);
}

/// Draws the counters of a side that can be put on the map.
fn add(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    side: usize,
    actions: &mut Vec<ScenarioAction>,
) {
    if let Some(Pick::NewPlaced { unit }) = state.picks
        && state.kinds.iter().any(|kind| kind.id == unit && kind.side == side)
    {
        let words = say!("scenario-put-counter", unit = name_of(state.kinds, unit));
        hint(ui, palette, words.clone());
        pick_buttons(ui, palette, state, (Pick::NewPlaced { unit }, words), actions);
        return;
    }
    if state.memory.adds_counter != Some(side) {
        if plain(ui, palette, &say!("scenario-add-counter")).clicked() {
            state.memory.adds_counter = Some(side);
            state.memory.search.clear();
        }
        return;
    }
    let offered = of_side(state.kinds, side);
    let search = &mut state.memory.search;
    let chosen = ui.push_id(("placed", side), |ui| pick_one(ui, palette, search, &offered)).inner;
    let unit: Option<UnitId> =
        chosen.and_then(|number| offered.get(number)).and_then(|one| one.id.parse().ok());
    if let Some(unit) = unit {
        state.memory.adds_counter = None;
        actions.push(ScenarioAction::Pick(Some(Pick::NewPlaced { unit })));
    }
    ui.add_space(6.0);
}
