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

/// The most rows below each other. Their names can be read on a phone; more results are in two columns.
pub(super) const ROWS: usize = 6;
/// The most rows with a heading above them.
const HEADED: usize = 4;
/// The largest height of a row, the size of its letters as a part of that, and the height of the heading, at full size.
const ROW: f32 = 36.0;
const LETTERS: f32 = 0.98;
const MOST: f32 = 31.0;
const HEADING: f32 = 30.0;
/// The space beside names, numbers and columns.
const APART: f32 = 10.0;
const BETWEEN: f32 = 26.0;

/// Paints the bars into a place; `k` is the scale of the caption.
pub(super) fn paint(painter: &Painter, palette: &Palette, chances: &[Chance], place: Rect, k: f32) {
    let has_heading = chances.len() <= HEADED;
    if has_heading {
        let heading = say!("fight-chances").to_uppercase();
        let at = pos2(place.left(), place.top() + HEADING * k / 2.0);
        painter.text(at, Align2::LEFT_CENTER, heading, fonts::bold(18.0 * k), palette.text_second);
    }
    let place = if has_heading { place.with_min_y(place.top() + HEADING * k) } else { place };
    let columns = if chances.len() > ROWS { 2 } else { 1 };
    let rows = chances.len().div_ceil(columns).max(1);
    let wide = (place.width() - BETWEEN * k * (columns - 1) as f32) / columns as f32;
    for (number, part) in chances.chunks(rows).enumerate() {
        let left = place.left() + (wide + BETWEEN * k) * number as f32;
        let column = Rect::from_min_size(pos2(left, place.top()), vec2(wide, place.height()));
        paint_column(painter, palette, part, (column, rows), k);
    }
}

/// Paints a column of bars that has the height of this many rows.
fn paint_column(
    painter: &Painter,
    palette: &Palette,
    chances: &[Chance],
    (place, rows): (Rect, usize),
    k: f32,
) {
    let row = (place.height() / rows as f32).min(ROW * k);
    let percents: Vec<String> =
        chances.iter().map(|chance| say!("fight-chance", percent = chance.percent)).collect();
    let laid =
        |words: &str, size: f32| painter.layout_no_wrap(words.to_owned(), fonts::bold(size), palette.text);
    let widest = |size: f32| {
        let most = |words: Vec<&str>| {
            words.into_iter().map(|words| laid(words, size).size().x).fold(0.0_f32, f32::max)
        };
        let names = most(chances.iter().map(|chance| chance.word.as_str()).collect());
        (names, most(percents.iter().map(String::as_str).collect()))
    };
    let mut size = (LETTERS * row).min(MOST * k);
    let (names, numbers) = widest(size);
    // Names that leave no room for the numbers are smaller, and none is cut off.
    let room = place.width() - 2.0 * APART * k;
    size *= (room / (names + numbers).max(1.0)).min(1.0);
    let (names, numbers) = widest(size);
    for (number, (chance, percent)) in chances.iter().zip(&percents).enumerate() {
        let line = Rect::from_min_size(
            pos2(place.left(), place.top() + row * number as f32),
            vec2(place.width(), row),
        );
        let words = laid(&chance.word, size);
        painter.galley(line.left_center() - vec2(0.0, words.size().y / 2.0), words, palette.text);
        let bar = bar_of(line, (names + APART * k, numbers + APART * k), k);
        let (colour, _) = palette.shade(chance.shade);
        painter.rect_filled(bar, 3.0 * k, over(colour, palette.background, 0.24));
        let part = f32::from(chance.percent.min(100)) / 100.0;
        painter.rect_filled(bar.with_max_x(bar.left() + bar.width() * part), 3.0 * k, colour);
        painter.text(line.right_center(), Align2::RIGHT_CENTER, percent, fonts::bold(size), palette.text);
    }
}

/// The whole bar in a row, between its word and its number with these widths.
fn bar_of(line: Rect, (words, numbers): (f32, f32), k: f32) -> Rect {
    let left = line.left() + words;
    let right = (line.right() - numbers).max(left);
    Rect::from_min_max(pos2(left, line.top()), pos2(right, line.bottom()))
        .shrink2(vec2(0.0, (0.14 * line.height()).min(4.0 * k)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bar is between word and number at every scale of the caption, and has no width below zero.
    #[test]
    fn a_bar_is_between_word_and_number() {
        for k in [0.55, 1.0, 3.0] {
            let line = Rect::from_min_size(pos2(1410.0 * k, 30.0), vec2(354.0 * k, ROW * k));
            let bar = bar_of(line, (110.0 * k, 90.0 * k), k);
            assert!(line.contains_rect(bar) && bar.width() > 150.0 * k, "{bar:?}");
            assert!(bar_of(line, (300.0 * k, 90.0 * k), k).width() >= 0.0);
        }
    }
}
