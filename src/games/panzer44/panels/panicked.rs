//! Who panics in this turn, and whose orders are lost by it (14.3): it is said as long as they could have been carried out.

use super::scene::Scene;
use crate::{
    engine::counters::UnitId,
    games::panzer44::{
        rules::{phase::Phase, plot::Task},
        words::order_words::task_told,
    },
    panels::kit::widgets::{list, warning},
};
use bevy_egui::egui::Ui;

/// Own units whose orders of this turn are lost, and what these were.
fn lost(scene: &Scene) -> Vec<(UnitId, Task)> {
    let Some(view) = scene.view().filter(|view| acts(view.public.phase)) else { return Vec::new() };
    let panics = |unit: &UnitId| view.public.find(*unit).is_some_and(|counter| counter.condition.panicked);
    let orders = view.plot.orders.iter().filter(|(unit, _)| panics(unit));
    orders.map(|(unit, task)| (*unit, *task)).collect()
}

/// Whether orders are carried out in this phase.
fn acts(phase: Phase) -> bool {
    phase.is_fire() || phase.is_movement() || phase.is_indirect()
}

/// Whose orders are lost, in a sentence; nothing where nobody's are.
pub(super) fn told(scene: &Scene) -> Option<String> {
    let names: Vec<String> = lost(scene).into_iter().map(|(unit, _)| scene.name(unit)).collect();
    let orders = if names.len() == 1 { "the order" } else { "the orders" };
    (!names.is_empty()).then(|| format!("Panic: {orders} of {} lapsed.", list(&names, names.len())))
}

/// Each order that is lost, among those that are left.
pub(super) fn show(ui: &mut Ui, scene: &Scene) {
    for (unit, task) in lost(scene) {
        let order = task_told(scene.state.rulebook, scene.state.public, &task);
        warning(ui, scene.palette, &format!("{}: {order}, lost to panic", scene.name(unit)));
    }
}
