//! The tasks of a set-up: waiting units, weapons, fortifications.

use super::context::PanelContext;
use crate::{
    games::squad::{
        planning::wish::{ClickMode, Wish},
        rules::{
            counter::{Counter, Place},
            kinds::Side,
            set_up,
        },
        scene::called::work_name,
    },
    panels::{
        Action,
        kit::{
            counter_card::waiting_name,
            widgets::{capital, hint, noted, plain, section, wide, words},
        },
    },
};
use bevy_egui::egui::Ui;

/// Shows the units still to be set up, the weapons without a carrier, and the works still to be built.
pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let side = panel.state.own.acting;
    section(ui, palette, "To set up", "drag or click on the map", |ui| {
        units(ui, panel, side);
        weapons(ui, panel, side);
        works(ui, panel, side);
    });
}

fn units(ui: &mut Ui, panel: &mut PanelContext, side: Side) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    for (number, group) in (0..).zip(&rulebook.scenario.force(side).set_up) {
        let waits = |counter: &&Counter| {
            counter.place == Place::SetUp(number) && rulebook.kind(counter).weapon().is_none()
        };
        let waiting: Vec<&Counter> = set_up::waiting(public, side).filter(waits).collect();
        if waiting.is_empty() {
            continue;
        }
        let ((first, last), (top, bottom)) = (group.columns, group.rows);
        hint(ui, palette, format!("In columns {first:02}–{last:02}, rows {top:02}–{bottom:02}:"));
        ui.horizontal_wrapped(|ui| {
            for counter in waiting {
                let carried = public.carried_by(counter.id).map(|other| panel.name(other.id));
                let carried: Vec<String> = carried.collect();
                let name = panel.name(counter.id);
                let name =
                    if carried.is_empty() { name } else { format!("{name} with {}", carried.join(", ")) };
                waiting_name(ui, panel, &name, counter.id);
            }
        });
    }
    let all_stand = set_up::waiting(public, side).all(|counter| rulebook.kind(counter).weapon().is_some());
    if all_stand {
        words(ui, palette, "All units are set up. You can still move them.");
    }
}

/// Shows weapons without a carrier. A click selects one, and the buttons below name the units that may take it.
fn weapons(ui: &mut Ui, panel: &mut PanelContext, side: Side) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let is_weapon = |counter: &&Counter| rulebook.kind(counter).weapon().is_some();
    let waiting: Vec<&Counter> = set_up::waiting(public, side).filter(is_weapon).collect();
    if waiting.is_empty() {
        return;
    }
    ui.add_space(4.0);
    hint(
        ui,
        palette,
        "Unassigned weapons. Click one, then the unit that takes it; or drag it onto the unit.",
    );
    ui.horizontal_wrapped(|ui| {
        for counter in &waiting {
            let name = panel.name(counter.id);
            waiting_name(ui, panel, &name, counter.id);
        }
    });
    let units_wait = set_up::waiting(public, side).any(|it| !is_weapon(&it));
    ui.add_enabled_ui(!units_wait, |ui| hand_out(ui, panel))
        .response
        .on_disabled_hover_text("Set up all units first");
}

/// Draws the button that lets the computer give the weapons that are left to units.
pub(super) fn hand_out(ui: &mut Ui, panel: &mut PanelContext) {
    let about = "The computer assigns the weapons that are left. You can undo or change this";
    if wide(ui, panel.palette, "Assign the rest").on_hover_text(about).clicked() {
        panel.act(Action::HandOut);
    }
}

fn works(ui: &mut Ui, panel: &mut PanelContext, side: Side) {
    let palette = panel.palette;
    let works = panel.state.public.stores(side).works.clone();
    for (work, left) in works {
        let chosen = panel.state.own.pointing.clicks == ClickMode::Build(work);
        if left == 0 && !chosen {
            continue;
        }
        let label = format!("{} ({left} left)", capital(work_name(work)));
        if noted(&label, ui.selectable_label(chosen, label.as_str())).clicked() {
            panel.wish(Wish::ClickMode(if chosen { ClickMode::Select } else { ClickMode::Build(work) }));
        }
    }
    if matches!(panel.state.own.pointing.clicks, ClickMode::Build(_)) {
        hint(ui, palette, "Click hexes to build. Click again to remove.");
        if plain(ui, palette, "Done").clicked() {
            panel.wish(Wish::ClickMode(ClickMode::Select));
        }
    }
}
