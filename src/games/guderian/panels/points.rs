//! Victory points: every place, its holder, and the value of the game now.

use super::context::PanelContext;
use crate::{
    engine::text::{Arg, say},
    games::guderian::rules::{
        kinds::Side,
        position::Public,
        rulebook::Rulebook,
        scenario::options::StepLoss,
        turn::victory::{german_places, outcome, place_points},
    },
    panels::{
        Action,
        kit::{
            fonts,
            theme::over,
            widgets::{between, hint, hover_text, paint_side, paint_text, rule, section, text},
        },
    },
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

/// The lines of the account: the reason, and the half points for the Germans.
pub(super) fn account(rulebook: &Rulebook, public: &Public) -> Vec<(String, i32)> {
    let mut lines = vec![(say!("guderian-panels-points-held"), 2 * place_points(rulebook, public))];
    if public.score.german != 0 {
        lines.push((say!("guderian-panels-points-front"), public.score.german));
    }
    let losses = match rulebook.options.step_loss {
        StepLoss::Off => say!("guderian-panels-points-divisions"),
        _ => say!("guderian-panels-points-losses"),
    };
    lines.push((losses, -public.score.soviet));
    if public.bid > 0 {
        lines.push((say!("guderian-panels-points-bid"), -2 * i32::from(public.bid)));
    }
    lines
}

/// Half points as a number with a half glyph.
pub(super) fn halves(value: i32) -> String {
    let sign = if value < 0 { "−" } else { "" };
    let (whole, half) = (value.abs() / 2, if value % 2 == 0 { "" } else { "½" });
    if whole == 0 && !half.is_empty() { format!("{sign}{half}") } else { format!("{sign}{whole}{half}") }
}

pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.settled());
    let now = outcome(rulebook, public);
    section(ui, palette, &say!("guderian-panels-points-now"), &now.level, |ui| {
        for (words, value) in account(rulebook, public) {
            between(
                ui,
                text(words, fonts::sans(13.0), palette.text),
                text(halves(value), fonts::bold(13.0), palette.text),
            );
        }
        rule(ui, palette);
        between(
            ui,
            text(say!("guderian-panels-points-difference"), fonts::sans(13.0), palette.text_second),
            text(now.points.to_string(), fonts::serif(26.0), palette.accent_text),
        );
    });
    places(ui, panel);
    levels(ui, panel, now.points);
}

/// Draws a row for each place: the holder's ring, the name, the points. A click moves the view there.
fn places(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.settled());
    let held = german_places(rulebook, public);
    let number = held.iter().filter(|german| **german).count();
    let german = say!("guderian-panels-places-german", n = number, all = held.len());
    section(ui, palette, &say!("guderian-panels-places"), &german, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (place, german) in rulebook.scenario.victory.places.iter().zip(&held) {
            let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::click());
            if response.hovered() {
                ui.painter().rect_filled(row.expand2(vec2(6.0, 0.0)), 4, palette.raised);
            }
            badge(ui, pos2(row.left() + 11.0, row.center().y), place.points);
            let name = row.with_min_x(row.left() + 32.0);
            paint_text(ui, name, Align2::LEFT_CENTER, &place.name, fonts::sans(13.0), palette.text);
            let side = if *german { Side::German } else { Side::Soviet };
            let mark = Rect::from_center_size(pos2(row.right() - 62.0, row.center().y), Vec2::splat(11.0));
            paint_side(ui, mark, side, palette);
            let font = if *german { fonts::bold(12.0) } else { fonts::sans(12.0) };
            let ink = if *german { palette.text } else { palette.text_second };
            let words = row.with_min_x(row.right() - 50.0);
            paint_text(ui, words, Align2::LEFT_CENTER, &Side::NAMES[side.number()].shown(), font, ink);
            if response.clicked()
                && let Some(hex) = place.hexes.first()
            {
                panel.act(Action::Centre(*hex));
            }
            hover_text(response, || {
                let hexes = Arg::list(place.hexes.iter().copied());
                match place.retaken {
                    true => say!("guderian-panels-place-hexes-retaken", hexes = hexes),
                    false => say!("guderian-panels-place-hexes", hexes = hexes),
                }
            });
        }
        ui.add_space(4.0);
        hint(ui, palette, say!("guderian-panels-places.hint"));
    });
}

/// Draws a ring with the points in it, as on the map.
fn badge(ui: &Ui, centre: bevy_egui::egui::Pos2, points: u8) {
    let ring = Color32::from_rgb(0x9C, 0x2F, 0x22);
    ui.painter().circle(centre, 10.0, Color32::from_rgb(0xF6, 0xF0, 0xE0), Stroke::new(1.5, ring));
    let room = Rect::from_center_size(centre, Vec2::splat(20.0));
    paint_text(ui, room, Align2::CENTER_CENTER, &points.to_string(), fonts::bold(11.0), ring);
}

/// Draws the levels of victory, the present one marked.
fn levels(ui: &mut Ui, panel: &PanelContext, points: i32) {
    let (palette, rulebook) = (panel.palette, panel.state.rulebook);
    let levels = &rulebook.scenario.victory.levels;
    let present = levels.iter().rposition(|level| points >= level.at_least).unwrap_or(0);
    let (title, about) = (say!("guderian-panels-levels"), say!("guderian-panels-levels.about"));
    section(ui, palette, &title, &about, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, level) in levels.iter().enumerate().rev() {
            let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
            let now = number == present;
            if now {
                let ground = row.expand2(vec2(6.0, 0.0));
                ui.painter().rect_filled(ground, 4, over(palette.accent, palette.panel, 0.16));
            }
            let mark = Rect::from_center_size(pos2(row.left() + 7.0, row.center().y), Vec2::splat(10.0));
            paint_side(ui, mark, level.winner, palette);
            let font = if now { fonts::bold(13.0) } else { fonts::sans(13.0) };
            let name = row.with_min_x(row.left() + 22.0);
            paint_text(ui, name, Align2::LEFT_CENTER, &level.name, font.clone(), palette.text);
            let least = match number {
                0 => say!("guderian-panels-levels-below"),
                _ => level.at_least.to_string(),
            };
            paint_text(ui, row, Align2::RIGHT_CENTER, &least, font, palette.text_second);
        }
        if rulebook.options.historical_scale {
            hint(ui, palette, say!("guderian-panels-levels-historical"));
        }
    });
}
