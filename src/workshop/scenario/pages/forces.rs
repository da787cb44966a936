//! The units of both sides: groups that are set up in an area, and arrivals with their turn and entry hexes.

use super::{
    state::{EditorState, Pick, ScenarioAction},
    widgets::{line_button, stepper},
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        drafts::{ArrivalView, Change, GroupView, UnitKind, UnitsOf},
        text::say,
    },
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{hint, noted, plain, side_mark, text},
    },
};
use bevy_egui::egui::{Margin, TextEdit, Ui};

/// Limit of the types that are listed at once.
const MOST_LISTED: usize = 12;
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
                n = sum_of(&group.units),
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
        }
        let new = Pick::NewGroup { side };
        pick_buttons(ui, palette, state, (new, say!("scenario-add-group")), actions);
    }
}

/// Draws the arrivals of both sides.
pub(super) fn arrivals(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    hint(ui, palette, say!("scenario-arrivals-about"));
    for (side, units) in view.sides.iter().enumerate() {
        side_heading(ui, palette, state, side);
        for (number, arrival) in units.arrivals.iter().enumerate() {
            let (turn, n) = (arrival.turn, sum_of(&arrival.units));
            let name = say!("scenario-arrival", number = number + 1, turn = turn, n = n);
            let of = UnitsOf::Arrival(number);
            if !opener(ui, palette, state, (side, of), &name, actions) {
                continue;
            }
            arrives(ui, palette, (side, number, arrival), view.last_turn, actions);
            let entry = Pick::Entry { side, arrival: number };
            pick_buttons(ui, palette, state, (entry, say!("scenario-entry")), actions);
            if plain(ui, palette, &say!("scenario-remove-arrival")).clicked() {
                let change = Change::RemoveArrival { side, arrival: number };
                actions.push(ScenarioAction::Change(change, None));
            }
            numbers(ui, palette, state, (side, of, arrival.units.as_slice()), actions);
        }
        let new = Pick::NewArrival { side };
        pick_buttons(ui, palette, state, (new, say!("scenario-add-arrival")), actions);
    }
}

/// Draws the turn of an arrival, and its entry hexes.
fn arrives(
    ui: &mut Ui,
    palette: &Palette,
    (side, number, arrival): (usize, usize, &ArrivalView),
    last_turn: u8,
    actions: &mut Vec<ScenarioAction>,
) {
    let turn = i64::from(arrival.turn);
    let turns = 1..=i64::from(last_turn.max(1));
    if let Some(turn) = stepper(ui, palette, &say!("scenario-turn"), (turn, 1), turns) {
        let turn = u8::try_from(turn).unwrap_or(arrival.turn);
        let change = Change::Arrival { side, arrival: number, turn, entry: arrival.entry.clone() };
        actions.push(ScenarioAction::Change(change, None));
    }
    hint(ui, palette, say!("scenario-entry-hexes", hexes = hex_list(&arrival.entry)));
}

fn side_heading(ui: &mut Ui, palette: &Palette, state: &EditorState, side: usize) {
    let Some(names) = state.sides.get(side) else { return };
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        side_mark(ui, names.flag, palette);
        ui.label(text(names.shown(), fonts::bold(14.0), palette.text));
    });
}

/// Draws the button that opens a group or an arrival, or closes it; returns whether it is open.
fn opener(
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
        state.memory.adds = false;
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
        hint(ui, palette, say!("scenario-picking"));
    }
}

/// Draws the numbers of units, and the types that can be added.
fn numbers(
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
    for (kind, number) in units {
        let name = name_of(state.kinds, *kind);
        let changed = stepper(ui, palette, &name, (i64::from(*number), 1), 0..=MOST_UNITS);
        actions.extend(changed.map(|number| set(*kind, number)));
    }
    if !state.memory.adds {
        if plain(ui, palette, &say!("scenario-add-type")).clicked() {
            (state.memory.adds, state.memory.search) = (true, String::new());
        }
        ui.add_space(6.0);
        return;
    }
    let search = TextEdit::singleline(&mut state.memory.search)
        .id_salt("scenario-editor-search")
        .hint_text(say!("scenario-search"))
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .desired_width(f32::INFINITY);
    noted(&say!("scenario-search"), ui.add(search));
    let is_new = |kind: &&UnitKind| units.iter().all(|(known, _)| *known != kind.id);
    let found = found(state.kinds, side, &state.memory.search);
    let found: Vec<&UnitKind> = found.into_iter().filter(is_new).collect();
    let mut chosen = None;
    for kind in found.iter().take(MOST_LISTED) {
        if line_button(ui, palette, &kind.name).on_hover_text(kind.id.to_string()).clicked() {
            chosen = Some(kind.id);
        }
    }
    if found.len() > MOST_LISTED {
        hint(ui, palette, say!("scenario-more-types", n = found.len() - MOST_LISTED));
    }
    if let Some(kind) = chosen {
        actions.push(set(kind, 1));
        state.memory.adds = false;
    }
    ui.add_space(6.0);
}

/// Returns the types of a side whose name or id contains a text, ordered by their names.
fn found<'a>(kinds: &'a [UnitKind], side: usize, search: &str) -> Vec<&'a UnitKind> {
    let search = search.trim().to_lowercase();
    let contains = |kind: &&UnitKind| {
        kind.name.to_lowercase().contains(&search) || kind.id.to_string().to_lowercase().contains(&search)
    };
    let mut found: Vec<&UnitKind> = kinds.iter().filter(|kind| kind.side == side).filter(contains).collect();
    found.sort_by_key(|kind| (kind.name.to_lowercase(), kind.id));
    found
}

/// Returns the name of a type; its id if the game has no such type.
fn name_of(kinds: &[UnitKind], id: UnitId) -> String {
    kinds.iter().find(|kind| kind.id == id).map_or_else(|| id.to_string(), |kind| kind.name.clone())
}

fn sum_of(units: &[(UnitId, u8)]) -> usize {
    units.iter().map(|(_, number)| usize::from(*number)).sum()
}

/// Returns the area of a group in words: its columns, or its first and its last hex.
fn area_words(group: &GroupView) -> String {
    let (west, east) = group.columns;
    match group.rows {
        None => say!("scenario-columns", from = west, to = east),
        Some((north, south)) => {
            let corner = |column, row| Hex::new(column, row).map_or_else(String::new, |hex| hex.to_string());
            say!("scenario-corners", from = corner(west, north), to = corner(east, south))
        }
    }
}

/// Returns hexes in a list.
pub(super) fn hex_list(hexes: &[Hex]) -> String {
    hexes.iter().map(Hex::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_found_by_name_and_id_on_their_side() {
        let kind = |id: &str, name: &str, side| UnitKind {
            id: id.parse().expect("an id"),
            name: name.to_owned(),
            side,
        };
        let kinds = [
            kind("b-tank", "Tank", 0),
            kind("a-rifle", "Rifles", 0),
            kind("c-tank", "Heavy tank", 0),
            kind("d-tank", "Tank", 1),
        ];
        let ids = |search: &str| -> Vec<String> {
            found(&kinds, 0, search).iter().map(|kind| kind.id.to_string()).collect()
        };
        assert_eq!(ids(" TANK"), ["c-tank", "b-tank"]);
        assert_eq!(ids("a-r"), ["a-rifle"]);
        assert_eq!(ids("").len(), 3);
        assert!(ids("gun").is_empty());
    }
}
