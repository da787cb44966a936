//! Missions and smoke barrages: the ones left, the ones called, and the effect of one in the hex under the mouse (19).

use super::context::PanelContext;
use crate::games::squad::words::table_told::percent;
use crate::{
    engine::{board::Hex, text::say},
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
    },
    panels::kit::widgets::{hint, noted, plain, section, words},
};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let public = panel.state.public;
    let now = public.phase.step() == Some(Step::Support) && public.owed.is_none() && panel.is_asked();
    if !now {
        return;
    }
    let palette = panel.palette;
    let (title, about) = (say!("squad-panels-missions"), say!("squad-panels-missions.about"));
    section(ui, palette, &title, &about, |ui| {
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
    let mission_left = |(mission, left): (&Mission, &u8)| {
        let words = say!("squad-panels-mission-left", mission = mission_label(*mission), left = *left);
        (Some(*mission), words)
    };
    let mut all: Vec<(Option<Mission>, String)> = missions.map(mission_left).collect();
    let artillery = stores.missions.iter().any(|(mission, left)| mission.is_artillery() && *left > 0);
    if artillery && stores.smoke >= BARRAGE_FACTORS {
        all.push((None, say!("squad-panels-smoke-barrage", left = stores.smoke)));
    }
    if all.is_empty() {
        words(ui, palette, say!("squad-panels-no-missions"));
    }
    for (mission, label) in all {
        let clicks = ClickMode::Call(mission);
        let on = panel.state.own.pointing.clicks == clicks;
        let about = match mission {
            Some(Mission::FighterBomber) => say!("squad-panels-mission-left.aircraft"),
            Some(Mission::Light | Mission::Heavy) => say!("squad-panels-mission-left.artillery"),
            None => say!("squad-panels-smoke-barrage.hint"),
        };
        if noted(&label, ui.selectable_label(on, label.as_str())).on_hover_text(about).clicked() {
            panel.wish(Wish::ClickMode(if on { ClickMode::Select } else { clicks }));
        }
    }
    if matches!(panel.state.own.pointing.clicks, ClickMode::Call(_)) {
        hint(ui, palette, say!("squad-panels-missions.click"));
        if plain(ui, palette, &say!("squad-panels-done")).clicked() {
            panel.wish(Wish::ClickMode(ClickMode::Select));
        }
    }
}

/// Shows the missions that have been called.
fn called(ui: &mut Ui, panel: &PanelContext) {
    for call in &panel.state.public.calls {
        let hex = panel.hex_name(call.hex);
        let words = match call.mission {
            Some(Mission::Light) => say!("squad-panels-called-light", hex = hex),
            Some(Mission::Heavy) => say!("squad-panels-called-heavy", hex = hex),
            Some(Mission::FighterBomber) => say!("squad-panels-called-aircraft", hex = hex),
            None => say!("squad-panels-called-smoke", hex = hex),
        };
        hint(ui, panel.palette, words);
    }
}

/// Shows the effect of a mission in a hex, and whether it can be called there.
fn promise(ui: &mut Ui, panel: &PanelContext, mission: Mission, hex: Hex) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let own = public.on_map(panel.state.own.acting).map(|(counter, _)| counter);
    let spotted = own.into_iter().any(|counter| may_spot(rulebook, public, counter, hex));
    let name = panel.hex_name(hex);
    if mission.is_artillery() && !spotted {
        hint(ui, palette, say!("squad-panels-mission-not-spotted", hex = name));
        return;
    }
    // Over cover, dice are also rolled without any known unit (22.2).
    let strike = Strike::new(rulebook, public, mission, hex).filter(|strike| !strike.units.is_empty());
    if let Some(strike) = &strike {
        let prospects = Prospects::of_mission(rulebook, public, strike, hex);
        let (hex, chance) = (name.as_str(), percent(prospects.any()));
        let mean = super::attack::average(&prospects);
        let words = match strike.doubled {
            true => say!("squad-panels-mission-doubled", hex = hex, chance = chance, average = mean),
            false => say!("squad-panels-mission-lands", hex = hex, chance = chance, average = mean),
        };
        hint(ui, palette, words);
        super::attack::fates(ui, panel, &prospects);
    }
    let tanks = public.in_hex(hex).filter_map(|target| {
        let plunge = TopAttack::of_mission(rulebook, public, target, mission)?;
        let chance = percent(plunge.chances()[1]);
        Some(say!("squad-panels-mission-afv", unit = panel.name(target.id), chance = chance))
    });
    let tanks: Vec<String> = tanks.collect();
    if !tanks.is_empty() {
        hint(ui, palette, say!("squad-panels-mission-afvs", afvs = tanks));
    } else if strike.is_none() {
        hint(ui, palette, say!("squad-panels-mission-no-target", hex = name));
    }
}
