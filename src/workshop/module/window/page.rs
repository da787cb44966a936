//! The page: the module and the game, the table of matches, and the pack that is written.

use super::{
    field::field,
    pieces_list, rows,
    state::{ImportAction, ImportState, OpenModule, Progress},
};
use crate::{
    engine::{data::Shown, text::say},
    panels::{
        choice,
        kit::{
            theme::Palette,
            widgets::{hint, noted, plain, warning, words},
        },
    },
    workshop::page::page,
};
use bevy_egui::egui::{Align, Context, Layout, ScrollArea, Ui, vec2};
use std::path::PathBuf;

/// Points of the widest page.
const WIDEST: f32 = 1240.0;
/// The width of the list of pieces, in points.
const PIECES: f32 = 320.0;
/// The room under the table, in points: of the name, and of each line of what came of it or of a note.
const FOOT: (f32, f32) = (44.0, 34.0);
/// The most such lines that have room without scrolling.
const MOST_LINES: usize = 3;
/// The most sentences that are listed of a module.
const MOST_NOTES: usize = 20;

/// Draws the page.
pub(in crate::workshop::module) fn import_page(ctx: &Context, state: ImportState) -> Vec<ImportAction> {
    let mut state = state;
    let mut actions = Vec::new();
    let palette = state.theme.palette_in(state.colours);
    state.thumbnails.take(ctx);
    let closes = page(ctx, palette, ("import-page", &say!("import-title")), WIDEST, |ui| {
        choose(ui, palette, &mut state, &mut actions);
        ui.add_space(6.0);
        let Some(module) = state.module else {
            hint(ui, palette, say!("import-about"));
            outcome(ui, palette, &state, &mut actions);
            return;
        };
        let room = vec2(
            ui.available_width(),
            (ui.available_height() - foot_height(state.progress, module)).max(120.0),
        );
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Min), |ui| {
            let column = Layout::top_down(Align::Min);
            let wide = if state.memory.unit.is_some() { room.x - PIECES - 14.0 } else { room.x };
            ui.allocate_ui_with_layout(vec2(wide, room.y), column, |ui| {
                ui.set_width(wide);
                rows::show(ui, palette, &mut state, module, &mut actions);
            });
            if let Some(unit) = state.memory.unit.clone() {
                ui.allocate_ui_with_layout(vec2(PIECES, room.y), column, |ui| {
                    ui.set_width(PIECES);
                    pieces_list::show(ui, palette, &mut state, (module, &unit), &mut actions);
                });
            }
        });
        ScrollArea::vertical().id_salt("import-foot").auto_shrink([false, false]).show(ui, |ui| {
            foot(ui, palette, &mut state, module, &mut actions);
        });
    });
    actions.extend(closes.then_some(ImportAction::Close));
    actions
}

/// Draws the path of the module, and the games.
fn choose(ui: &mut Ui, palette: &Palette, state: &mut ImportState, actions: &mut Vec<ImportAction>) {
    field(ui, &mut state.memory.path, &say!("import-path"), f32::INFINITY);
    ui.horizontal_wrapped(|ui| {
        let game = state.games.iter().map(|(id, _)| *id).find(|id| *id == state.memory.game);
        let game = game.or_else(|| state.games.first().map(|(id, _)| *id)).unwrap_or_default();
        for (id, title) in state.games {
            if noted(title, choice(ui, (*id == game, true), title)).clicked() {
                state.memory.game = *id;
            }
        }
        let path = state.memory.path.trim().trim_matches('"').to_owned();
        ui.add_enabled_ui(!path.is_empty() && *state.progress != Progress::Working, |ui| {
            if plain(ui, palette, &say!("import-open")).on_hover_text(say!("import-open.hint")).clicked() {
                actions.push(ImportAction::Open(PathBuf::from(path), game));
            }
        });
    });
}

/// Returns the height of the foot: the table has the rest.
fn foot_height(progress: &Progress, module: &OpenModule) -> f32 {
    let lines = match progress {
        Progress::None => 0,
        Progress::Working | Progress::Failed(_) => 1,
        Progress::Written { notes, .. } => 2 + notes.len(),
    };
    let lines = (lines + module.notes.len()).min(MOST_LINES);
    FOOT.0 + FOOT.1 * lines as f32
}

/// Draws the name of the pack, what writes it, and what came of it.
fn foot(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut ImportState,
    module: &OpenModule,
    actions: &mut Vec<ImportAction>,
) {
    ui.horizontal_wrapped(|ui| {
        field(ui, &mut state.memory.name, &say!("import-name"), 260.0);
        let (all, matched) = module.matching.counts();
        let name = state.memory.name.trim().to_owned();
        let may = !name.is_empty() && matched > 0 && *state.progress != Progress::Working;
        ui.add_enabled_ui(may, |ui| {
            if plain(ui, palette, &say!("import-write")).clicked() {
                actions.push(ImportAction::Write(name));
            }
        });
        words(ui, palette, say!("import-counts", matched = matched, all = all));
    });
    outcome(ui, palette, state, actions);
    for note in module.notes.iter().take(MOST_NOTES) {
        hint(ui, palette, note.as_str());
    }
    if module.notes.len() > MOST_NOTES {
        hint(ui, palette, say!("import-more-notes", n = module.notes.len() - MOST_NOTES));
    }
}

fn outcome(ui: &mut Ui, palette: &Palette, state: &ImportState, actions: &mut Vec<ImportAction>) {
    match state.progress {
        Progress::None => {}
        Progress::Working => hint(ui, palette, say!("page-working")),
        Progress::Failed(why) => warning(ui, palette, why),
        Progress::Written { id, folder, units, images, notes } => {
            words(
                ui,
                palette,
                say!("import-written", units = *units, images = *images, folder = folder.shown()),
            );
            ui.horizontal_wrapped(|ui| {
                if state.in_use == id.as_str() {
                    words(ui, palette, say!("import-in-use"));
                } else if plain(ui, palette, &say!("import-use")).clicked() {
                    actions.push(ImportAction::Use(id.clone()));
                }
                if plain(ui, palette, &say!("page-open-folder")).clicked() {
                    actions.push(ImportAction::OpenFolder(folder.clone()));
                }
            });
            for note in notes.iter().take(MOST_NOTES) {
                warning(ui, palette, note);
            }
        }
    }
}
