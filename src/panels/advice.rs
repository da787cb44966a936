//! A hint: what a general of the computer would do now, in words and on the map, and the buttons that carry
//! it out or put it away.

use super::{
    scene::Scene,
    state::{Action, Hint},
    theme::Palette,
    widgets::{hint, plain, section, with_key, words},
};
use crate::{
    games::guderian::{
        order_words::{order_told, order_ways},
        phase::Phase,
        view::to_play,
    },
    settings::Command,
};
use bevy_egui::egui::{ProgressBar, Response, Ui};

/// Whether a person can ask for a hint now.
pub(super) fn may_ask(scene: &Scene) -> bool {
    let public = scene.state.public;
    public.phase != Phase::Over
        && public.phase != Phase::Bidding
        && !public.table.referee_off
        && scene.is_human(to_play(public))
        && scene.state.hint.is_none()
}

/// The button that asks for a hint, as `draw` draws it.
pub(super) fn button(ui: &mut Ui, scene: &mut Scene, draw: impl FnOnce(&mut Ui, &Palette, &str) -> Response) {
    let palette = scene.palette;
    let ask = ui.add_enabled_ui(may_ask(scene), |ui| draw(ui, palette, "Hint")).inner;
    if ask.on_hover_text(with_key(scene, "What would a general do?", Command::Hint)).clicked() {
        scene.act(Action::AskForHint);
    }
}

/// The hint that was asked for, or how far the thought has come.
pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let Some(given) = scene.state.hint else { return };
    let palette = scene.palette;
    section(ui, palette, "Hint", "from a general of the computer", |ui| match given {
        Hint::Thinking(part) => {
            ui.add(ProgressBar::new(*part).fill(palette.accent).desired_height(6.0));
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                if plain(ui, palette, "Now").on_hover_text("Answer at once").clicked() {
                    scene.act(Action::AnswerNow);
                }
                if plain(ui, palette, "Never mind").clicked() {
                    scene.act(Action::DropHint);
                }
            });
        }
        Hint::Given { order, reason } => {
            let public = scene.state.public;
            words(ui, palette, order_told(scene.state.rulebook, public, order));
            if !reason.is_empty() {
                hint(ui, palette, reason.as_str());
            }
            ui.add_space(4.0);
            let ways = order_ways(public, order);
            let place = ways.first().and_then(|way| way.first()).copied();
            scene.actions.extend(ways.into_iter().map(Action::ShowWay));
            ui.horizontal(|ui| {
                let about = with_key(scene, "Carry it out", Command::TakeHint);
                if plain(ui, palette, "Do it").on_hover_text(about).clicked() {
                    scene.act(Action::TakeHint);
                }
                if let Some(place) = place
                    && plain(ui, palette, "Show").on_hover_text("Bring it into sight").clicked()
                {
                    scene.act(Action::Centre(place));
                }
                if plain(ui, palette, "Put away").clicked() {
                    scene.act(Action::DropHint);
                }
            });
        }
    });
}
