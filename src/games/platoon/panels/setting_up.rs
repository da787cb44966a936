//! The panel of the set-up: units to set up, mines, forts, blocks.

use super::context::PanelContext;
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
pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let side = panel.state.own.acting;
    let force = rulebook.scenario.force(side);
    section(ui, palette, "To set up", "drag or click on the map", |ui| {
        for (number, group) in (0..).zip(&force.set_up) {
            let waiting: Vec<&Counter> = set_up::waiting(public, side)
                .filter(|counter| counter.place == Place::SetUp(number))
                .collect();
            if waiting.is_empty() {
                continue;
            }
            let (first, last) = group.columns;
            hint(ui, palette, format!("In columns {first:02}–{last:02}:"));
            ui.horizontal_wrapped(|ui| {
                for counter in waiting {
                    let name = match public.passenger(counter.id) {
                        Some(rider) => {
                            format!("{}, carrying {}", panel.name(counter.id), panel.name(rider.id))
                        }
                        None => panel.name(counter.id),
                    };
                    waiting_name(ui, panel, &name, counter.id);
                }
            });
        }
        if set_up::waiting(public, side).next().is_none() {
            words(ui, palette, "All units are set up. You can still move them.");
        }
        aboard(ui, panel);
        for work in [Work::Mines, Work::Fort, Work::Block] {
            let left = works_left(rulebook, public, side, work);
            let chosen = panel.state.own.pointing.clicks == ClickMode::Lay(work);
            if left == 0 && !chosen {
                continue;
            }
            let label = format!("Place {}s ({left} left)", work_name(work));
            if noted(&label, ui.selectable_label(chosen, label.as_str())).clicked() {
                panel.wish(Wish::ClickMode(if chosen { ClickMode::Select } else { ClickMode::Lay(work) }));
            }
        }
        if matches!(panel.state.own.pointing.clicks, ClickMode::Lay(_)) {
            hint(ui, palette, "Click hexes to place. Click again to remove.");
            if plain(ui, palette, "Done").clicked() {
                panel.wish(Wish::ClickMode(ClickMode::Select));
            }
        }
    });
}

/// Draws the carriers in which a selected unit may be set up.
fn aboard(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Some(counter) = panel.selected() else { return };
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
            &format!("Load into {} in {}", panel.name(carrier), panel.state.rulebook.board.hex_name(hex)),
        )
        .clicked()
        {
            panel.order(Order::PlaceAboard { unit: counter.id, carrier });
        }
    }
}
