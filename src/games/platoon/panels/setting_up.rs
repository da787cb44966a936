//! The panel of the set-up: units to set up, mines, forts, blocks.

use super::context::PanelContext;
use crate::{
    engine::text::say,
    games::platoon::{
        planning::wish::{ClickMode, Wish},
        rules::{
            conduct::setting_up::{may_place_aboard, works_left},
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
    let (title, about) = (say!("platoon-panels-set-up"), say!("platoon-panels-set-up.about"));
    section(ui, palette, &title, &about, |ui| {
        for (number, group) in (0..).zip(&force.set_up) {
            let waiting: Vec<&Counter> = set_up::waiting(public, side)
                .filter(|counter| counter.place == Place::SetUp(number))
                .collect();
            if waiting.is_empty() {
                continue;
            }
            let [first, last] = [group.columns.0, group.columns.1].map(|column| format!("{column:02}"));
            hint(ui, palette, say!("platoon-panels-set-up-columns", first = first, last = last));
            ui.horizontal_wrapped(|ui| {
                for counter in waiting {
                    let name = match public.passenger(counter.id) {
                        Some(rider) => say!(
                            "platoon-panels-set-up-carrying",
                            carrier = panel.name(counter.id),
                            passenger = panel.name(rider.id)
                        ),
                        None => panel.name(counter.id),
                    };
                    waiting_name(ui, panel, &name, counter.id);
                }
            });
        }
        if set_up::waiting(public, side).next().is_none() {
            words(ui, palette, say!("platoon-panels-set-up-done"));
        }
        aboard(ui, panel);
        for work in [Work::Mines, Work::Fort, Work::Block] {
            let left = works_left(rulebook, public, side, work);
            let chosen = panel.state.own.pointing.clicks == ClickMode::Lay(work);
            if left == 0 && !chosen {
                continue;
            }
            let label = match work {
                Work::Mines => say!("platoon-panels-place-mines", n = left),
                Work::Fort => say!("platoon-panels-place-forts", n = left),
                Work::Block => say!("platoon-panels-place-blocks", n = left),
            };
            if noted(&label, ui.selectable_label(chosen, label.as_str())).clicked() {
                panel.wish(Wish::ClickMode(if chosen { ClickMode::Select } else { ClickMode::Lay(work) }));
            }
        }
        if matches!(panel.state.own.pointing.clicks, ClickMode::Lay(_)) {
            hint(ui, palette, say!("platoon-panels-place-how"));
            if plain(ui, palette, &say!("platoon-panels-place-done")).clicked() {
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
        let label = say!(
            "platoon-panels-set-up-aboard",
            carrier = panel.name(carrier),
            hex = rulebook.board.hex_name(hex)
        );
        if wide(ui, palette, &label).clicked() {
            panel.order(Order::PlaceAboard { unit: counter.id, carrier });
        }
    }
}
