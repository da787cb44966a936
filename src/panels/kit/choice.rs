//! A text button that is chosen among others, or that is on or off.

use bevy_egui::egui::{Button, Color32, Response, TextStyle, TextWrapMode, Ui};

/// Draws a text button that is chosen or not, and enabled or not. In a row that wraps it goes to the next line as a
/// whole: it breaks only if it is wider than a line.
pub(crate) fn choice(ui: &mut Ui, (on, may): (bool, bool), words: &str) -> Response {
    let font = TextStyle::Button.resolve(ui.style());
    let text = ui.painter().layout_no_wrap(words.to_owned(), font, Color32::WHITE).size().x;
    let fits = text + 2.0 * ui.spacing().button_padding.x <= ui.max_rect().width();
    let mode = if fits { TextWrapMode::Extend } else { TextWrapMode::Wrap };
    ui.add_enabled(may, Button::selectable(on, words).wrap_mode(mode))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Context, RawInput, Rect, pos2, vec2};

    /// Returns the places of a short and a long text one after the other, in a row of this width.
    fn laid(width: f32) -> [Rect; 2] {
        let mut found = [Rect::NOTHING; 2];
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 400.0)));
        let _ = Context::default().run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            ui.horizontal_wrapped(|ui| {
                found = ["Never", "At the first good target"].map(|it| choice(ui, (false, true), it).rect);
            });
        });
        found
    }

    #[test]
    fn a_choice_goes_to_the_next_line_as_a_whole() {
        let [short, long] = laid(1000.0);
        assert!(long.left() > short.right() && long.top() == short.top(), "there is room beside it");
        let [short, below] = laid(short.width() + long.width());
        assert!(below.top() > short.top(), "there is none");
        assert_eq!(below.height(), short.height(), "it stands in one line");
        let [_, broken] = laid(long.width() / 2.0);
        assert!(broken.height() > short.height() && broken.width() < long.width(), "no line holds it");
    }
}
