//! The tasks of the phase: the fires and moves still to be executed, and the pending decision.

use super::{fires, panicked, rows::row, scene::Scene, setting_up::setting_up};
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

pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let public = scene.state.public;
    if scene.state.replay.is_some() {
        return;
    }
    if let Some(decision) = public.owed {
        return owed(ui, scene, decision);
    }
    if !scene.is_asked() {
        return;
    }
    match public.phase {
        phase if phase.is_set_up() => setting_up(ui, scene),
        phase if phase.is_fire() => firing(ui, scene),
        phase if phase.is_movement() => moving(ui, scene),
        Phase::FirstIndirect | Phase::SecondIndirect => bombarding(ui, scene),
        _ => {}
    }
}

/// Shows the decision whether to fire at a unit that has entered a hex.
fn owed(ui: &mut Ui, scene: &mut Scene, decision: Decision) {
    let palette = scene.palette;
    if scene.tumbles() {
        // The question would reveal the result before the die does.
        let words = "A click or a key ends its roll.";
        return section(ui, palette, "The die is thrown", "", |ui| hint(ui, palette, words));
    }
    let Decision::Opportunity { unit, hex, .. } = decision;
    section(ui, palette, "Opportunity fire", "", |ui| {
        warning(ui, palette, &format!("{} has entered {}.", scene.name(unit), scene.place(hex)));
        if !scene.is_asked() {
            hint(ui, palette, "The other side decides whether to fire.");
            return;
        }
        let asked = fires::asked(scene, decision);
        let several = asked.len() > 1;
        for watcher in asked {
            hint(ui, palette, format!("{} may fire:", scene.name(watcher.unit)));
            super::attack::procedure_of(ui, scene, &watcher.shot, (unit, hex), several);
            ui.add_space(6.0);
        }
    });
}

/// Shows the direct fire still to be executed.
fn firing(ui: &mut Ui, scene: &mut Scene) {
    let (palette, (_, public)) = (scene.palette, scene.game());
    let left: Vec<(UnitId, Hex)> = shots(public, scene.state.own.acting).collect();
    section(ui, palette, "Direct fire", &count(left.len(), "shot left", "shots left"), |ui| {
        hint(ui, palette, "Choose a unit, look at its attack, fire. Results are placed after both sides.");
        for (unit, target) in left {
            let label = format!("{} at {}", scene.name(unit), scene.place(target));
            if row(ui, scene, &label, scene.state.selected.contains(&unit)) {
                scene.act(Action::Select(vec![unit]));
                scene.wish(Wish::Aim(Some(target)));
            }
        }
        panicked::show(ui, scene);
    });
}

/// Shows moves and other work of the movement phase.
fn moving(ui: &mut Ui, scene: &mut Scene) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let side = scene.state.own.acting;
    let left: Vec<(UnitId, Task)> =
        open_duties(rulebook, public, side).map(|(counter, task)| (counter.id, task)).collect();
    section(ui, palette, "Movement", &count(left.len(), "order left", "orders left"), |ui| {
        hint(ui, palette, "Drag a unit along its way, or select it and click where it shall go.");
        panicked::show(ui, scene);
        // The die shows the result first.
        for words in scene.state.own.planned_told.iter().filter(|_| !scene.tumbles()) {
            warning(ui, palette, words);
        }
        let mut aboard: Vec<String> = Vec::new();
        for (unit, task) in &left {
            let on = scene.state.selected.contains(unit);
            if *task == Task::Move {
                moves(ui, scene, *unit, on);
                continue;
            }
            match work(scene, *unit, *task) {
                Some((label, order)) if row(ui, scene, &label, on) => scene.order(order),
                None if *task == Task::Unload => aboard.push(scene.name(*unit)),
                _ => {}
            }
        }
        if !aboard.is_empty() {
            let names = list(&aboard, aboard.len());
            hint(ui, palette, format!("To get out when their carrier has moved: {names}."));
        }
        let exits = scene.selected().and_then(|counter| {
            let hex = counter.hex()?;
            let moves = left.iter().any(|(unit, task)| *unit == counter.id && *task == Task::Move);
            (moves && rulebook.scenario.is_exit(side, hex)).then_some(counter.id)
        });
        if let Some(unit) = exits
            && wide(ui, palette, "Leave the map here").clicked()
        {
            scene.order(Order::Exit { unit });
        }
        if let Some(unit) = must_move(rulebook, public, side) {
            hint(ui, palette, format!("{} must move before the phase can end.", scene.name(unit)));
        }
    });
}

/// Shows a unit that is to move. A click selects it, and a button beside it moves it as planned.
fn moves(ui: &mut Ui, scene: &mut Scene, unit: UnitId, on: bool) {
    let palette = scene.palette;
    let hex = scene.state.public.find(unit).and_then(Counter::hex);
    let name = scene.name(unit);
    let label = format!("{name} {}", if hex.is_some() { "moves" } else { "enters" });
    let planned = scene.state.own.planned.get(&unit).cloned();
    ui.horizontal(|ui| {
        let beside = if planned.is_some() { AS_PLANNED } else { 0.0 };
        ui.allocate_ui(vec2(ui.available_width() - beside, 24.0), |ui| {
            if row(ui, scene, &label, on) {
                scene.act(Action::Select(vec![unit]));
                scene.actions.extend(hex.map(Action::Centre));
            }
        });
        let Some(path) = planned else { return };
        let about =
            path.last().map(|end| format!("{name} goes to {}", scene.place(*end))).unwrap_or_default();
        let button = plain(ui, palette, "As planned");
        if crate::panels::kit::widgets::noted(&format!("{name} as planned"), button)
            .on_hover_text(about)
            .clicked()
        {
            scene.wish(Wish::AsPlanned(unit));
        }
    });
}

/// The action of a unit in the movement phase other than moving: text and order.
fn work(scene: &Scene, unit: UnitId, task: Task) -> Option<(String, Order)> {
    let (rulebook, public) = scene.game();
    let (name, counter) = (scene.name(unit), public.find(unit)?);
    Some(match task {
        Task::Load { .. } if rulebook.kind(counter).carrier => {
            (format!("{name} loads"), Order::Load { carrier: unit })
        }
        // While its carrier has not moved, there is no button.
        Task::Unload
            if matches!(may_unload(rulebook, public, counter.side, unit), Ok(_) | Err(Why::Full { .. })) =>
        {
            (format!("{name} gets out"), Order::Unload { unit })
        }
        Task::Clear { hex } => (format!("{name} clears {}", scene.place(hex)), Order::Clear { unit }),
        Task::Blow { to } => {
            (format!("{name} works on the bridge to {}", scene.place(to)), Order::Blow { unit })
        }
        _ => return None,
    })
}

/// Shows the indirect fire, off-board artillery and aircraft still to be executed.
fn bombarding(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    let open = fires::falling(scene);
    section(ui, palette, "Indirect fire", "in any order", |ui| {
        hint(
            ui,
            palette,
            "Choose a fire, look at what it promises, fire. Results are placed after both sides.",
        );
        for (label, order) in open {
            if row(ui, scene, &label, scene.state.own.chosen == Some(&order)) {
                scene.wish(Wish::Choose(order));
            }
        }
        panicked::show(ui, scene);
    });
}
