//! Hits on a vehicle or gun, and kill numbers (16.3, 16.5).

use super::live::Live;
use crate::games::squad::words::table_told::percent;
use crate::{
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
    section(ui, panel.palette, "To hit tanks and guns", "number or less", |ui| {
        head(ui, panel, 3.0, &["", "number", "chance"]);
        let mut rows: Vec<(String, i8)> = Vec::new();
        let mut from = 1;
        for (number, (to, roll)) in hits.guns.iter().enumerate() {
            let name = if number + 1 == hits.guns.len() {
                format!("Gun, {from} hexes or more")
            } else {
                format!("Gun, {from}\u{2013}{to} hexes")
            };
            rows.push((name, *roll));
            from = to.saturating_add(1);
        }
        rows.push(("Infantry weapon".to_owned(), hits.infantry));
        rows.push(("Artillery, aircraft".to_owned(), hits.missions));
        rows.push(("Mortar".to_owned(), hits.mortars));
        // The row is found by its number. If two are equal, the one of infantry counts for infantry.
        let lit = live.hits.and_then(|number| rows.iter().position(|(_, roll)| *roll == number));
        for (number, (name, roll)) in rows.into_iter().enumerate() {
            let bare = percent(Chance::of_sums(|dice| i8::try_from(dice).is_ok_and(|dice| dice <= roll)));
            let cells = [name, roll.to_string(), bare];
            row(ui, panel, 3.0, &cells, |cell| lit == Some(number) && cell == 1);
        }
        hint(
            ui,
            panel.palette,
            "A hit eliminates an unarmoured vehicle or gun (16.4). For an AFV, compare the letters (16.5). Chances are without modifiers.",
        );
    });
}

/// Draws the kill numbers of hits on armour (16.5).
pub(super) fn kills(ui: &mut Ui, panel: &PanelContext, live: &Live) {
    let charts = &panel.game().0.charts;
    section(ui, panel.palette, "To eliminate an AFV", "weapon down, armour across", |ui| {
        let mut heads = vec![""];
        heads.extend(Letter::ALL.map(letter_name));
        head(ui, panel, 2.0, &heads);
        for weapon in Letter::ALL {
            let also = [Mission::Light, Mission::Heavy, Mission::FighterBomber]
                .into_iter()
                .find(|mission| mission.letter() == weapon);
            let also = also.map_or("", |mission| match mission {
                Mission::Light => ", light",
                Mission::Heavy => ", heavy",
                Mission::FighterBomber => ", aircraft",
            });
            let mut cells = vec![format!("{}{also}", letter_name(weapon))];
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
        hint(
            ui,
            panel.palette,
            "Dice below the number eliminate, equal dice immobilize (16.6). From above, equal dice eliminate too (16.8). K is certain. An immobilized AFV is abandoned on 1–2 (16.7).",
        );
    });
}
