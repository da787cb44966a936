//! The buttons of the timeline, with the usual signs of a recorder.

use super::state::Stride;
use crate::panels::kit::{
    fonts,
    theme::{Palette, over},
    widgets::{noted, paint_text},
};
use bevy_egui::egui::{
    Align2, Color32, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// Draws a step button: a triangle for an order, two for a phase, two and a bar for a turn.
pub(crate) fn step(
    ui: &mut Ui,
    palette: &Palette,
    words: &str,
    stride: Stride,
    forward: bool,
    enabled: bool,
) -> Response {
    let (rect, response) = ground(ui, palette, words, vec2(32.0, 28.0), enabled, false);
    let ink = if enabled { palette.text } else { over(palette.text, palette.background, 0.3) };
    let way = if forward { 1.0 } else { -1.0 };
    let at = |x: f32| rect.center() + vec2(x * way, 0.0);
    match stride {
        Stride::Order => triangle(ui, at(0.0), way, ink),
        Stride::Phase => {
            triangle(ui, at(-4.0), way, ink);
            triangle(ui, at(4.0), way, ink);
        }
        Stride::Turn => {
            triangle(ui, at(-6.0), way, ink);
            triangle(ui, at(2.0), way, ink);
            ui.painter().rect_filled(Rect::from_center_size(at(8.0), vec2(2.0, 10.0)), 0, ink);
        }
    }
    response
}

/// Draws the button to the next note or to the one before: the diamond that marks notes, with a triangle.
pub(crate) fn to_note(ui: &mut Ui, palette: &Palette, words: &str, forward: bool, enabled: bool) -> Response {
    let (rect, response) = ground(ui, palette, words, vec2(34.0, 22.0), enabled, false);
    let ink = |ink: Color32| if enabled { ink } else { over(ink, palette.background, 0.3) };
    let way = if forward { 1.0 } else { -1.0 };
    let middle = rect.center() - vec2(6.0 * way, 0.0);
    let corners = [vec2(0.0, -5.0), vec2(4.5, 0.0), vec2(0.0, 5.0), vec2(-4.5, 0.0)];
    let diamond = corners.map(|corner| middle + corner).to_vec();
    ui.painter().add(Shape::convex_polygon(diamond, ink(palette.accent), Stroke::NONE));
    triangle(ui, rect.center() + vec2(6.0 * way, 0.0), way, ink(palette.text));
    response
}

/// Draws the button that plays or stops.
pub(crate) fn play(ui: &mut Ui, palette: &Palette, words: &str, playing: bool) -> Response {
    let (rect, response) = ground(ui, palette, words, vec2(44.0, 28.0), true, true);
    let ink = palette.accent_ink;
    if playing {
        for x in [-4.0, 4.0] {
            let bar = Rect::from_center_size(rect.center() + vec2(x, 0.0), vec2(4.0, 13.0));
            ui.painter().rect_filled(bar, 1, ink);
        }
    } else {
        let points = [vec2(-5.0, -7.0), vec2(8.0, 0.0), vec2(-5.0, 7.0)].map(|corner| rect.center() + corner);
        ui.painter().add(Shape::convex_polygon(points.to_vec(), ink, Stroke::NONE));
    }
    response
}

/// Draws one of several values, of which one is chosen.
pub(crate) fn chip(ui: &mut Ui, palette: &Palette, words: &str, chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(34.0, 26.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, words));
    if chosen {
        ui.painter().rect_filled(rect, 4, over(palette.accent, palette.background, 0.2));
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 4, palette.raised);
    }
    let (font, ink) = if chosen {
        (fonts::bold(13.0), palette.accent_text)
    } else {
        (fonts::sans(13.0), palette.text_second)
    };
    paint_text(ui, rect, Align2::CENTER_CENTER, words, font, ink);
    noted(words, response)
}

fn ground(
    ui: &mut Ui,
    palette: &Palette,
    words: &str,
    size: Vec2,
    enabled: bool,
    strong: bool,
) -> (Rect, Response) {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, words));
    let base = if strong { palette.accent } else { palette.raised };
    let fill = match (enabled, response.is_pointer_button_down_on(), response.hovered()) {
        (false, ..) => over(palette.raised, palette.background, 0.4),
        (_, true, _) => over(Color32::BLACK, base, 0.15),
        (_, _, true) => over(palette.text, base, 0.14),
        _ => base,
    };
    ui.painter().rect_filled(rect, 6, fill);
    if !strong {
        ui.painter().rect_stroke(rect, 6, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    }
    (rect, noted(words, response))
}

/// Paints a triangle 9 points wide that points left or right.
fn triangle(ui: &Ui, centre: Pos2, way: f32, ink: Color32) {
    let corner = |x: f32, y: f32| pos2(centre.x + x * way, centre.y + y);
    let points = vec![corner(-4.0, -5.5), corner(4.5, 0.0), corner(-4.0, 5.5)];
    ui.painter().add(Shape::convex_polygon(points, ink, Stroke::NONE));
}
