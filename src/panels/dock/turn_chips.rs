//! The turns of a game in a row, the current one in amber, with marks of the sides that have arrivals.

use crate::{
    engine::counters::Flag,
    panels::kit::{
        fonts,
        theme::{Palette, over},
        widgets::{hover_text, paint_side, paint_text},
    },
};
use bevy_egui::egui::{Align2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use std::ops::RangeInclusive;

/// The largest width of a chip.
const WIDEST: f32 = 46.0;

pub(crate) struct TurnChips {
    pub turns: RangeInclusive<u8>,
    /// The current turn.
    pub now: u8,
    pub chosen: Option<u8>,
}

impl TurnChips {
    /// Draws them; `comes` returns the sides with arrivals in a turn, `about` its tooltip. Returns the turn that was
    /// clicked.
    pub fn show(
        &self,
        ui: &mut Ui,
        palette: &Palette,
        comes: impl Fn(u8) -> Vec<Flag>,
        about: impl Fn(u8) -> String,
    ) -> Option<u8> {
        let number = f32::from(self.turns.end() + 1 - self.turns.start());
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 36.0), Sense::hover());
        let width = (row.width() / number).min(WIDEST);
        let mut clicked = None;
        for (place, turn) in self.turns.clone().enumerate() {
            let corner = row.min + vec2(width * place as f32, 0.0);
            let whole = Rect::from_min_size(corner, vec2(width - 3.0, 36.0));
            let chip = whole.with_max_y(corner.y + 22.0);
            let response = ui.interact(whole, ui.id().with(("turn", turn)), Sense::click());
            let now = turn == self.now;
            let fill = if now { palette.accent } else { palette.raised };
            ui.painter().rect_filled(chip, 4, fill);
            if self.chosen == Some(turn) || response.hovered() {
                let stroke = Stroke::new(1.0, palette.accent_text);
                ui.painter().rect_stroke(chip, 4, stroke, StrokeKind::Inside);
            }
            let ink = match (now, turn < self.now) {
                (true, _) => palette.accent_ink,
                (_, true) => over(palette.text, palette.panel, 0.35),
                _ => palette.text,
            };
            paint_text(ui, chip, Align2::CENTER_CENTER, &turn.to_string(), fonts::bold(12.0), ink);
            let sides = comes(turn);
            let start = chip.center().x - 5.0 * (sides.len().max(1) - 1) as f32;
            for (number, side) in sides.into_iter().enumerate() {
                let at = pos2(start + 10.0 * number as f32, chip.bottom() + 7.0);
                paint_side(ui, Rect::from_center_size(at, Vec2::splat(8.0)), side, palette);
            }
            if response.clicked() {
                clicked = Some(turn);
            }
            hover_text(response, || about(turn));
        }
        clicked
    }
}
