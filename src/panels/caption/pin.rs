//! The mark on the player's map while the viewers' view is held: a pin and a few words.

use crate::panels::kit::{fonts, theme::Palette};
use bevy_egui::egui::{Color32, Context, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, pos2, vec2};

/// Distance from the edge of the map, height, and room before and behind the words, in points.
const AWAY: f32 = 12.0;
const HIGH: f32 = 26.0;
const PIN: f32 = 26.0;
const MARGIN: f32 = 10.0;

/// Draws it at the right of the map's head.
pub fn held(ctx: &Context, map: Rect, words: &str, palette: &Palette) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("viewers' view is held")));
    let words = painter.layout_no_wrap(words.to_owned(), fonts::bold(13.0), palette.text);
    let size = vec2(PIN + words.size().x + MARGIN, HIGH);
    let plate = Rect::from_min_size(pos2(map.right() - AWAY - size.x, map.top() + AWAY), size);
    painter.rect_filled(plate, 5.0, palette.background);
    pin(&painter, pos2(plate.left() + PIN / 2.0, plate.center().y), palette.accent);
    let at = pos2(plate.left() + PIN, plate.center().y - words.size().y / 2.0);
    painter.galley(at, words, palette.text);
}

fn pin(painter: &Painter, middle: Pos2, colour: Color32) {
    painter.circle_filled(middle - vec2(0.0, 4.0), 4.5, colour);
    painter.line_segment([middle, middle + vec2(0.0, 8.0)], Stroke::new(1.8, colour));
}
