//! The tasks of a set-up: waiting units, weapons, fortifications.

use super::context::PanelContext;
use crate::{
    engine::text::say,
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
    let (title, about) = (say!("squad-panels-to-set-up"), say!("squad-panels-to-set-up.about"));
    section(ui, palette, &title, &about, |ui| {
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
        let [first, last, top, bottom] = [first, last, top, bottom].map(|number| format!("{number:02}"));
        let area = say!("squad-panels-set-up-area", first = first, last = last, top = top, bottom = bottom);
        hint(ui, palette, area);
        ui.horizontal_wrapped(|ui| {
            for counter in waiting {
                let carried = public.carried_by(counter.id).map(|other| panel.name(other.id));
                let carried: Vec<String> = carried.collect();
                let name = panel.name(counter.id);
                let name = match carried.is_empty() {
                    true => name,
                    false => say!("squad-panels-set-up-with", unit = name, carried = carried),
                };
                waiting_name(ui, panel, &name, counter.id);
            }
        });
    }
    let all_stand = set_up::waiting(public, side).all(|counter| rulebook.kind(counter).weapon().is_some());
    if all_stand {
        words(ui, palette, say!("squad-panels-all-set-up"));
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
    hint(ui, palette, say!("squad-panels-unassigned"));
    ui.horizontal_wrapped(|ui| {
        for counter in &waiting {
            let name = panel.name(counter.id);
            waiting_name(ui, panel, &name, counter.id);
        }
    });
    let units_wait = set_up::waiting(public, side).any(|it| !is_weapon(&it));
    ui.add_enabled_ui(!units_wait, |ui| hand_out(ui, panel))
        .response
        .on_disabled_hover_text(say!("squad-panels-unassigned.disabled"));
}

/// Draws the button that lets the computer give the weapons that are left to units.
pub(super) fn hand_out(ui: &mut Ui, panel: &mut PanelContext) {
    let (words, about) = (say!("squad-panels-assign-rest"), say!("squad-panels-assign-rest.hint"));
    if wide(ui, panel.palette, &words).on_hover_text(about).clicked() {
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
        let label = say!("squad-panels-work-left", work = capital(&work_name(work)), left = left);
        if noted(&label, ui.selectable_label(chosen, label.as_str())).clicked() {
            panel.wish(Wish::ClickMode(if chosen { ClickMode::Select } else { ClickMode::Build(work) }));
        }
    }
    if matches!(panel.state.own.pointing.clicks, ClickMode::Build(_)) {
        hint(ui, palette, say!("squad-panels-build"));
        if plain(ui, palette, &say!("squad-panels-done")).clicked() {
            panel.wish(Wish::ClickMode(ClickMode::Select));
        }
    }
}
