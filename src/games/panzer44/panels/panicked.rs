//! The units that panic in this turn, and the orders that are lost by it (14.3). They are shown as long as the orders
//! could have been executed.

use super::context::PanelContext;
use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, say},
    },
    games::panzer44::{
        rules::{phase::Phase, plot::Task},
        words::order_words::task_told,
    },
    panels::kit::widgets::warning,
};
use bevy_egui::egui::Ui;

/// Friendly units with lost orders of this turn, each with its order.
fn lost(panel: &PanelContext) -> Vec<(UnitId, Task)> {
    let Some(view) = panel.view().filter(|view| acts(view.public.phase)) else { return Vec::new() };
    let panics = |unit: &UnitId| view.public.find(*unit).is_some_and(|counter| counter.condition.panicked);
    let orders = view.plot.orders.iter().filter(|(unit, _)| panics(unit));
    orders.map(|(unit, task)| (*unit, *task)).collect()
}

/// Whether orders are executed in this phase.
fn acts(phase: Phase) -> bool {
    phase.is_fire() || phase.is_movement() || phase.is_indirect()
}

/// The units with lost orders, as a sentence; none without lost orders.
pub(super) fn sentence(panel: &PanelContext) -> Option<String> {
    let names: Vec<String> = lost(panel).into_iter().map(|(unit, _)| panel.name(unit)).collect();
    let number = names.len();
    (number > 0).then(|| say!("panzer44-panels-panic", n = number, units = Arg::list(names)))
}

/// Shows each lost order among the remaining ones.
pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    for (unit, task) in lost(panel) {
        let order = task_told(panel.state.rulebook, panel.state.public, &task);
        let lost = say!("panzer44-panels-panic-order", unit = panel.name(unit), order = order);
        warning(ui, panel.palette, &lost);
    }
}
