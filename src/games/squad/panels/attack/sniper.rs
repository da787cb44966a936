//! The choice of the hex in which an activated sniper appears (21.3).

use super::made::any_of;
use crate::games::squad::words::table_told::percent;
use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
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
        _ if !panel.is_asked() || panel.tumbles() => return,
        Some(Decision::Sniper { .. }) => {}
        Some(Decision::Withdrawal { hex, .. }) => {
            let at = say!("squad-panels-in-hex", hex = panel.hex_name(*hex));
            section(ui, palette, &say!("squad-panels-sniper-withdraws"), &at, |ui| {
                // The foot of the dock has both answers.
                hint(ui, palette, say!("squad-panels-sniper-withdraws.about"));
            });
            return;
        }
        _ => return,
    }
    let (title, task) = (say!("squad-panels-sniper-appears"), say!("squad-panels-sniper-appears.task"));
    section(ui, palette, &title, &task, |ui| {
        hint(ui, palette, say!("squad-panels-sniper-appears.about"));
        hexes(ui, panel, false);
    });
}

/// Shows the two answers at the end of the enemy's segment (3.6 d).
pub(super) fn stay_or_go(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let key = panel.state.memory.keys.hint(Command::EndPhase);
    if primary(ui, palette, &stays(), &key, true).clicked() {
        panel.order(Order::Hold);
    }
    if wide(ui, palette, &goes()).clicked() {
        panel.order(Order::WithdrawSniper);
    }
}

/// The answer that leaves the sniper in its hex.
pub(crate) fn stays() -> String {
    say!("squad-panels-leave-sniper")
}

/// The answer that withdraws it.
pub(crate) fn goes() -> String {
    say!("squad-panels-withdraw-sniper")
}

/// The hexes in which it may appear, the best first, with the chance of an effect and the chance that it is found.
fn ranked(panel: &PanelContext) -> Vec<(Chance, Chance, Hex)> {
    let (rulebook, public) = panel.game();
    let Some(Decision::Sniper { side, hex, units }) = &public.owed else { return Vec::new() };
    let mut all: Vec<(Chance, Chance, Hex)> = hides(rulebook, public, *side, *hex)
        .into_iter()
        .map(|at| (any_of(points(panel, at, *hex, units)), found_in(panel, at), at))
        .collect();
    all.sort_by_key(|(effect, found, at)| (std::cmp::Reverse(effect.cases), found.cases, *at));
    all
}

/// The order that places it in the best hex, with its label for the foot of the dock.
pub(crate) fn best_hex(panel: &PanelContext) -> Option<(String, Order)> {
    let (.., hex) = ranked(panel).into_iter().next()?;
    Some((say!("squad-panels-place-sniper", hex = panel.hex_name(hex)), Order::PlaceSniper { hex }))
}

/// Shows the hexes with the most value, one button each; the first is amber where the foot of the dock is not shown.
pub(super) fn hexes(ui: &mut Ui, panel: &mut PanelContext, alone: bool) {
    let palette = panel.palette;
    let Some(Decision::Sniper { hex, .. }) = panel.state.public.owed else { return };
    let all = ranked(panel);
    for (number, (effect, found, at)) in all.iter().take(MOST).enumerate() {
        let words = say!(
            "squad-panels-sniper-hex",
            hex = panel.hex_name(*at),
            effect = percent(*effect),
            found = percent(*found),
        );
        let button = |ui: &mut Ui| match number {
            0 if alone => primary(ui, palette, &words, "", true),
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
        hint(ui, palette, say!("squad-panels-sniper-more-hexes", n = all.len() - MOST));
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
