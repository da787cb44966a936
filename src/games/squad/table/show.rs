//! Gives the panels what only this game shows, and does what they ask for and only this game knows.

use super::Figures;
use super::plan::{
    joining::{answers, armed, joined, without},
    pointing::Pointing,
};
use crate::{
    engine::counters::UnitId,
    games::squad::{
        panels::{ClickMode, Shown, Wish},
        rules::{Position, Rulebook, Squad, View, kinds::Side, position::Public, view::to_play},
    },
    panels::Action,
    table::{
        DoneWays,
        app::host::{Asked, Hosted, Lying},
        session::{AnswerRequests, Session, is_on_table},
    },
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, answer.run_if(is_on_table::<Squad>).before(AnswerRequests));
}

/// Where what only this game's panels show is found.
#[derive(SystemParam)]
pub struct Facts<'w> {
    pointing: Res<'w, Pointing>,
    figures: Option<Res<'w, Figures>>,
    done: Option<Res<'w, DoneWays>>,
}

impl Hosted for Squad {
    type Facts = Facts<'static>;

    fn shown<'a>(facts: &'a SystemParamItem<Self::Facts>, lying: &Lying<'a, Self>) -> Shown<'a> {
        let Lying { rulebook, session, position, .. } = *lying;
        let looking = super::people::looking(session, position).filter(|_| !lying.is_replayed);
        let instructions = looking.map(|side: Side| View::new(rulebook, position, side).instructions);
        Shown {
            acting: to_play(rulebook, &position.public),
            looking,
            instructions: instructions.unwrap_or_default(),
            pointing: &facts.pointing,
            ways: facts.done.as_ref().map_or(&[][..], |done| done.0.as_slice()),
            fought: session.rolled.as_deref().unwrap_or_default(),
            // A replay shows its own moments only.
            fought_before: session
                .rolled_before
                .as_deref()
                .filter(|_| !lying.is_replayed)
                .unwrap_or_default(),
            figures: facts.figures.as_ref().map_or(&[][..], |figures| figures.told.as_slice()),
        }
    }
}

/// Does what the panels ask for.
fn answer(
    (session, position): (Res<Session<Squad>>, Option<Res<Position>>),
    mut asked: MessageReader<Asked>,
    mut pointing: ResMut<Pointing>,
) {
    for Asked(action) in asked.read() {
        let Action::Own(wish) = action else { continue };
        let Some(wish) = wish.of::<Wish>() else { continue };
        match (&session.rulebook, &position) {
            (Some(rulebook), Some(position)) => {
                grant(&mut pointing, wish, &View::to_play(rulebook, position));
            }
            _ => continue,
        }
    }
}

fn grant(pointing: &mut Pointing, wish: &Wish, view: &View) {
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
        Wish::Losses(chosen) => pointing.chosen = Some(*chosen),
        Wish::Leave => (pointing.plan, pointing.chosen) = (None, None),
        Wish::Face(side) => pointing.facing = Some(*side),
        Wish::AssaultMove(on) => pointing.assault_move = *on,
        Wish::Reverse(on) => pointing.reverse = *on,
    }
}

/// Takes a unit into the planned attack or the answer, or out of it.
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

/// Has a unit fire a weapon as well, or not any more.
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
