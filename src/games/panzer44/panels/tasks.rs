//! What is to be done in the phase: who waits to be set up, which fires and moves are still to be carried
//! out, what is asked; and the button at the foot that goes on.

use super::{
    fires,
    scene::Scene,
    wish::{Clicks, Wish},
};
use crate::{
    engine::{board::Hex, counters::Word},
    games::panzer44::{
        rules::{
            conduct::{Decision, direct_fire::shots, indirect::bombardments},
            counter::{Counter, Motion, Place},
            kinds::Mines,
            legal,
            movement::{duties, is_capable, must_move},
            order::Order,
            phase::Phase,
            plot::{Task, may_plot, of},
            set_up,
        },
        words::{names::battery_name, story},
    },
    panels::{
        Action, fonts,
        panelled::{Left, NextStep},
        widgets::{count, hint, plain, section, text, warning, wide, words},
    },
    settings::Command,
};
use bevy_egui::egui::{Ui, vec2};

/// Width of the button that lets a unit go as planned.
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

/// Whether to fire at a unit that has entered a hex.
fn owed(ui: &mut Ui, scene: &mut Scene, decision: Decision) {
    let palette = scene.palette;
    if scene.tumbles() {
        // The question would tell the result before the die does.
        let words = "A click or a key ends its roll.";
        return section(ui, palette, "The die is thrown", "", |ui| hint(ui, palette, words));
    }
    let Decision::Opportunity { unit, hex, .. } = decision;
    section(ui, palette, "Opportunity fire", "", |ui| {
        warning(ui, palette, &format!("{} has entered {hex}.", scene.name(unit)));
        if !scene.is_asked() {
            hint(ui, palette, "The other side decides whether to fire.");
            return;
        }
        for watcher in fires::asked(scene, decision) {
            hint(ui, palette, format!("{} may fire:", scene.name(watcher.unit)));
            super::attack::procedure_of(ui, scene, &watcher.shot, unit, hex);
            ui.add_space(6.0);
        }
    });
}

/// Who waits to be set up, mines and positions.
fn setting_up(ui: &mut Ui, scene: &mut Scene) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let side = scene.state.own.acting;
    let force = rulebook.scenario.force(side);
    section(ui, palette, "To be set up", "drag or click on the map", |ui| {
        for (number, group) in force.set_up.iter().enumerate() {
            let waiting: Vec<&Counter> = set_up::waiting(public, side)
                .filter(|counter| counter.place == Place::SetUp(number as u8))
                .collect();
            if waiting.is_empty() {
                continue;
            }
            let (first, last) = group.columns;
            hint(ui, palette, format!("In columns {first:02} to {last:02}:"));
            cards(ui, scene, &waiting);
        }
        if set_up::waiting(public, side).next().is_none() {
            words(ui, palette, "All units stand. They can still be moved.");
        } else if plain(ui, palette, "Set one up for me").clicked()
            && let Some(order) = somewhere(scene)
        {
            scene.order(order);
        }
        aboard(ui, scene);
        ui.add_space(4.0);
        for field in &force.mines {
            let laid = public.mines.values().filter(|mines| **mines == field.mines).count();
            let left = usize::from(field.number).saturating_sub(laid);
            let label = format!("Lay {} mines ({left} left)", field.mines);
            tool(ui, scene, &label, Clicks::Mine(field.mines));
        }
        if let Some(works) = &force.positions {
            let left = usize::from(works.number).saturating_sub(public.positions.len());
            tool(ui, scene, &format!("Dig positions ({left} left)"), Clicks::Dig);
        }
        if matches!(scene.state.own.clicks, Clicks::Mine(_) | Clicks::Dig) {
            hint(ui, palette, "Click on hexes; a second click takes it back.");
        }
    });
}

/// The order that sets the first unit that waits up in the middle of where it may stand.
fn somewhere(scene: &Scene) -> Option<Order> {
    let (rulebook, public) = scene.game();
    let counter = set_up::waiting(public, scene.state.own.acting).next()?;
    let open = legal::deployments(rulebook, public, counter.id);
    let town = |hex: &&Hex| rulebook.board.city(**hex).is_some() && public.stack(**hex).next().is_none();
    let hex = open.iter().find(town).or(open.get(open.len() / 2))?;
    Some(Order::Deploy { unit: counter.id, hex: *hex })
}

