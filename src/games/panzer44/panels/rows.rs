//! Rows that several panels share: a tool, the cards of counters, a line that can be clicked.

use super::context::PanelContext;
use crate::{
    games::panzer44::{
        planning::wish::{ClickMode, Wish},
        rules::counter::Counter,
    },
    panels::kit::{
        fonts,
        widgets::{noted, text},
    },
};
use bevy_egui::egui::{Button, Ui, vec2};

/// Shows a button that gives a click on the map another meaning, or its usual one again.
pub(super) fn tool(ui: &mut Ui, panel: &mut PanelContext, label: &str, clicks: ClickMode) {
    let on = panel.state.own.clicks == clicks;
    let ink = if on { panel.palette.accent_text } else { panel.palette.text };
    let button = Button::new(text(label, fonts::sans(13.0), ink)).selected(on);
    let response = ui.add(button.min_size(vec2(ui.available_width(), 28.0)));
    if noted(label, response).clicked() {
        panel.wish(Wish::ClickMode(if on { ClickMode::Select } else { clicks }));
    }
}

pub(super) fn cards(ui: &mut Ui, panel: &mut PanelContext, counters: &[&Counter]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for counter in counters {
            panel.card(ui, counter, 58.0);
        }
    });
}

/// Shows a line that can be clicked.
pub(super) fn row(ui: &mut Ui, panel: &PanelContext, label: &str, on: bool) -> bool {
    let palette = panel.palette;
    let ink = if on { palette.accent_text } else { palette.text };
    let button = Button::new(text(label, fonts::sans(13.0), ink))
        .selected(on)
        .wrap()
        .min_size(vec2(ui.available_width(), 24.0));
    noted(label, ui.add(button)).clicked()
}
