//! What can be changed of a unit: its symbol, its colours, its pictures.

use super::{
    colours,
    pack_and_list::field,
    state::{CountersAction, CountersState, Part},
};
use crate::{
    art::packs::{face::Face, pack::outline::UnitOutline},
    engine::text::say,
    panels::{
        choice,
        kit::{
            theme::Palette,
            widgets::{hint, noted, plain, words},
        },
    },
    workshop::counters::{PackFile, UnitChange, list::CounterEntry},
};
use bevy_egui::egui::{ScrollArea, Stroke, StrokeKind, Ui};
use std::path::PathBuf;

/// The side of a symbol's picture, in points, and its room.
const SYMBOL: f32 = 40.0;
const SYMBOL_ROOM: f32 = SYMBOL + 6.0;

/// Draws the parts, and the one that is open.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut CountersState,
    (file, entry): (&PackFile, &CounterEntry),
    actions: &mut Vec<CountersAction>,
) {
    ui.horizontal_wrapped(|ui| {
        let parts = [
            (Part::Symbol, say!("counters-symbol")),
            (Part::Colours, say!("counters-colours")),
            (Part::Pictures, say!("counters-pictures")),
        ];
        for (part, name) in parts {
            if noted(&name, choice(ui, (state.memory.part == part, true), &name)).clicked() {
                state.memory.part = part;
            }
        }
    });
    let patterns = patterns(state, entry);
    choose_pattern(ui, state, &patterns);
    ui.add_space(4.0);
    // A change for all of them has their pattern as its key.
    let pattern = state.memory.pattern.clone();
    let pattern = pattern.filter(|chosen| patterns.iter().any(|(known, _)| known == chosen));
    let key = pattern.unwrap_or_else(|| entry.key.clone());
    let entry = &CounterEntry { key, ..entry.clone() };
    let own = file.outline().units.get(&entry.key).cloned().unwrap_or_default();
    match state.memory.part {
        Part::Symbol => symbols(ui, palette, state, (file, entry, &own), actions),
        Part::Colours => {
            let area = ScrollArea::vertical().id_salt("counters-colours").auto_shrink([false, false]);
            area.show(ui, |ui| colours::show(ui, palette, state, (file, entry, &own), actions));
        }
        Part::Pictures => pictures(ui, palette, state, (entry, &own), actions),
    }
}

/// Returns the patterns of keys like the chosen one, each with the numbers of units and of types that it meets; one that
/// meets nothing but the chosen one is left out.
fn patterns(state: &CountersState, entry: &CounterEntry) -> Vec<(String, (usize, usize))> {
    let list = state.list.unwrap_or_default();
    let met = |pattern: String| {
        let (types, units): (Vec<&CounterEntry>, Vec<&CounterEntry>) =
            list.iter().filter(|known| known.fits(&pattern)).partition(|known| known.is_type());
        (pattern, (units.len(), types.len()))
    };
    entry.patterns().into_iter().map(met).filter(|(_, (units, types))| units + types > 1).collect()
}

/// Draws the choice of what is changed: the chosen unit or type alone, or all whose keys match a pattern.
fn choose_pattern(ui: &mut Ui, state: &mut CountersState, patterns: &[(String, (usize, usize))]) {
    if patterns.is_empty() {
        return;
    }
    let about = say!("counters-all-alike-about");
    ui.horizontal_wrapped(|ui| {
        let all = patterns.iter().map(|(pattern, (units, types))| {
            let met = (say!("counters-met-units", n = *units), say!("counters-met-types", n = *types));
            let name = say!("counters-all-alike", pattern = pattern.as_str(), units = met.0, types = met.1);
            (Some(pattern.clone()), name)
        });
        for (pattern, name) in [(None, say!("counters-alone"))].into_iter().chain(all) {
            let is_chosen = state.memory.pattern == pattern;
            let button = noted(&name, choice(ui, (is_chosen, true), &name));
            let button = if pattern.is_some() { button.on_hover_text(about.as_str()) } else { button };
            if button.clicked() {
                (state.memory.pattern, state.memory.picked) = (pattern, None);
            }
        }
    });
}

