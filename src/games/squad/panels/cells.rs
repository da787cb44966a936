//! Lines of cells as in the printed charts: a head, rows, one highlighted cell.

use super::context::PanelContext;
use crate::panels::kit::{fonts, widgets::paint_text};
use bevy_egui::egui::{Align2, Color32, FontId, Rect, Sense, Stroke, Ui, pos2, vec2};

/// Height of a line.
const LINE: f32 = 19.0;

/// Draws the heads of columns. The first is as wide as `wide` of the others.
pub(super) fn head(ui: &mut Ui, panel: &PanelContext, wide: f32, cells: &[String]) {
    let palette = panel.palette;
    let (font, ink) = (fonts::bold(11.5), palette.text_second);
    let rect = in_a_line(ui, wide, cells.iter().map(|cell| (cell.as_str(), font.clone(), ink, None)));
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
}

/// Draws a line of cells, some of them highlighted.
pub(super) fn row(
    ui: &mut Ui,
    panel: &PanelContext,
    wide: f32,
    cells: &[String],
    lit: impl Fn(usize) -> bool,
) {
    let palette = panel.palette;
    let cell = |(number, cell): (usize, &'_ String)| match lit(number) {
        true => (cell.clone(), fonts::bold(12.0), palette.accent_ink, Some(palette.accent)),
        false => (cell.clone(), fonts::sans(12.0), palette.text, None),
    };
    let cells: Vec<_> = cells.iter().enumerate().map(cell).collect();
    in_a_line(
        ui,
        wide,
        cells.iter().map(|(cell, font, ink, ground)| (cell.as_str(), font.clone(), *ink, *ground)),
    );
}

/// The rectangle of a cell in a line.
pub(super) fn place(line: Rect, wide: f32, cells: usize, number: usize) -> Rect {
    let width = line.width() / (cells as f32 - 1.0 + wide);
    let (left, size) =
        if number == 0 { (0.0, width * wide) } else { (width * (number as f32 - 1.0 + wide), width) };
    Rect::from_min_size(pos2(line.left() + left, line.top()), vec2(size, line.height()))
}

fn in_a_line<'a>(
    ui: &mut Ui,
    wide: f32,
    cells: impl ExactSizeIterator<Item = (&'a str, FontId, Color32, Option<Color32>)>,
) -> Rect {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let many = cells.len();
    for (number, (cell, font, ink, ground)) in cells.enumerate() {
        let at = place(rect, wide, many, number);
        if let Some(ground) = ground {
            ui.painter().rect_filled(at.shrink(1.0), 3, ground);
        }
        let align = if number == 0 { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        let at = if number == 0 { at.with_min_x(at.left() + 3.0) } else { at };
        paint_text(ui, at, align, cell, font, ink);
    }
    rect
}
