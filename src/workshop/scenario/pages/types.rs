//! Unit types of the author's own: a type is copied under another id and name, and its values are typed.

use super::{
    picker::{Offered, name_of, pick_one, search_list},
    state::{EditorState, ScenarioAction, TypeShown},
    widgets::{field, heading, line_button},
};
use crate::{
    engine::{counters::UnitId, text::say},
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain, warning},
    },
};
use bevy_egui::egui::{Align, Key, Ui};

/// The numbers of the fields of the id and the name of a copy, and of the first value.
const FIELDS: [u32; 3] = [2000, 2001, 2010];

/// The path of the symbol of a card.
const PICTURE: &str = "picture";
/// The number of ids that are tried for a copy.
const MOST_ALIKE: u8 = 99;

pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    heading(ui, palette, &say!("scenario-types"));
    hint(ui, palette, say!("scenario-types-about"));
    for shown in state.types.unwrap_or_default().iter().filter(|shown| shown.is_own) {
        let is_open = state.memory.types.open.as_ref() == Some(&shown.id);
        let words = say!("scenario-type", name = shown.name.clone(), id = shown.id.clone());
        let line = line_button(ui, palette, &words);
        if state.memory.types.brought.take_if(|brought| *brought == shown.id).is_some() {
            line.scroll_to_me(Some(Align::Min));
        }
        if line.clicked() {
            state.memory.types.open = (!is_open).then(|| shown.id.clone());
            state.memory.types.typed = None;
        }
        if is_open {
            ui.push_id(&shown.id, |ui| values(ui, palette, state, shown, actions));
        }
    }
    match state.memory.types.copied.clone() {
        Some(copied) => copy(ui, palette, state, copied, actions),
        None => _ = ui.push_id("new-type", |ui| new(ui, palette, state)),
    }
}

/// Draws the button for a new type, and the types that it can be a copy of.
fn new(ui: &mut Ui, palette: &Palette, state: &mut EditorState) {
    if !state.memory.types.adds {
        if plain(ui, palette, &say!("scenario-new-type"))
            .on_hover_text(say!("scenario-new-type.hint"))
            .clicked()
        {
            state.memory.types.adds = true;
            state.memory.search.clear();
        }
        return;
    }
    let types = state.kinds.iter().map(|kind| (kind.id.to_string(), kind.name.clone()));
    let weapons = state.extras.iter().map(|kind| (kind.what.clone(), kind.name.clone()));
    // Carriers with their passengers are no types.
    let is_id = |id: &str| id.parse::<UnitId>().is_ok();
    let mut offered: Vec<Offered> = Vec::new();
    for (id, name) in types.chain(weapons).filter(|(id, _)| is_id(id)) {
        if offered.iter().all(|known| known.id != id) {
            offered.push(Offered { id, name });
        }
    }
    let chosen = pick_one(ui, palette, &mut state.memory.search, &offered);
    let Some(one) = chosen.and_then(|number| offered.get(number)) else { return };
    let id: Option<UnitId> = one.id.parse().ok();
    state.memory.types.adds = false;
    state.memory.types.copied = id.map(|id| (id, free_id(state, id), one.name.clone()));
}

/// Returns an id for a copy of a type, which no other type has; its end is left out if it would be too long.
fn free_id(state: &EditorState, of: UnitId) -> String {
    let stems = (1..=of.as_str().len()).rev().filter_map(|end| of.as_str().get(..end));
    let stems = stems.filter_map(|stem| stem.trim_end_matches('-').parse::<UnitId>().ok());
    let ids = stems.flat_map(|stem| (2..=MOST_ALIKE).filter_map(move |number| stem.numbered(number).ok()));
    let mut free = ids.map(|id| id.to_string()).filter(|id| !is_taken(state, id));
    free.next().unwrap_or_default()
}

