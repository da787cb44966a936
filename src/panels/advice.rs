//! A hint: what a general of the computer would do, in words and on the map, and the buttons that carry
//! it out or put it away.

use super::{
    panelled::{Panelled, Scene},
    state::{Action, Hint, HintTold},
    theme::Palette,
    widgets::{hint, keyed, plain, section, words},
};
use crate::settings::Command;
use bevy_egui::egui::{ProgressBar, Response, Ui};

/// Whether a person can ask for a hint now.
pub(super) fn may_ask<G: Panelled>(scene: &Scene<G>) -> bool {
    scene.is_asked() && G::may_advise(scene) && scene.state.hint.is_none()
}

/// The button that asks for a hint, as `draw` draws it.
pub(crate) fn button<G: Panelled>(
    ui: &mut Ui,
    scene: &mut Scene<G>,
    draw: impl FnOnce(&mut Ui, &Palette, &str) -> Response,
) {
    let ask = ui.add_enabled_ui(may_ask(scene), |ui| draw(ui, scene.palette, "Hint")).inner;
    if ask.on_hover_text(scene.keyed("What would the computer do?", Command::Hint)).clicked() {
        scene.act(Action::AskForHint);
    }
}

/// The hint that was asked for, or how far the thought has come.
pub(super) fn show<G: Panelled>(ui: &mut Ui, scene: &mut Scene<G>) {
    let (Some(given), (rulebook, public)) = (scene.state.hint, scene.game()) else { return };
    let (palette, keys) = (scene.palette, &scene.state.memory.keys);
    let actions = &mut scene.actions;
    section(ui, palette, "Hint", "what the computer would do", |ui| match given {
        Hint::Thinking(part) => {
            ui.add(ProgressBar::new(*part).fill(palette.accent).desired_height(6.0));
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                if plain(ui, palette, "Now").on_hover_text("Answer at once").clicked() {
                    actions.push(Action::AnswerNow);
                }
                if plain(ui, palette, "Never mind").clicked() {
                    actions.push(Action::DropHint);
                }
            });
        }
        Hint::Given { order, reason, parts } => {
            let HintTold { words: said, ways, does } = G::advice(rulebook, public, order, parts);
            let mut lines = said.into_iter();
            lines.next().into_iter().for_each(|order| words(ui, palette, order));
            lines.for_each(|part| hint(ui, palette, part));
            if !reason.is_empty() {
                hint(ui, palette, reason.as_str());
            }
            ui.add_space(4.0);
            let places: Vec<_> = ways.iter().flatten().copied().collect();
            actions.extend(ways.into_iter().map(Action::ShowWay));
            ui.horizontal(|ui| {
                let about = keyed(keys, does, Command::TakeHint);
                if plain(ui, palette, "Do it").on_hover_text(about).clicked() {
                    actions.push(Action::TakeHint);
                }
                if !places.is_empty()
                    && plain(ui, palette, "Show").on_hover_text("Bring it into sight").clicked()
                {
                    actions.push(Action::Bring(places));
                }
                if plain(ui, palette, "Put away").clicked() {
                    actions.push(Action::DropHint);
                }
            });
        }
    });
}
