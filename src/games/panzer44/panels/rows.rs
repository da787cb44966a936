//! Rows that several panels share: a tool, the cards of counters, a line that can be clicked.

use super::scene::Scene;
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
pub(super) fn tool(ui: &mut Ui, scene: &mut Scene, label: &str, clicks: ClickMode) {
    let on = scene.state.own.clicks == clicks;
    let ink = if on { scene.palette.accent_text } else { scene.palette.text };
    let button = Button::new(text(label, fonts::sans(13.0), ink)).selected(on);
    let response = ui.add(button.min_size(vec2(ui.available_width(), 28.0)));
    if noted(label, response).clicked() {
        scene.wish(Wish::ClickMode(if on { ClickMode::Select } else { clicks }));
    }
}

pub(super) fn cards(ui: &mut Ui, scene: &mut Scene, counters: &[&Counter]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for counter in counters {
            scene.card(ui, counter, 58.0);
        }
    });
}

/// Shows a line that can be clicked.
pub(super) fn row(ui: &mut Ui, scene: &Scene, label: &str, on: bool) -> bool {
    let palette = scene.palette;
    let ink = if on { palette.accent_text } else { palette.text };
    let button = Button::new(text(label, fonts::sans(13.0), ink))
        .selected(on)
        .wrap()
        .min_size(vec2(ui.available_width(), 24.0));
    noted(label, ui.add(button)).clicked()
}