/// The carriers that a selected passenger may be set up in.
fn aboard(ui: &mut Ui, scene: &mut Scene) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let waits = |counter: &&Counter| {
        matches!(counter.place, Place::SetUp(_)) && rulebook.kind(counter).can_be_carried()
    };
    let Some(counter) = scene.selected().filter(waits) else { return };
    let carriers = public
        .on_map(counter.side)
        .filter(|(carrier, _)| rulebook.kind(carrier).carrier && public.passenger(carrier.id).is_none());
    for (carrier, hex) in carriers {
        if wide(ui, palette, &format!("Into {} in {hex}", scene.name(carrier.id))).clicked() {
            scene.order(Order::DeployAboard { unit: counter.id, carrier: carrier.id });
        }
    }
}

/// A button that gives a click on the map another meaning, or its own again.
pub(super) fn tool(ui: &mut Ui, scene: &mut Scene, label: &str, clicks: Clicks) {
    let on = scene.state.own.clicks == clicks;
    let ink = if on { scene.palette.accent_text } else { scene.palette.text };
    let button = bevy_egui::egui::Button::new(text(label, fonts::sans(13.0), ink)).selected(on);
    let response = ui.add(button.min_size(vec2(ui.available_width(), 28.0)));
    if crate::panels::widgets::noted(label, response).clicked() {
        scene.wish(Wish::Clicks(if on { Clicks::Select } else { clicks }));
    }
}

/// Cards in rows.
pub(super) fn cards(ui: &mut Ui, scene: &mut Scene, counters: &[&Counter]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for counter in counters {
            scene.card(ui, counter, 58.0);
        }
    });
}

/// Direct fire that is still to be executed.
fn firing(ui: &mut Ui, scene: &mut Scene) {
    let (palette, (_, public)) = (scene.palette, scene.game());
    let left: Vec<(Word, Hex)> = shots(public, scene.state.own.acting).collect();
    section(ui, palette, "Direct fire", &count(left.len(), "shot left", "shots left"), |ui| {
        hint(ui, palette, "Choose a unit, look at its attack, fire. Results are placed after both sides.");
        for (unit, target) in left {
            let label = format!("{} at {target}", scene.name(unit));
            if row(ui, scene, &label, scene.state.selected.contains(&unit)) {
                scene.act(Action::Select(vec![unit]));
                scene.wish(Wish::Aim(Some(target)));
            }
        }
    });
}

/// A line that can be clicked.
pub(super) fn row(ui: &mut Ui, scene: &Scene, label: &str, on: bool) -> bool {
    let palette = scene.palette;
    let ink = if on { palette.accent_text } else { palette.text };
    let button = bevy_egui::egui::Button::new(text(label, fonts::sans(13.0), ink))
        .selected(on)
        .truncate()
        .min_size(vec2(ui.available_width(), 24.0));
    crate::panels::widgets::noted(label, ui.add(button)).clicked()
}

/// Moves and other work of the movement phase.
fn moving(ui: &mut Ui, scene: &mut Scene) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let side = scene.state.own.acting;
    let left: Vec<(Word, Task)> = duties(public, side).map(|(counter, task)| (counter.id, task)).collect();
    section(ui, palette, "Movement", &count(left.len(), "order left", "orders left"), |ui| {
        hint(ui, palette, "Drag a unit along its way, or select it and click where it shall go.");
        let planned = scene.state.own.planned.len();
        if planned > 0 && wide(ui, palette, &format!("All as planned ({planned})")).clicked() {
            scene.wish(Wish::AllAsPlanned);
        }
        for (unit, task) in &left {
            let on = scene.state.selected.contains(unit);
            if *task == Task::Move {
                moves(ui, scene, *unit, on);
            } else if let Some((label, order)) = work(scene, *unit, *task)
                && row(ui, scene, &label, on)
            {
                scene.order(order);
            }
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

/// A unit that is to move: a click selects it, a button beside it lets it go as planned.
fn moves(ui: &mut Ui, scene: &mut Scene, unit: Word, on: bool) {
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
        let about = path.last().map(|end| format!("{name} goes to {end}")).unwrap_or_default();
        let button = plain(ui, palette, "As planned");
        if crate::panels::widgets::noted(&format!("{name} as planned"), button).on_hover_text(about).clicked()
        {
            scene.order(Order::Move { unit, path });
        }
    });
}

/// What a unit does in the movement phase besides moving: in words, and the order.
fn work(scene: &Scene, unit: Word, task: Task) -> Option<(String, Order)> {
    let (rulebook, public) = scene.game();
    let (name, counter) = (scene.name(unit), public.find(unit)?);
    Some(match task {
        Task::Load { .. } if rulebook.kind(counter).carrier => {
            (format!("{name} loads"), Order::Load { carrier: unit })
        }
        Task::Unload if counter.carrier().is_some() => (format!("{name} gets out"), Order::Unload { unit }),
        Task::Clear { hex } => (format!("{name} clears {hex}"), Order::Clear { unit }),
        Task::Blow { to } => (format!("{name} works on the bridge to {to}"), Order::Blow { unit }),
        _ => return None,
    })
}

/// Indirect fire, off-board artillery and aircraft that are still to be executed.
fn bombarding(ui: &mut Ui, scene: &mut Scene) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let side = scene.state.own.acting;
    let shown = of(&public.shown, side);
    section(ui, palette, "Indirect fire", "in any order", |ui| {
        for (unit, task) in bombardments(public, side) {
            if row(ui, scene, &format!("{}: {task}", scene.name(unit)), false) {
                scene.order(Order::Bombard { unit });
            }
        }
        for barrage in &shown.barrages {
            let name = battery_name(rulebook, barrage.battery);
            if row(ui, scene, &format!("{name} at {}", barrage.target), false) {
                scene.order(Order::Barrage { battery: barrage.battery });
            }
        }
        for hex in &shown.strikes {
            if row(ui, scene, &format!("Aircraft at {hex}"), false) {
                scene.order(Order::Strike { hex: *hex });
            }
        }
    });
}

