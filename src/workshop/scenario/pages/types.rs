//! Unit types of the author's own: a type is copied under another id and name, and its values are typed.

use super::{
    picker::{Offered, name_of, pick_one},
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
use bevy_egui::egui::Ui;

/// The numbers of the fields of the id and the name of a copy, and of the first value.
const FIELDS: [u32; 3] = [2000, 2001, 2010];

/// The path of the symbol of a card.
const PICTURE: &str = "picture";

pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    heading(ui, palette, &say!("scenario-types"));
    hint(ui, palette, say!("scenario-types-about"));
    for shown in state.types.unwrap_or_default() {
        let is_open = state.memory.types.open.as_ref() == Some(&shown.id);
        let words = say!("scenario-type", name = shown.name.clone(), id = shown.id.clone());
        if line_button(ui, palette, &words).clicked() {
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
    let offered: Vec<Offered> = types.chain(weapons).map(|(id, name)| Offered { id, name }).collect();
    let chosen = pick_one(ui, palette, &mut state.memory.search, &offered);
    let Some(one) = chosen.and_then(|number| offered.get(number)) else { return };
    let id: Option<UnitId> = one.id.parse().ok();
    state.memory.types.adds = false;
    state.memory.types.copied = id.map(|id| (id, format!("{id}-2"), one.name.clone()));
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
    if let Some(typed) = field(ui, palette, &say!("scenario-type-name"), (of_name, 1), &name) {
        name = typed;
    }
    state.memory.types.copied = Some((of, id.clone(), name.clone()));
    ui.horizontal_wrapped(|ui| {
        if plain(ui, palette, &say!("scenario-type-copy")).clicked() {
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
    let chosen = pick_one(ui, palette, &mut state.memory.search, &offered);
    if let Some(symbol) = chosen.and_then(|number| offered.get(number)) {
        actions.push(set(path, &symbol.id));
    }
}
