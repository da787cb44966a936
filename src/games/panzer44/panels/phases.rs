//! The procedure of a turn (3): its six phases in their fixed order, the actions of each, and the present phase.

use super::context::PanelContext;
use crate::{
    engine::text::say,
    games::panzer44::{
        rules::{kinds::Side, phase::Phase},
        scene::steps::bar,
    },
    panels::{
        dock::turn_chips::TurnChips,
        kit::{
            fonts,
            theme::over,
            widgets::{paint_side, section},
        },
    },
};
use bevy_egui::egui::{Align2, Rect, Sense, Ui, Vec2, pos2, vec2};

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, _), present) = (panel.palette, panel.game(), panel.phase_shown());
    if present.is_set_up() || present == Phase::Over {
        return;
    }
    let (title, turn) =
        (say!("panzer44-panels-phases"), say!("panzer44-panels-phases.turn", turn = panel.turn_shown()));
    section(ui, palette, &title, &turn, |ui| {
        turns(ui, panel);
        ui.spacing_mut().item_spacing.y = 1.0;
        for (number, phase) in bar(present).enumerate() {
            let now = phase.now;
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 21.0), Sense::hover());
            if now {
                ui.painter().rect_filled(rect, 4, over(palette.accent, palette.panel, 0.16));
            }
            let ink = if now { palette.accent_text } else { palette.text };
            let at = Rect::from_min_max(rect.min + vec2(8.0, 0.0), rect.max);
            let font = if now { fonts::bold(13.0) } else { fonts::sans(13.0) };
            let name = format!("{}  {}", number + 1, phase.name);
            let named = ui.painter().text(at.left_center(), Align2::LEFT_CENTER, name, font, ink);
            let mut left = named.right() + 10.0;
            // The side whose part of the phase is being played.
            if now && let Some(side) = present.side(&rulebook.scenario) {
                let mark = Rect::from_center_size(pos2(left + 5.0, rect.center().y), Vec2::splat(10.0));
                paint_side(ui, mark, side, palette);
                left = mark.right() + 10.0;
            }
            let about = ui.painter().layout_no_wrap(phase.about, fonts::sans(11.5), palette.text_third);
            let right = rect.right() - 8.0 - about.size().x;
            // A narrow dock has no room for the whole text.
            if right >= left {
                let place = pos2(right, rect.center().y - about.size().y / 2.0);
                ui.painter().galley(place, about, palette.text_third);
            }
        }
    });
}

/// Draws a chip for each turn, with marks of the sides with arrivals in it.
fn turns(ui: &mut Ui, panel: &PanelContext) {
    let (rulebook, _) = panel.game();
    let scenario = &rulebook.scenario;
    let comes = |turn| {
        let comes = |side: &Side| scenario.force(*side).arrivals.iter().any(|arrival| arrival.turn == turn);
        Side::BOTH.into_iter().filter(comes).map(Into::into).collect()
    };
    let about = |turn| match scenario.visibility(turn) {
        Some(far) => say!("panzer44-panels-turn-visibility", turn = turn, hexes = far),
        None => say!("panzer44-panels-turn", turn = turn),
    };
    let chips =
        TurnChips { turns: scenario.first_turn..=scenario.last_turn, now: panel.turn_shown(), chosen: None };
    chips.show(ui, panel.palette, comes, about);
}
