//! A text that the author types.

use crate::panels::kit::{
    fonts,
    theme::Palette,
    widgets::{noted, text},
};
use bevy_egui::egui::{Margin, TextEdit, Ui};

/// Draws a text that can be typed; returns it if it was changed.
pub(super) fn field(
    ui: &mut Ui,
    palette: &Palette,
    label: &str,
    place: (&'static str, usize),
    words: &str,
    rows: usize,
) -> Option<String> {
    ui.label(text(label, fonts::sans(12.0), palette.text_second));
    let mut typed = words.to_owned();
    let edit = match rows {
        0 | 1 => TextEdit::singleline(&mut typed),
        rows => TextEdit::multiline(&mut typed).desired_rows(rows),
    };
    let edit = edit
        .id_salt(("recorder", place))
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .desired_width(f32::INFINITY);
    let changed = noted(label, ui.add(edit)).changed();
    changed.then_some(typed)
}
