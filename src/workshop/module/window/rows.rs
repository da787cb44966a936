//! The table of matches: only its visible lines are drawn.

use super::{
    field::field,
    state::{ImportAction, ImportState, OpenModule},
};
use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{noted, plain, text},
    },
    workshop::module::MatchRow,
};
use bevy_egui::egui::{Align, DragValue, Label, Layout, ScrollArea, Ui, vec2};

/// The height of a line, and the side of its pictures, in points.
const LINE: f32 = 48.0;
const SIDE: f32 = 44.0;
/// The width of the buttons of a line, in points.
const BUTTONS: f32 = 360.0;
/// A guess below this score should be looked at.
const DOUBTFUL: f32 = 0.8;

/// Draws the search, and the lines that it finds.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut ImportState,
    module: &OpenModule,
    actions: &mut Vec<ImportAction>,
) {
    field(ui, &mut state.memory.search, &say!("import-search"), f32::INFINITY);
    ui.horizontal_wrapped(|ui| {
        if plain(ui, palette, &say!("import-sort")).on_hover_text(say!("import-sort.hint")).clicked() {
            actions.push(ImportAction::Sort);
        }
        let accept = say!("import-accept", percent = usize::from(state.memory.accepts));
        if plain(ui, palette, &accept).on_hover_text(say!("import-accept.hint")).clicked() {
            actions.push(ImportAction::Accept(state.memory.accepts));
        }
        let least = DragValue::new(&mut state.memory.accepts).range(50..=100).suffix(" %");
        noted(&say!("import-accept-from"), ui.add(least));
        if plain(ui, palette, &say!("import-numbers")).on_hover_text(say!("import-numbers.hint")).clicked() {
            actions.push(ImportAction::ByNumbers);
        }
        ui.add_enabled_ui(module.matching.can_undo(), |ui| {
            if plain(ui, palette, &say!("import-undo")).clicked() {
                actions.push(ImportAction::Undo);
            }
        });
    });
    let rows: Vec<MatchRow> = module.rows();
    let found: Vec<&MatchRow> = rows.iter().filter(|row| is_found(row, &state.memory.search)).collect();
    let area = ScrollArea::vertical().id_salt("import-rows").auto_shrink([false, false]);
    area.show_rows(ui, LINE, found.len(), |ui, visible| {
        for row in found.get(visible).unwrap_or_default() {
            let size = vec2(ui.available_width(), LINE);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(size);
                line(ui, palette, state, row, actions);
            });
        }
    });
}

/// Whether a line has all of these words.
fn is_found(row: &MatchRow, words: &str) -> bool {
    let text = [row.unit, row.name, row.front, row.back, &row.piece].join(" ").to_lowercase();
    words.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// Draws a unit with its pictures, the piece, how sure it is, and the buttons.
fn line(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut ImportState,
    row: &MatchRow,
    actions: &mut Vec<ImportAction>,
) {
    state.thumbnails.show(ui, row.front, SIDE);
    state.thumbnails.show(ui, row.back, SIDE);
    let room = vec2((ui.available_width() - BUTTONS).max(120.0), LINE);
    ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
        ui.set_width(room.x);
        let name = if row.name.is_empty() { row.unit } else { row.name };
        let told = |words: &str, ink| Label::new(text(words, fonts::sans(13.0), ink)).truncate();
        ui.add(told(name, palette.text)).on_hover_text(row.unit);
        let (words, ink) = match (row.front.is_empty(), row.score < DOUBTFUL) {
            (true, _) => (say!("import-no-match"), palette.text_third),
            (false, is_doubtful) => {
                let percent =
                    (1..=100_u8).take_while(|share| f32::from(*share) <= 100.0 * row.score + 0.5).count();
                let ink = if is_doubtful { palette.accent_text } else { palette.text_second };
                let piece = row.piece.as_str();
                let words = match is_doubtful {
                    true => say!("import-doubtful", piece = piece, percent = percent),
                    false => say!("import-sure", piece = piece, percent = percent),
                };
                (words, ink)
            }
        };
        ui.add(told(&words, ink)).on_hover_text(row.piece.as_str());
    });
    buttons(ui, palette, state, row, actions);
}

fn buttons(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut ImportState,
    row: &MatchRow,
    actions: &mut Vec<ImportAction>,
) {
    let is_chosen = state.memory.unit.as_deref() == Some(row.unit);
    let words = if is_chosen { say!("import-choose-no-more") } else { say!("import-choose") };
    // Each line has these buttons: their noted names say of which unit they are.
    let name = |words: &str| format!("{words} {}", row.unit);
    if noted(&name(&say!("import-choose")), plain(ui, palette, &words)).clicked() {
        state.memory.unit = (!is_chosen).then(|| row.unit.to_owned());
    }
    ui.add_enabled_ui(!row.front.is_empty(), |ui| {
        let words = say!("import-unmatch");
        if noted(&name(&words), plain(ui, palette, &words)).clicked() {
            actions.push(ImportAction::Unmatch(row.unit.to_owned()));
        }
    });
    ui.add_enabled_ui(!row.back.is_empty(), |ui| {
        let words = say!("import-turn-over");
        if noted(&name(&words), plain(ui, palette, &words)).clicked() {
            actions.push(ImportAction::TurnOver(row.unit.to_owned()));
        }
    });
}
