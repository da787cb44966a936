//! The end of a phase: the button at the foot of the dock, the tasks before it, and the actions that would be left.

use super::{
    attack,
    context::PanelContext,
    undone::{comes_now, first, loose, not_set_up, worth_asking},
};
use crate::{
    engine::{counters::UnitId, text::say, wording::capital},
    games::squad::{
        planning::wish::Wish,
        rules::{
            fire::sniper::sniper_of,
            kinds::Side,
            movement::First,
            order::Order,
            phase::{Phase, Step},
            position::{Public, decision::Decision},
            rulebook::Rulebook,
        },
    },
    panels::{
        Action,
        frame::panelled::{Beside, NextStep, Unfinished},
    },
    settings::Command,
};

/// The name of a phase of a segment on the bar.
pub(super) fn step_name(step: Step) -> String {
    match step {
        Step::Support => say!("squad-panels-step-support"),
        Step::Command => say!("squad-panels-step-command"),
        Step::Fire => say!("squad-panels-step-fire"),
        Step::Movement => say!("squad-panels-step-movement"),
        Step::DefensiveFire => say!("squad-panels-step-defensive-fire"),
        Step::Assault => say!("squad-panels-step-assault"),
        Step::AfterAction => say!("squad-panels-step-after-action"),
    }
}

/// The question before the end of a phase.
fn question_of(phase: Phase) -> String {
    match phase.step() {
        None => say!("squad-panels-end-set-up.question"),
        Some(Step::Support) => say!("squad-panels-end-phase.support"),
        Some(Step::Command) => say!("squad-panels-end-phase.command"),
        Some(Step::Fire) => say!("squad-panels-end-phase.fire"),
        Some(Step::Movement) => say!("squad-panels-end-phase.movement"),
        Some(Step::DefensiveFire) => say!("squad-panels-end-phase.defensive-fire"),
        Some(Step::Assault) => say!("squad-panels-end-phase.assault"),
        Some(Step::AfterAction) => say!("squad-panels-end-phase.after-action"),
    }
}

/// The action of the button at the foot.
pub(super) fn step(panel: &PanelContext) -> Option<NextStep> {
    if !panel.is_asked() {
        return None;
    }
    let public = panel.state.public;
    if let Some(decision) = &public.owed {
        return answer(panel, decision);
    }
    let question = Some(question_of(public.phase));
    if panel.state.own.pointing.plan.is_some() {
        let beside = Beside::cancel(Wish::Leave);
        if let Some((words, order)) = attack::planned_meant(panel) {
            return Some(NextStep::act(words, Action::order(order), beside));
        }
        let end = button(say!("squad-panels-end-phase"), Order::Done, question, true);
        return Some(NextStep { beside: Some(beside), ..end });
    }
    match public.phase {
        Phase::Over => None,
        phase if phase.is_set_up() => {
            // While something still has to be set up, that has the amber button.
            let lesser = undone(panel).iter().any(|left| left.must);
            Some(button(say!("squad-panels-end-set-up"), Order::Done, question, lesser))
        }
        _ => {
            let waits = first(panel.state.rulebook, public, panel.state.own.acting).is_some();
            Some(button(say!("squad-panels-end-phase"), Order::Done, question, waits))
        }
    }
}

/// The action of the button that answers a decision; none if the panel of the decision answers it.
fn answer(panel: &PanelContext, decision: &Decision) -> Option<NextStep> {
    match decision {
        Decision::Reaction { .. } => {
            let Some((words, order)) = attack::answer_meant(panel) else {
                return Some(button(say!("squad-panels-hold-fire"), Order::Hold, None, false));
            };
            let beside = Beside::hold(say!("squad-panels-hold-fire"), Action::order(Order::Hold));
            Some(NextStep::act(words, Action::order(order), beside))
        }
        Decision::Casualties { .. } => {
            let losses = attack::meant(panel)?;
            let confirm = button(attack::confirm(), Order::Casualties { losses }, None, false);
            Some(NextStep { key: Command::Act, ..confirm })
        }
        Decision::Withdrawal { .. } => {
            let beside = Beside::hold(attack::stays(), Action::order(Order::Hold));
            Some(NextStep::act(attack::goes(), Action::order(Order::WithdrawSniper), beside))
        }
        Decision::Sniper { .. } => {
            // With no hex under the cursor of the keys, the panel answers.
            let (words, order) = attack::best_hex(panel)?;
            let place = button(words, order, None, false);
            Some(NextStep { key: Command::Act, throws: true, by_panel: true, ..place })
        }
    }
}

