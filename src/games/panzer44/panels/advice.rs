//! The hint of a general of the computer: asked for at the foot of the dock, shown above what is to be done.

use super::scene::Scene;
use crate::{
    games::panzer44::{
        rules::{order::Order, phase::Phase},
        words::order_words::{order_told, order_ways},
    },
    panels::{
        Action,
        advice::{Told, asks, card},
        widgets::beside,
    },
};
use bevy_egui::egui::Ui;

/// Whether a person can ask for a hint now.
pub(super) fn may_ask(scene: &Scene) -> bool {
    scene.state.is_asked()
        && scene.state.public.phase != Phase::Over
        && !scene.state.memory.in_lesson()
        && scene.state.hint.is_none()
}

/// The button that asks for a hint.
pub(super) fn button(ui: &mut Ui, scene: &mut Scene) {
    let keys = &scene.state.memory.keys;
    if asks(ui, scene.palette, keys, may_ask(scene), beside) {
        scene.act(Action::AskForHint);
    }
}

/// The hint that was asked for, or how far the thought has come. A whole plot is only put on the sheet: it is still to
/// be looked at and committed.
pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let (Some(given), (rulebook, public)) = (scene.state.hint, scene.game()) else { return };
    let told = |order: &Order| Told {
        words: order_told(rulebook, public, order),
        ways: order_ways(public, order),
        does: if matches!(order, Order::Plot { .. }) { "Put it on the plot sheet" } else { "Carry it out" },
    };
    let actions = card(ui, scene.palette, &scene.state.memory.keys, given, told);
    scene.actions.extend(actions);
}
