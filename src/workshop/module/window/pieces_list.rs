//! The free pieces, from which one is chosen for a unit.

use super::{
    field::field,
    state::{ImportAction, ImportState, OpenModule},
};
use crate::{
    engine::text::say,
    panels::kit::{
        theme::Palette,
        widgets::{hint, noted},
    },
    workshop::module::Piece,
};
use bevy_egui::egui::{Align, Button, Layout, ScrollArea, TextWrapMode, Ui, vec2};
use std::collections::HashSet;

/// The height of a line, and the side of its picture, in points.
const LINE: f32 = 44.0;
const SIDE: f32 = 40.0;

/// Draws the free pieces that have the words that are looked for; a click gives one to the unit.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut ImportState,
    (module, unit): (&OpenModule, &str),
    actions: &mut Vec<ImportAction>,
) {
    let row = module.matching.units().iter().find(|known| known.id == unit);
    let name = row.map_or(unit, |unit| unit.name.as_str());
    hint(ui, palette, say!("import-piece-for", unit = name));
    field(ui, &mut state.memory.piece, &say!("import-piece-search"), f32::INFINITY);
    let words = state.memory.piece.to_lowercase();
    let pieces = module.matching.pieces();
    // The best candidates come first; they are compared once.
    if state.memory.ranked.as_ref().is_none_or(|(of, _)| of != unit) {
        state.memory.ranked = Some((unit.to_owned(), module.matching.pieces_for(unit)));
    }
    let ranked = state.memory.ranked.as_ref().map(|(_, ranked)| ranked.as_slice()).unwrap_or_default();
    let all_free: HashSet<usize> = module.free.iter().copied().collect();
    let free = ranked.iter().filter(|number| all_free.contains(*number));
    let free = free.filter_map(|number| Some((*number, pieces.get(*number)?)));
    let found: Vec<(usize, &Piece)> = free.filter(|(_, piece)| has(piece, &words)).collect();
    if found.is_empty() {
        hint(ui, palette, say!("import-no-piece"));
    }
    let area = ScrollArea::vertical().id_salt("import-pieces").auto_shrink([false, false]);
    area.show_rows(ui, LINE, found.len(), |ui, visible| {
        for (number, piece) in found.get(visible).unwrap_or_default() {
            let size = vec2(ui.available_width(), LINE);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(size);
                state.thumbnails.show(ui, &piece.front, SIDE);
                let path = piece.path();
                let button = Button::new(path.as_str()).wrap_mode(TextWrapMode::Truncate);
                let line = ui.add_sized(vec2(ui.available_width() - 12.0, 30.0), button);
                if noted(&path, line.on_hover_text(path.as_str())).clicked() {
                    actions.push(ImportAction::Match(unit.to_owned(), *number));
                    state.memory.unit = None;
                }
            });
        }
    });
}

/// Whether a piece has all of these words, given in small letters.
fn has(piece: &Piece, words: &str) -> bool {
    if words.trim().is_empty() {
        return true;
    }
    let text = format!("{} {} {}", piece.path(), piece.front, piece.back).to_lowercase();
    words.split_whitespace().all(|word| text.contains(word))
}
