//! The choice of the hex in which an activated sniper appears (21.3).

use super::made::any_of;
use crate::games::squad::words::table_told::percent;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        panels::context::PanelContext,
        rules::{
            conduct::snipers::hides,
            counter::Counter,
            fire::{
                chance::Chance,
                sniper::{casualties, is_found_in},
            },
            order::Order,
            position::decision::Decision,
        },
    },
    panels::{
        Action,
        kit::{
            second_look::after_a_look,
            widgets::{hint, primary, section, wide},
        },
    },
    settings::Command,
};
use bevy_egui::egui::Ui;

/// The number of hexes offered by name; the others are on the map.
const MOST: usize = 8;

/// Shows the question of the sniper's hex, or of its withdrawal.
pub(crate) fn sniper(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    match &panel.state.public.owed {
        _ if !panel.is_asked() => return,
        Some(Decision::Sniper { .. }) => {}
        Some(Decision::Withdrawal { hex, .. }) => {
            let at = format!("in {}", panel.hex_name(*hex));
            section(ui, palette, "Your sniper stays or goes", &at, |ui| {
                hint(
                    ui,
                    palette,
                    "Withdrawn he may be activated again (3.6); who enters his hex eliminates him (21.5).",
                );
                // The foot of the dock has the answer to leave it in place.
                goes(ui, panel);
            });
            return;
        }
        _ => return,
    }
    section(ui, palette, "Your sniper appears", "choose his hex", |ui| {
        hint(
            ui,
            palette,
            "He fires at once; then those at whom he has fired look for him: the better his cover, the safer he is (21.4).",
        );
        hexes(ui, panel);
    });
}

/// Shows the two answers at the end of the enemy's segment (3.6 d).
pub(super) fn stay_or_go(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let key = panel.state.memory.keys.hint(Command::EndPhase);
    if primary(ui, palette, "Leave him there", &key, true).clicked() {
        panel.order(Order::Hold);
    }
    goes(ui, panel);
}

fn goes(ui: &mut Ui, panel: &mut PanelContext) {
    if wide(ui, panel.palette, "Withdraw the sniper").clicked() {
        panel.order(Order::WithdrawSniper);
    }
}

/// Shows the hexes with the most value, one button each.
pub(super) fn hexes(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Some(Decision::Sniper { side, hex, units }) = public.owed.clone() else { return };
    let mut all: Vec<(Chance, Chance, Hex)> = hides(rulebook, public, side, hex)
        .into_iter()
        .map(|at| (any_of(points(panel, at, hex, &units)), found_in(panel, at), at))
        .collect();
    all.sort_by_key(|(effect, found, at)| (std::cmp::Reverse(effect.cases), found.cases, *at));
    for (number, (effect, found, at)) in all.iter().take(MOST).enumerate() {
        let name = panel.hex_name(*at);
        let words = format!("{name}: an effect with {}, found with {}", percent(*effect), percent(*found));
        let button = |ui: &mut Ui| match number {
            0 => primary(ui, palette, &words, "", true),
            _ => wide(ui, palette, &words),
        };
        let response = after_a_look(ui, ("sniper", number), (&words, *at), button);
        if response.hovered() {
            panel.act(Action::ShowWay(vec![*at, hex]));
        }
        if response.clicked() {
            panel.order(Order::PlaceSniper { hex: *at });
        }
    }
    if all.len() > MOST {
        hint(ui, palette, format!("{} more hexes are lit on the map.", all.len() - MOST));
    }
}

/// The chance that unpinned units find it in a hex (21.4).
fn found_in(panel: &PanelContext, hex: Hex) -> Chance {
    let (rulebook, public) = panel.game();
    let faces = (1..=6).filter(|die| is_found_in(rulebook, public, hex, *die)).count();
    Chance::new(u32::try_from(faces).unwrap_or(0), 6)
}

/// The points of each face of its die from a hex.
fn points(panel: &PanelContext, from: Hex, to: Hex, units: &[UnitId]) -> [u16; 6] {
    let (rulebook, public) = panel.game();
    let counters: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
    [1, 2, 3, 4, 5, 6].map(|die| casualties(rulebook, public, (from, to), &counters, die))
}
