//! The end of a game: its outcome, and the points place by place.

use super::points::{account, halves};
use crate::{
    engine::{text::say, wording::with_minus},
    games::guderian::rules::{
        Rulebook,
        kinds::Side,
        position::{Outcome, Public},
        turn::victory::{german_places, outcome},
    },
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{between, paint_side, paint_text, rule, section, text},
    },
};
use bevy_egui::egui::{Align2, Rect, Sense, Ui, Vec2, pos2, vec2};

fn end(rulebook: &Rulebook, public: &Public) -> Outcome {
    public.outcome.clone().unwrap_or_else(|| outcome(rulebook, public))
}

/// Draws points and places.
pub(super) fn accounts(ui: &mut Ui, palette: &Palette, rulebook: &Rulebook, public: &Public) {
    let end = end(rulebook, public);
    let (title, about) = (say!("guderian-panels-result-points"), say!("guderian-panels-result-points.about"));
    section(ui, palette, &title, &about, |ui| {
        for (words, value) in account(rulebook, public) {
            let left = text(words, fonts::sans(13.0), palette.text);
            between(ui, left, text(halves(value), fonts::bold(13.0), palette.text));
        }
        rule(ui, palette);
        let total = text(with_minus(end.points), fonts::serif(26.0), palette.accent_text);
        let words = say!("guderian-panels-result-total");
        between(ui, text(words, fonts::sans(13.0), palette.text_second), total);
    });
    let (title, about) = (say!("guderian-panels-result-places"), say!("guderian-panels-result-places.about"));
    section(ui, palette, &title, &about, |ui| places(ui, palette, rulebook, public));
}

/// Draws two columns of places.
fn places(ui: &mut Ui, palette: &Palette, rulebook: &Rulebook, public: &Public) {
    let held: Vec<bool> = german_places(rulebook, public);
    let places = &rulebook.scenario.victory.places;
    let half = places.len().div_ceil(2);
    ui.columns(2, |columns| {
        for (number, (place, german)) in places.iter().zip(held).enumerate() {
            let ui = &mut columns[number / half.max(1)];
            let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
            let side = if german { Side::German } else { Side::Soviet };
            let mark = Rect::from_center_size(pos2(row.left() + 8.0, row.center().y), Vec2::splat(11.0));
            paint_side(ui, mark, side, palette);
            let name = row.with_min_x(row.left() + 24.0);
            paint_text(ui, name, Align2::LEFT_CENTER, &place.name, fonts::sans(13.0), palette.text);
            let (words, ink) = if german {
                (place.points.to_string(), palette.text)
            } else {
                (format!("({})", place.points), palette.text_third)
            };
            let right = row.with_max_x(row.right() - 12.0);
            paint_text(ui, right, Align2::RIGHT_CENTER, &words, fonts::bold(13.0), ink);
        }
    });
}
