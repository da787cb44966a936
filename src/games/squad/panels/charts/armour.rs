//! Hits on a vehicle or gun, and kill numbers (16.3, 16.5).

use super::live::Live;
use crate::games::squad::words::table_told::percent;
use crate::{
    engine::text::say,
    games::squad::{
        panels::{
            cells::{head, row},
            context::PanelContext,
        },
        rules::{fire::chance::Chance, kinds::Letter, position::Mission, scenario::charts::Kill},
        scene::called::letter_name,
    },
    panels::kit::widgets::{hint, section},
};
use bevy_egui::egui::Ui;

/// Draws the rolls that hit, by weapon (16.3).
pub(super) fn to_hit(ui: &mut Ui, panel: &PanelContext, live: &Live) {
    let hits = &panel.game().0.charts.hits;
    let (title, about) = (say!("squad-panels-chart-hits"), say!("squad-panels-chart-hits.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let (number, chance) = (say!("squad-panels-column-number"), say!("squad-panels-column-chance"));
        head(ui, panel, 3.0, &[String::new(), number, chance]);
        let mut rows: Vec<(String, i8)> = Vec::new();
        let mut from: u32 = 1;
        for (number, (to, roll)) in hits.guns.iter().enumerate() {
            let name = if number + 1 == hits.guns.len() {
                say!("squad-panels-hits-far-gun", from = from)
            } else {
                say!("squad-panels-hits-gun", from = from, to = *to)
            };
            rows.push((name, *roll));
            from = to.saturating_add(1);
        }
        rows.push((say!("squad-panels-hits-infantry"), hits.infantry));
        rows.push((say!("squad-panels-hits-missions"), hits.missions));
        rows.push((say!("squad-panels-hits-mortar"), hits.mortars));
        // The row is found by its number. If two are equal, the one of infantry counts for infantry.
        let lit = live.hits.and_then(|number| rows.iter().position(|(_, roll)| *roll == number));
        for (number, (name, roll)) in rows.into_iter().enumerate() {
            let bare = percent(Chance::of_sums(|dice| i8::try_from(dice).is_ok_and(|dice| dice <= roll)));
            let cells = [name, roll.to_string(), bare];
            row(ui, panel, 3.0, &cells, |cell| lit == Some(number) && cell == 1);
        }
        hint(ui, panel.palette, say!("squad-panels-chart-hits.rules"));
    });
}

/// Draws the kill numbers of hits on armour (16.5).
pub(super) fn kills(ui: &mut Ui, panel: &PanelContext, live: &Live) {
    let charts = &panel.game().0.charts;
    let (title, about) = (say!("squad-panels-chart-kills"), say!("squad-panels-chart-kills.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let mut heads = vec![String::new()];
        heads.extend(Letter::ALL.map(|letter| letter_name(letter).to_owned()));
        head(ui, panel, 2.0, &heads);
        for weapon in Letter::ALL {
            let also = [Mission::Light, Mission::Heavy, Mission::FighterBomber]
                .into_iter()
                .find(|mission| mission.letter() == weapon);
            let letter = letter_name(weapon);
            let mut cells = vec![match also {
                None => letter.to_owned(),
                Some(Mission::Light) => say!("squad-panels-kills-light", letter = letter),
                Some(Mission::Heavy) => say!("squad-panels-kills-heavy", letter = letter),
                Some(Mission::FighterBomber) => say!("squad-panels-kills-aircraft", letter = letter),
            }];
            cells.extend(Letter::ALL.map(|armour| match charts.kill(weapon, armour) {
                Kill::Impossible => "–".to_owned(),
                other => other.to_string(),
            }));
            let lit = |number: usize| {
                let armour = number.checked_sub(1).and_then(|at| Letter::ALL.get(at));
                live.kill
                    .as_ref()
                    .zip(armour)
                    .is_some_and(|((letter, met), armour)| *letter == weapon && met.contains(armour))
            };
            row(ui, panel, 2.0, &cells, lit);
        }
        hint(ui, panel.palette, say!("squad-panels-chart-kills.rules"));
    });
}
