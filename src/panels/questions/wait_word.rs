//! A short text during work that takes time: over the map, or over the whole window.

use crate::{
    engine::text::say,
    panels::kit::{fonts, theme::Palette},
};
use bevy_egui::egui::{Align2, Context, Id, LayerId, Order, Pos2, Stroke, StrokeKind, vec2};

/// The work that takes time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A game or a lesson is being opened: there is nothing else to show yet.
    Opening,
    /// The map is being painted.
    Painting,
    /// Another art pack is painting the map again; the old map is shown until then.
    Repainting,
}

impl Waiting {
    fn word(self) -> String {
        match self {
            Self::Opening => say!("questions-wait-opening"),
            Self::Painting => say!("questions-wait-painting"),
            Self::Repainting => say!("questions-wait-repainting"),
        }
    }
}

/// Draws the text in the corner of the map with this lower left end; while a game is opened, over the whole window. It
/// takes no clicks, and is visible in the first frame already. Other panels over the map cover it: the map is visible
/// meanwhile, and dialogs are more important.
pub fn wait_word(ctx: &Context, palette: &'static Palette, waiting: Waiting, corner: Pos2) {
    let order = if waiting == Waiting::Opening { Order::Foreground } else { Order::Background };
    let painter = ctx.layer_painter(LayerId::new(order, Id::new("wait word")));
    if waiting == Waiting::Opening {
        let window = ctx.content_rect();
        painter.rect_filled(window, 0, palette.background);
        let (font, ink) = (fonts::serif(30.0), palette.text_second);
        painter.text(window.center(), Align2::CENTER_CENTER, waiting.word(), font, ink);
        return;
    }
    let line = painter.layout_no_wrap(waiting.word(), fonts::serif(14.0), palette.text);
    let plate = Align2::LEFT_BOTTOM.anchor_size(corner, line.size() + vec2(24.0, 10.0));
    painter.rect(plate, 12, palette.panel, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    painter.galley(plate.center() - line.size() / 2.0, line, palette.text);
}
