//! Small charts of the report, drawn in the panels' own colours.

use crate::{
    engine::counters::Flag,
    panels::kit::{
        die, fonts,
        theme::{Palette, RESULT_INK, over},
        widgets::paint_text,
    },
};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Mesh, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

/// The values of both sides.
pub(crate) struct Pair {
    /// The label of the values.
    pub label: String,
    /// The values, at least 0, in the order of the sides.
    pub values: [f32; 2],
}

/// A value of a curve, and the usual deviation of such a value.
#[derive(Clone, Copy)]
pub(crate) struct Point {
    pub value: f32,
    pub spread: f32,
}

/// Returns the colour of a side in a chart, with an edge that separates it from the ground.
fn ink(ui: &Ui, palette: &Palette, side: Flag) -> (Color32, Stroke) {
    let colour = palette.side_in(ui.ctx(), side);
    let edge =
        if palette.dark { over(Color32::BLACK, colour, 0.3) } else { over(Color32::BLACK, colour, 0.5) };
    (colour, Stroke::new(1.0, edge))
}

/// Draws two bars for each label, with their values on top.
pub(crate) fn pairs(ui: &mut Ui, palette: &Palette, sides: [Flag; 2], pairs: &[Pair], height: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    if pairs.is_empty() {
        return;
    }
    let most = pairs.iter().flat_map(|pair| pair.values).fold(1.0, f32::max);
    let floor = rect.bottom() - 18.0;
    let room = floor - rect.top() - 16.0;
    let pitch = (rect.width() / pairs.len() as f32).min(110.0);
    let wide = (pitch * 0.32).clamp(4.0, 26.0);
    let baseline = Stroke::new(1.0, palette.line);
    ui.painter().hline(rect.x_range(), floor + 0.5, baseline);
    for (number, pair) in pairs.iter().enumerate() {
        let middle = rect.left() + pitch * (number as f32 + 0.5);
        for (number, (side, value)) in sides.into_iter().zip(pair.values).enumerate() {
            let left = if number == 0 { middle - wide - 1.0 } else { middle + 1.0 };
            let high = room * value / most;
            let bar = Rect::from_min_max(pos2(left, floor - high), pos2(left + wide, floor));
            if value > 0.0 {
                let (fill, edge) = ink(ui, palette, side);
                let corners = CornerRadius { nw: 2, ne: 2, sw: 0, se: 0 };
                ui.painter().rect(bar, corners, fill, edge, StrokeKind::Inside);
                let above = Rect::from_center_size(pos2(bar.center().x, bar.top() - 8.0), Vec2::splat(14.0));
                let words = format!("{value:.0}");
                paint_text(ui, above, Align2::CENTER_CENTER, &words, fonts::sans(11.0), palette.text_second);
            }
        }
        let under = Rect::from_center_size(pos2(middle, floor + 10.0), Vec2::splat(16.0));
        paint_text(ui, under, Align2::CENTER_CENTER, &pair.label, fonts::bold(11.0), palette.text_second);
    }
}

/// Draws the count of each face, with a line at a sixth.
pub(crate) fn faces(ui: &mut Ui, palette: &Palette, faces: &[u32; 6], height: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let thrown: u32 = faces.iter().sum();
    let sixth = thrown as f32 / 6.0;
    let most = faces.iter().copied().max().unwrap_or(0).max(1) as f32;
    let floor = rect.bottom() - 32.0;
    let room = floor - rect.top() - 16.0;
    let pitch = (rect.width() / 6.0).min(80.0);
    let height_of = |value: f32| floor - room * value / most.max(sixth * 1.2);
    for (number, count) in faces.iter().enumerate() {
        let middle = rect.left() + pitch * (number as f32 + 0.5);
        let bar = Rect::from_min_max(
            pos2(middle - pitch * 0.3, height_of(*count as f32)),
            pos2(middle + pitch * 0.3, floor),
        );
        ui.painter().rect_filled(bar, 2, palette.good);
        let foot = Rect::from_center_size(pos2(middle, floor - 9.0), Vec2::splat(14.0));
        let ink = if *count > 0 { RESULT_INK } else { palette.text_third };
        paint_text(ui, foot, Align2::CENTER_CENTER, &count.to_string(), fonts::bold(12.0), ink);
        let die = Rect::from_center_size(pos2(middle, floor + 18.0), Vec2::splat(22.0));
        die::paint(ui, die.center(), die.width(), &die::Pose::lying(number as u8 + 1));
    }
    ui.painter().hline(rect.left()..=rect.left() + 6.0 * pitch, floor, Stroke::new(1.0, palette.line));
    if thrown > 0 {
        let line = Stroke::new(1.5, palette.accent);
        ui.painter().hline(rect.left()..=rect.left() + 6.0 * pitch, height_of(sixth), line);
    }
}

/// Draws a curve over a band of usual values; `names` are the texts above and below.
pub(super) fn curve(ui: &mut Ui, palette: &Palette, names: [&str; 2], points: &[Point], height: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let chart = Rect::from_min_max(pos2(rect.left() + 34.0, rect.top() + 8.0), rect.max - vec2(8.0, 8.0));
    let most = points.iter().flat_map(|point| [point.value.abs(), point.spread]).fold(2.0, f32::max) * 1.1;
    let pieces = (points.len().max(2) - 1) as f32;
    let at = |number: usize, value: f32| -> Pos2 {
        let y = chart.center().y - chart.height() / 2.0 * value / most;
        pos2(chart.left() + chart.width() * number as f32 / pieces, y)
    };
    let band = over(palette.accent, palette.panel, 0.13);
    let mut mesh = Mesh::default();
    for (number, point) in points.iter().enumerate() {
        mesh.colored_vertex(at(number, point.spread), band);
        mesh.colored_vertex(at(number, -point.spread), band);
        if let Some(before) = (2 * number as u32).checked_sub(2) {
            mesh.add_triangle(before, before + 1, before + 2);
            mesh.add_triangle(before + 1, before + 2, before + 3);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
    ui.painter().rect_stroke(chart, 2, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    ui.painter().hline(chart.x_range(), chart.center().y, Stroke::new(1.0, palette.text_third));
    let mark = nice(most);
    for value in [-mark, 0.0, mark] {
        let words = format!("{value:+.0}").replace("+0", "0").replace('-', "−");
        let label = Rect::from_center_size(pos2(chart.left() - 18.0, at(0, value).y), vec2(28.0, 14.0));
        paint_text(ui, label, Align2::RIGHT_CENTER, &words, fonts::sans(11.0), palette.text_third);
    }
    let line: Vec<Pos2> = points.iter().enumerate().map(|(number, point)| at(number, point.value)).collect();
    if let Some(end) = line.last().copied() {
        ui.painter().add(Shape::line(line, Stroke::new(2.0, palette.accent_text)));
        ui.painter().circle_filled(end, 3.5, palette.accent_text);
    }
    for (words, top) in names.into_iter().zip([true, false]) {
        let (align, y) = if top {
            (Align2::LEFT_TOP, chart.top() + 4.0)
        } else {
            (Align2::LEFT_BOTTOM, chart.bottom() - 4.0)
        };
        // The curve begins in the middle, clear of the texts above and below.
        ui.painter().text(pos2(chart.left() + 6.0, y), align, words, fonts::sans(11.0), palette.text_third);
    }
}

/// Returns a round number not above this one.
fn nice(most: f32) -> f32 {
    [50.0, 20.0, 10.0, 5.0, 2.0].into_iter().find(|round| *round <= most).unwrap_or(1.0)
}
