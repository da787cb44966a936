//! Missions and smoke barrages: the ones left, the ones called, and the effect of one in the hex under the mouse (19).

use super::context::PanelContext;
use crate::games::squad::words::table_told::percent;
use crate::{
    engine::board::Hex,
    games::squad::{
        planning::wish::{ClickMode, Wish},
        rules::{
            fire::{
                armour::TopAttack,
                missions::{BARRAGE_FACTORS, Strike, may_spot},
                prospects::Prospects,
            },
            phase::Step,
            position::Mission,
        },
        scene::called::mission_label,
        words::names::call_name,
    },
    panels::kit::widgets::{capital, hint, noted, plain, section, words},
};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let public = panel.state.public;
    let now = public.phase.step() == Some(Step::Support) && public.owed.is_none() && panel.is_asked();
    if !now {
        return;
    }
    let palette = panel.palette;
    section(ui, palette, "Missions", "they land when the phase ends", |ui| {
        choices(ui, panel);
        called(ui, panel);
        if let (ClickMode::Call(Some(mission)), Some(hex)) =
            (panel.state.own.pointing.clicks, panel.state.hovered)
        {
            promise(ui, panel, mission, hex);
        }
    });
}

/// Shows the missions that can be called. A click chooses one, and clicks on the map call it.
fn choices(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let stores = panel.state.public.stores(panel.state.own.acting);
    let missions = stores.missions.iter().filter(|(_, left)| **left > 0);
    let mut all: Vec<(Option<Mission>, String)> = missions
        .map(|(mission, left)| (Some(*mission), format!("{} ({left} left)", mission_label(*mission))))
        .collect();
    let artillery = stores.missions.iter().any(|(mission, left)| mission.is_artillery() && *left > 0);
    if artillery && stores.smoke >= BARRAGE_FACTORS {
        all.push((None, format!("Smoke barrage ({} factors left)", stores.smoke)));
    }
    if all.is_empty() {
        words(ui, palette, "No missions left to call.");
    }
    for (mission, label) in all {
        let clicks = ClickMode::Call(mission);
        let on = panel.state.own.pointing.clicks == clicks;
        let about = match mission {
            Some(Mission::FighterBomber) => "Needs no spotter and does not scatter (19.2)",
            Some(_) => "Needs an unpinned unit with LOS to the hex. May scatter up to two hexes (19.2)",
            None => "Costs 2 smoke factors but no mission. May scatter (19.6)",
        };
        if noted(&label, ui.selectable_label(on, label.as_str())).on_hover_text(about).clicked() {
            panel.wish(Wish::ClickMode(if on { ClickMode::Select } else { clicks }));
        }
    }
    if matches!(panel.state.own.pointing.clicks, ClickMode::Call(_)) {
        hint(ui, palette, "Click the target hexes on the map.");
        if plain(ui, palette, "Done").clicked() {
            panel.wish(Wish::ClickMode(ClickMode::Select));
        }
    }
}

/// Shows the missions that have been called.
fn called(ui: &mut Ui, panel: &PanelContext) {
    for call in &panel.state.public.calls {
        let what = capital(call_name(call.mission));
        hint(ui, panel.palette, format!("{what} on {}", panel.hex_name(call.hex)));
    }
}

/// Shows the effect of a mission in a hex, and whether it can be called there.
fn promise(ui: &mut Ui, panel: &PanelContext, mission: Mission, hex: Hex) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let own = public.on_map(panel.state.own.acting).map(|(counter, _)| counter);
    let spotted = own.into_iter().any(|counter| may_spot(rulebook, public, counter, hex));
    let name = panel.hex_name(hex);
    if mission.is_artillery() && !spotted {
        hint(ui, palette, format!("No unpinned friendly unit has LOS to {name}."));
        return;
    }
    // Over cover, dice are also rolled without any known unit (22.2).
    let strike = Strike::new(rulebook, public, mission, hex).filter(|strike| !strike.units.is_empty());
    if let Some(strike) = &strike {
        let prospects = Prospects::of_mission(rulebook, public, strike, hex);
        let mean = prospects.mean();
        let twice = if strike.doubled { ", doubled on infantry" } else { "" };
        hint(
            ui,
            palette,
            format!(
                "If it lands in {name}: {} chance of an effect, {}.{:02} points on average{twice}",
                percent(prospects.any()),
                mean / 100,
                mean % 100
            ),
        );
        super::attack::fates(ui, panel, &prospects);
    }
    let tanks = public.in_hex(hex).filter_map(|target| {
        let plunge = TopAttack::of_mission(rulebook, public, target, mission)?;
        Some(format!("{} eliminated {}", panel.name(target.id), percent(plunge.chances()[1])))
    });
    let tanks: Vec<String> = tanks.collect();
    if !tanks.is_empty() {
        hint(ui, palette, tanks.join(", "));
    } else if strike.is_none() {
        hint(ui, palette, format!("No known unit in {name}."));
    }
}
