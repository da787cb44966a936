//! A short word while something that takes its time is being made: over the map, or over the whole window.

use crate::panels::kit::{fonts, theme::Palette};
use bevy_egui::egui::{Align2, Context, Id, LayerId, Order, Pos2, Stroke, StrokeKind, vec2};

/// What takes its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A game or a lesson is being opened: there is nothing else to see yet.
    Opening,
    /// The map is being painted.
    Painting,
    /// The map is being painted anew by another art pack; the old one is shown so long.
    Repainting,
}

impl Waiting {
    fn word(self) -> &'static str {
        match self {
            Self::Opening => "Opening…",
            Self::Painting => "Painting the map…",
            Self::Repainting => "Painting the map anew…",
        }
    }
}

/// Draws the word in the corner of the map whose lower left end this is; while a game is opened, it has the whole
/// window. Nothing can be clicked on it, and it is seen in the first frame already. Whatever else lies over the map
/// covers it: there is a map to be seen meanwhile, and what is written on dialogs matters more.
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
    let line = painter.layout_no_wrap(waiting.word().to_owned(), fonts::serif(14.0), palette.text);
    let plate = Align2::LEFT_BOTTOM.anchor_size(corner, line.size() + vec2(24.0, 10.0));
    painter.rect(plate, 12, palette.panel, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    painter.galley(plate.center() - line.size() / 2.0, line, palette.text);
}
