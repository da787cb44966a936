//! The chance of each result as bars, until the die has decided.

use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::{Palette, over},
    },
    scene::caption::Chance,
};
use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

/// The largest height of a row, the width of the words and that of the numbers, at full size.
const ROW: f32 = 27.0;
const WORDS: f32 = 112.0;
const NUMBERS: f32 = 66.0;
/// The height of the heading.
const HEADING: f32 = 24.0;

/// Paints the bars into a place; `k` is the scale of the caption.
pub(super) fn paint(painter: &Painter, palette: &Palette, chances: &[Chance], place: Rect, k: f32) {
    let heading = say!("fight-chances").to_uppercase();
    let at = pos2(place.left(), place.top() + HEADING * k / 2.0);
    painter.text(at, Align2::LEFT_CENTER, heading, fonts::bold(16.0 * k), palette.text_second);
    let place = place.with_min_y(place.top() + HEADING * k);
    let row = (place.height() / chances.len().max(1) as f32).min(ROW * k);
    let font = fonts::bold((0.66 * row).min(18.0 * k));
    for (number, chance) in chances.iter().enumerate() {
        let line = Rect::from_min_size(
            pos2(place.left(), place.top() + row * number as f32),
            vec2(place.width(), row),
        );
        let words = line.with_max_x(line.left() + (WORDS - 6.0) * k);
        let clipped = painter.with_clip_rect(words.intersect(painter.clip_rect()));
        clipped.text(line.left_center(), Align2::LEFT_CENTER, &chance.word, font.clone(), palette.text);
        let bar = bar_of(line, k);
        let (colour, _) = palette.shade(chance.shade);
        painter.rect_filled(bar, 3.0 * k, over(colour, palette.background, 0.24));
        let part = f32::from(chance.percent.min(100)) / 100.0;
        painter.rect_filled(bar.with_max_x(bar.left() + bar.width() * part), 3.0 * k, colour);
        let percent = say!("fight-chance", percent = chance.percent);
        painter.text(line.right_center(), Align2::RIGHT_CENTER, percent, font.clone(), palette.text);
    }
}

/// The whole bar in a row, between its word and its number.
fn bar_of(line: Rect, k: f32) -> Rect {
    let right = (line.right() - NUMBERS * k).max(line.left() + WORDS * k + 1.0);
    Rect::from_min_max(pos2(line.left() + WORDS * k, line.top()), pos2(right, line.bottom()))
        .shrink2(vec2(0.0, (0.12 * line.height()).min(3.0 * k)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bar has room between word and number at every scale of the caption.
    #[test]
    fn a_bar_has_room() {
        for k in [0.55, 1.0, 3.0] {
            let line = Rect::from_min_size(pos2(1410.0 * k, 30.0), vec2(354.0 * k, ROW * k));
            let bar = bar_of(line, k);
            assert!(line.contains_rect(bar) && bar.width() > 150.0 * k, "{bar:?}");
        }
    }
}
