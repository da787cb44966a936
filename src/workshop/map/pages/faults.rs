//! The panel at the right: the map as a whole, its faults, and what becomes of it.

use super::{
    state::{EditorState, Form, MapAction},
    tool::Tool,
    under,
};
use crate::{
    engine::{board::Countryside, text::say},
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{caps, hint, noted, plain, primary, text, warning},
    },
    workshop::map::{Seam, Size},
};
use bevy_egui::egui::{Button, Label, ScrollArea, Ui, vec2};

/// The most faults that are listed.
const MOST: usize = 60;
/// The room of the buttons at the foot, in points.
const FOOT: f32 = 170.0;

/// The look that is offered to a map without one: broad fields, some hedges and farms.
const USUAL: Countryside = Countryside { fields: 50, hedges: 15, farms: 4, bends: 14 };

/// Draws the panel.
pub(super) fn show(ui: &mut Ui, palette: &Palette, state: &mut EditorState, actions: &mut Vec<MapAction>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let map = state.draft.map();
    let title = if map.title.trim().is_empty() { map.id.clone() } else { map.title.clone() };
    ui.add(Label::new(text(title, fonts::serif(20.0), palette.text)).wrap());
    let Size { columns, rows } = state.draft.size();
    hint(ui, palette, say!("workshop-map-about", game = state.game, columns = columns, rows = rows));
    edit(ui, palette, state, actions);
    whole(ui, palette, state);
    under::controls(ui, palette, state, actions);
    ui.add_space(4.0);
    hint(ui, palette, under_the_mouse(state));
    if let Some(said) = state.said {
        warning(ui, palette, said);
    }
    let room = (ui.available_height() - FOOT).max(60.0);
    list(ui, palette, state, room, actions);
    foot(ui, palette, state, actions);
}

fn edit(ui: &mut Ui, palette: &Palette, state: &EditorState, actions: &mut Vec<MapAction>) {
    ui.horizontal_wrapped(|ui| {
        let asked = [
            (say!("workshop-map-undo"), "Ctrl+Z", state.draft.can_undo(), MapAction::Undo),
            (say!("workshop-map-redo"), "Ctrl+Y", state.draft.can_redo(), MapAction::Redo),
        ];
        for (words, key, can, action) in asked {
            ui.add_enabled_ui(can, |ui| {
                if plain(ui, palette, &words).on_hover_text(key).clicked() {
                    actions.push(action);
                }
            });
        }
    });
}

/// Draws the buttons that open forms about the whole map.
fn whole(ui: &mut Ui, palette: &Palette, state: &mut EditorState) {
    let map = state.draft.map();
    let (id, title, subtitle) = (map.id.clone(), map.title.clone(), map.subtitle.clone());
    let Size { columns, rows } = state.draft.size();
    let zero = || "0".to_owned();
    let Countryside { fields, hedges, farms, bends } = map.countryside.unwrap_or(USUAL);
    let parts = [fields, hedges, farms, bends].map(|part| part.to_string());
    let has = map.countryside.is_some();
    let path = state.under.map(|under| under.underlay.picture.clone()).unwrap_or_default();
    let forms = [
        (say!("workshop-map-open-titles"), Form::Titles { id, title, subtitle }),
        (
            say!("workshop-map-open-resize"),
            Form::Resize {
                columns: columns.to_string(),
                rows: rows.to_string(),
                keep_east: false,
                keep_south: false,
            },
        ),
        (say!("workshop-map-open-shift"), Form::Shift { columns: zero(), rows: zero() }),
        (say!("workshop-map-open-join"), Form::Join { map: 0, seam: Seam::East }),
        (say!("workshop-map-open-countryside"), Form::Countryside { has, parts }),
        (say!("workshop-map-open-picture"), Form::Picture { path }),
    ];
    ui.horizontal_wrapped(|ui| {
        for (words, form) in forms {
            if plain(ui, palette, &words).clicked() {
                state.memory.form = Some(form);
            }
        }
    });
}

/// Returns the hex under the mouse or the cursor, with its ground.
fn under_the_mouse(state: &EditorState) -> String {
    let size = state.draft.size();
    let hex = state.memory.hovered.map(|spot| spot.hex).or(state.memory.cursor);
    let Some(hex) = hex.filter(|hex| size.contains(*hex)) else { return say!("workshop-map-no-hex") };
    let ground = state.name_of(Tool::Terrain(state.draft.terrain(hex)));
    match state.draft.level(hex) {
        0 => say!("workshop-map-hex", hex = hex.to_string(), ground = ground),
        level => say!("workshop-map-hex-level", hex = hex.to_string(), ground = ground, level = level),
    }
}

/// Draws the faults; a click brings the hexes of one into view.
fn list(ui: &mut Ui, palette: &Palette, state: &EditorState, room: f32, actions: &mut Vec<MapAction>) {
    ui.label(caps(&say!("workshop-map-faults", n = state.faults.len()), 10.5, palette.text_second));
    let width = ui.available_width();
    ScrollArea::vertical().id_salt("map-faults").max_height(room - 20.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            ui.set_max_width(width - 10.0);
            if state.faults.is_empty() {
                hint(ui, palette, say!("workshop-map-faultless"));
            }
            for (number, fault) in state.faults.iter().take(MOST).enumerate() {
                let first = fault.hexes.first().map(|hex| format!("{hex}: ")).unwrap_or_default();
                let words = format!("{first}{}", fault.sentence);
                let label = text(words, fonts::sans(12.5), palette.text);
                let button = Button::new(label).wrap().min_size(vec2(width - 14.0, 24.0));
                let name = say!("workshop-map-fault", number = number + 1);
                if noted(&name, ui.add(button)).clicked() && !fault.hexes.is_empty() {
                    actions.push(MapAction::Bring(fault.hexes.clone()));
                }
            }
            if state.faults.len() > MOST {
                hint(ui, palette, say!("workshop-map-more-faults", n = state.faults.len() - MOST));
            }
        },
    );
}

fn foot(ui: &mut Ui, palette: &Palette, state: &EditorState, actions: &mut Vec<MapAction>) {
    ui.label(caps(&say!("workshop-map-play"), 10.5, palette.text_second));
    if state.scenarios.is_empty() && state.makes_scenarios {
        let make = plain(ui, palette, &say!("workshop-map-make-scenario"));
        if make.on_hover_text(say!("workshop-map-make-scenario.hint")).clicked() {
            actions.push(MapAction::MakeScenario);
        }
    } else if state.scenarios.is_empty() {
        hint(ui, palette, say!("workshop-map-no-scenario", map = state.name));
    } else {
        ScrollArea::vertical().id_salt("map-scenarios").max_height(58.0).show(ui, |ui| {
            for (id, title) in state.scenarios {
                let words = say!("workshop-map-play-here", title = title.as_str());
                if plain(ui, palette, &words).clicked() {
                    actions.push(MapAction::Play(id.clone()));
                }
            }
        });
    }
    let save = say!("workshop-map-save");
    if primary(ui, palette, &save, "Ctrl+S", true).clicked() {
        actions.push(MapAction::Save);
    }
    let close = plain(ui, palette, &say!("workshop-map-close"));
    if close.on_hover_text(say!("workshop-map-close.hint")).clicked() {
        actions.push(MapAction::Close);
    }
}