/// Whether a type has this id.
fn is_taken(state: &EditorState, id: &str) -> bool {
    state.types.unwrap_or_default().iter().any(|shown| shown.id == id)
        || state.kinds.iter().any(|kind| kind.id.as_str() == id)
        || state.extras.iter().any(|kind| kind.what == id)
}

/// Returns the reason why a copy cannot have this id.
fn fault_of_id(state: &EditorState, id: &str) -> Option<String> {
    if id.parse::<UnitId>().is_err() {
        return Some(say!("scenario-no-id"));
    }
    is_taken(state, id).then(|| say!("scenario-type-taken", id = id))
}

/// Draws the id and the name of a copy, which are typed.
fn copy(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (of, mut id, mut name): (UnitId, String, String),
    actions: &mut Vec<ScenarioAction>,
) {
    let [of_id, of_name, _] = FIELDS;
    hint(ui, palette, say!("scenario-type-of", name = name_of(state.kinds, of)));
    if let Some(typed) = field(ui, palette, &say!("scenario-type-id"), (of_id, 1), &id) {
        id = typed;
    }
    let fault = fault_of_id(state, &id);
    if let Some(why) = &fault {
        warning(ui, palette, why);
    }
    if let Some(typed) = field(ui, palette, &say!("scenario-type-name"), (of_name, 1), &name) {
        name = typed;
    }
    let is_entered = ui.input(|input| input.key_pressed(Key::Enter));
    let may = fault.is_none();
    state.memory.types.copied = Some((of, id.clone(), name.clone()));
    ui.horizontal_wrapped(|ui| {
        let copy = ui.add_enabled_ui(may, |ui| plain(ui, palette, &say!("scenario-type-copy"))).inner;
        if copy.clicked() || (may && is_entered && state.memory.has_focus) {
            actions.push(ScenarioAction::NewType { of, id, name });
        }
        if plain(ui, palette, &say!("scenario-type-cancel")).clicked() {
            state.memory.types.copied = None;
        }
    });
}

/// Draws the values of a type, which are typed; a refused one stays with its reason.
fn values(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    shown: &TypeShown,
    actions: &mut Vec<ScenarioAction>,
) {
    let [.., first] = FIELDS;
    let set = |path: &str, text: &str| ScenarioAction::TypeValue {
        id: shown.id.clone(),
        path: path.to_owned(),
        text: text.to_owned(),
    };
    for (number, (path, text)) in (first..).zip(&shown.values) {
        let typed = state.memory.types.typed.as_ref().filter(|(of, ..)| of == path);
        let present = typed.map_or(text, |(_, text, _)| text).clone();
        let why = typed.and_then(|(.., why)| why.clone());
        if path == PICTURE {
            picture(ui, palette, state, (path.as_str(), text.as_str()), &set, actions);
            continue;
        }
        // The names of the values are those of the file.
        if let Some(typed) = field(ui, palette, path, (number, 1), &present) {
            actions.push(set(path, &typed));
            state.memory.types.typed = Some((path.clone(), typed, None));
        }
        if let Some(why) = why {
            warning(ui, palette, &why);
        }
    }
}

/// Draws the symbol of a card, which is chosen by its name.
fn picture(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (path, present): (&str, &str),
    set: &dyn Fn(&str, &str) -> ScenarioAction,
    actions: &mut Vec<ScenarioAction>,
) {
    let name = if present.is_empty() { say!("scenario-type-no-picture") } else { present.to_owned() };
    hint(ui, palette, say!("scenario-type-picture", name = name));
    if !present.is_empty() && plain(ui, palette, &say!("scenario-type-drop-picture")).clicked() {
        actions.push(set(path, ""));
    }
    let symbols = state.symbols.iter();
    let offered: Vec<Offered> =
        symbols.map(|symbol| Offered { id: symbol.clone(), name: symbol.clone() }).collect();
    let (_, chosen) = search_list(ui, palette, &mut state.memory.search, &offered);
    if let Some(symbol) = chosen.and_then(|number| offered.get(number)) {
        actions.push(set(path, &symbol.id));
    }
}
