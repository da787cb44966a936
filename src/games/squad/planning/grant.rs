//! Changes of the plan by the panels.

use super::{
    ClickMode, Pointing, Wish,
    plan::joining::{answers, armed, joined, without},
};
use crate::{
    engine::counters::UnitId,
    games::squad::rules::{Rulebook, View, position::Public},
};

/// Changes the plan by a wish.
pub fn grant(pointing: &mut Pointing, wish: &Wish, view: &View) {
    match wish {
        Wish::ClickMode(clicks) => {
            pointing.clicks = *clicks;
            pointing.sight = None;
            if *clicks != ClickMode::Select {
                pointing.plan = None;
            }
        }
        Wish::Take(unit) => take(pointing, *unit, (view.rulebook, view.public())),
        Wish::Weapon { unit, weapon } => arm(pointing, (*unit, *weapon), view),
        Wish::Leader(leader) => {
            if let Some(plan) = &mut pointing.plan {
                plan.leader = *leader;
            }
        }
        Wish::Target(target) => {
            pointing.chosen = None;
            if let Some(plan) = &mut pointing.plan {
                plan.target = *target;
            }
        }
        Wish::Lane(lane) => {
            pointing.lane = *lane;
            if let Some(plan) = &mut pointing.plan {
                plan.lane = *lane;
            }
        }
        Wish::Choose(chosen) | Wish::Losses(chosen) => pointing.chosen = Some(*chosen),
        Wish::Leave => (pointing.plan, pointing.chosen) = (None, None),
        Wish::Face(side) => pointing.facing = Some(*side),
        Wish::AssaultMove(on) => pointing.assault_move = *on,
        Wish::Reverse(on) => pointing.reverse = *on,
    }
}

/// Adds a unit to the planned attack or the answer, or removes it.
fn take(pointing: &mut Pointing, unit: UnitId, (rulebook, public): (&Rulebook, &Public)) {
    match &pointing.plan {
        Some(plan) if plan.has(unit) => pointing.plan = without(plan, unit),
        Some(plan) => pointing.plan = joined(rulebook, public, plan, unit).ok().or(Some(plan.clone())),
        None => {
            let left_out = &mut pointing.left_out;
            let _ = left_out.remove(&unit) || left_out.insert(unit);
        }
    }
    pointing.chosen = None;
}

/// Adds a weapon of a unit to the fire, or removes it.
fn arm(pointing: &mut Pointing, (unit, weapon): (UnitId, UnitId), view: &View) {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    if let Some(plan) = &pointing.plan {
        pointing.plan = Some(armed(rulebook, public, plan, unit, weapon));
        return;
    }
    let plans = answers(rulebook, public, (pointing, &view.instructions));
    let Some(plan) = plans.iter().find(|plan| plan.has(unit)) else { return };
    let plan = armed(rulebook, public, plan, unit, weapon);
    if let Some(shot) = plan.shots.into_iter().find(|shot| shot.unit == unit) {
        pointing.arms.insert(unit, shot);
    }
}
