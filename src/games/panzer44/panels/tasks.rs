//! The tasks of the phase: the fires and moves still to be executed, and the pending decision.

use super::{context::PanelContext, fires, panicked, rows::row, setting_up::setting_up};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        planning::wish::Wish,
        rules::{
            conduct::{
                Decision,
                direct_fire::shots,
                transport::{may_unload, open_duties},
            },
            counter::Counter,
            movement::must_move,
            order::Order,
            phase::Phase,
            plot::Task,
            refusal::Why,
        },
    },
    panels::{
        Action,
        kit::widgets::{count, hint, list, plain, section, warning, wide},
    },
};
use bevy_egui::egui::{Ui, vec2};

/// The width of the button that moves a unit as planned.
const AS_PLANNED: f32 = 104.0;

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let public = panel.state.public;
    if panel.state.replay.is_some() {
        return;
    }
    if let Some(decision) = public.owed {
        return owed(ui, panel, decision);
    }
    if !panel.is_asked() {
        return;
    }
    match public.phase {
        phase if phase.is_set_up() => setting_up(ui, panel),
        phase if phase.is_fire() => firing(ui, panel),
        phase if phase.is_movement() => moving(ui, panel),
        Phase::FirstIndirect | Phase::SecondIndirect => bombarding(ui, panel),
        _ => {}
    }
}

/// Shows the decision whether to fire at a unit that has entered a hex.
fn owed(ui: &mut Ui, panel: &mut PanelContext, decision: Decision) {
    let palette = panel.palette;
    if panel.tumbles() {
        // The question would reveal the result before the die does.
        let words = "Click or press a key to skip the roll.";
        return section(ui, palette, "Rolling the die", "", |ui| hint(ui, palette, words));
    }
    let Decision::Opportunity { unit, hex, .. } = decision;
    section(ui, palette, "Opportunity fire", "", |ui| {
        warning(ui, palette, &format!("{} has entered {}.", panel.name(unit), panel.place(hex)));
        if !panel.is_asked() {
            hint(ui, palette, "Your opponent decides whether to fire.");
            return;
        }
        let asked = fires::asked(panel, decision);
        let several = asked.len() > 1;
        for watcher in asked {
            hint(ui, palette, format!("{} may fire:", panel.name(watcher.unit)));
            super::attack::procedure_of(ui, panel, &watcher.shot, (unit, hex), several);
            ui.add_space(6.0);
        }
    });
}

/// Shows the direct fire still to be executed.
fn firing(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (_, public)) = (panel.palette, panel.game());
    let left: Vec<(UnitId, Hex)> = shots(public, panel.state.own.acting).collect();
    section(ui, palette, "Direct fire", &count(left.len(), "shot left", "shots left"), |ui| {
        hint(
            ui,
            palette,
            "Choose a unit, check the odds, then fire. Results apply after both sides have fired.",
        );
        for (unit, target) in left {
            let label = format!("{} at {}", panel.name(unit), panel.place(target));
            if row(ui, panel, &label, panel.state.selected.contains(&unit)) {
                panel.act(Action::Select(vec![unit]));
                panel.wish(Wish::Aim(Some(target)));
            }
        }
        panicked::show(ui, panel);
    });
}

