//! The chance of each result, and the meaning of the results in words.

pub use crate::games::guderian::words::story::result_name as meaning;
use crate::{
    engine::text::say,
    games::guderian::{
        panels::context::PanelContext, rules::combat::results::CombatResult, scene::rolled::Rolled,
    },
    panels::kit::{
        die, fonts,
        theme::over,
        widgets::{paint_result, paint_text, section},
    },
};
use bevy_egui::egui::{Align2, Rect, Sense, Ui, pos2, vec2};

/// A result in few words, for a narrow row.
fn short_meaning(result: CombatResult) -> String {
    match result {
        CombatResult::AttackerEliminated => say!("guderian-panels-outcome-attackers"),
        CombatResult::DefenderEliminated { attacker: 0 } => say!("guderian-panels-outcome-defenders"),
        CombatResult::DefenderEliminated { attacker } => {
            say!("guderian-panels-outcome-defenders-attacker", n = attacker)
        }
        CombatResult::Engaged => say!("guderian-panels-outcome-engaged"),
        CombatResult::Losses { defender, attacker: 0 } => {
            say!("guderian-panels-outcome-defender", n = defender)
        }
        CombatResult::Losses { defender: 0, attacker } => {
            say!("guderian-panels-outcome-attacker", n = attacker)
        }
        CombatResult::Losses { defender: 1, .. } => say!("guderian-panels-outcome-each"),
        CombatResult::Losses { defender, attacker } => {
            say!("guderian-panels-outcome-both", defender = defender, attacker = attacker)
        }
    }
}

/// Draws bars with the chance of each result.
pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext, results: &[(CombatResult, f32)], title: &str) {
    let palette = panel.palette;
    section(ui, palette, title, &say!("guderian-panels-outcome.about"), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let most = results.iter().map(|(_, chance)| *chance).fold(0.01, f32::max);
        for (result, chance) in results {
            let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
            let colour = palette.shade((*result).into()).0;
            let chip = Rect::from_min_size(row.min + vec2(0.0, 1.5), vec2(50.0, 20.0));
            paint_result(ui, palette, chip, (&result.to_string(), *result), 12.0);
            let bar = Rect::from_min_max(
                pos2(chip.right() + 8.0, row.center().y - 5.0),
                pos2(chip.right() + 98.0, row.center().y + 5.0),
            );
            ui.painter().rect_filled(bar, 2, over(palette.text, palette.panel, 0.07));
            let filled = Rect::from_min_size(bar.min, vec2(bar.width() * chance / most, bar.height()));
            ui.painter().rect_filled(filled, 2, colour);
            let percent =
                Rect::from_min_max(pos2(bar.right(), row.top()), pos2(bar.right() + 46.0, row.bottom()));
            let share = say!("guderian-panels-outcome-percent", percent = (*chance * 100.0).round() as u32);
            paint_text(ui, percent, Align2::RIGHT_CENTER, &share, fonts::bold(13.0), palette.text);
            let words = short_meaning(*result);
            paint_text(ui, row, Align2::RIGHT_CENTER, &words, fonts::sans(12.0), palette.text_second);
            response.on_hover_text(meaning(*result));
        }
    });
}

/// Draws the die and, once it may be seen, its result.
pub(super) fn verdict(ui: &mut Ui, panel: &PanelContext, rolled: &Rolled) {
    let palette = panel.palette;
    let throw = panel.state.memory.throw;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 40.0), Sense::hover());
    let middle = pos2(row.left() + 20.0, row.center().y);
    die::paint(ui, middle, 34.0, &throw.map_or(die::Pose::lying(rolled.die), |at| die::pose(rolled.die, at)));
    if throw.is_some_and(|clock| clock < die::RESULT) {
        return;
    }
    let chip = Rect::from_center_size(pos2(middle.x + 61.0, middle.y), vec2(64.0, 30.0));
    paint_result(ui, palette, chip, (&rolled.result.to_string(), rolled.result), 16.0);
    let rest = Rect::from_min_max(pos2(chip.right() + 10.0, row.top()), row.max);
    let words = ui.painter().layout(meaning(rolled.result), fonts::sans(13.0), palette.text, rest.width());
    let at = pos2(rest.left(), rest.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, palette.text);
}
