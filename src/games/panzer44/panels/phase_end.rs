//! The end of a phase: the button at the foot of the dock, the tasks before it, and the actions that would be left.

use super::{context::PanelContext, panicked, terms};
use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    games::panzer44::{
        planning::worth,
        rules::{
            conduct::{
                direct_fire::shots,
                indirect::bombardments,
                transport::{is_open, open_duties},
            },
            counter::{Counter, Motion, Place},
            movement::{duties, is_capable},
            order::Order,
            phase::Phase,
            plot::{Task, may_plot, of},
            set_up,
        },
    },
    panels::{
        Action,
        frame::panelled::{NextStep, Unfinished},
    },
    planning::worth::WORTH_ASKING,
};

/// The question before the end of a phase.
fn question_of(phase: Phase) -> String {
    match phase {
        Phase::FirstSetUp | Phase::SecondSetUp => say!("panzer44-panels-end-set-up.question"),
        Phase::Plot => say!("panzer44-panels-commit.question"),
        Phase::FirstFire | Phase::SecondFire => say!("panzer44-panels-end-phase.fire"),
        Phase::FirstMovement | Phase::SecondMovement => say!("panzer44-panels-end-phase.movement"),
        Phase::FirstIndirect | Phase::SecondIndirect => say!("panzer44-panels-end-phase.indirect"),
        // No player ends these.
        Phase::Panic | Phase::Removal | Phase::Over => say!("panzer44-panels-end-phase.question"),
    }
}

/// Returns the step that ends the phase, or lets a unit pass.
pub(super) fn end(panel: &PanelContext) -> Option<NextStep> {
    if !panel.is_asked() {
        return None;
    }
    let public = panel.state.public;
    let step = |words: String, order| {
        let question = Some(question_of(public.phase));
        // While shots, fires or moves are open, ending the phase is not the main action.
        let acts = public.phase.is_fire() || public.phase.is_movement() || public.phase.is_indirect();
        let lesser = acts && !undone(panel).is_empty();
        let lesser = lesser || public.phase.is_set_up() && undone(panel).iter().any(|left| left.must);
        NextStep { question, lesser, ..NextStep::end_phase(words, Action::order(order)) }
    };
    if public.owed.is_some() {
        return Some(NextStep { question: None, ..step(say!("panzer44-panels-hold-fire"), Order::LetPass) });
    }
    let side = panel.state.own.acting;
    match public.phase {
        Phase::Over => None,
        Phase::Plot => {
            let plot = panel.state.own.draft.plot.clone();
            Some(step(say!("panzer44-panels-commit"), Order::Plot { side, plot }))
        }
        phase if phase.is_set_up() => Some(step(say!("panzer44-panels-end-set-up"), Order::EndPhase)),
        _ => Some(step(say!("panzer44-panels-end-phase"), Order::EndPhase)),
    }
}

/// The task of this phase, and the action that ends it.
pub(super) fn to_do(panel: &PanelContext) -> String {
    let what = match panel.state.public.phase {
        phase if phase.is_set_up() && not_set_up(panel).is_empty() => {
            return say!("panzer44-panels-to-do-set-up-done");
        }
        Phase::FirstSetUp | Phase::SecondSetUp => say!("panzer44-panels-to-do-set-up"),
        Phase::Plot => say!("panzer44-panels-to-do-plot"),
        Phase::FirstFire | Phase::SecondFire => say!("panzer44-panels-to-do-fire"),
        Phase::FirstMovement | Phase::SecondMovement => say!("panzer44-panels-to-do-move"),
        Phase::FirstIndirect | Phase::SecondIndirect => say!("panzer44-panels-to-do-indirect"),
        Phase::Panic | Phase::Removal => say!("panzer44-panels-to-do-nothing"),
        Phase::Over => return String::new(),
    };
    match panicked::sentence(panel) {
        Some(lost) => format!("{lost} {what}"),
        None => what,
    }
}

