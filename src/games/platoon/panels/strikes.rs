//! The strikes of an attack, with the odds and the chance of each result before the die.

use super::context::PanelContext;
use crate::{
    engine::text::say,
    games::platoon::{
        planning::Made,
        rules::{Rulebook, combat::Attack, scenario::charts::CombatResult},
        scene::shades::shades,
        words::{odds_told::odds_of, story::modifiers_told},
    },
    panels::kit::{
        fonts,
        theme::colour_of,
        widgets::{hint, paint_text},
    },
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, pos2, vec2};

/// The colour of a result: stronger for lasting results.
pub(super) fn colour(result: CombatResult) -> (Color32, Color32) {
    let (ground, ink) = shades(result);
    (colour_of(ground), colour_of(ink))
}

/// Draws each strike of an attack, with its odds and chances.
pub(super) fn strikes(ui: &mut Ui, panel: &PanelContext, made: &Made) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    for (unit, attack) in &made.attacks {
        // A unit that is struck alone is named already.
        let name = unit.filter(|_| made.attacks.len() > 1).map(|unit| panel.name(unit));
        match attack {
            Some(attack) => {
                hint(ui, palette, strike(rulebook, name, attack));
                bar(ui, attack.chances(rulebook));
            }
            None => hint(
                ui,
                palette,
                match name {
                    Some(name) => say!("platoon-panels-strike-unit-too-weak", unit = name),
                    None => say!("platoon-panels-strike-too-weak"),
                },
            ),
        }
    }
}

/// The strengths and odds of a strike with its die-roll modifiers, at a unit if it is named.
fn strike(rulebook: &Rulebook, unit: Option<String>, attack: &Attack) -> String {
    let (strength, defence) = (attack.strength, attack.defence);
    let odds = odds_of(rulebook, attack).map_or_else(String::new, |odds| odds.plain());
    let modifiers = modifiers_told(&attack.modifiers);
    match (unit, modifiers.is_empty()) {
        (None, true) => {
            say!("platoon-panels-strike", strength = strength, defence = defence, odds = odds)
        }
        (None, false) => say!(
            "platoon-panels-strike-die",
            strength = strength,
            defence = defence,
            odds = odds,
            modifiers = modifiers
        ),
        (Some(unit), true) => say!(
            "platoon-panels-strike-unit",
            unit = unit,
            strength = strength,
            defence = defence,
            odds = odds
        ),
        (Some(unit), false) => say!(
            "platoon-panels-strike-unit-die",
            unit = unit,
            strength = strength,
            defence = defence,
            odds = odds,
            modifiers = modifiers
        ),
    }
}

/// Draws the chances of each result, as parts of six on one bar.
fn bar(ui: &mut Ui, chances: [u8; 4]) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
    let mut left = rect.left();
    for (result, dice) in CombatResult::ALL.into_iter().zip(chances).rev().filter(|(_, dice)| *dice > 0) {
        let width = rect.width() * f32::from(dice) / 6.0;
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(width - 2.0, rect.height()));
        left += width;
        let (fill, ink) = colour(result);
        ui.painter().rect_filled(cell, 4, fill);
        let name = if result == CombatResult::None { "–".to_owned() } else { result.to_string() };
        let percent = (u16::from(dice) * 100 + 3) / 6;
        let label = say!("platoon-panels-chance", result = name, percent = percent);
        paint_text(ui, cell, Align2::CENTER_CENTER, &label, fonts::bold(11.0), ink);
    }
}
