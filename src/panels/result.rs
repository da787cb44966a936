//! The end of a game: the level reached, and the points that it rests on.

use super::{
    fonts,
    panelled::Panelled,
    place::place,
    state::{Action, ReplayAction},
    theme::{Palette, Theme, dress},
    widgets::{count, noted, primary, text},
};
use crate::settings::Colours;
use bevy_egui::egui::{Align, Button, Context, Layout, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// What the result screen shows.
pub struct ResultState<'a, G: Panelled> {
    /// What the game was played by.
    pub rulebook: &'a G::Rulebook,
    /// The position at the end.
    pub public: &'a G::Public,
    /// Dark or light.
    pub theme: Theme,
    /// The colours of the sides.
    pub colours: Colours,
}

/// Draws the result of a game over the whole window.
pub fn result<G: Panelled>(ctx: &Context, state: ResultState<G>) -> Vec<Action> {
    let mut actions = Vec::new();
    if !dress(ctx, state.theme) {
        return actions;
    }
    let palette = state.theme.palette_in(state.colours);
    let window = ctx.content_rect();
    place(ctx, "result", window, |ui| {
        ui.painter().rect_filled(window, 0, palette.desk);
        let width = window.width().min(720.0) - 48.0;
        let left = window.center().x - width / 2.0;
        let column =
            Rect::from_min_size(pos2(left, window.top() + 40.0), vec2(width, window.height() - 60.0));
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            ui.set_width(ui.available_width());
            head::<G>(ui, palette, state.rulebook, state.public);
            ui.add_space(18.0);
            let room = ui.available_height() - 70.0;
            ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
                G::accounts(ui, palette, state.rulebook, state.public);
            });
            ui.add_space(6.0);
            actions.extend(foot(ui, palette));
        });
    });
    actions
}

/// The level, and who has won by how much.
fn head<G: Panelled>(ui: &mut Ui, palette: &Palette, rulebook: &G::Rulebook, public: &G::Public) {
    let end = G::ended(rulebook, public).unwrap_or_else(|| G::stands(rulebook, public));
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.label(text(G::about(rulebook).title, fonts::serif_italic(18.0), palette.text_second));
        ui.label(text(&end.level, fonts::serif(44.0), palette.text));
        if let Some(how) = G::broken_off(public) {
            ui.label(text(how, fonts::serif_italic(16.0), palette.text_second));
        }
        let wins = |side: usize| format!("The {} player wins.", G::SIDES[side].name);
        let winner = end.winner.map_or("A draw.".to_owned(), wins);
        let points = count(end.points.unsigned_abs() as usize, "point", "points");
        let sign = if end.points < 0 { "minus " } else { "" };
        ui.label(text(format!("{winner} {sign}{points}."), fonts::sans(15.0), palette.text_second));
    });
}

/// What can be done with a game that is over.
fn foot(ui: &mut Ui, palette: &Palette) -> Option<Action> {
    let mut asked = None;
    ui.horizontal(|ui| {
        if primary(ui, palette, "Back to the title", "", false).clicked() {
            asked = Some(Action::ToTitle);
        }
        let others = [
            ("Report", Action::ShowReport),
            ("Replay", Action::Replay(ReplayAction::Open)),
            ("Look at the table", Action::ToTable),
            ("Save the game", Action::Save),
        ];
        for (words, action) in others {
            let button = Button::new(text(words, fonts::sans(13.0), palette.text)).min_size(vec2(0.0, 40.0));
            if noted(words, ui.add(button)).clicked() {
                asked = Some(action);
            }
        }
    });
    asked
}
