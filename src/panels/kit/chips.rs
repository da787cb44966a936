//! Chips over the hexes of the map: the player's instructions for the units there, in a word. Only the player at the
//! table sees them; presenter mode does not show them.

use super::fonts;
use crate::panels::frame::panelled::{Chip, PanelContext, Panelled};
use bevy_egui::egui::{
    Align2, Context, CornerRadius, Id, LayerId, Order, Rect, Stroke, StrokeKind, pos2, vec2,
};

/// Height of a hex in points below which a chip is not legible.
const LEGIBLE: f32 = 44.0;
/// Points about the text.
const MARGIN: f32 = 5.0;

/// Draws them at the lower edges of their hexes: the upper edges show the value of a hex and the number of its
/// counters.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &PanelContext<G>, map: Rect) {
    let chips = G::chips(panel);
    if chips.is_empty() {
        return;
    }
    let palette = panel.palette;
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("chips"))).with_clip_rect(map);
    for Chip { hex, words } in chips {
        let place = (panel.state.lies_at)(hex);
        if place.height() < LEGIBLE || !map.intersects(place) {
            continue;
        }
        let font = fonts::bold((0.13 * place.height()).clamp(9.0, 13.0));
        let size = painter.layout_no_wrap(words.clone(), font.clone(), palette.text).size();
        let middle = pos2(place.center().x, place.bottom() - 0.05 * place.height());
        let pill = Rect::from_center_size(middle, size + vec2(2.0 * MARGIN, 2.0));
        let round = CornerRadius::same(6);
        painter.rect(pill, round, palette.panel, Stroke::new(1.0, palette.accent), StrokeKind::Inside);
        painter.text(middle, Align2::CENTER_CENTER, words, font, palette.text);
    }
}
