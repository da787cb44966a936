//! The packs, and the list of units and types.

use super::state::{CountersAction, CountersState};
use crate::{
    engine::text::say,
    panels::{
        choice,
        kit::{
            fonts,
            theme::Palette,
            widgets::{hint, noted, plain, words},
        },
    },
};
use bevy_egui::egui::{Button, ComboBox, Margin, ScrollArea, TextEdit, TextWrapMode, Ui, vec2};

/// The height of a line of the list, in points.
const LINE: f32 = 28.0;

/// Draws the packs, and the list.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut CountersState,
    actions: &mut Vec<CountersAction>,
) {
    packs(ui, palette, state, actions);
    ui.add_space(8.0);
    field(ui, &mut state.memory.search, &say!("counters-search"));
    let Some(list) = state.list else {
        hint(ui, palette, say!("page-working"));
        return;
    };
    let found: Vec<usize> = (0..)
        .zip(list)
        .filter(|(_, entry)| entry.has(&state.memory.search))
        .map(|(number, _)| number)
        .collect();
    hint(ui, palette, say!("counters-found", n = found.len()));
    let area = ScrollArea::vertical().id_salt("counters-list").auto_shrink([false, false]);
    area.show_rows(ui, LINE, found.len(), |ui, rows| {
        for number in found.get(rows).unwrap_or_default() {
            let Some(entry) = list.get(*number) else { continue };
            let label = match entry.name.is_empty() {
                true => entry.key.clone(),
                false => say!("counters-entry", key = entry.key.as_str(), name = entry.name.as_str()),
            };
            let is_chosen = state.memory.key.as_ref() == Some(&entry.key);
            // What stands at the right, even if empty, keeps the words at the left.
            let button =
                Button::selectable(is_chosen, label).wrap_mode(TextWrapMode::Truncate).right_text("");
            let line = ui.add_sized(vec2(ui.available_width() - 12.0, LINE), button);
            if noted(&entry.key, line).clicked() {
                state.memory.choose(entry.key.clone());
            }
        }
    });
}

/// Draws the choice of the pack, and what begins a new one.
fn packs(ui: &mut Ui, palette: &Palette, state: &mut CountersState, actions: &mut Vec<CountersAction>) {
    let known = state.packs.iter().find(|(id, _)| id == state.pack);
    let shown = known.map_or_else(|| say!("counters-choose"), |(_, name)| name.clone());
    if !state.packs.is_empty() {
        let list = ComboBox::from_id_salt("counters-pack").selected_text(shown).width(ui.available_width());
        let open = list.show_ui(ui, |ui| {
            for (id, name) in state.packs {
                if noted(name, choice(ui, (id == state.pack, true), name)).clicked() {
                    actions.push(CountersAction::Choose(id.clone()));
                }
            }
        });
        noted(&say!("counters-pack"), open.response);
    }
    field(ui, &mut state.memory.new_pack, &say!("counters-pack-name"));
    ui.horizontal_wrapped(|ui| {
        ui.add_enabled_ui(!state.memory.new_pack.trim().is_empty(), |ui| {
            if plain(ui, palette, &say!("counters-new-pack")).clicked() {
                actions.push(CountersAction::NewPack(state.memory.new_pack.trim().to_owned()));
                state.memory.new_pack.clear();
            }
        });
        if let Some(file) = state.file
            && plain(ui, palette, &say!("page-open-folder")).clicked()
        {
            actions.push(CountersAction::OpenFolder(file.folder().to_owned()));
        }
    });
    if state.packs.is_empty() && state.is_listed {
        words(ui, palette, say!("counters-first-pack"));
    }
}

/// Draws a text that is typed, with its name in it while it is empty.
pub(super) fn field(ui: &mut Ui, typed: &mut String, name: &str) {
    let edit = TextEdit::singleline(typed)
        .id_salt(("counters", name))
        .hint_text(name.to_owned())
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .desired_width(f32::INFINITY);
    noted(name, ui.add(edit));
}
