//! Assault (17), and the other rolls: rally, missions, mines, snipers, valour.

use super::live::Live;
use crate::games::squad::words::table_told::percent;
use crate::{
    engine::text::say,
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
    let (title, about) = (say!("squad-panels-chart-assault"), say!("squad-panels-chart-assault.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let odds = charts.assault.iter().map(|(odds, _)| odds.to_string());
        let heads: Vec<String> =
            std::iter::once(say!("squad-panels-chart-assault.odds")).chain(odds).collect();
        head(ui, panel, 1.6, &heads);
        let number = std::iter::once(say!("squad-panels-chart-assault.number"));
        let numbers: Vec<String> =
            number.chain(charts.assault.iter().map(|(_, it)| it.to_string())).collect();
        row(ui, panel, 1.6, &numbers, |cell| live.odds.is_some_and(|odds| odds + 1 == cell));
        ui.add_space(4.0);
        let (dice, number) = (say!("squad-panels-column-dice"), say!("squad-panels-column-number"));
        head(ui, panel, 3.2, &[String::new(), dice, number]);
        let leader = say!("squad-panels-modifier-leader.range");
        let rows = [
            (say!("squad-panels-assaulting-leader"), leader.as_str(), "–", Reason::Leader),
            (say!("squad-panels-assaulting-grenades"), "−1", "–", Reason::Grenades),
            (say!("squad-panels-defending-leader"), "–", leader.as_str(), Reason::DefendingLeader),
            (say!("squad-panels-defending-grenades"), "–", "−1", Reason::DefendingGrenades),
        ];
        for (name, dice, kill, reason) in rows {
            let on_dice = dice != "–";
            let lit = live.odds.is_some() && live.adds(reason);
            let cells = [name, dice.to_owned(), kill.to_owned()];
            row(ui, panel, 3.2, &cells, |cell| lit && cell == if on_dice { 1 } else { 2 });
        }
        hint(ui, panel.palette, say!("squad-panels-chart-assault.rules"));
    });
}

/// Draws the table of other rolls.
pub(super) fn other_dice(ui: &mut Ui, panel: &PanelContext) {
    let palette = panel.palette;
    let at_most =
        |most: i8| percent(Chance::of_sums(|dice| i8::try_from(dice).is_ok_and(|dice| dice <= most)));
    section(ui, palette, &say!("squad-panels-chart-rolls"), "", |ui| {
        let (or_less, chance) =
            (say!("squad-panels-chart-rally.or-less"), say!("squad-panels-column-chance"));
        head(ui, panel, 3.2, &[say!("squad-panels-chart-rally"), or_less, chance]);
        let rally = [
            (say!("squad-panels-chart-rally.best"), BEST),
            (say!("squad-panels-chart-rally.others"), OTHERS),
        ];
        for (name, most) in rally {
            row(ui, panel, 3.2, &[name, most.to_string(), at_most(most)], |_| false);
        }
        for told in [
            say!("squad-panels-chart-rally.leader"),
            say!("squad-panels-chart-barrage"),
            say!("squad-panels-chart-mines"),
            say!("squad-panels-chart-survival"),
            say!("squad-panels-chart-valour"),
            say!("squad-panels-chart-sniper", range = sniper::RANGE),
        ] {
            hint(ui, palette, told);
        }
    });
}
