//! The end of a phase: the button at the foot of the dock, the tasks before it, and the actions that would be left.

use super::{
    attack,
    context::PanelContext,
    undone::{comes_now, first, loose, not_set_up, worth_asking},
};
use crate::{
    engine::{
        counters::UnitId,
        orders::Sequenced,
        wording::{capital, count},
    },
    games::squad::{
        planning::wish::Wish,
        rules::{
            Squad,
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
use std::borrow::Cow;

/// The name of a phase of a segment on the bar.
pub(super) fn step_name(step: Step) -> Cow<'static, str> {
    Squad::sequence().short_name(Phase::First(step))
}

/// The question before the end of a phase.
fn question_of(phase: Phase) -> String {
    match phase.step().map(|step| step_name(step).to_lowercase().replace("after action", "after-action")) {
        Some(name) => format!("End the {name} phase?"),
        None => "End the set-up?".to_owned(),
    }
}

/// The action of the button at the foot.
pub(super) fn step(panel: &PanelContext) -> Option<NextStep> {
    let public = panel.state.public;
    if !panel.is_asked() {
        return None;
    }
    let step = |words: &str, order, question: bool, lesser: bool| {
        let question = question.then(|| question_of(public.phase));
        NextStep {
            words: words.to_owned(),
            key: Command::EndPhase,
            actions: vec![Action::order(order)],
            question,
            lesser,
            throws: false,
            by_panel: false,
            above: None,
            beside: None,
        }
    };
    match &public.owed {
        Some(Decision::Reaction { .. }) => {
            let Some((words, order)) = attack::answer_meant(panel) else {
                return Some(step("Hold fire", Order::Hold, false, false));
            };
            let beside = Beside::hold("Hold fire", Action::order(Order::Hold));
            return Some(NextStep::act(words, Action::order(order), beside));
        }
        Some(Decision::Casualties { .. }) => {
            let losses = attack::meant(panel)?;
            let confirm = step(attack::CONFIRM, Order::Casualties { losses }, false, false);
            return Some(NextStep { key: Command::Act, ..confirm });
        }
        Some(Decision::Withdrawal { .. }) => {
            let beside = Beside::hold(attack::STAYS, Action::order(Order::Hold));
            return Some(NextStep::act(attack::GOES, Action::order(Order::WithdrawSniper), beside));
        }
        Some(Decision::Sniper { .. }) => {
            // With no hex under the cursor of the keys, the panel answers.
            let (words, order) = attack::best_hex(panel)?;
            let place = step(&words, order, false, false);
            return Some(NextStep { key: Command::Act, throws: true, by_panel: true, ..place });
        }
        None => {}
    }
    if panel.state.own.pointing.plan.is_some() {
        let beside = Beside::cancel(Wish::Leave);
        if let Some((words, order)) = attack::planned_meant(panel) {
            return Some(NextStep::act(words, Action::order(order), beside));
        }
        return Some(NextStep { beside: Some(beside), ..step("End phase", Order::Done, true, true) });
    }
    match public.phase {
        Phase::Over => None,
        phase if phase.is_set_up() => {
            // While something still has to be set up, that has the amber button.
            let lesser = undone(panel).iter().any(|left| left.must);
            Some(step("End the set-up", Order::Done, true, lesser))
        }
        _ => {
            let waits = first(panel.state.rulebook, public, panel.state.own.acting).is_some();
            Some(step("End phase", Order::Done, true, waits))
        }
    }
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
    let what = match public.phase.step() {
        None if is_set_up => return "End the set-up, or move units again. All units are set up.".to_owned(),
        step => work_of(step),
    };
    let arms = if loose(rulebook, public, side).is_empty() {
        ""
    } else {
        " Select an unassigned weapon, then the unit that takes it."
    };
    let sniper =
        if withdraws(rulebook, public, side) { " You may withdraw your sniper: select it." } else { "" };
    match step(panel) {
        Some(step) => format!("{what}{arms}{sniper} Then {}.", step.in_hint()),
        None => format!("{what}{arms}{sniper}"),
    }
}

/// The sentence on a decision that must be made first.
fn decision_to_make(decision: &Decision) -> String {
    match decision {
        Decision::Reaction { .. } => "Opportunity fire: fire at the moving enemy, or hold fire.".to_owned(),
        Decision::Casualties { points, .. } => {
            let points = count(usize::from(*points), "casualty point", "casualty points");
            format!("Allocate {points}.")
        }
        Decision::Sniper { .. } => "Choose the hex where your sniper appears.".to_owned(),
        Decision::Withdrawal { .. } => {
            "Withdraw your sniper, or leave it there. A withdrawn sniper may appear again.".to_owned()
        }
    }
}

/// The sentence on a hex that is over the stacking limit for a moment (8.2).
fn room_to_make(panel: &PanelContext, duty: &First) -> String {
    match duty {
        First::Load { carrier, hex } => {
            let name = capital(&panel.name(*carrier));
            format!("{name} must load in {hex} first. The hex is over the stacking limit.")
        }
        First::StepOut { hex } => {
            format!("Move units that have just unloaded out of {hex} first. It is over the stacking limit.")
        }
    }
}

/// The sentence on the work of a phase; of the set-up, where it has no step.
fn work_of(step: Option<Step>) -> &'static str {
    match step {
        None => "Drag units onto the highlighted hexes. Give weapons to them.",
        Some(Step::Support) => "Call missions from the dock, if you wish. They land when the phase ends.",
        Some(Step::Command) => {
            "Select a unit to pass its weapon. With a leader, squads can split and halves join."
        }
        Some(Step::Fire) => {
            "Drag units onto a target to fire. Others in the hex can join; the dock shows the odds."
        }
        Some(Step::Movement) => {
            "Drag units that have not fired. The enemy may fire at them in each hex that they enter."
        }
        Some(Step::DefensiveFire) => "Drag units onto a target. Only units that have not fired can fire.",
        Some(Step::Assault) => {
            "Advance units one hex. Then drag infantry that did not advance onto an adjacent enemy."
        }
        Some(Step::AfterAction) => {
            "Select pinned units to rally them. Fire and Move markers are removed at the end."
        }
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
