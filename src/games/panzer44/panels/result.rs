//! The end of a game: the winner, the margin, and the reasons.

use crate::{
    engine::{text::say, wording::with_minus},
    games::panzer44::rules::{Rulebook, kinds::Side, position::Public, scenario::Reason, victory},
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{between, rule, section, side_mark, text},
    },
};
use bevy_egui::egui::Ui;

/// Shows the points of both sides, and their sources.
pub(super) fn accounts(ui: &mut Ui, palette: &Palette, rulebook: &Rulebook, public: &Public) {
    let of = rulebook.scenario.victory.side;
    let title = say!("panzer44-panels-result-points");
    let about = say!("panzer44-panels-result-points.about", side = of, other = of.enemy());
    section(ui, palette, &title, &about, |ui| {
        for side in Side::BOTH {
            ui.horizontal(|ui| {
                side_mark(ui, side, palette);
                let points = victory::points_of(rulebook, public, side).to_string();
                let name = text(Side::NAMES[side.number()].shown(), fonts::sans(13.0), palette.text);
                between(ui, name, text(points, fonts::bold(13.0), palette.text));
            });
        }
        rule(ui, palette);
        let points = with_minus(victory::outcome(rulebook, public).points);
        let total = text(points, fonts::serif(26.0), palette.accent_text);
        let words = say!("panzer44-panels-result-total");
        between(ui, text(words, fonts::sans(13.0), palette.text_second), total);
    });
    let (title, about) = (say!("panzer44-panels-result-places"), say!("panzer44-panels-result-places.about"));
    section(ui, palette, &title, &about, |ui| places(ui, palette, rulebook, public));
}

/// Shows a line for each victory hex with its holder and value, in brackets if it counts for no side.
fn places(ui: &mut Ui, palette: &Palette, rulebook: &Rulebook, public: &Public) {
    for award in &rulebook.scenario.victory.awards {
        let Reason::Held(hexes) = &award.reason else { continue };
        for hex in hexes {
            let holder = public.holders.get(hex).copied();
            let counts = holder == Some(award.to);
            let (points, ink) = match counts {
                true => (award.points.to_string(), palette.text),
                false => (format!("({})", award.points), palette.text_third),
            };
            ui.horizontal(|ui| {
                if let Some(side) = holder {
                    side_mark(ui, side, palette);
                }
                let name = text(rulebook.board.hex_name(*hex), fonts::sans(13.0), palette.text);
                between(ui, name, text(points, fonts::bold(13.0), ink));
            });
        }
    }
}
