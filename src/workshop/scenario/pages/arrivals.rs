//! The arrivals of both sides: their turn, their entry hexes or entry area, and what arrives.

use super::{
    extras::{extras, sum_of as sum_of_extras},
    forces::{hex_list, numbers, opener, pick_buttons, side_heading, sum_of},
    state::{EditorState, EntryArea, Pick, ScenarioAction},
    widgets::{choices, heading, stepper},
};
use crate::{
    engine::{
        board::Hex,
        drafts::{ArrivalView, Change, UnitsOf},
        text::say,
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain, warning},
    },
};
use bevy_egui::egui::Ui;

/// Draws the arrivals of both sides.
pub(super) fn arrivals(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    let has_hexes = view.chapters.entry_hexes;
    let about = if has_hexes { say!("scenario-arrivals-about") } else { say!("scenario-areas-about") };
    hint(ui, palette, about);
    for (side, units) in view.sides.iter().enumerate() {
        side_heading(ui, palette, state, side);
        for (number, arrival) in units.arrivals.iter().enumerate() {
            one_arrival(ui, palette, state, (side, number, arrival), actions);
        }
        if has_hexes {
            let new = Pick::NewArrival { side };
            pick_buttons(ui, palette, state, (new, say!("scenario-add-arrival")), actions);
        } else if let Some(area) = state.areas.first()
            && plain(ui, palette, &say!("scenario-add-arrival")).clicked()
        {
            let turn = view.last_turn.min(2);
            state.memory.open = Some((side, UnitsOf::Arrival(units.arrivals.len())));
            let change = Change::AddArrivalIn { side, turn, area: area.id };
            actions.push(ScenarioAction::Change(change, None));
        }
    }
}

fn one_arrival(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (side, number, arrival): (usize, usize, &ArrivalView),
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    let (turn, n) = (arrival.turn, sum_of(&arrival.units) + sum_of_extras(&arrival.extras));
    let name = match arrival.area {
        None => say!("scenario-arrival", number = number + 1, turn = turn, n = n),
        Some(area) => {
            say!("scenario-arrival-in", number = number + 1, turn = turn, area = area.as_str(), n = n)
        }
    };
    let of = UnitsOf::Arrival(number);
    if !opener(ui, palette, state, (side, of), &name, actions) {
        return;
    }
    arrives(ui, palette, (side, number, arrival), (view.last_turn, state.areas), actions);
    if arrival.area.is_none() {
        hint(ui, palette, say!("scenario-entry-hexes", hexes = hex_list(&arrival.entry)));
        let inner = beside_edge(&arrival.entry, state.size);
        if !inner.is_empty() {
            let (n, hexes) = (inner.len(), hex_list(&inner));
            warning(ui, palette, &say!("scenario-entry-inner", hexes = hexes, n = n));
        }
        let entry = Pick::Entry { side, arrival: number };
        pick_buttons(ui, palette, state, (entry, say!("scenario-entry")), actions);
    }
    if plain(ui, palette, &say!("scenario-remove-arrival")).clicked() {
        let change = Change::RemoveArrival { side, arrival: number };
        actions.push(ScenarioAction::Change(change, None));
    }
    if arrival.area.is_none() {
        numbers(ui, palette, state, (side, of, arrival.units.as_slice()), actions);
    }
    extras(ui, palette, state, (side, of, arrival.extras.as_slice()), actions);
}

/// Returns the hexes that are not at the edge of the map at which most of them are.
fn beside_edge(hexes: &[Hex], (columns, rows): (u8, u8)) -> Vec<Hex> {
    let edges: [&dyn Fn(&Hex) -> bool; 4] = [
        &|hex: &Hex| hex.column() == 1,
        &|hex: &Hex| hex.column() == columns,
        &|hex: &Hex| hex.row() == 1,
        &|hex: &Hex| hex.row() == rows,
    ];
    let beside = edges.map(|is_at| hexes.iter().filter(|hex| !is_at(hex)).copied().collect::<Vec<_>>());
    beside.into_iter().min_by_key(Vec::len).unwrap_or_default()
}

/// Draws the turn of an arrival, and its entry area if it has one.
fn arrives(
    ui: &mut Ui,
    palette: &Palette,
    (side, number, arrival): (usize, usize, &ArrivalView),
    (last_turn, areas): (u8, &[EntryArea]),
    actions: &mut Vec<ScenarioAction>,
) {
    let shown = i64::from(arrival.turn);
    let turns = 1..=i64::from(last_turn.max(1));
    if let Some(turn) = stepper(ui, palette, &say!("scenario-turn"), (shown, 1), turns) {
        let turn = u8::try_from(turn).unwrap_or(arrival.turn);
        let change = match arrival.area {
            None => Change::Arrival { side, arrival: number, turn, entry: arrival.entry.clone() },
            Some(area) => Change::ArrivalIn { side, arrival: number, turn, area },
        };
        actions.push(ScenarioAction::Change(change, None));
    }
    let Some(present) = arrival.area else { return };
    heading(ui, palette, &say!("scenario-area"));
    let words: Vec<String> = areas.iter().map(|area| area.id.to_string()).collect();
    let chosen = areas.iter().position(|area| area.id == present);
    if let Some(area) = choices(ui, &words, chosen).and_then(|number| areas.get(number)) {
        let change = Change::ArrivalIn { side, arrival: number, turn: arrival.turn, area: area.id };
        actions.push(ScenarioAction::Change(change, None));
    }
}