/// What the button at the foot does.
pub(super) fn step(scene: &Scene) -> Option<NextStep> {
    let (rulebook, public) = scene.game();
    if !scene.is_asked() {
        return None;
    }
    let step = |words: String, order| {
        let question = Some(format!("{words}?"));
        let action = Action::order(order);
        let lesser = !fires::of(scene).is_empty();
        NextStep { words, key: Command::EndPhase, action, question, lesser, beside: None }
    };
    if public.owed.is_some() {
        return Some(NextStep { question: None, ..step("Let it pass".to_owned(), Order::LetPass) });
    }
    let side = scene.state.own.acting;
    match public.phase {
        Phase::Over => None,
        Phase::Plot => {
            let plot = scene.state.own.draft.plot.clone();
            Some(step("Commit the plot".to_owned(), Order::Plot { side, plot }))
        }
        phase if phase.is_set_up() => Some(step("End the set-up".to_owned(), Order::EndPhase)),
        phase => {
            let name = story::phase_name(&rulebook.scenario, phase);
            Some(step(format!("End the {name}"), Order::EndPhase))
        }
    }
}

/// What is to be done in this phase, and what ends it.
pub(super) fn to_do(scene: &Scene) -> String {
    let what = match scene.state.public.phase {
        Phase::FirstSetUp | Phase::SecondSetUp => {
            "Drag units onto the lit hexes; mines and positions are in the dock."
        }
        Phase::Plot => {
            "Plot in secret: drag from a unit to its target or along its way, from beside the map too."
        }
        Phase::FirstFire | Phase::SecondFire => "Carry out the fires that were plotted, one by one.",
        Phase::FirstMovement | Phase::SecondMovement => "Drag the units that were plotted to move.",
        Phase::FirstIndirect | Phase::SecondIndirect => "Carry out indirect fire and artillery, one by one.",
        Phase::Panic | Phase::Removal | Phase::Over => "Nothing is to be chosen here.",
    };
    match step(scene) {
        Some(step) => format!("{what} Then {}.", step.words),
        None => what.to_owned(),
    }
}

