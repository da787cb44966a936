//! The lists of a group or an arrival beside that of its units: weapons, passengers, works, divisions, leaders.

use super::{
    lines::{Counted, Lines},
    picker::{Offered, name_of, pick_one},
    state::{EditorState, ScenarioAction},
    widgets::{heading, stepper},
};
use crate::{
    engine::{
        drafts::{Change, Extra, ExtraKind, ExtraView, UnitsOf},
        text::say,
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain},
    },
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
    let place = Lines { side, of, is_extras: true };
    let now: Vec<Counted> = extras.iter().map(|one| (Some(one.list), one.what.clone())).collect();
    let lines = state.memory.lines.of(place, now);
    let drawn = ui.scope(|ui| {
        let mut before = None;
        for one in lines.iter().filter_map(|line| counted(extras, line)) {
            if before.replace(one.list) != Some(one.list) {
                heading(ui, palette, &list_words(one.list));
            }
            let numbers = 0..=i64::from(one.list.most());
            let changed = stepper(ui, palette, &shown_name(state, &one), (i64::from(one.number), 1), numbers);
            actions.extend(changed.map(|number| set(one.list, &one.what, number)));
        }
    });
    let is_under_pointer = ui.rect_contains_pointer(drawn.response.rect);
    state.memory.lines.note(place, lines, is_under_pointer);
    let kinds = can_be_added(state.extras, side, of, extras);
    if kinds.is_empty() {
        return;
    }
    if !state.memory.adds_extra {
        if plain(ui, palette, &say!("scenario-add-extra")).clicked() {
            (state.memory.adds, state.memory.adds_extra) = (false, true);
            (state.memory.chooses, state.memory.carrier) = (None, None);
            state.memory.search.clear();
        }
        return;
    }
    match pick(ui, palette, state, &kinds) {
        Some(Choice::Thing(list, what)) => {
            actions.push(set(list, &what, 1));
            (state.memory.adds_extra, state.memory.carrier) = (false, None);
        }
        Some(Choice::Carrier(carrier)) => {
            state.memory.carrier = Some(carrier);
            state.memory.search.clear();
        }
        None => {}
    }
    ui.add_space(6.0);
}

/// Returns the kinds of things that a side can add to these lists, without those that are in them.
fn can_be_added<'k>(
    all: &'k [ExtraKind],
    side: usize,
    of: UnitsOf,
    extras: &[ExtraView],
) -> Vec<&'k ExtraKind> {
    let fits = |kind: &&ExtraKind| match of {
        UnitsOf::Group(_) => kind.in_groups,
        UnitsOf::Arrival(_) => kind.in_arrivals,
    };
    let is_its_own = |kind: &&ExtraKind| kind.side.is_none_or(|its| its == side);
    let is_new =
        |kind: &&ExtraKind| extras.iter().all(|one| (one.list, &one.what) != (kind.list, &kind.what));
    all.iter().filter(fits).filter(is_its_own).filter(is_new).collect()
}

/// Returns the thing that a line counts; its number is 0 if the group has it no longer.
fn counted(extras: &[ExtraView], (list, what): &Counted) -> Option<ExtraView> {
    let list = (*list)?;
    let known = extras.iter().find(|one| one.list == list && one.what == *what);
    Some(known.cloned().unwrap_or_else(|| ExtraView { list, what: what.clone(), number: 0 }))
}

/// The choice: a thing in a list, or a carrier whose passenger is chosen next.
#[derive(Clone)]
enum Choice {
    Thing(Extra, String),
    Carrier(String),
}

/// Draws the things of these kinds; of pairs first the carriers, then the passengers of the chosen one.
fn pick(ui: &mut Ui, palette: &Palette, state: &mut EditorState, kinds: &[&ExtraKind]) -> Option<Choice> {
    if let Some(carrier) = &state.memory.carrier {
        hint(ui, palette, say!("scenario-choose-passenger", carrier = type_name(state, carrier)));
    }
    let (offered, choices): (Vec<Offered>, Vec<Choice>) = offered(state, kinds).into_iter().unzip();
    let search = &mut state.memory.search;
    let chosen = ui.push_id("extras", |ui| pick_one(ui, palette, search, &offered)).inner?;
    choices.get(chosen).cloned()
}

/// Returns what is offered: things and carriers, or the passengers of the chosen carrier.
fn offered(state: &EditorState, kinds: &[&ExtraKind]) -> Vec<(Offered, Choice)> {
    let in_list = |id: &str, name: String, list: Extra| Offered {
        id: id.to_owned(),
        name: say!("scenario-extra", name = name, list = list_words(list)),
    };
    let chosen = state.memory.carrier.as_deref();
    let (mut all, mut carriers): (Vec<(Offered, Choice)>, Vec<&str>) = (Vec::new(), Vec::new());
    for kind in kinds {
        let thing = || Choice::Thing(kind.list, kind.what.clone());
        let pair = Some(&kind.what).filter(|_| kind.list == Extra::Loaded);
        match (pair.and_then(|what| what.split_once('/')), chosen) {
            (None, None) => all.push((in_list(&kind.what, kind.name.clone(), kind.list), thing())),
            (Some((carrier, _)), None) if !carriers.contains(&carrier) => {
                carriers.push(carrier);
                let name = type_name(state, carrier);
                all.push((in_list(carrier, name, Extra::Loaded), Choice::Carrier(carrier.to_owned())));
            }
            (Some((carrier, passenger)), Some(chosen)) if carrier == chosen => {
                all.push((Offered { id: passenger.to_owned(), name: kind.name.clone() }, thing()));
            }
            _ => {}
        }
    }
    all
}

/// Returns the number of all things in these lists.
pub(super) fn sum_of(extras: &[ExtraView]) -> usize {
    extras.iter().map(|one| usize::from(one.number)).sum()
}

/// Returns the name of a thing; a carrier and its passenger are joined.
fn shown_name(state: &EditorState, one: &ExtraView) -> String {
    match (one.list, one.what.split_once('/')) {
        (Extra::Loaded, Some((carrier, passenger))) => {
            say!(
                "scenario-loaded",
                carrier = type_name(state, carrier),
                passenger = type_name(state, passenger)
            )
        }
        _ => {
            let known = state.extras.iter().find(|kind| (kind.list, &kind.what) == (one.list, &one.what));
            known.map_or_else(|| one.what.clone(), |kind| kind.name.clone())
        }
    }
}

/// Returns the name of a type of units.
fn type_name(state: &EditorState, id: &str) -> String {
    id.parse().map_or_else(|_| id.to_owned(), |id| name_of(state.kinds, id))
}

/// Returns the name of a list.
pub(super) fn list_words(list: Extra) -> String {
    match list {
        Extra::Loaded => say!("scenario-extra-loaded"),
        Extra::Weapons => say!("scenario-extra-weapons"),
        Extra::Expendable => say!("scenario-extra-expendable"),
        Extra::Works => say!("scenario-extra-works"),
        Extra::Divisions => say!("scenario-extra-divisions"),
        Extra::Untried => say!("scenario-extra-untried"),
        Extra::Leader => say!("scenario-extra-leader"),
        Extra::Artillery => say!("scenario-extra-artillery"),
        Extra::Observers => say!("scenario-extra-observers"),
    }
}
