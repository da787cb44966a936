//! Chances as bars and lines.

use crate::games::squad::words::table_told::percent;
use crate::{
    games::squad::{
        panels::{charts::colour, context::PanelContext},
        rules::fire::{
            chance::Chance,
            modifier::{Reason, sum},
            prospects::{Fates, Prospects},
        },
        scene::called::modifiers_told,
    },
    panels::kit::{
        fonts,
        widgets::{hint, paint_text},
    },
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, pos2, vec2};

/// The text for an attack that no roll gives an effect.
pub(super) const NOTHING: &str = "No roll can have an effect.";

/// A part of a bar: its long and short text, its chance, its colour and ink.
pub(super) struct Part {
    pub words: String,
    pub short: String,
    pub chance: Chance,
    pub colour: (Color32, Color32),
}

/// Draws the parts of a whole, each as wide as its chance, with the long text under the pointer.
pub(super) fn bar(ui: &mut Ui, parts: &[Part]) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
    let mut left = rect.left();
    for part in parts.iter().filter(|part| part.chance.cases > 0) {
        let share = part.chance.cases as f32 / part.chance.among.max(1) as f32;
        let width = rect.width() * share;
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2((width - 1.0).max(1.0), rect.height()));
        left += width;
        let (fill, ink) = part.colour;
        ui.painter().rect_filled(cell, 3, fill);
        let long = format!("{} {}", part.short, percent(part.chance));
        let fits = |words: &str| {
            ui.painter().layout_no_wrap(words.to_owned(), fonts::bold(11.0), ink).size().x
                < cell.width() - 4.0
        };
        let label = if fits(&long) { long } else { part.short.clone() };
        if fits(&label) {
            paint_text(ui, cell, Align2::CENTER_CENTER, &label, fonts::bold(11.0), ink);
        }
    }
    let told = parts.iter().filter(|part| part.chance.cases > 0);
    let told: Vec<String> = told.map(|part| format!("{}: {}", part.words, percent(part.chance))).collect();
    response.on_hover_text(told.join("\n"));
}

/// Draws the chance of each number of casualty points.
pub(super) fn points(ui: &mut Ui, prospects: &Prospects) {
    let parts: Vec<Part> = prospects
        .points
        .iter()
        .rev()
        .map(|(points, chance)| Part {
            words: match points {
                0 => "No effect".to_owned(),
                1 => "1 casualty point".to_owned(),
                many => format!("{many} casualty points"),
            },
            short: if *points == 0 { "–".to_owned() } else { points.to_string() },
            chance: *chance,
            colour: colour(*points),
        })
        .collect();
    bar(ui, &parts);
}

/// Draws the possible fates of each target, if its owner takes the suggested losses.
pub(crate) fn fates(ui: &mut Ui, panel: &PanelContext, prospects: &Prospects) {
    for fates in &prospects.units {
        let told = fates_told(fates);
        if !told.is_empty() {
            hint(ui, panel.palette, format!("{}: {told}", panel.name(fates.unit)));
        }
    }
}

fn fates_told(fates: &Fates) -> String {
    let Fates { pinned, reduced, eliminated, .. } = *fates;
    let told = [(pinned, "pinned"), (reduced, "reduced"), (eliminated, "eliminated")];
    let told = told.into_iter().filter(|(chance, _)| chance.cases > 0);
    told.map(|(chance, what)| format!("{what} {}", percent(chance))).collect::<Vec<_>>().join(", ")
}

/// Draws the modifiers, one line each, and their sum.
pub(super) fn added(ui: &mut Ui, panel: &PanelContext, what: &str, modifiers: &[(Reason, i8)]) {
    if modifiers.is_empty() {
        hint(ui, panel.palette, format!("No modifiers to {what}."));
        return;
    }
    let sum = crate::engine::wording::signed(i64::from(sum(modifiers)));
    hint(ui, panel.palette, format!("{sum} to {what}: {}", modifiers_told(modifiers).join(", ")));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fates_are_told_by_their_chances() {
        let unit = crate::games::squad::rules::samples::word("ge-rifle-1");
        let told = |pinned, reduced, eliminated| fates_told(&Fates { unit, pinned, reduced, eliminated });
        assert_eq!(told(Chance::new(1, 6), Chance::NEVER, Chance::new(1, 3)), "pinned 17%, eliminated 33%");
        assert_eq!(told(Chance::NEVER, Chance::NEVER, Chance::NEVER), "");
    }
}