/// What would be left undone, or lapse, if the phase ended now.
pub(super) fn undone(scene: &Scene) -> Vec<Left> {
    let (public, side) = (scene.state.public, scene.state.own.acting);
    match public.phase {
        _ if public.owed.is_some() => Vec::new(),
        phase if phase.is_set_up() => not_set_up(scene),
        Phase::Plot => not_plotted(scene),
        phase if phase.is_fire() => {
            let left: Vec<(Word, Hex)> = shots(public, side).collect();
            let shooters = left.iter().map(|(unit, _)| (*unit, place(scene, *unit)));
            lapses(left.len(), "shot", "shots").map(|left| left.by(shooters)).into_iter().collect()
        }
        phase if phase.is_movement() => not_moved(scene),
        phase if phase.is_indirect() => {
            let shown = of(&public.shown, side);
            let units = bombardments(public, side).map(|(unit, _)| (unit, place(scene, unit)));
            let more = shown.barrages.len() + shown.strikes.len();
            let fires = bombardments(public, side).count() + more;
            lapses(fires, "fire", "fires").map(|left| left.by(units)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn lapses(left: usize, one: &str, many: &str) -> Option<Left> {
    (left > 0).then(|| Left::new(format!("{} would lapse.", count(left, one, many))))
}

/// Where a unit stands, or its carrier.
fn place(scene: &Scene, unit: Word) -> Option<Hex> {
    let public = scene.state.public;
    let counter = public.find(unit)?;
    counter.carrier().and_then(|carrier| public.find(carrier)).unwrap_or(counter).hex()
}

/// Units that wait, which must stand before the set-up ends (4.1), and what is not laid and dug.
fn not_set_up(scene: &Scene) -> Vec<Left> {
    let ((rulebook, public), side) = (scene.game(), scene.state.own.acting);
    let force = rulebook.scenario.force(side);
    let mut left = Vec::new();
    let waiting: Vec<Word> = set_up::waiting(public, side).map(|counter| counter.id).collect();
    if !waiting.is_empty() {
        let units = count(waiting.len(), "unit is", "units are");
        let words = format!("{units} not set up (case 4.1).");
        left.push(Left::new(words).by(waiting.into_iter().map(|unit| (unit, None))).must());
    }
    for field in &force.mines {
        let laid = public.mines.values().filter(|mines| **mines == field.mines).count();
        let more = usize::from(field.number).saturating_sub(laid);
        if more > 0 {
            let hexes = count(more, "hex", "hexes");
            left.push(Left::new(format!("{hexes} of {} mines not laid.", field.mines)));
        }
    }
    let more = force.positions.as_ref().map_or(0, |works| usize::from(works.number));
    let more = more.saturating_sub(public.positions.len());
    if more > 0 {
        left.push(Left::new(format!("{} not dug.", count(more, "position", "positions"))));
    }
    left
}

/// Units on the map, or due, that could be given an order and have none.
fn not_plotted(scene: &Scene) -> Vec<Left> {
    let ((rulebook, public), side) = (scene.game(), scene.state.own.acting);
    let plot = &scene.state.own.draft.plot;
    let idle = public.counters.iter().filter(|counter| {
        let able = !counter.is_helpless() && !plot.orders.contains_key(&counter.id) && counter.side == side;
        let there = counter.hex().is_some() || matches!(counter.place, Place::Due(_));
        let moves = || may_plot(rulebook, public, side, counter.id, &Task::Move).is_ok();
        let shoots = || rulebook.kind(counter).gun.is_some() && counter.hex().is_some();
        able && there && (moves() || shoots())
    });
    let idle: Vec<(Word, Option<Hex>)> = idle.map(|counter| (counter.id, counter.hex())).collect();
    if idle.is_empty() {
        return Vec::new();
    }
    let units = count(idle.len(), "unit has", "units have");
    vec![Left::new(format!("{units} no order in this plot.")).by(idle)]
}

/// Units that must move before the phase can end, and orders that would lapse; who has moved has done his part.
fn not_moved(scene: &Scene) -> Vec<Left> {
    let ((rulebook, public), side) = (scene.game(), scene.state.own.acting);
    let is_fresh =
        |counter: &Counter, task: Task| task != Task::Move || counter.condition.motion == Motion::Fresh;
    let left: Vec<(&Counter, Task)> =
        duties(public, side).filter(|(counter, task)| is_fresh(counter, *task)).collect();
    let must =
        |(counter, task): &&(&Counter, Task)| *task == Task::Move && is_capable(rulebook, public, counter);
    let by = |counter: &Counter| (counter.id, place(scene, counter.id));
    let bound: Vec<(Word, Option<Hex>)> = left.iter().filter(must).map(|(counter, _)| by(counter)).collect();
    let others = left.iter().filter(|duty| !must(duty)).map(|(counter, _)| by(counter));
    let others: Vec<(Word, Option<Hex>)> = others.collect();
    let mut undone = Vec::new();
    if !bound.is_empty() {
        let units = count(bound.len(), "unit", "units");
        let words = format!("{units} must move before the phase can end (case 7.3).");
        undone.push(Left::new(words).by(bound).must());
    }
    undone.extend(lapses(others.len(), "order", "orders").map(|left| left.by(others)));
    undone
}

/// The kinds of mines, for the charts.
pub(super) const MINES: [Mines; 3] = [Mines::Hasty, Mines::Preventative, Mines::Defensive];