/// The actions that would be left, or lapse, if the phase ended now.
pub(super) fn undone(panel: &PanelContext) -> Vec<Unfinished> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    match public.phase {
        _ if public.owed.is_some() => Vec::new(),
        phase if phase.is_set_up() => not_set_up(panel),
        Phase::Plot => not_plotted(panel),
        phase if phase.is_fire() => {
            let fair = |shot: &(UnitId, Hex)| worth::of_shot(rulebook, public, *shot) > WORTH_ASKING;
            let left: Vec<(UnitId, Hex)> = shots(public, side).filter(fair).collect();
            let shooters = left.iter().map(|(unit, _)| (*unit, place(panel, *unit)));
            lapses(left.len(), |n| say!("panzer44-panels-undone-shots", n = n))
                .map(|left| left.by(shooters))
                .into_iter()
                .collect()
        }
        phase if phase.is_movement() => not_moved(panel),
        phase if phase.is_indirect() => {
            let shown = of(&public.shown, side);
            let fair = |order: Order| worth::of_fall(rulebook, public, side, &order) > WORTH_ASKING;
            let units = bombardments(public, side).filter(|(unit, _)| fair(Order::Bombard { unit: *unit }));
            let units: Vec<_> = units.map(|(unit, _)| (unit, place(panel, unit))).collect();
            // Batteries and aircraft have no hex: a click leads to their target.
            let barrages = shown.barrages.iter().filter(|it| fair(Order::Barrage { battery: it.battery }));
            let strikes = shown.strikes.iter().copied().filter(|hex| fair(Order::Strike { hex: *hex }));
            let targets: Vec<Hex> = barrages.map(|barrage| barrage.target).chain(strikes).collect();
            let fires = units.len() + targets.len();
            let left = lapses(fires, |n| say!("panzer44-panels-undone-fires", n = n));
            left.map(|left| left.by(units).at(targets)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The units that are due: without an order yet while their side plots, or still to enter while it moves.
pub(super) fn waits_beside(panel: &PanelContext) -> Vec<UnitId> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    if public.phase.is_movement() {
        // Most units are on the map, and finding their remaining actions takes longer.
        let enters = |(counter, task): &(&Counter, Task)| {
            *task == Task::Move
                && matches!(counter.place, Place::Due(_))
                && is_open(rulebook, public, counter, *task)
        };
        return duties(public, side).filter(enters).map(|(counter, _)| counter.id).collect();
    }
    let plot = &panel.state.own.draft.plot;
    let waits = |counter: &&Counter| {
        let due = counter.side == side && matches!(counter.place, Place::Due(_));
        let idle = due && !plot.orders.contains_key(&counter.id);
        idle && may_plot(rulebook, public, side, counter.id, &Task::Move).is_ok()
    };
    let plots = public.phase == Phase::Plot;
    public.counters.iter().filter(waits).filter(|_| plots).map(|counter| counter.id).collect()
}

fn lapses(left: usize, words: fn(usize) -> String) -> Option<Unfinished> {
    (left > 0).then(|| Unfinished::new(words(left)))
}

/// The hex of a unit, or of its carrier.
fn place(panel: &PanelContext, unit: UnitId) -> Option<Hex> {
    let public = panel.state.public;
    let counter = public.find(unit)?;
    counter.carrier().and_then(|carrier| public.find(carrier)).unwrap_or(counter).hex()
}

/// Waiting units, which must be placed before the set-up ends (4.1), and works that are not built.
fn not_set_up(panel: &PanelContext) -> Vec<Unfinished> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let force = rulebook.scenario.force(side);
    let mut left = Vec::new();
    let waiting: Vec<UnitId> = set_up::waiting(public, side).map(|counter| counter.id).collect();
    if !waiting.is_empty() {
        let words = say!("panzer44-panels-undone-set-up", n = waiting.len());
        left.push(Unfinished::new(words).by(waiting.into_iter().map(|unit| (unit, None))).must());
    }
    for field in &force.mines {
        let laid = public.mines.values().filter(|mines| **mines == field.mines).count();
        let more = usize::from(field.number).saturating_sub(laid);
        if more > 0 {
            let mines = terms::mines(field.mines);
            left.push(Unfinished::new(say!("panzer44-panels-undone-mines", n = more, mines = mines)));
        }
    }
    let more = force.positions.as_ref().map_or(0, |works| usize::from(works.number));
    let more = more.saturating_sub(public.positions.len());
    if more > 0 {
        left.push(Unfinished::new(say!("panzer44-panels-undone-positions", n = more)));
    }
    left
}

/// Units on the map, or due, that could have an order and have none.
fn not_plotted(panel: &PanelContext) -> Vec<Unfinished> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let plot = &panel.state.own.draft.plot;
    let idle = public.counters.iter().filter(|counter| {
        let able = !counter.is_helpless() && !plot.orders.contains_key(&counter.id) && counter.side == side;
        let there = counter.hex().is_some() || matches!(counter.place, Place::Due(_));
        let moves = || may_plot(rulebook, public, side, counter.id, &Task::Move).is_ok();
        let shoots = || rulebook.kind(counter).gun.is_some() && counter.hex().is_some();
        able && there && (moves() || shoots())
    });
    let idle: Vec<(UnitId, Option<Hex>)> = idle.map(|counter| (counter.id, counter.hex())).collect();
    if idle.is_empty() {
        return Vec::new();
    }
    vec![Unfinished::new(say!("panzer44-panels-undone-plot", n = idle.len())).by(idle)]
}

/// Units that must move before the phase can end, and orders that would lapse. A unit that has moved is not among them.
fn not_moved(panel: &PanelContext) -> Vec<Unfinished> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let is_fresh =
        |counter: &Counter, task: Task| task != Task::Move || counter.condition.motion == Motion::Fresh;
    let left: Vec<(&Counter, Task)> =
        open_duties(rulebook, public, side).filter(|(counter, task)| is_fresh(counter, *task)).collect();
    let must =
        |(counter, task): &&(&Counter, Task)| *task == Task::Move && is_capable(rulebook, public, counter);
    let by = |counter: &Counter| (counter.id, place(panel, counter.id));
    let bound: Vec<(UnitId, Option<Hex>)> =
        left.iter().filter(must).map(|(counter, _)| by(counter)).collect();
    let others = left.iter().filter(|duty| !must(duty)).map(|(counter, _)| by(counter));
    let others: Vec<(UnitId, Option<Hex>)> = others.collect();
    let mut undone = Vec::new();
    if !bound.is_empty() {
        let words = say!("panzer44-panels-undone-move", n = bound.len());
        undone.push(Unfinished::new(words).by(bound).must());
    }
    let lapsed = lapses(others.len(), |n| say!("panzer44-panels-undone-orders", n = n));
    undone.extend(lapsed.map(|left| left.by(others)));
    undone
}
