//! The card of the chosen unit in its states.

use super::state::{CountersAction, CountersState};
use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{noted, plain, text},
    },
    scene::CardState,
    workshop::counters::list::CounterEntry,
};
use bevy_egui::egui::{Align, Layout, Stroke, StrokeKind, Ui, vec2};

/// The sizes of cards in pixels: two beside each other for each state, and one large.
const SMALL: [f32; 2] = [24.0, 48.0];
const LARGE: f32 = 200.0;
/// The room of a state, in points.
const CELL: [f32; 2] = [112.0, 84.0];

/// Returns the name of a state.
fn words(state: CardState) -> String {
    match state {
        CardState::Fresh => say!("counters-fresh"),
        CardState::Reduced => say!("counters-reduced"),
        CardState::Inverted => say!("counters-inverted"),
        CardState::Revealed => say!("counters-revealed"),
        CardState::Moved => say!("counters-moved"),
        CardState::Fired => say!("counters-fired"),
        CardState::Attacked => say!("counters-attacked"),
        CardState::Disrupted => say!("counters-disrupted"),
        CardState::Dispersed => say!("counters-dispersed"),
        CardState::Pinned => say!("counters-pinned"),
        CardState::Panicked => say!("counters-panicked"),
        CardState::Immobile => say!("counters-immobile"),
        CardState::InCover => say!("counters-in-cover"),
        CardState::Spotted => say!("counters-spotted"),
        CardState::Carrying => say!("counters-carrying"),
        CardState::OutOfSupply => say!("counters-out-of-supply"),
        CardState::TwoBadges => say!("counters-two-badges"),
        CardState::Turned => say!("counters-turned"),
    }
}

/// Draws the card in every state at 24 and 48 pixels, and in one of them at 200.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut CountersState,
    entry: &CounterEntry,
    actions: &mut Vec<CountersAction>,
) {
    let states = &entry.states;
    let shown = state.memory.state.filter(|shown| states.iter().any(|(known, _)| known == shown));
    let shown = shown.unwrap_or(CardState::Fresh);
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let colours = state.colours;
    ui.horizontal_top(|ui| {
        if let Some((_, face)) = states.iter().find(|(known, _)| *known == shown) {
            state.cards.show(ui, face, LARGE * pixel, colours);
        }
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                ui.label(text(&entry.key, fonts::bold(15.0), palette.text));
                undo(ui, palette, state, actions);
            });
            ui.horizontal_wrapped(|ui| {
                for (known, face) in states {
                    let cell = Layout::top_down(Align::Center);
                    let drawn = ui.allocate_ui_with_layout(CELL.into(), cell, |ui| {
                        ui.set_min_size(CELL.into());
                        let clicked = ui.horizontal(|ui| {
                            let cards = SMALL.map(|side| state.cards.show(ui, face, side * pixel, colours));
                            cards.iter().any(|card| card.clicked())
                        });
                        let name = words(*known);
                        let label = ui
                            .selectable_label(*known == shown, text(&name, fonts::sans(12.0), palette.text));
                        noted(&name, label).clicked() || clicked.inner
                    });
                    if *known == shown {
                        let edge = Stroke::new(1.0, palette.accent);
                        ui.painter().rect_stroke(drawn.response.rect, 4, edge, StrokeKind::Inside);
                    }
                    if drawn.inner {
                        state.memory.state = Some(*known);
                    }
                }
            });
        });
    });
    ui.allocate_space(vec2(0.0, 6.0));
}

/// Draws the buttons that undo and redo changes of the file.
fn undo(ui: &mut Ui, palette: &Palette, state: &CountersState, actions: &mut Vec<CountersAction>) {
    let Some(file) = state.file else { return };
    let asked = [
        (say!("counters-undo"), file.can_undo(), CountersAction::Undo),
        (say!("counters-redo"), file.can_redo(), CountersAction::Redo),
    ];
    for (words, can, action) in asked {
        ui.add_enabled_ui(can, |ui| {
            if plain(ui, palette, &words).clicked() {
                actions.push(action);
            }
        });
    }
}
