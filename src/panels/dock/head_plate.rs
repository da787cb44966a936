//! The plate at the top of the map: the task of the player, or the action of the computer. Only one is shown at a time.

use super::minimap::minimap_width;
use crate::panels::kit::theme::{Palette, shadow};
use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Margin, Order, Rect, Stroke, Ui, vec2};

/// The largest width in points: the text should need one line.
const WIDTH: f32 = 760.0;
/// The width that it keeps on the narrowest map.
const LEAST: f32 = 240.0;
/// Room beside the small map at the right.
const BESIDE: f32 = 74.0;

/// Returns the room for the small map at the right.
fn small_map(map: Rect) -> f32 {
    minimap_width(map.width()) + BESIDE
}

/// Returns the part of the map beside the small map, at any height.
pub(super) fn beside_small_map(map: Rect) -> Rect {
    map.with_max_x((map.right() - small_map(map)).max(map.left() + LEAST))
}

/// Shows the plate of this name; `draw` fills it and gets its width.
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
