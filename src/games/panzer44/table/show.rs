//! Gives the panels what only this game shows, and does what they ask for and only this game knows.

use super::people::looking;
use crate::{
    engine::orders::Game,
    games::panzer44::{
        panels::Shown,
        planning::{GamePlan, PlannedWays, Wish, grant::grant},
        rules::{Panzer44, Position, View, plot::Plot, view::to_play},
    },
    panels::Action,
    planning::Plan,
    table::{
        app::{
            host::{Asked, Hosted, Lying},
            sets::GameSet,
        },
        drag::{Hand, cursor::Cursor},
        session::Session,
    },
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, answer.in_set(GameSet::Ask(Panzer44::ID)));
}

/// Where what only this game's panels show is found.
#[derive(SystemParam)]
pub struct Facts<'w> {
    hand: Res<'w, Hand>,
    plan: Res<'w, Plan<Panzer44>>,
    cursor: Res<'w, Cursor>,
    planned: Res<'w, PlannedWays>,
}

/// What nobody has plotted.
static NOTHING: LazyLock<Plot> = LazyLock::new(Plot::default);

impl Hosted for Panzer44 {
    type Facts = Facts<'static>;

    fn shown<'a>(facts: &'a SystemParamItem<Self::Facts>, lying: &Lying<'a, Self>) -> Shown<'a> {
        let Lying { rulebook, session, position, .. } = *lying;
        let GamePlan { pointing, draft } = &facts.plan.0;
        // In a replay nobody's secrets are shown: the game may still be going on.
        let looking = looking(session, position).filter(|_| !lying.is_replayed);
        let view = looking.map(|side| View::new(rulebook, position, side));
        Shown {
            acting: to_play(rulebook, &position.public),
            looking,
            planned: view.map(|view| facts.planned.open(&view)).unwrap_or_default(),
            planned_told: if looking.is_some() { facts.planned.told() } else { &[] },
            plot: view.map_or(&*NOTHING, |view| view.plot),
            draft,
            clicks: pointing.clicks,
            sight: pointing.sight.map(|(from, to)| (from, to.or(lying.hovered).unwrap_or(from))),
            aimed: facts.hand.carried_to().map(|(hex, _)| hex).or(pointing.aimed),
            chosen: pointing.chosen.as_ref(),
            target: facts.cursor.shown().map(|_| pointing.target),
            fought: session.rolled.as_deref().unwrap_or_default(),
        }
    }

    fn probed(facts: &SystemParamItem<Self::Facts>, position: &Position) -> Map<String, Value> {
        let told = [
            ("owed", json!(position.public.owed)),
            ("clicks", json!(format!("{:?}", facts.plan.0.pointing.clicks))),
            // Of a draft only its size is told.
            ("plotted", json!(facts.plan.0.draft.plot.orders.len())),
        ];
        told.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// Does what the panels ask for.
fn answer(
    mut asked: MessageReader<Asked>,
    (mut session, position): (ResMut<Session<Panzer44>>, Option<Res<Position>>),
    (mut plan, mut planned): (ResMut<Plan<Panzer44>>, ResMut<PlannedWays>),
) {
    for Asked(action) in asked.read() {
        match action {
            Action::Own(wish) => {
                let Some(wish) = wish.of() else { continue };
                let (Some(rulebook), Some(position)) = (session.rulebook.clone(), &position) else { return };
                let Some(side) = looking(&session, position) else { return };
                let view = View::new(&rulebook, position, side);
                if *wish == Wish::AllAsPlanned {
                    let open = planned.open(&view);
                    planned.go(open.into_keys());
                    continue;
                }
                if let Wish::AsPlanned(unit) = wish {
                    planned.go([*unit]);
                    continue;
                }
                let done = grant(&mut plan.0, wish, &view);
                match done {
                    Ok(()) => session.refusal = None,
                    Err(why) => session.refuse(why.into()),
                }
            }
            Action::Select(_) => {
                let pointing = &mut plan.0.pointing;
                (pointing.aimed, pointing.chosen) = (None, None);
            }
            _ => {}
        }
    }
}
