//! The end of a game: who has won, by how much, and for what.

use crate::{
    games::panzer44::rules::{Rulebook, kinds::Side, position::Public, victory},
    panels::{
        Action, ReplayAction, Theme, dress, fonts, place,
        widgets::{plain, primary, side_mark, text},
    },
    settings::Colours,
};
use bevy_egui::egui::{Context, Rect, Stroke, StrokeKind, UiBuilder, vec2};

/// What the end of a game shows.
pub struct ResultState<'a> {
    /// What the game was played by.
    pub rulebook: &'a Rulebook,
    /// How it ended.
    pub public: &'a Public,
    /// Dark or light.
    pub theme: Theme,
    /// The colours of the sides.
    pub colours: Colours,
}

/// Draws the end of a game over the whole window.
pub fn result(ctx: &Context, state: ResultState) -> Vec<Action> {
    let mut actions = Vec::new();
    if !dress(ctx, state.theme) {
        return actions;
    }
    let palette = state.theme.palette_in(state.colours);
    let window = ctx.content_rect();
    let outcome = victory::outcome(state.rulebook, state.public);
    place(ctx, "result", window, |ui| {
        ui.painter().rect_filled(window, 0, palette.desk.gamma_multiply(0.8));
        let card = Rect::from_center_size(window.center(), vec2(660.0, 310.0));
        let line = Stroke::new(1.0, palette.line);
        ui.painter().rect(card, 12, palette.panel, line, StrokeKind::Inside);
        ui.scope_builder(UiBuilder::new().max_rect(card.shrink(32.0)), |ui| {
            let title = &state.rulebook.scenario.title;
            ui.label(text(title, fonts::serif_italic(16.0), palette.text_second));
            ui.label(text(&outcome.level, fonts::serif(34.0), palette.text));
            ui.label(text(format!("{} points", outcome.points), fonts::sans(15.0), palette.text_second));
            ui.add_space(10.0);
            for side in Side::BOTH {
                ui.horizontal(|ui| {
                    side_mark(ui, side, palette);
                    let points = victory::points_of(state.rulebook, state.public, side);
                    ui.label(text(format!("{side}: {points} points"), fonts::sans(13.0), palette.text));
                });
            }
            ui.add_space(18.0);
            ui.horizontal(|ui| {
                if primary(ui, palette, "Back to the title", "", false).clicked() {
                    actions.push(Action::ToTitle);
                }
                let others = [
                    ("Report", Action::ShowReport),
                    ("Replay", Action::Replay(ReplayAction::Open)),
                    ("Look at the map", Action::ToTable),
                    ("Save the game", Action::Save),
                ];
                for (words, action) in others {
                    if plain(ui, palette, words).clicked() {
                        actions.push(action);
                    }
                }
            });
        });
    });
    actions
}
