//! The unit chart of both sides, as a book to browse (21).

use super::context::PanelContext;
use crate::{
    games::platoon::{
        rules::{
            kinds::{Assaults, Carries, Moves, Side},
            scenario::{OffBoard, units::UnitType},
        },
        words::{
            beside_map::{batteries, limits},
            names::unit_name,
        },
    },
    panels::kit::{
        fonts,
        widgets::{hint, paint_text, section, words},
    },
};
use bevy_egui::egui::{Align2, Rect, Sense, Stroke, Ui, pos2, vec2};
use std::collections::BTreeSet;

/// Width of the name, as a part of the line.
const NAME: f32 = 0.5;

/// Draws every type of both sides, those of this scenario first.
pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    beside_map(ui, panel);
    for side in Side::BOTH {
        let here: BTreeSet<_> =
            public.counters.iter().filter(|unit| unit.side == side).map(|unit| unit.kind).collect();
        let all = rulebook.units.all().iter().filter(|kind| kind.side == side);
        let (here, elsewhere): (Vec<&UnitType>, Vec<_>) = all.partition(|kind| here.contains(&kind.id));
        section(ui, palette, &format!("{side} units"), "", |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            for (head, kinds) in [("In this scenario", here), ("In other scenarios", elsewhere)] {
                if kinds.is_empty() {
                    continue;
                }
                line(ui, panel, &[head, "AF", "Cl.", "R", "DF", "MF"].map(str::to_owned), true);
                for kind in kinds {
                    line(ui, panel, &cells(kind), false);
                    hint(ui, palette, traits(kind));
                }
                ui.add_space(8.0);
            }
            hint(ui, palette, "AF attack factor, Cl. class, R range, DF defence factor, MF movement factor.");
        });
    }
}

/// Draws the off-board artillery, with the scenario's limits for each battery (18.4).
fn beside_map(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let of = |side| batteries(rulebook, side).iter();
    let all: Vec<&OffBoard> = Side::BOTH.into_iter().flat_map(of).collect();
    if all.is_empty() {
        return;
    }
    section(ui, palette, "Off-board artillery", "called by forward observers", |ui| {
        for battery in all {
            let name = unit_name(rulebook, public, battery.id);
            words(ui, palette, format!("{name}: {}", limits(rulebook, battery)));
        }
    });
}

/// Traits of a type besides its factors: its movement, its passengers, its other abilities.
fn traits(kind: &UnitType) -> String {
    let moves = match kind.moves {
        Moves::Tracked if kind.is_open_topped() => "armoured, open-topped",
        Moves::Tracked => "armoured",
        Moves::Truck => "truck",
        Moves::Wagon => "wagon",
        Moves::Mounted => "mounted",
        Moves::Foot => "on foot",
        Moves::Immobile => "moves only when carried",
    };
    let carries = match kind.carries {
        Carries::Nobody => None,
        Carries::Riders => Some("carries riders"),
        Carries::Any => Some("carries any foot unit or gun"),
    };
    let assaults = match kind.assaults {
        Assaults::No => None,
        Assaults::Yes => Some("assaults"),
        Assaults::WithOthers => Some("assaults only with others"),
    };
    let rest = [
        carries,
        assaults,
        kind.engineer.then_some("engineer"),
        kind.observer.then_some("may be an observer"),
        kind.class.is_indirect().then_some("also fires indirectly"),
    ];
    std::iter::once(moves).chain(rest.into_iter().flatten()).collect::<Vec<_>>().join(", ")
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

fn line(ui: &mut Ui, panel: &PanelContext, cells: &[String; 6], head: bool) {
    let palette = panel.palette;
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
