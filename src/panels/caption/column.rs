//! The current column of the combat results table, with the row of the result twice as high.

use crate::{
    panels::kit::{
        die, fonts,
        theme::{Palette, over},
    },
    scene::caption::Battle,
};
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

/// Height of a row and of the row of the result, and the room above them, at full size.
const ROW: f32 = 23.0;
const LIVE: f32 = 46.0;

/// Returns the height of a column with this many rows, one of which may be the result.
fn height(rows: usize, decided: bool) -> f32 {
    let more = if decided { LIVE - ROW } else { 0.0 };
    ROW * rows as f32 + more
}

/// Paints the column about a place at its left edge; `k` is the scale of the caption.
pub(super) fn paint(painter: &Painter, palette: &Palette, battle: &Battle, at: Pos2, k: f32) {
    let throw = battle.throw.as_ref();
    let live = throw.filter(|throw| throw.is_decided()).map(|throw| usize::from(throw.die.max(1)) - 1);
    let flash = throw.and_then(|throw| throw.clock).map_or(0.0, die::flash);
    let mut top = at.y - height(battle.column.len(), live.is_some()) * k / 2.0;
    for (row, result) in battle.column.iter().enumerate() {
        let is_live = live == Some(row);
        let high = if is_live { LIVE } else { ROW } * k;
        let (colour, ink) = palette.shade(result.shade);
        let middle = top + high / 2.0;
        let number = (row + 1).to_string();
        if is_live {
            let cell = Rect::from_min_max(
                pos2(at.x - 8.0 * k, top + 2.0 * k),
                pos2(at.x + 128.0 * k, top + high - 2.0 * k),
            );
            painter.rect_filled(cell, 6.0 * k, over(Color32::WHITE, colour, 0.65 * flash));
            painter.rect_stroke(cell, 6.0 * k, Stroke::new(3.0 * k, Color32::WHITE), StrokeKind::Inside);
            painter.text(
                pos2(at.x + 10.0 * k, middle),
                Align2::CENTER_CENTER,
                number,
                fonts::bold(23.0 * k),
                ink,
            );
            let word = &result.word;
            let size = if word.len() > 3 { 23.0 } else { 28.0 };
            painter.text(
                pos2(at.x + 72.0 * k, middle),
                Align2::CENTER_CENTER,
                word,
                fonts::bold(size * k),
                ink,
            );
        } else {
            // Before the roll every row is possible; after it the other rows are dimmed.
            let share = if live.is_some() { 0.34 } else { 0.62 };
            let ground = over(colour, palette.background, share);
            let cell =
                Rect::from_min_size(pos2(at.x + 26.0 * k, top + 1.5 * k), vec2(92.0 * k, high - 3.0 * k));
            painter.rect_filled(cell, 3.0 * k, ground);
            let ink = if live.is_some() {
                Color32::from_rgb(0xD5, 0xDC, 0xD6)
            } else {
                Color32::from_rgb(0xEB, 0xEB, 0xE6)
            };
            let numeral = fonts::bold(15.0 * k);
            painter.text(
                pos2(at.x + 10.0 * k, middle),
                Align2::CENTER_CENTER,
                number,
                numeral,
                palette.text_second,
            );
            painter.text(cell.center(), Align2::CENTER_CENTER, &result.word, fonts::bold(14.5 * k), ink);
        }
        top += high;
    }
}
