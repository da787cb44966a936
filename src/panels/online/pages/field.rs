//! A field in which a player types, with its label.

use crate::panels::kit::{
    fonts,
    theme::Palette,
    widgets::{noted, text},
};
use bevy_egui::egui::{Margin, Response, TextEdit, Ui};

/// Its width in points.
const FIELD: f32 = 460.0;

/// Draws a field with its label above it.
pub(super) fn field(
    ui: &mut Ui,
    palette: &Palette,
    (typed, most): (&mut String, usize),
    label: &str,
) -> Response {
    let named = ui.label(text(label, fonts::bold(13.0), palette.text));
    let edit = TextEdit::singleline(typed)
        .font(fonts::sans(14.0))
        .char_limit(most)
        .margin(Margin::symmetric(8, 6))
        .desired_width(FIELD.min(ui.available_width()));
    noted(label, ui.add(edit).labelled_by(named.id))
}
