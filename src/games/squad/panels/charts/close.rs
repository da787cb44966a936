//! Assault (17), and the other rolls: rally, missions, mines, snipers, valour.

use super::live::Live;
use crate::games::squad::words::table_told::percent;
use crate::{
    games::squad::{
        panels::{
            cells::{head, row},
            context::PanelContext,
        },
        rules::{
            fire::{chance::Chance, modifier::Reason, sniper},
            rally::{BEST, OTHERS},
        },
    },
    panels::kit::widgets::{hint, section},
};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, panel: &PanelContext, live: &Live) {
    let charts = &panel.game().0.charts;
    section(ui, panel.palette, "Assault", "dice at most the number succeed", |ui| {
        let odds: Vec<String> = charts.assault.iter().map(|(odds, _)| odds.to_string()).collect();
        let heads: Vec<&str> = std::iter::once("Odds").chain(odds.iter().map(String::as_str)).collect();
        head(ui, panel, 1.6, &heads);
        let number = std::iter::once("Number".to_owned());
        let numbers: Vec<String> =
            number.chain(charts.assault.iter().map(|(_, it)| it.to_string())).collect();
        row(ui, panel, 1.6, &numbers, |cell| live.odds.is_some_and(|odds| odds + 1 == cell));
        ui.add_space(4.0);
        head(ui, panel, 3.2, &["", "dice", "number"]);
        let rows = [
            ("Assaulting leader", "his", "–", Reason::Leader),
            ("Their grenades", "−1", "–", Reason::Grenades),
            ("Defending leader", "–", "his", Reason::DefendingLeader),
            ("Their grenades", "–", "−1", Reason::DefendingGrenades),
        ];
        for (name, dice, kill, reason) in rows {
            let on_dice = dice != "–";
            let lit = live.odds.is_some() && live.adds(reason);
            let cells = [name, dice, kill].map(str::to_owned);
            row(ui, panel, 3.2, &cells, |cell| lit && cell == if on_dice { 1 } else { 2 });
        }
        hint(
            ui,
            panel.palette,
            "Assaulters pay cover, one for a wall or hedge, one a level upwards, one a defender; and as much as the dice are too high. Then defenders pay one an assaulter (17.6). Pinned defenders are lost before the dice (17.2).",
        );
    });
}

/// Draws the table of other rolls.
pub(super) fn other_dice(ui: &mut Ui, panel: &PanelContext) {
    let palette = panel.palette;
    let at_most =
        |most: i8| percent(Chance::of_sums(|dice| i8::try_from(dice).is_ok_and(|dice| dice <= most)));
    section(ui, palette, "Other dice", "", |ui| {
        head(ui, panel, 3.2, &["Rally, two dice", "at most", ""]);
        let rally = [("Leader, elite, vehicle, gun", BEST), ("Other infantry", OTHERS)];
        for (name, most) in rally {
            row(ui, panel, 3.2, &[name.to_owned(), most.to_string(), at_most(most)], |_| false);
        }
        for told in [
            "An unpinned leader in the hex helps to rally by his modifier (13.12).".to_owned(),
            "Barrage: a die of 1 to 4 on its hex, 5 one hex off, 6 two; a second die for the direction. Aircraft strike where they are sent (19.2). Points on infantry in woods count twice (19.5).".to_owned(),
            "Mines: each unit that enters is lost on 1 to 3 (20.5).".to_owned(),
            "A gun or vehicle with two points or more on it: its casualty rating or less on a die, and it is only pinned (13.9).".to_owned(),
            "Natural 2 of infantry: valour by its casualty rating or less, leaders by 6 (21.1). Natural 12: the enemy's sniper may appear (21.3).".to_owned(),
            format!(
                "A sniper reaches {} hexes; a die above cover and hindrance does the difference. A die above the cover of his own hex finds him (21.4).",
                sniper::RANGE
            ),
        ] {
            hint(ui, palette, told);
        }
    });
}
