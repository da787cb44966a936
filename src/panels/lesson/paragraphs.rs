//! The texts of a lesson: paragraphs with bold words, and boxes with a coloured edge.

use crate::panels::kit::{fonts, theme::Palette};
use bevy_egui::egui::{
    Color32, CornerRadius, Frame, Label, Margin, Response, Ui, text::LayoutJob, text::TextFormat,
};

/// Draws a box with a coloured edge at its left.
pub(super) fn boxed(
    ui: &mut Ui,
    palette: &Palette,
    edge: Color32,
    contents: impl FnOnce(&mut Ui),
) -> Response {
    let shown = Frame::new()
        .fill(palette.panel)
        .corner_radius(CornerRadius::same(4))
        .inner_margin(Margin { left: 14, right: 12, top: 9, bottom: 10 })
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            contents(ui);
        })
        .response;
    let line = shown.rect.with_max_x(shown.rect.left() + 4.0);
    ui.painter().rect_filled(line, CornerRadius { nw: 4, sw: 4, ne: 0, se: 0 }, edge);
    shown
}

/// Draws the paragraphs of a text, which empty lines separate.
pub(super) fn paragraphs(ui: &mut Ui, palette: &Palette, words: &str) {
    paragraphs_of(ui, palette, words, (15.0, 9.0));
}

/// Draws them in large letters, for a page that a class reads.
pub(in crate::panels) fn large_paragraphs(ui: &mut Ui, palette: &Palette, words: &str) {
    paragraphs_of(ui, palette, words, (22.0, 16.0));
}

/// Draws them in the largest letters, for a page that has the window for itself.
pub(in crate::panels) fn largest_paragraphs(ui: &mut Ui, palette: &Palette, words: &str) {
    paragraphs_of(ui, palette, words, (34.0, 24.0));
}

/// Draws paragraphs in letters of this size, with this space between them.
fn paragraphs_of(ui: &mut Ui, palette: &Palette, words: &str, (size, between): (f32, f32)) {
    for (number, paragraph) in parted(words).iter().enumerate() {
        if number > 0 {
            ui.add_space(between);
        }
        rich(ui, palette, paragraph, size, palette.text);
    }
}

/// Splits a text at its empty lines, each part on one line.
pub(in crate::panels) fn parted(words: &str) -> Vec<String> {
    let mut parts: Vec<Vec<&str>> = vec![Vec::new()];
    for line in words.lines() {
        if line.trim().is_empty() {
            parts.push(Vec::new());
        } else if let Some(part) = parts.last_mut() {
            part.extend(line.split_whitespace());
        }
    }
    parts.iter().filter(|part| !part.is_empty()).map(|part| part.join(" ")).collect()
}

/// Draws text in which stars mark bold words.
pub(super) fn rich(ui: &mut Ui, palette: &Palette, words: &str, size: f32, ink: Color32) {
    let _ = palette;
    ui.add(Label::new(rich_job(&parted(words).join(" "), size, ink)).wrap());
}

/// Returns a paragraph in which stars mark bold words.
pub(in crate::panels) fn rich_job(paragraph: &str, size: f32, ink: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (number, part) in paragraph.split('*').enumerate() {
        let font_id = if number % 2 == 1 { fonts::bold(size) } else { fonts::sans(size) };
        let line_height = Some(size * 1.42);
        job.append(part, 0.0, TextFormat { font_id, color: ink, line_height, ..TextFormat::default() });
    }
    job
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_line_begins_a_paragraph() {
        assert_eq!(parted("one\n   two\n\n  three "), ["one two", "three"]);
        assert_eq!(parted("\n\n"), [""; 0]);
    }
}
