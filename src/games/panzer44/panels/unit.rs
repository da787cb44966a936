//! The selected unit, or the one under the pointer: its card, its values, its condition.

use super::{context::PanelContext, rows::cards};
use crate::{
    games::panzer44::{
        rules::{
            counter::{Counter, Place},
            kinds::{Mobility, Target},
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
        section(ui, palette, "Unit", &panel.name(counter.id), |ui| {
            values(ui, panel, counter);
        });
    }
    let Some(hex) = hex else { return };
    let stack: Vec<&Counter> = public.stack(hex).collect();
    let rulebook = panel.state.rulebook;
    let ground = ground(rulebook, hex);
    let place = rulebook.board.place_at(hex);
    let called = place.map_or_else(|| format!("Hex {hex}"), |place| format!("{} {hex}", place.name));
    section(ui, palette, &called, &ground, |ui| {
        if stack.is_empty() {
            hint(ui, palette, "No units here.");
        } else {
            cards(ui, panel, &stack);
        }
        for counter in &stack {
            if let Some(passenger) = public.passenger(counter.id) {
                hint(
                    ui,
                    palette,
                    format!("{} carries {}.", panel.name(counter.id), panel.name(passenger.id)),
                );
            }
        }
        for words in works(public, hex) {
            hint(ui, palette, format!("{}.", capital(&words)));
        }
        if let Some(side) = public.holders.get(&hex) {
            hint(ui, palette, format!("Held by the {side} side."));
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
            fact(ui, palette, "Fire", &fire(kind), palette.text);
            let target = if kind.target == Target::Hard { "hard" } else { "soft" };
            fact(ui, palette, "Defence", &format!("{} ({target})", kind.defence), palette.text);
            fact(ui, palette, "Movement", &moves(kind), palette.text);
        });
    });
    let condition = &counter.condition;
    let mut said = Vec::new();
    let mut add = |holds: bool, words: String| said.extend(holds.then_some(words));
    add(condition.pinned, "pinned: cannot move".to_owned());
    add(condition.will_panic, "will panic in the next turn".to_owned());
    add(condition.panicked, "panicked: its order is lost".to_owned());
    add(condition.disruption > 0, format!("disrupted, D{}: cannot fire or move", condition.disruption));
    if let Place::Aboard(carrier) = counter.place {
        add(true, format!("loaded in {}", panel.name(carrier)));
    }
    if let Some(passenger) = public.passenger(counter.id) {
        add(true, format!("carries {}", panel.name(passenger.id)));
    }
    for words in said {
        hint(ui, palette, words);
    }
}

fn fire(kind: &UnitType) -> String {
    let Some(gun) = kind.gun else { return "none".to_owned() };
    let least = if gun.least > 1 { format!("{}–", gun.least) } else { String::new() };
    format!("{} {:?}, range {least}{}", gun.attack, gun.class, gun.range)
}

fn moves(kind: &UnitType) -> String {
    let how = match kind.moves {
        Mobility::HardVehicle => "hard vehicle",
        Mobility::SoftVehicle => "soft vehicle",
        Mobility::Foot => "on foot",
        Mobility::Immobile => return "only when loaded".to_owned(),
    };
    let also = match (kind.carrier, kind.engineer) {
        (true, _) => ", carries one unit",
        (_, true) => ", engineer",
        _ => "",
    };
    format!("{}, {how}{also}", kind.allowance)
}
