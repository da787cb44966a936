//! The tasks of the phase: the fires and moves still to be executed, and the pending decision.

use super::{context::PanelContext, fires, panicked, rows::row, setting_up::setting_up};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, say},
    },
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
        kit::widgets::{hint, hover_text, noted, plain, section, warning, wide},
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
        let words = say!("panzer44-panels-rolling.hint");
        return section(ui, palette, &say!("panzer44-panels-rolling"), "", |ui| hint(ui, palette, words));
    }
    let Decision::Opportunity { unit, hex, .. } = decision;
    section(ui, palette, &say!("panzer44-panels-opportunity"), "", |ui| {
        let entered =
            say!("panzer44-panels-opportunity-entered", unit = panel.name(unit), hex = panel.place(hex));
        warning(ui, palette, &entered);
        if !panel.is_asked() {
            hint(ui, palette, say!("panzer44-panels-opportunity-theirs"));
            return;
        }
        let asked = fires::asked(panel, decision);
        let several = asked.len() > 1;
        for watcher in asked {
            hint(ui, palette, say!("panzer44-panels-opportunity-unit", unit = panel.name(watcher.unit)));
            super::attack::procedure_of(ui, panel, &watcher.shot, (unit, hex), several);
            ui.add_space(6.0);
        }
    });
}

/// Shows the direct fire still to be executed.
fn firing(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (_, public)) = (panel.palette, panel.game());
    let left: Vec<(UnitId, Hex)> = shots(public, panel.state.own.acting).collect();
    let (title, about) =
        (say!("panzer44-panels-firing"), say!("panzer44-panels-firing.left", n = left.len()));
    section(ui, palette, &title, &about, |ui| {
        hint(ui, palette, say!("panzer44-panels-firing.hint"));
        for (unit, target) in left {
            let label =
                say!("panzer44-panels-firing-shot", unit = panel.name(unit), hex = panel.place(target));
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
    let (title, about) =
        (say!("panzer44-panels-movement"), say!("panzer44-panels-movement.left", n = left.len()));
    section(ui, palette, &title, &about, |ui| {
        hint(ui, palette, say!("panzer44-panels-movement.hint"));
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
            hint(ui, palette, say!("panzer44-panels-unload-later", units = Arg::list(aboard)));
        }
        let exits = panel.selected().and_then(|counter| {
            let hex = counter.hex()?;
            let moves = left.iter().any(|(unit, task)| *unit == counter.id && *task == Task::Move);
            (moves && rulebook.scenario.is_exit(side, hex)).then_some(counter.id)
        });
        if let Some(unit) = must_move(rulebook, public, side) {
            hint(ui, palette, say!("panzer44-panels-must-move", unit = panel.name(unit)));
        }
        // The last button: it asks.
        if let Some(unit) = exits
            && wide(ui, palette, &say!("panzer44-panels-exit")).clicked()
        {
            let question = say!("panzer44-panels-exit.question", unit = panel.name(unit));
            let (about, words) = (say!("panzer44-panels-exit.about"), say!("panzer44-panels-exit.confirm"));
            let action = Action::order(Order::Exit { unit });
            panel.ask_first(question, &about, &words, action);
        }
    });
}

/// Shows a unit that is to move. A click selects it, and a button beside it moves it as planned.
fn moves(ui: &mut Ui, panel: &mut PanelContext, unit: UnitId, on: bool) {
    let palette = panel.palette;
    let hex = panel.state.public.find(unit).and_then(Counter::hex);
    let name = panel.name(unit);
    let label = match hex {
        Some(_) => say!("panzer44-panels-moves", unit = name.as_str()),
        None => say!("panzer44-panels-enters", unit = name.as_str()),
    };
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
        let button = plain(ui, palette, &say!("panzer44-panels-as-planned"));
        let button = noted(&say!("panzer44-panels-as-planned.name", unit = name.as_str()), button);
        let about = |end: &Hex| {
            say!("panzer44-panels-as-planned.hint", unit = name.as_str(), hex = panel.place(*end))
        };
        let button = hover_text(button, || path.last().map(about).unwrap_or_default());
        if button.clicked() {
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
            (say!("panzer44-panels-work-load", unit = name), Order::Load { carrier: unit })
        }
        // While its carrier has not moved, there is no button.
        Task::Unload
            if matches!(may_unload(rulebook, public, counter.side, unit), Ok(_) | Err(Why::Full { .. })) =>
        {
            (say!("panzer44-panels-work-unload", unit = name), Order::Unload { unit })
        }
        Task::Clear { hex } => {
            (say!("panzer44-panels-work-clear", unit = name, hex = panel.place(hex)), Order::Clear { unit })
        }
        Task::Blow { to } => {
            (say!("panzer44-panels-work-blow", unit = name, hex = panel.place(to)), Order::Blow { unit })
        }
        _ => return None,
    })
}

/// Shows the indirect fire, off-board artillery and aircraft still to be executed.
fn bombarding(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let open = fires::falling(panel);
    let (title, about) = (say!("panzer44-panels-bombarding"), say!("panzer44-panels-bombarding.about"));
    section(ui, palette, &title, &about, |ui| {
        hint(ui, palette, say!("panzer44-panels-bombarding.hint"));
        for fall in open {
            let label = fall.listed(panel);
            if row(ui, panel, &label, panel.state.own.chosen == Some(&fall.order)) {
                panel.wish(Wish::Choose(fall.order));
            }
        }
        panicked::show(ui, panel);
    });
}
