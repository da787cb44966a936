//! The plate at the head of the map: what is to be done, or what the computer does. One of them at a time.

use super::minimap::minimap_width;
use crate::panels::kit::theme::{Palette, shadow};
use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Margin, Order, Rect, Stroke, Ui, vec2};

/// Its width in points, at most: what it says should need one line.
const WIDTH: f32 = 760.0;
/// What is left to it on the narrowest map.
const LEAST: f32 = 240.0;
/// Room beside the small map at its right.
const BESIDE: f32 = 74.0;

/// The room for the small map at its right.
fn small_map(map: Rect) -> f32 {
    minimap_width(map.width()) + BESIDE
}

/// The part of the map beside which the small map stands, wherever at the right it is.
pub(super) fn beside_small_map(map: Rect) -> Rect {
    map.with_max_x((map.right() - small_map(map)).max(map.left() + LEAST))
}

/// Shows the plate of this name; `draw` fills it, and is told the room across.
pub(crate) fn show(ctx: &Context, palette: &Palette, name: &str, map: Rect, draw: impl FnOnce(&mut Ui, f32)) {
    let area = Area::new(Id::new(name)).order(Order::Middle).pivot(Align2::LEFT_TOP);
    area.fixed_pos(map.min + vec2(12.0, 10.0)).fade_in(false).show(ctx, |ui| {
        let frame = Frame::new()
            .fill(palette.panel)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(8)
            .shadow(shadow())
            .inner_margin(Margin::symmetric(12, 6));
        frame.show(ui, |ui| draw(ui, WIDTH.min(map.width() - small_map(map)).max(LEAST)));
    });
}
