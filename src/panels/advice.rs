//! A hint: what a general of the computer would do, in words and on the map, and the buttons that carry
//! it out or put it away.

use super::{
    state::{Action, Hint},
    theme::Palette,
    widgets::{hint, keyed, plain, section, words},
};
use crate::games::guderian::panels::scene::Scene;
use crate::{
    engine::board::Hex,
    games::guderian::{
        rules::{order::Order, phase::Phase, view::to_play},
        words::order_words::{order_told, order_ways},
    },
    settings::{Command, KeyMap},
};
use bevy_egui::egui::{ProgressBar, Response, Ui};

/// What a hint says.
pub(crate) struct Told {
    /// The order in words, and what it consists of, a line each.
    pub words: Vec<String>,
    /// The ways that it goes.
    pub ways: Vec<Vec<Hex>>,
    /// What the button does that takes it.
    pub does: &'static str,
}

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
pub(crate) fn button(ui: &mut Ui, scene: &mut Scene, draw: impl FnOnce(&mut Ui, &Palette, &str) -> Response) {
    let keys = &scene.state.memory.keys;
    if asks(ui, scene.palette, keys, may_ask(scene), draw) {
        scene.act(Action::AskForHint);
    }
}

/// The button that asks for a hint, whatever the game; whether it was clicked.
pub(crate) fn asks(
    ui: &mut Ui,
    palette: &Palette,
    keys: &KeyMap,
    may: bool,
    draw: impl FnOnce(&mut Ui, &Palette, &str) -> Response,
) -> bool {
    let ask = ui.add_enabled_ui(may, |ui| draw(ui, palette, "Hint")).inner;
    ask.on_hover_text(keyed(keys, "What would a general do?", Command::Hint)).clicked()
}

/// The hint that was asked for, or how far the thought has come.
pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let (Some(given), rulebook, public) = (scene.state.hint, scene.state.rulebook, scene.state.public) else {
        return;
    };
    let told = |order: &Order| Told {
        words: vec![order_told(rulebook, public, order)],
        ways: order_ways(public, order),
        does: "Carry it out",
    };
    let actions = card(ui, scene.palette, &scene.state.memory.keys, given, told);
    scene.actions.extend(actions);
}

/// The card of a hint, whatever the game: how far the thought has come, or what it says.
pub(crate) fn card<O>(
    ui: &mut Ui,
    palette: &Palette,
    keys: &KeyMap,
    given: &Hint<O>,
    told: impl FnOnce(&O) -> Told,
) -> Vec<Action> {
    let mut actions = Vec::new();
    section(ui, palette, "Hint", "from a general of the computer", |ui| match given {
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
        Hint::Given { order, reason } => {
            let Told { words: said, ways, does } = told(order);
            let mut lines = said.into_iter();
            lines.next().into_iter().for_each(|order| words(ui, palette, order));
            lines.for_each(|part| hint(ui, palette, part));
            if !reason.is_empty() {
                hint(ui, palette, reason.as_str());
            }
            ui.add_space(4.0);
            let place = ways.first().and_then(|way| way.first()).copied();
            actions.extend(ways.into_iter().map(Action::ShowWay));
            ui.horizontal(|ui| {
                let about = keyed(keys, does, Command::TakeHint);
                if plain(ui, palette, "Do it").on_hover_text(about).clicked() {
                    actions.push(Action::TakeHint);
                }
                if let Some(place) = place
                    && plain(ui, palette, "Show").on_hover_text("Bring it into sight").clicked()
                {
                    actions.push(Action::Centre(place));
                }
                if plain(ui, palette, "Put away").clicked() {
                    actions.push(Action::DropHint);
                }
            });
        }
    });
    actions
}
