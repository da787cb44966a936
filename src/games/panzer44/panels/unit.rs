//! The selected unit, or the one under the pointer: its card, its values, its condition.

use super::{context::PanelContext, rows::cards, terms};
use crate::{
    engine::text::say,
    games::panzer44::{
        rules::{
            counter::{Counter, Place},
            kinds::Mobility,
            scenario::units::UnitType,
        },
        scene::tooltip::{ground, works},
    },
    panels::kit::{
        counter_card::ask_why,
        widgets::{capital, fact, hint, section},
    },
};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (_, public)) = (panel.palette, panel.game());
    let hex = panel.state.hovered.or_else(|| panel.selected()?.hex());
    if let Some(counter) = panel.selected() {
        section(ui, palette, &say!("panzer44-panels-unit"), &panel.name(counter.id), |ui| {
            values(ui, panel, counter);
        });
    }
    let Some(hex) = hex else { return };
    let stack: Vec<&Counter> = public.stack(hex).collect();
    let rulebook = panel.state.rulebook;
    let ground = ground(rulebook, hex);
    let place = rulebook.board.place_at(hex);
    let called = match place {
        Some(place) => say!("panzer44-panels-hex-in-place", place = place.name.as_str(), hex = hex),
        None => say!("panzer44-panels-hex", hex = hex),
    };
    section(ui, palette, &called, &ground, |ui| {
        if stack.is_empty() {
            hint(ui, palette, say!("panzer44-panels-hex-empty"));
        } else {
            cards(ui, panel, &stack);
        }
        for counter in &stack {
            if let Some(passenger) = public.passenger(counter.id) {
                let (carrier, passenger) = (panel.name(counter.id), panel.name(passenger.id));
                hint(
                    ui,
                    palette,
                    say!("panzer44-panels-hex-carries", carrier = carrier, passenger = passenger),
                );
            }
        }
        for works in works(public, hex) {
            hint(ui, palette, say!("panzer44-panels-hex-works", works = capital(&works)));
        }
        if let Some(side) = public.holders.get(&hex) {
            hint(ui, palette, say!("panzer44-panels-hex-held", side = *side));
        }
        ask_why(ui, panel, hex);
    });
}

/// Shows the values of a unit, as on the counter and as text.
fn values(ui: &mut Ui, panel: &mut PanelContext, counter: &Counter) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let kind = rulebook.kind(counter);
    ui.horizontal_top(|ui| {
        panel.card(ui, counter, 84.0);
        ui.vertical(|ui| {
            fact(ui, palette, &say!("panzer44-panels-unit-fire"), &fire(kind), palette.text);
            let defence = say!(
                "panzer44-panels-unit-defence.value",
                defence = kind.defence,
                target = terms::target(kind.target),
            );
            fact(ui, palette, &say!("panzer44-panels-unit-defence"), &defence, palette.text);
            fact(ui, palette, &say!("panzer44-panels-unit-movement"), &moves(kind), palette.text);
        });
    });
    let condition = &counter.condition;
    if condition.pinned {
        hint(ui, palette, say!("panzer44-panels-unit-pinned"));
    }
    if condition.will_panic {
        hint(ui, palette, say!("panzer44-panels-unit-will-panic"));
    }
    if condition.panicked {
        hint(ui, palette, say!("panzer44-panels-unit-panicked"));
    }
    if condition.disruption > 0 {
        hint(ui, palette, say!("panzer44-panels-unit-disrupted", degree = condition.disruption));
    }
    if let Place::Aboard(carrier) = counter.place {
        hint(ui, palette, say!("panzer44-panels-unit-loaded", carrier = panel.name(carrier)));
    }
    if let Some(passenger) = public.passenger(counter.id) {
        hint(ui, palette, say!("panzer44-panels-unit-carries", passenger = panel.name(passenger.id)));
    }
}

fn fire(kind: &UnitType) -> String {
    let Some(gun) = kind.gun else { return say!("panzer44-panels-unit-no-fire") };
    let class = terms::class(gun.class);
    match gun.least {
        0 | 1 => {
            say!("panzer44-panels-unit-fire.value", strength = gun.attack, class = class, most = gun.range)
        }
        least => say!(
            "panzer44-panels-unit-fire.value-from",
            strength = gun.attack,
            class = class,
            least = least,
            most = gun.range,
        ),
    }
}

fn moves(kind: &UnitType) -> String {
    let how = match kind.moves {
        Mobility::HardVehicle => "hard",
        Mobility::SoftVehicle => "soft",
        Mobility::Foot => "foot",
        Mobility::Immobile => return say!("panzer44-panels-unit-immobile"),
    };
    match (kind.carrier, kind.engineer) {
        (true, _) => say!("panzer44-panels-unit-movement.carrier", points = kind.allowance, how = how),
        (_, true) => say!("panzer44-panels-unit-movement.engineer", points = kind.allowance, how = how),
        _ => say!("panzer44-panels-unit-movement.value", points = kind.allowance, how = how),
    }
}