/// Draws the symbols of the pack with their pictures; only the visible rows are drawn.
fn symbols(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut CountersState,
    (file, entry, own): (&PackFile, &CounterEntry, &UnitOutline),
    actions: &mut Vec<CountersAction>,
) {
    let mut change = |symbol: Option<String>| {
        actions.push(CountersAction::Change(UnitChange::Symbol(entry.key.clone(), symbol)));
    };
    if own.pictures.is_some() {
        hint(ui, palette, say!("counters-symbol-covered"));
    }
    ui.add_enabled_ui(own.symbol.is_some(), |ui| {
        if plain(ui, palette, &say!("counters-usual-symbol")).clicked() {
            change(None);
        }
    });
    let symbols: Vec<(&String, &String)> = file.outline().symbols.iter().collect();
    let step = SYMBOL_ROOM + ui.spacing().item_spacing.x;
    // At least one, and far fewer than a screen has points.
    let across = ((ui.available_width() - 16.0) / step).clamp(1.0, 100.0);
    let across = (1..=100_u8).take_while(|number| f32::from(*number) <= across).count().max(1);
    let rows = symbols.len().div_ceil(across);
    let area = ScrollArea::vertical().id_salt("counters-symbols").auto_shrink([false, false]);
    area.show_rows(ui, SYMBOL_ROOM, rows, |ui, rows| {
        for row in symbols.chunks(across).skip(rows.start).take(rows.len()) {
            ui.horizontal(|ui| {
                for (name, art) in row {
                    let face = Face {
                        template: entry.front.template.clone(),
                        symbol: (*name).clone(),
                        ..Face::default()
                    };
                    let card =
                        state.cards.show(ui, &face, SYMBOL, state.colours).on_hover_text(name.as_str());
                    if own.symbol.as_ref() == Some(*art) {
                        let edge = Stroke::new(2.0, palette.accent);
                        ui.painter().rect_stroke(card.rect, 4, edge, StrokeKind::Inside);
                    }
                    if noted(&say!("counters-symbol-name", name = name.as_str()), card).clicked() {
                        change(Some((*art).clone()));
                    }
                }
            });
        }
    });
}

/// Draws the pictures of both sides, and what brings one into the pack.
fn pictures(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut CountersState,
    (entry, own): (&CounterEntry, &UnitOutline),
    actions: &mut Vec<CountersAction>,
) {
    hint(ui, palette, say!("counters-pictures-about"));
    let change = |pictures| CountersAction::Change(UnitChange::Pictures(entry.key.clone(), pictures));
    match &own.pictures {
        Some((front, back)) => {
            words(ui, palette, say!("counters-front", file = front.as_str()));
            if plain(ui, palette, &say!("counters-usual-card")).clicked() {
                actions.push(change(None));
            }
            if let Some(back) = back {
                words(ui, palette, say!("counters-back", file = back.as_str()));
                if plain(ui, palette, &say!("counters-no-back")).clicked() {
                    actions.push(change(Some((front.clone(), None))));
                }
            }
        }
        None if own.has_drawing => words(ui, palette, say!("counters-has-drawing")),
        None => words(ui, palette, say!("counters-no-picture")),
    }
    ui.add_space(6.0);
    field(ui, &mut state.memory.picture, &say!("counters-picture"));
    let typed = state.memory.picture.trim().trim_matches('"').to_owned();
    ui.horizontal_wrapped(|ui| {
        let may = !typed.is_empty() && !state.is_busy;
        let sides = [
            (false, may, say!("counters-as-front")),
            (true, may && own.pictures.is_some(), say!("counters-as-back")),
        ];
        for (is_back, may, words) in sides {
            ui.add_enabled_ui(may, |ui| {
                if plain(ui, palette, &words).clicked() {
                    let (key, picture) = (entry.key.clone(), PathBuf::from(&typed));
                    actions.push(CountersAction::TakePicture { key, picture, is_back });
                }
            });
        }
    });
    if state.is_busy {
        hint(ui, palette, say!("page-working"));
    }
}
