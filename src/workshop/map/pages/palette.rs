//! The palette at the left: the brush, the symmetry, and the tools in groups.

use super::{
    keys::choose,
    state::{EditorState, MapAction},
    tool::{Tool, tools_of},
};
use crate::{
    engine::text::say,
    panels::{
        choice,
        kit::{
            fonts,
            theme::{Palette, over},
            widgets::{caps, hint, noted},
        },
    },
    workshop::map::Symmetry,
};
use bevy_egui::egui::{
    Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// Height of a tool of one line, in points.
const LINE: f32 = 24.0;
/// Side of the mark with its colour.
const SWATCH: f32 = 15.0;

/// Draws the palette.
pub(super) fn show(ui: &mut Ui, palette: &Palette, state: &mut EditorState, actions: &mut Vec<MapAction>) {
    let width = ui.available_width();
    // Above the tools, which scroll in a low window.
    brush(ui, palette, state);
    symmetry(ui, palette, state, actions);
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt("map-palette").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(width - 10.0);
        ui.spacing_mut().item_spacing.y = 2.0;
        for (group, tools) in tools_of(state.palette) {
            heading(ui, palette, &group.words());
            for tool in tools {
                if button(ui, palette, state, tool).clicked() {
                    choose(state, tool);
                }
            }
        }
        ui.add_space(6.0);
        hint(ui, palette, say!("workshop-map-mouse"));
        hint(ui, palette, say!("workshop-map-keys"));
    });
}

fn heading(ui: &mut Ui, palette: &Palette, words: &str) {
    ui.add_space(5.0);
    ui.label(caps(words, 10.5, palette.text_second));
}

/// Draws a tool with its colour on the map, its name and its key.
fn button(ui: &mut Ui, palette: &Palette, state: &EditorState, tool: Tool) -> Response {
    let words = state.name_of(tool);
    let is_on = state.memory.tool == tool;
    let ink = if is_on { palette.accent_text } else { palette.text };
    let width = ui.available_width();
    let key =
        ui.painter().layout_no_wrap(tool.key().name().to_owned(), fonts::sans(12.0), palette.text_third);
    let room = width - SWATCH - key.size().x - 34.0;
    let label = ui.painter().layout(words.clone(), fonts::sans(13.0), ink, room.max(40.0));
    let height = LINE.max(label.size().y + 6.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, is_on, &words));
    if is_on {
        ui.painter().rect_filled(rect, 5, over(palette.accent, palette.background, 0.16));
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, 5, over(palette.text, palette.background, 0.07));
    }
    let middle = rect.center().y;
    let swatch = bevy_egui::egui::Rect::from_center_size(
        pos2(rect.left() + 8.0 + SWATCH / 2.0, middle),
        vec2(SWATCH, SWATCH),
    );
    let colour = state.ink.and_then(|ink| tool.colour(ink));
    // Light ground has nearly the colour of a light panel.
    let edge = Stroke::new(1.0, palette.text_third);
    match colour {
        Some(colour) => _ = ui.painter().rect(swatch, 3, colour, edge, StrokeKind::Inside),
        None => _ = ui.painter().rect_stroke(swatch, 3, edge, StrokeKind::Inside),
    }
    ui.painter().galley(pos2(swatch.right() + 9.0, middle - label.size().y / 2.0), label, ink);
    let key_at = pos2(rect.right() - 8.0 - key.size().x, middle - key.size().y / 2.0);
    ui.painter().galley(key_at, key, palette.text_third);
    noted(&words, response)
}

/// Draws the radius of the brush, and whether it fills.
fn brush(ui: &mut Ui, palette: &Palette, state: &mut EditorState) {
    heading(ui, palette, &say!("workshop-map-brush"));
    let tool = state.memory.tool;
    ui.horizontal_wrapped(|ui| {
        for radius in 0..=2_u8 {
            let words = say!("workshop-map-radius", radius = radius);
            let is_on = state.memory.radius == radius;
            let button = noted(&words, choice(ui, (is_on, tool.has_brush()), &words));
            if button.on_hover_text(say!("workshop-map-radius.hint")).clicked() {
                state.memory.radius = radius;
            }
        }
        let words = say!("workshop-map-fill");
        let button = noted(&words, choice(ui, (state.memory.fill, tool.fills()), &words));
        if button.on_hover_text(say!("workshop-map-fill.hint")).clicked() {
            state.memory.fill = !state.memory.fill;
        }
    });
}

/// Draws the choice of a symmetry, with a note if this size of map has none that is exact.
fn symmetry(ui: &mut Ui, palette: &Palette, state: &EditorState, actions: &mut Vec<MapAction>) {
    heading(ui, palette, &say!("workshop-map-symmetry"));
    let now = state.draft.symmetry();
    ui.horizontal_wrapped(|ui| {
        for symmetry in Symmetry::ALL {
            let words = say!("workshop-map-symmetry-of", kind = symmetry.id());
            if noted(&words, choice(ui, (now == symmetry, true), &words)).clicked() {
                actions.push(MapAction::Symmetry(symmetry));
            }
        }
    });
    if !state.draft.is_symmetry_exact() {
        hint(ui, palette, say!("workshop-map-symmetry-inexact"));
    }
}