/// A button with the key that ends the phase, and the question before it if there is one.
fn button(words: String, order: Order, question: Option<String>, lesser: bool) -> NextStep {
    NextStep { question, lesser, ..NextStep::end_phase(words, Action::order(order)) }
}

/// The task of this phase, and the action that ends it.
pub(super) fn to_do(panel: &PanelContext) -> String {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    if let Some(decision) = &public.owed {
        return decision_to_make(decision);
    }
    if let Some(duty) = first(rulebook, public, side) {
        return room_to_make(panel, &duty);
    }
    let is_set_up = public.phase.is_set_up() && not_set_up(rulebook, public, side).is_empty();
    let mut sentences = match public.phase.step() {
        None if is_set_up => return say!("squad-panels-to-do-set-up-done"),
        step => vec![work_of(step)],
    };
    if !loose(rulebook, public, side).is_empty() {
        sentences.push(say!("squad-panels-to-do-weapons"));
    }
    if withdraws(rulebook, public, side) {
        sentences.push(say!("squad-panels-to-do-sniper"));
    }
    sentences.extend(then(panel));
    sentences.join(" ")
}

/// The sentence on the step of the button at the foot, while no decision is pending.
fn then(panel: &PanelContext) -> Option<String> {
    let phase = panel.state.public.phase;
    if !panel.is_asked() {
        return None;
    }
    if let Some(attack) = attack::planned_then(panel) {
        return Some(attack);
    }
    match phase {
        Phase::Over => None,
        phase if phase.is_set_up() => Some(say!("squad-panels-end-set-up.then")),
        _ => Some(say!("squad-panels-end-phase.then")),
    }
}

/// The sentence on a decision that must be made first.
fn decision_to_make(decision: &Decision) -> String {
    match decision {
        Decision::Reaction { .. } => say!("squad-panels-to-do-opportunity-fire"),
        Decision::Casualties { points, .. } => say!("squad-panels-to-do-casualties", n = *points),
        Decision::Sniper { .. } => say!("squad-panels-to-do-place-sniper"),
        Decision::Withdrawal { .. } => say!("squad-panels-to-do-withdraw-sniper"),
    }
}

/// The sentence on a hex that is over the stacking limit for a moment (8.2).
fn room_to_make(panel: &PanelContext, duty: &First) -> String {
    match duty {
        First::Load { carrier, hex } => {
            let name = capital(&panel.name(*carrier));
            say!("squad-panels-to-do-load", unit = name, hex = *hex)
        }
        First::StepOut { hex } => say!("squad-panels-to-do-step-out", hex = *hex),
    }
}

/// The sentence on the work of a phase; of the set-up, where it has no step.
fn work_of(step: Option<Step>) -> String {
    match step {
        None => say!("squad-panels-to-do-set-up"),
        Some(Step::Support) => say!("squad-panels-to-do-support"),
        Some(Step::Command) => say!("squad-panels-to-do-command"),
        Some(Step::Fire) => say!("squad-panels-to-do-fire"),
        Some(Step::Movement) => say!("squad-panels-to-do-move"),
        Some(Step::DefensiveFire) => say!("squad-panels-to-do-defensive-fire"),
        Some(Step::Assault) => say!("squad-panels-to-do-assault"),
        Some(Step::AfterAction) => say!("squad-panels-to-do-after-action"),
    }
}

/// Whether a side may withdraw its sniper from the map (3.6).
fn withdraws(rulebook: &Rulebook, public: &Public, side: Side) -> bool {
    let ends = public.phase.step() == Some(Step::AfterAction);
    ends && sniper_of(rulebook, public, side).is_some_and(|sniper| sniper.hex().is_some())
}

/// The units beside the map that may enter now.
pub(super) fn waits_beside(panel: &PanelContext) -> Vec<UnitId> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let movement = public.phase.step() == Some(Step::Movement);
    if !panel.is_asked() || public.owed.is_some() || !movement {
        return Vec::new();
    }
    let own = public.counters.iter().filter(|counter| counter.side == side);
    own.filter(|counter| comes_now(rulebook, public, counter)).map(|counter| counter.id).collect()
}

/// The actions that would be left if the phase ended now.
pub(super) fn undone(panel: &PanelContext) -> Vec<Unfinished> {
    let (rulebook, public) = panel.game();
    worth_asking(rulebook, public, panel.state.own.acting)
}
