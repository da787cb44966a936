//! A text that is typed.

use crate::panels::kit::{fonts, widgets::noted};
use bevy_egui::egui::{Margin, TextEdit, Ui};

/// Draws a text that is typed, with its name in it while it is empty.
pub(super) fn field(ui: &mut Ui, typed: &mut String, name: &str, width: f32) {
    let edit = TextEdit::singleline(typed)
        .id_salt(("import", name))
        .hint_text(name.to_owned())
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .desired_width(width);
    noted(name, ui.add(edit));
}
