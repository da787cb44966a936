//! The end of a game: who has won, by how much, and for what.

use crate::{
    games::panzer44::rules::{Rulebook, kinds::Side, position::Public, victory},
    panels::{
        fonts,
        theme::Palette,
        widgets::{between, rule, section, side_mark, text},
    },
};
use bevy_egui::egui::Ui;

/// The points of both sides.
pub(super) fn accounts(ui: &mut Ui, palette: &Palette, rulebook: &Rulebook, public: &Public) {
    let of = rulebook.scenario.victory.side;
    section(ui, palette, "Points", &format!("{of} less {}", of.enemy()), |ui| {
        for side in Side::BOTH {
            ui.horizontal(|ui| {
                side_mark(ui, side, palette);
                let points = victory::points_of(rulebook, public, side).to_string();
                let name = text(side.to_string(), fonts::sans(13.0), palette.text);
                between(ui, name, text(points, fonts::bold(13.0), palette.text));
            });
        }
        rule(ui, palette);
        let points = victory::outcome(rulebook, public).points.to_string();
        let total = text(points, fonts::serif(26.0), palette.accent_text);
        between(ui, text("Together", fonts::sans(13.0), palette.text_second), total);
    });
}
