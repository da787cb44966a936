//! The groups of both sides that are set up in an area, and the widgets that arrivals share with them.

use super::{
    extras::{extras, sum_of as sum_of_extras},
    lines::{Counted, Lines},
    picker::{full_name_of, of_side, pick_one},
    state::{EditorState, Pick, ScenarioAction},
    widgets::{line_button, stepper},
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        drafts::{Change, GroupView, UnitsOf},
        text::say,
    },
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{hint, plain, side_mark, text},
    },
};
use bevy_egui::egui::Ui;

/// Limit of the units of a type in a group.
const MOST_UNITS: i64 = 99;

/// Draws the groups of both sides.
pub(super) fn groups(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    hint(ui, palette, say!("scenario-units-about"));
    for (side, units) in view.sides.iter().enumerate() {
        side_heading(ui, palette, state, side);
        for (number, group) in units.groups.iter().enumerate() {
            let name = say!(
                "scenario-group",
                number = number + 1,
                area = area_words(group),
                n = sum_of(&group.units) + sum_of_extras(&group.extras),
            );
            let of = UnitsOf::Group(number);
            if !opener(ui, palette, state, (side, of), &name, actions) {
                continue;
            }
            let area = Pick::Area { side, group: number };
            pick_buttons(ui, palette, state, (area, say!("scenario-paint")), actions);
            if plain(ui, palette, &say!("scenario-remove-group")).clicked() {
                actions.push(ScenarioAction::Change(Change::RemoveGroup { side, group: number }, None));
            }
            numbers(ui, palette, state, (side, of, group.units.as_slice()), actions);
            extras(ui, palette, state, (side, of, group.extras.as_slice()), actions);
        }
        let new = Pick::NewGroup { side };
        pick_buttons(ui, palette, state, (new, say!("scenario-add-group")), actions);
    }
}

/// Draws the name of a side.
pub(super) fn side_heading(ui: &mut Ui, palette: &Palette, state: &EditorState, side: usize) {
    let Some(names) = state.sides.get(side) else { return };
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        side_mark(ui, names.flag, palette);
        ui.label(text(names.shown(), fonts::bold(14.0), palette.text));
    });
}

/// Draws the button that opens a group or an arrival, or closes it; returns whether it is open.
pub(super) fn opener(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    place: (usize, UnitsOf),
    name: &str,
    actions: &mut Vec<ScenarioAction>,
) -> bool {
    if line_button(ui, palette, name).clicked() {
        let is_open = state.memory.open == Some(place);
        state.memory.open = (!is_open).then_some(place);
        state.memory.thing = None;
        (state.memory.adds, state.memory.adds_extra) = (false, false);
        state.memory.carrier = None;
        actions.extend(state.picks.is_some().then_some(ScenarioAction::Pick(None)));
    }
    state.memory.open == Some(place)
}

/// Draws the button that waits for clicks on the map, and beside it the hex under the cursor of the keyboard.
pub(super) fn pick_buttons(
    ui: &mut Ui,
    palette: &Palette,
    state: &EditorState,
    (pick, words): (Pick, String),
    actions: &mut Vec<ScenarioAction>,
) {
    let waits = state.picks == Some(pick);
    ui.horizontal_wrapped(|ui| {
        let words = if waits { say!("scenario-pick-no-more") } else { words };
        if plain(ui, palette, &words).on_hover_text(say!("scenario-pick-about")).clicked() {
            actions.push(ScenarioAction::Pick((!waits).then_some(pick)));
        }
        if let Some(hex) = state.cursor.filter(|_| waits)
            && plain(ui, palette, &say!("scenario-pick-cursor", hex = hex.to_string())).clicked()
        {
            actions.push(ScenarioAction::AtCursor);
        }
    });
    if waits {
        let is_entry = matches!(pick, Pick::Entry { .. } | Pick::NewArrival { .. });
        let words = if is_entry { say!("scenario-picking-entry") } else { say!("scenario-picking") };
        hint(ui, palette, words);
    }
}

/// Draws the numbers of units, and the types that can be added.
pub(super) fn numbers(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (side, of, units): (usize, UnitsOf, &[(UnitId, u8)]),
    actions: &mut Vec<ScenarioAction>,
) {
    let set = |kind: UnitId, number: i64| {
        let number = u8::try_from(number).unwrap_or(u8::MAX);
        ScenarioAction::Change(Change::Number { side, of, kind, number }, None)
    };
    let place = Lines { side, of, is_extras: false };
    let now: Vec<Counted> = units.iter().map(|(kind, _)| (None, kind.to_string())).collect();
    let lines = state.memory.lines.of(place, now);
    let drawn = ui.scope(|ui| {
        let kinds = lines.iter().filter_map(|(_, kind)| kind.parse::<UnitId>().ok());
        for kind in kinds {
            let number = units.iter().find(|(known, _)| *known == kind).map_or(0, |(_, number)| *number);
            let name = full_name_of(state.kinds, kind);
            let changed = stepper(ui, palette, &name, (i64::from(number), 1), 0..=MOST_UNITS);
            actions.extend(changed.map(|number| set(kind, number)));
        }
    });
    let is_under_pointer = ui.rect_contains_pointer(drawn.response.rect);
    state.memory.lines.note(place, lines, is_under_pointer);
    if !state.memory.adds {
        if plain(ui, palette, &say!("scenario-add-type")).clicked() {
            (state.memory.adds, state.memory.adds_extra) = (true, false);
            state.memory.chooses = None;
            state.memory.search.clear();
        }
        ui.add_space(6.0);
        return;
    }
    let mut offered = of_side(state.kinds, side);
    offered.retain(|one| units.iter().all(|(known, _)| known.as_str() != one.id));
    let chosen = pick_one(ui, palette, &mut state.memory.search, &offered);
    let kind: Option<UnitId> =
        chosen.and_then(|number| offered.get(number)).and_then(|one| one.id.parse().ok());
    if let Some(kind) = kind {
        actions.push(set(kind, 1));
        state.memory.adds = false;
    }
    ui.add_space(6.0);
}

/// Returns the number of all units.
pub(super) fn sum_of(units: &[(UnitId, u8)]) -> usize {
    units.iter().map(|(_, number)| usize::from(*number)).sum()
}

/// Returns the area of a group in words: its columns, or its first and its last hex.
fn area_words(group: &GroupView) -> String {
    let (west, east) = group.columns;
    match group.rows {
        None => column_words(group.columns),
        Some((north, south)) => {
            let corner = |column, row| Hex::new(column, row).map_or_else(String::new, |hex| hex.to_string());
            say!("scenario-corners", from = corner(west, north), to = corner(east, south))
        }
    }
}

/// Returns columns in words.
pub(super) fn column_words((west, east): (u8, u8)) -> String {
    say!("scenario-columns", from = west, to = east)
}

/// Returns hexes in a list.
pub(super) fn hex_list(hexes: &[Hex]) -> String {
    hexes.iter().map(Hex::to_string).collect::<Vec<_>>().join(", ")
}
