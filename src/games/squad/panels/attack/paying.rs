//! The payment of casualty points: all legal sets of losses, with the usual one marked (13.8).

use crate::{
    games::squad::{
        panels::context::PanelContext,
        planning::{losses, wish::Wish},
        rules::{fire::casualties::Losses, order::Order, position::decision::Decision},
        words::{order_words::losses_told, story::points_told},
    },
    panels::kit::{
        fonts,
        widgets::{capital, hint, noted, primary, section, text},
    },
};
use bevy_egui::egui::Ui;

/// The most sets that are shown. Others are chosen by clicks on the units.
const MOST: usize = 24;

/// The chosen set: the usual one, or the one chosen by a click or a key.
pub(crate) fn meant(panel: &PanelContext) -> Option<Losses> {
    let sets = losses(panel.state.public);
    let chosen = panel.state.own.pointing.chosen.unwrap_or(0);
    let at = chosen.checked_rem(sets.len())?;
    sets.into_iter().nth(at)
}

/// Shows the question.
pub(crate) fn casualties(ui: &mut Ui, panel: &mut PanelContext) {
    let public = panel.state.public;
    let Some(Decision::Casualties { hex, points, .. }) = public.owed.clone().filter(|_| panel.is_asked())
    else {
        return;
    };
    let palette = panel.palette;
    let title = capital(&points_told(points));
    section(ui, palette, &title, &format!("in {hex}"), |ui| {
        hint(
            ui,
            palette,
            "A pin pays 1, a reduction what the ratings differ, a loss the whole rating; nothing more than must be (13.6, 13.8). Click on a unit to change what it pays.",
        );
        sets(ui, panel, false);
    });
}

/// Shows one line for each set, with the chosen one highlighted. `with_button` adds a button where there is none at the
/// foot.
pub(super) fn sets(ui: &mut Ui, panel: &mut PanelContext, with_button: bool) {
    let palette = panel.palette;
    let sets = losses(panel.state.public);
    let chosen = panel.state.own.pointing.chosen.unwrap_or(0).checked_rem(sets.len()).unwrap_or(0);
    for (number, set) in sets.iter().enumerate().take(MOST) {
        let told = told(panel, set);
        let told = if number == 0 { format!("{told} (usual)") } else { told };
        let on = number == chosen;
        let ink = if on { palette.accent_text } else { palette.text };
        let font = if on { fonts::bold(13.0) } else { fonts::sans(13.0) };
        let label = ui.radio(on, text(told.clone(), font, ink));
        if noted(&told, label).clicked() {
            panel.wish(Wish::Losses(number));
        }
    }
    if sets.len() > MOST {
        hint(ui, palette, format!("and {} more ways", sets.len() - MOST));
    }
    if with_button
        && primary(ui, palette, "Pay so", "", true).clicked()
        && let Some(losses) = meant(panel)
    {
        panel.order(Order::Casualties { losses });
    }
}

/// The text of a set for a button.
fn told(panel: &PanelContext, losses: &Losses) -> String {
    let (rulebook, public) = panel.game();
    capital(&losses_told(rulebook, public, losses))
}