/// Shows moves and other work of the movement phase.
fn moving(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let side = panel.state.own.acting;
    let left: Vec<(UnitId, Task)> =
        open_duties(rulebook, public, side).map(|(counter, task)| (counter.id, task)).collect();
    section(ui, palette, "Movement", &count(left.len(), "order left", "orders left"), |ui| {
        hint(ui, palette, "Drag a unit along its path, or select it and click its destination.");
        panicked::show(ui, panel);
        // The die shows the result first.
        for words in panel.state.own.planned_failures.iter().filter(|_| !panel.tumbles()) {
            warning(ui, palette, words);
        }
        let mut aboard: Vec<String> = Vec::new();
        for (unit, task) in &left {
            let on = panel.state.selected.contains(unit);
            if *task == Task::Move {
                moves(ui, panel, *unit, on);
                continue;
            }
            match work(panel, *unit, *task) {
                Some((label, order)) if row(ui, panel, &label, on) => panel.order(order),
                None if *task == Task::Unload => aboard.push(panel.name(*unit)),
                _ => {}
            }
        }
        if !aboard.is_empty() {
            let names = list(&aboard, aboard.len());
            hint(ui, palette, format!("Unload after their carrier has moved: {names}."));
        }
        let exits = panel.selected().and_then(|counter| {
            let hex = counter.hex()?;
            let moves = left.iter().any(|(unit, task)| *unit == counter.id && *task == Task::Move);
            (moves && rulebook.scenario.is_exit(side, hex)).then_some(counter.id)
        });
        if let Some(unit) = must_move(rulebook, public, side) {
            hint(ui, palette, format!("{} must move before the phase can end.", panel.name(unit)));
        }
        // The last button: it asks.
        if let Some(unit) = exits
            && wide(ui, palette, "Exit the map\u{2026}").clicked()
        {
            let question = format!("Exit the map with {}?", panel.name(unit));
            let action = Action::order(Order::Exit { unit });
            panel.ask_first(question, "It cannot return.", "Exit the map", action);
        }
    });
}

/// Shows a unit that is to move. A click selects it, and a button beside it moves it as planned.
fn moves(ui: &mut Ui, panel: &mut PanelContext, unit: UnitId, on: bool) {
    let palette = panel.palette;
    let hex = panel.state.public.find(unit).and_then(Counter::hex);
    let name = panel.name(unit);
    let label = format!("{name} {}", if hex.is_some() { "moves" } else { "enters" });
    let planned = panel.state.own.planned.get(&unit).cloned();
    ui.horizontal(|ui| {
        let beside = if planned.is_some() { AS_PLANNED } else { 0.0 };
        ui.allocate_ui(vec2(ui.available_width() - beside, 24.0), |ui| {
            if row(ui, panel, &label, on) {
                panel.act(Action::Select(vec![unit]));
                panel.actions.extend(hex.map(Action::Centre));
            }
        });
        let Some(path) = planned else { return };
        let about =
            path.last().map(|end| format!("{name} moves to {}", panel.place(*end))).unwrap_or_default();
        let button = plain(ui, palette, "As planned");
        if crate::panels::kit::widgets::noted(&format!("{name} as planned"), button)
            .on_hover_text(about)
            .clicked()
        {
            panel.wish(Wish::AsPlanned(unit));
        }
    });
}

/// The action of a unit in the movement phase other than moving: text and order.
fn work(panel: &PanelContext, unit: UnitId, task: Task) -> Option<(String, Order)> {
    let (rulebook, public) = panel.game();
    let (name, counter) = (panel.name(unit), public.find(unit)?);
    Some(match task {
        Task::Load { .. } if rulebook.kind(counter).carrier => {
            (format!("{name} loads"), Order::Load { carrier: unit })
        }
        // While its carrier has not moved, there is no button.
        Task::Unload
            if matches!(may_unload(rulebook, public, counter.side, unit), Ok(_) | Err(Why::Full { .. })) =>
        {
            (format!("{name} unloads"), Order::Unload { unit })
        }
        Task::Clear { hex } => (format!("{name} clears {}", panel.place(hex)), Order::Clear { unit }),
        Task::Blow { to } => {
            (format!("{name} works on the bridge to {}", panel.place(to)), Order::Blow { unit })
        }
        _ => return None,
    })
}

/// Shows the indirect fire, off-board artillery and aircraft still to be executed.
fn bombarding(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let open = fires::falling(panel);
    section(ui, palette, "Indirect fire", "in any order", |ui| {
        hint(
            ui,
            palette,
            "Choose a fire mission, check the odds, then fire. Results apply after both sides have fired.",
        );
        for (label, order) in open {
            if row(ui, panel, &label, panel.state.own.chosen == Some(&order)) {
                panel.wish(Wish::Choose(order));
            }
        }
        panicked::show(ui, panel);
    });
}
