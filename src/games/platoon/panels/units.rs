//! The unit chart of both sides, as a book to browse (21).

use super::context::PanelContext;
use crate::{
    engine::text::say,
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
        section(ui, palette, &say!("platoon-panels-units-of", side = side), "", |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let heads = [say!("platoon-panels-units-here"), say!("platoon-panels-units-elsewhere")];
            for (head, kinds) in heads.into_iter().zip([here, elsewhere]) {
                if kinds.is_empty() {
                    continue;
                }
                line(ui, panel, &heads_of(head), true);
                for kind in kinds {
                    line(ui, panel, &cells(kind), false);
                    hint(ui, palette, traits(kind));
                }
                ui.add_space(8.0);
            }
            hint(ui, palette, say!("platoon-panels-units-columns"));
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
    let (title, about) = (say!("platoon-panels-off-board"), say!("platoon-panels-off-board.about"));
    section(ui, palette, &title, &about, |ui| {
        for battery in all {
            let name = unit_name(rulebook, public, battery.id);
            let limits = limits(rulebook, battery);
            words(ui, palette, say!("platoon-panels-off-board-battery", unit = name, limits = limits));
        }
    });
}

/// Traits of a type besides its factors: its movement, its passengers, its other abilities.
fn traits(kind: &UnitType) -> String {
    let moves = match kind.moves {
        Moves::Tracked if kind.is_open_topped() => say!("platoon-panels-trait-open-topped"),
        Moves::Tracked => say!("platoon-panels-trait-armoured"),
        Moves::Truck => say!("platoon-panels-trait-truck"),
        Moves::Wagon => say!("platoon-panels-trait-wagon"),
        Moves::Mounted => say!("platoon-panels-trait-mounted"),
        Moves::Foot => say!("platoon-panels-trait-foot"),
        Moves::Immobile => say!("platoon-panels-trait-immobile"),
    };
    let carries = match kind.carries {
        Carries::Nobody => None,
        Carries::Riders => Some(say!("platoon-panels-trait-carries-riders")),
        Carries::Any => Some(say!("platoon-panels-trait-carries-any")),
    };
    let assaults = match kind.assaults {
        Assaults::No => None,
        Assaults::Yes => Some(say!("platoon-panels-trait-assaults")),
        Assaults::WithOthers => Some(say!("platoon-panels-trait-assaults-with-others")),
    };
    let rest = [
        carries,
        assaults,
        kind.engineer.then(|| say!("platoon-panels-trait-engineer")),
        kind.observer.then(|| say!("platoon-panels-trait-observer")),
        kind.class.is_indirect().then(|| say!("platoon-panels-trait-indirect")),
    ];
    std::iter::once(moves).chain(rest.into_iter().flatten()).collect::<Vec<_>>().join(" · ")
}

/// The heads of the columns, the first of which names the types below it.
fn heads_of(types: String) -> [String; 6] {
    [
        types,
        say!("platoon-panels-units-attack"),
        say!("platoon-panels-units-class"),
        say!("platoon-panels-units-range"),
        say!("platoon-panels-units-defence"),
        say!("platoon-panels-units-movement"),
    ]
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
