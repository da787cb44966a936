//! The panel of the set-up: units to set up, mines, forts, blocks.

use super::scene::Scene;
use crate::{
    games::platoon::{
        planning::wish::{ClickMode, Wish},
        rules::{
            conduct::setting_up::{may_place_aboard, work_name, works_left},
            counter::{Counter, Place},
            order::{Order, Work},
            set_up,
        },
    },
    panels::kit::{
        counter_card::waiting_name,
        widgets::{hint, noted, plain, section, wide, words},
    },
};
use bevy_egui::egui::Ui;

/// Draws the units to set up, and the works still to be laid.
pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let side = scene.state.own.acting;
    let force = rulebook.scenario.force(side);
    section(ui, palette, "To be set up", "drag or click on the map", |ui| {
        for (number, group) in (0..).zip(&force.set_up) {
            let waiting: Vec<&Counter> = set_up::waiting(public, side)
                .filter(|counter| counter.place == Place::SetUp(number))
                .collect();
            if waiting.is_empty() {
                continue;
            }
            let (first, last) = group.columns;
            hint(ui, palette, format!("In columns {first:02} to {last:02}:"));
            ui.horizontal_wrapped(|ui| {
                for counter in waiting {
                    let name = match public.passenger(counter.id) {
                        Some(rider) => format!("{} with {}", scene.name(counter.id), scene.name(rider.id)),
                        None => scene.name(counter.id),
                    };
                    waiting_name(ui, scene, &name, counter.id);
                }
            });
        }
        if set_up::waiting(public, side).next().is_none() {
            words(ui, palette, "All units stand. They can still be moved.");
        }
        aboard(ui, scene);
        for work in [Work::Mines, Work::Fort, Work::Block] {
            let left = works_left(rulebook, public, side, work);
            let chosen = scene.state.own.pointing.clicks == ClickMode::Lay(work);
            if left == 0 && !chosen {
                continue;
            }
            let label = format!("Lay {}s ({left} left)", work_name(work));
            if noted(&label, ui.selectable_label(chosen, label.as_str())).clicked() {
                scene.wish(Wish::ClickMode(if chosen { ClickMode::Select } else { ClickMode::Lay(work) }));
            }
        }
        if matches!(scene.state.own.pointing.clicks, ClickMode::Lay(_)) {
            hint(ui, palette, "Click on hexes; a second click takes it back.");
            if plain(ui, palette, "Done with that").clicked() {
                scene.wish(Wish::ClickMode(ClickMode::Select));
            }
        }
    });
}

/// Draws the carriers in which a selected unit may be set up.
fn aboard(ui: &mut Ui, scene: &mut Scene) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let Some(counter) = scene.selected() else { return };
    let side = counter.side;
    let able: Vec<(crate::engine::counters::UnitId, crate::engine::board::Hex)> = public
        .on_map(side)
        .filter(|(carrier, _)| may_place_aboard(rulebook, public, side, counter.id, carrier.id).is_ok())
        .map(|(carrier, hex)| (carrier.id, hex))
        .collect();
    for (carrier, hex) in able {
        if wide(
            ui,
            palette,
            &format!("Into {} in {}", scene.name(carrier), scene.state.rulebook.board.hex_name(hex)),
        )
        .clicked()
        {
            scene.order(Order::PlaceAboard { unit: counter.id, carrier });
        }
    }
}
