//! Strength of fire and its modifier, in the hexes of a fire overlay.

use super::context::PanelContext;
use crate::{
    games::squad::rules::fire::Bearing,
    panels::{PanelSpace, kit::fonts},
};
use bevy_egui::egui::{Align2, Color32, Context, Id, LayerId, Order, pos2, vec2};

/// The height of a hex in pixels from which its figures are legible.
const LEGIBLE: f32 = 34.0;

/// Draws the figures in the lower part of their hexes, which counters leave free.
pub(super) fn show(ctx: &Context, panel: &PanelContext, space: PanelSpace) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("strengths of fire")));
    let painter = painter.with_clip_rect(space.rest(ctx.content_rect()));
    for (hex, bears) in panel.state.own.figures {
        let place = (panel.state.lies_at)(*hex);
        if place.height() < LEGIBLE || !painter.clip_rect().intersects(place) {
            continue;
        }
        let font = fonts::bold((0.17 * place.height()).clamp(9.0, 17.0));
        let at = pos2(place.center().x, place.center().y + 0.39 * place.height());
        let words = told(bears);
        for aside in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
            painter.text(at + aside, Align2::CENTER_CENTER, &words, font.clone(), Color32::WHITE);
        }
        painter.text(at, Align2::CENTER_CENTER, words, font, Color32::BLACK);
    }
}

/// The strength, and the modifier if there is one.
fn told(bears: &Bearing) -> String {
    match bears.added {
        0 => bears.strength.to_string(),
        added if added < 0 => format!("{} −{}", bears.strength, added.unsigned_abs()),
        added => format!("{} +{added}", bears.strength),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modifier follows the strength with its sign (13.2).
    #[test]
    fn figures_are_short() {
        let bears = |strength, added| told(&Bearing { strength, added, indirect: false });
        assert_eq!([bears(8, 0), bears(12, 3), bears(5, -1)], ["8", "12 +3", "5 −1"]);
    }
}
