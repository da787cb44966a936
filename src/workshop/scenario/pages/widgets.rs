//! The widgets of the scenario editor: texts that are typed, numbers with − and +, buttons whose text wraps.

use crate::{
    engine::text::say,
    panels::{
        choice,
        kit::{
            fonts,
            theme::Palette,
            widgets::{caps, noted, text},
        },
    },
};
use bevy_egui::egui::{Align, Button, Label, Layout, Margin, Response, TextEdit, Ui, vec2};
use std::ops::RangeInclusive;

/// The room of a number with its two buttons, in points.
const STEPPER: f32 = 118.0;

/// Draws a text that can be typed; returns it if it was changed. `number` distinguishes the fields.
pub(super) fn field(
    ui: &mut Ui,
    palette: &Palette,
    label: &str,
    (number, rows): (u32, usize),
    words: &str,
) -> Option<String> {
    ui.label(text(label, fonts::sans(12.0), palette.text_second));
    let mut typed = words.to_owned();
    let edit = match rows {
        0 | 1 => TextEdit::singleline(&mut typed),
        rows => TextEdit::multiline(&mut typed).desired_rows(rows),
    };
    let edit = edit
        .id_salt(("scenario-editor", number))
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .desired_width(f32::INFINITY);
    let changed = noted(label, ui.add(edit)).changed();
    changed.then_some(typed)
}

/// Draws a small heading.
pub(super) fn heading(ui: &mut Ui, palette: &Palette, words: &str) {
    ui.add_space(6.0);
    ui.label(caps(words, 11.0, palette.text_second));
}

/// Draws a button of the available width whose text wraps.
pub(super) fn line_button(ui: &mut Ui, palette: &Palette, words: &str) -> Response {
    let button = Button::new(text(words, fonts::sans(13.0), palette.text)).wrap();
    noted(words, ui.add(button.min_size(vec2(ui.available_width(), 26.0))))
}

/// Draws a name and a number with − and + behind it; returns the new number if one was clicked.
pub(super) fn stepper(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    (number, step): (i64, i64),
    range: RangeInclusive<i64>,
) -> Option<i64> {
    let mut chosen = None;
    ui.horizontal_top(|ui| {
        let room = (ui.available_width() - STEPPER).max(60.0);
        ui.allocate_ui_with_layout(vec2(room, 28.0), Layout::top_down(Align::Min), |ui| {
            ui.set_max_width(room);
            ui.add_space(5.0);
            ui.add(Label::new(text(name, fonts::sans(13.0), palette.text)).wrap());
        });
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let more = (number + step).min(*range.end());
            let fewer = (number - step).max(*range.start());
            if sign(ui, palette, "+", &say!("scenario-more", what = name), more != number) {
                chosen = Some(more);
            }
            ui.allocate_ui(vec2(46.0, 28.0), |ui| {
                ui.centered_and_justified(|ui| {
                    let shown = number.to_string().replace('-', "−");
                    ui.label(text(shown, fonts::bold(13.0), palette.text));
                });
            });
            if sign(ui, palette, "−", &say!("scenario-fewer", what = name), fewer != number) {
                chosen = Some(fewer);
            }
        });
    });
    chosen
}

/// Draws a button with a sign, which is named for programs and in its tooltip.
fn sign(ui: &mut Ui, palette: &Palette, sign: &str, name: &str, may: bool) -> bool {
    let button = Button::new(text(sign, fonts::sans(13.0), palette.text)).min_size(vec2(28.0, 28.0));
    let response = ui.add_enabled(may, button).on_hover_text(name);
    noted(name, response).clicked()
}

/// Draws texts of which one is chosen; returns the number of another one that was clicked.
pub(super) fn choices(ui: &mut Ui, words: &[String], chosen: Option<usize>) -> Option<usize> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (number, words) in words.iter().enumerate() {
            let is_chosen = chosen == Some(number);
            let response = noted(words, choice(ui, (is_chosen, true), words));
            if response.clicked() && !is_chosen {
                clicked = Some(number);
            }
        }
    });
    clicked
}

/// Draws texts of which any number is chosen; returns the number of one that was clicked.
pub(super) fn switches(ui: &mut Ui, words: &[(String, bool)]) -> Option<usize> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (number, (words, is_on)) in words.iter().enumerate() {
            if noted(words, choice(ui, (*is_on, true), words)).clicked() {
                clicked = Some(number);
            }
        }
    });
    clicked
}
