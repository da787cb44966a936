//! The unit chart of both sides, as a book to look through (21).

use super::scene::Scene;
use crate::{
    games::platoon::rules::{kinds::Side, units::UnitType},
    panels::{
        fonts,
        widgets::{paint_text, section},
    },
};
use bevy_egui::egui::{Align2, Rect, Sense, Stroke, Ui, pos2, vec2};
use std::collections::BTreeSet;

/// Width of the name, as a part of the line.
const NAME: f32 = 0.44;

/// The types that fight in this scenario, side by side.
pub(super) fn show(ui: &mut Ui, scene: &Scene) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    for side in Side::BOTH {
        let here: BTreeSet<_> =
            public.counters.iter().filter(|unit| unit.side == side).map(|unit| unit.kind).collect();
        let kinds = rulebook.units.all().iter().filter(|kind| here.contains(&kind.id));
        section(ui, palette, &format!("{side} units"), "attack, class, range, defence, moves", |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            line(ui, scene, &["", "AF", "class", "range", "DF", "MF"].map(str::to_owned), true);
            for kind in kinds {
                line(ui, scene, &cells(kind), false);
            }
        });
    }
}

fn cells(kind: &UnitType) -> [String; 6] {
    let unless = |nothing: bool, value: String| if nothing { "–".to_owned() } else { value };
    [
        kind.name.clone(),
        unless(kind.attack == 0, kind.attack.to_string()),
        kind.class.letters().to_owned(),
        unless(kind.range == 0, kind.range.to_string()),
        kind.defence.to_string(),
        unless(kind.allowance == 0, kind.allowance.to_string()),
    ]
}

fn line(ui: &mut Ui, scene: &Scene, cells: &[String; 6], head: bool) {
    let palette = scene.palette;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 19.0), Sense::hover());
    if head {
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
    }
    let name = rect.width() * NAME;
    let rest = (rect.width() - name) / 5.0;
    for (number, cell) in cells.iter().enumerate() {
        let (left, width) = match number {
            0 => (rect.left(), name),
            _ => (rect.left() + name + rest * (number - 1) as f32, rest),
        };
        let at = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        let align = if number == 0 { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        let (font, ink) =
            if head { (fonts::bold(11.5), palette.text_second) } else { (fonts::sans(12.0), palette.text) };
        paint_text(ui, at, align, cell, font, ink);
    }
}
