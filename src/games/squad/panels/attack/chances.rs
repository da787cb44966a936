//! Chances as bars and lines.

use crate::games::squad::words::table_told::percent;
use crate::{
    engine::text::say,
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
        widgets::{hint, hover_text, paint_text},
    },
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, pos2, vec2};

/// The text for an attack that no roll gives an effect.
pub(super) fn nothing() -> String {
    say!("squad-panels-no-effect")
}

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
        let long = say!("squad-panels-part", what = part.short.as_str(), chance = percent(part.chance));
        let fits = |words: &str| {
            ui.painter().layout_no_wrap(words.to_owned(), fonts::bold(11.0), ink).size().x
                < cell.width() - 4.0
        };
        let label = if fits(&long) { long } else { part.short.clone() };
        if fits(&label) {
            paint_text(ui, cell, Align2::CENTER_CENTER, &label, fonts::bold(11.0), ink);
        }
    }
    hover_text(response, || {
        let told = parts.iter().filter(|part| part.chance.cases > 0).map(|part| {
            say!("squad-panels-part.hint", what = part.words.as_str(), chance = percent(part.chance))
        });
        told.collect::<Vec<_>>().join("\n")
    });
}

/// Draws the chance of each number of casualty points.
pub(super) fn points(ui: &mut Ui, prospects: &Prospects) {
    let parts: Vec<Part> = prospects
        .points
        .iter()
        .rev()
        .map(|(points, chance)| Part {
            words: match points {
                0 => say!("squad-panels-no-points"),
                points => say!("squad-panels-casualty-points", n = *points),
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
            hint(ui, panel.palette, say!("squad-panels-fates", unit = panel.name(fates.unit), fates = told));
        }
    }
}

fn fates_told(fates: &Fates) -> Vec<String> {
    let Fates { pinned, reduced, eliminated, .. } = *fates;
    let mut told = Vec::new();
    if pinned.cases > 0 {
        told.push(say!("squad-panels-fate-pinned", chance = percent(pinned)));
    }
    if reduced.cases > 0 {
        told.push(say!("squad-panels-fate-reduced", chance = percent(reduced)));
    }
    if eliminated.cases > 0 {
        told.push(say!("squad-panels-fate-eliminated", chance = percent(eliminated)));
    }
    told
}

/// Draws the modifiers of the dice and their sum.
pub(super) fn added_to_dice(ui: &mut Ui, panel: &PanelContext, modifiers: &[(Reason, i8)]) {
    let words = if modifiers.is_empty() {
        say!("squad-panels-no-modifiers")
    } else {
        say!("squad-panels-modifiers", sum = sum(modifiers), modifiers = modifiers_told(modifiers))
    };
    hint(ui, panel.palette, words);
}

/// Draws the modifiers of a kill number and their sum, if there are any.
pub(super) fn added_to_number(ui: &mut Ui, panel: &PanelContext, number: i8, modifiers: &[(Reason, i8)]) {
    if modifiers.is_empty() {
        return;
    }
    let (sum, modifiers) = (sum(modifiers), modifiers_told(modifiers));
    let words = say!("squad-panels-number-modifiers", sum = sum, number = number, modifiers = modifiers);
    hint(ui, panel.palette, words);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fates_are_told_by_their_chances() {
        let unit = crate::games::squad::rules::samples::word("ge-rifle-1");
        let told = |pinned, reduced, eliminated| fates_told(&Fates { unit, pinned, reduced, eliminated });
        let some = told(Chance::new(1, 6), Chance::NEVER, Chance::new(1, 3));
        assert_eq!(some, ["pinned 17%", "eliminated 33%"]);
        assert!(told(Chance::NEVER, Chance::NEVER, Chance::NEVER).is_empty());
    }
}
