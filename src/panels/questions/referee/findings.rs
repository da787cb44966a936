//! The findings of the referee on the card: what would be against the rules if the referee were switched on.

use super::call_back;
use crate::{
    engine::{orders::Finding, text::say},
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            second_look::after_a_look,
            widgets::{hint, noted, primary, text, wide},
        },
        state::Action,
    },
};
use bevy_egui::egui::{Button, ScrollArea, Ui, vec2};

/// Height of the part below the findings of the referee.
const BELOW_FOUND: f32 = 124.0;

/// Draws the findings of the referee, and the buttons below them. A repaired finding disappears at once; the buttons
/// stay below the list, however long it is.
pub(super) fn check<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    let (rulebook, public) = panel.game();
    let found = G::findings(rulebook, public);
    if found.is_empty() {
        hint(ui, palette, say!("questions-referee-no-violations"));
    } else {
        let all = found.impossible.len() + found.irregular.len();
        hint(ui, palette, say!("questions-referee-violations", n = all));
    }
    let room = (ui.available_height() - BELOW_FOUND).max(80.0);
    ScrollArea::vertical().id_salt("found").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        for finding in &found.impossible {
            row(ui, panel, finding, true);
        }
        for finding in &found.irregular {
            row(ui, panel, finding, false);
        }
    });
    let judges = found.impossible.is_empty();
    if panel.state.memory.referee.taking_back {
        hint(ui, palette, say!("questions-referee-will-be-undone"));
    } else if judges {
        hint(ui, palette, say!("questions-referee-can-continue"));
    } else {
        hint(ui, palette, say!("questions-referee-fix-first"));
    }
    ui.add_space(8.0);
    let mut done = ui
        .add_enabled_ui(panel.state.free_hand.can_go_back, |ui| {
            ui.columns(2, |halves| take_all_back(halves, panel))
        })
        .inner;
    ui.add_enabled_ui(judges, |ui| {
        if primary(ui, palette, &say!("questions-referee-continue"), "", true).clicked() {
            call_back(panel);
            done = true;
        }
    });
    if done {
        panel.state.memory.referee.checking = false;
    }
}

/// Draws the button that undoes everything done by hand. It asks first: the answer that keeps the work is then in its
/// place, and the one that undoes it beside that.
fn take_all_back<G: Panelled>(halves: &mut [Ui], panel: &mut PanelContext<G>) -> bool {
    let [left, right] = halves else { return false };
    let palette = panel.palette;
    if !panel.state.memory.referee.taking_back {
        panel.state.memory.referee.taking_back =
            wide(left, palette, &say!("questions-referee-undo-all")).clicked();
        return false;
    }
    panel.state.memory.referee.taking_back =
        !wide(left, palette, &say!("questions-referee-keep-all")).clicked();
    let sure = say!("questions-referee-yes-undo-all");
    let agreed =
        after_a_look(right, "undo-all", (sure.as_str(), ()), |ui| wide(ui, palette, &sure)).clicked();
    if agreed {
        panel.actions.push(Action::BackToReferee);
    }
    agreed
}

/// Forgets a clicked finding that is repaired: its hexes are ringed no longer.
pub(super) fn forget_mended<G: Panelled>(panel: &mut PanelContext<G>) {
    let Some(pointed) = &panel.state.memory.referee.pointed else { return };
    let (rulebook, public) = panel.game();
    let found = G::findings(rulebook, public);
    if !found.impossible.iter().chain(&found.irregular).any(|finding| finding == pointed) {
        panel.state.memory.referee.pointed = None;
    }
}

/// Draws a finding; a click centres its hex, and rings all its hexes until it is repaired.
fn row<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, finding: &Finding, impossible: bool) {
    let palette = panel.palette;
    let (font, ink) = match impossible {
        true => (fonts::bold(13.0), palette.bad),
        false => (fonts::sans(13.0), palette.text),
    };
    let words = finding.text.plain();
    let line = Button::new(text(&words, font, ink))
        .wrap()
        .fill(palette.panel)
        .min_size(vec2(ui.available_width(), 24.0));
    if noted(&words, ui.add(line)).clicked()
        && let Some(hex) = finding.hexes.first()
    {
        panel.actions.push(Action::Centre(*hex));
        panel.state.memory.referee.pointed = Some(finding.clone());
    }
}
