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
    section(ui, panel.palette, "Assault", "success on the number or less", |ui| {
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
            ("Assaulting leader", "0 to −2", "–", Reason::Leader),
            ("Assaulting grenades", "−1", "–", Reason::Grenades),
            ("Defending leader", "–", "0 to −2", Reason::DefendingLeader),
            ("Defending grenades", "–", "−1", Reason::DefendingGrenades),
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
            "Assaulting units take the cover, 1 for a wall or hedge, 1 for a level upwards and 1 for each defender. After a failure they also take the excess of the dice, and the defenders take 1 for each assaulting unit (17.6). Pinned defenders are eliminated before the roll (17.2).",
        );
    });
}

/// Draws the table of other rolls.
pub(super) fn other_dice(ui: &mut Ui, panel: &PanelContext) {
    let palette = panel.palette;
    let at_most =
        |most: i8| percent(Chance::of_sums(|dice| i8::try_from(dice).is_ok_and(|dice| dice <= most)));
    section(ui, palette, "Other rolls", "", |ui| {
        head(ui, panel, 3.2, &["Rally, two dice", "or less", "chance"]);
        let rally = [("Leader, elite, vehicle, gun", BEST), ("Other infantry", OTHERS)];
        for (name, most) in rally {
            row(ui, panel, 3.2, &[name.to_owned(), most.to_string(), at_most(most)], |_| false);
        }
        for told in [
            "An unpinned leader in the hex adds its modifier to rally rolls (13.12).".to_owned(),
            "Barrage: on a die of 1–4 on target, on 5 one hex off, on 6 two. A second die gives the direction. Aircraft do not scatter (19.2). Points of artillery on infantry in woods are doubled (19.5).".to_owned(),
            "Mines: each unit that enters is eliminated on 1–3 (20.5).".to_owned(),
            "A gun or unarmoured vehicle that takes 2 points or more rolls a die: on its casualty rating or less it is only pinned (13.9).".to_owned(),
            "After a natural 2, infantry becomes valorous on its casualty rating or less, leaders on 6 or less (21.1). After a natural 12 the enemy sniper may appear (21.3).".to_owned(),
            format!(
                "Sniper: range {} hexes. The points are the die minus cover and hindrance. A die above the cover and hindrance of its own hex finds it (21.4).",
                sniper::RANGE
            ),
        ] {
            hint(ui, palette, told);
        }
    });
}
