//! The lists of a group or an arrival beside that of its units: weapons, passengers, works, divisions, leaders.

use super::{
    picker::{Offered, name_of, pick_one},
    state::{EditorState, ScenarioAction},
    widgets::{heading, stepper},
};
use crate::{
    engine::{
        drafts::{Change, Extra, ExtraKind, ExtraView, UnitsOf},
        text::say,
    },
    panels::kit::{theme::Palette, widgets::plain},
};
use bevy_egui::egui::Ui;

/// Draws the numbers in these lists, and what can be added to them.
pub(super) fn extras(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (side, of, extras): (usize, UnitsOf, &[ExtraView]),
    actions: &mut Vec<ScenarioAction>,
) {
    let set = |list: Extra, what: &str, number: i64| {
        let number = u8::try_from(number).unwrap_or(u8::MAX);
        let change = Change::Extra { side, of, list, what: what.to_owned(), number };
        ScenarioAction::Change(change, None)
    };
    let mut before = None;
    for one in extras {
        if before.replace(one.list) != Some(one.list) {
            heading(ui, palette, &list_words(one.list));
        }
        let numbers = 0..=i64::from(one.list.most());
        let changed = stepper(ui, palette, &shown_name(state, one), (i64::from(one.number), 1), numbers);
        actions.extend(changed.map(|number| set(one.list, &one.what, number)));
    }
    let all: &[ExtraKind] = state.extras;
    let fits = |kind: &&ExtraKind| match of {
        UnitsOf::Group(_) => kind.in_groups,
        UnitsOf::Arrival(_) => kind.in_arrivals,
    };
    let is_its_own = |kind: &&ExtraKind| kind.side.is_none_or(|its| its == side);
    let is_new =
        |kind: &&ExtraKind| extras.iter().all(|one| (one.list, &one.what) != (kind.list, &kind.what));
    let kinds: Vec<&ExtraKind> = all.iter().filter(fits).filter(is_its_own).filter(is_new).collect();
    if kinds.is_empty() {
        return;
    }
    if !state.memory.adds_extra {
        if plain(ui, palette, &say!("scenario-add-extra")).clicked() {
            (state.memory.adds, state.memory.adds_extra) = (false, true);
            state.memory.search.clear();
        }
        return;
    }
    let offered = |kind: &&ExtraKind| Offered {
        id: kind.what.clone(),
        name: say!("scenario-extra", name = kind.name.clone(), list = list_words(kind.list)),
    };
    let offered: Vec<Offered> = kinds.iter().map(offered).collect();
    let search = &mut state.memory.search;
    let chosen = ui.push_id("extras", |ui| pick_one(ui, palette, search, &offered)).inner;
    if let Some(kind) = chosen.and_then(|number| kinds.get(number)) {
        actions.push(set(kind.list, &kind.what, 1));
        state.memory.adds_extra = false;
    }
    ui.add_space(6.0);
}

/// Returns the number of all things in these lists.
pub(super) fn sum_of(extras: &[ExtraView]) -> usize {
    extras.iter().map(|one| usize::from(one.number)).sum()
}

/// Returns the name of a thing; a carrier and its passenger are joined.
fn shown_name(state: &EditorState, one: &ExtraView) -> String {
    let of_type = |id: &str| id.parse().map_or_else(|_| id.to_owned(), |id| name_of(state.kinds, id));
    match (one.list, one.what.split_once('/')) {
        (Extra::Loaded, Some((carrier, passenger))) => {
            say!("scenario-loaded", carrier = of_type(carrier), passenger = of_type(passenger))
        }
        _ => {
            let known = state.extras.iter().find(|kind| (kind.list, &kind.what) == (one.list, &one.what));
            known.map_or_else(|| one.what.clone(), |kind| kind.name.clone())
        }
    }
}

/// Returns the name of a list.
fn list_words(list: Extra) -> String {
    match list {
        Extra::Loaded => say!("scenario-extra-loaded"),
        Extra::Weapons => say!("scenario-extra-weapons"),
        Extra::Expendable => say!("scenario-extra-expendable"),
        Extra::Works => say!("scenario-extra-works"),
        Extra::Divisions => say!("scenario-extra-divisions"),
        Extra::Untried => say!("scenario-extra-untried"),
        Extra::Leader => say!("scenario-extra-leader"),
    }
}
