//! Gives the panels the facts that only this game shows.

use super::looking::looking;
use crate::{
    games::panzer44::{
        planning::{GamePlan, PanelFacts},
        rules::{Panzer44, Position, View, plot::Plot, view::to_play},
    },
    planning::Plan,
    table::{
        app::host::{Hosted, Lying},
        drag::{Hand, cursor::Cursor},
    },
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// The sources of the state that only this game's panels show.
#[derive(SystemParam)]
pub struct Facts<'w> {
    hand: Res<'w, Hand>,
    plan: Res<'w, Plan<Panzer44>>,
    cursor: Res<'w, Cursor>,
}

/// An empty plot.
static NOTHING: LazyLock<Plot> = LazyLock::new(Plot::default);

impl Hosted for Panzer44 {
    type Facts = Facts<'static>;

    fn shown<'a>(facts: &'a SystemParamItem<Self::Facts>, lying: &Lying<'a, Self>) -> PanelFacts<'a> {
        let Lying { rulebook, session, position, .. } = *lying;
        let GamePlan { pointing, draft, planned } = &facts.plan.0;
        // In a replay no secrets are shown, because the game may still be in progress.
        let looking = looking(session, position).filter(|_| !lying.is_replayed);
        let view = looking.map(|side| View::new(rulebook, position, side));
        PanelFacts {
            acting: to_play(rulebook, &position.public),
            looking,
            planned: view.map(|view| planned.open(&view)).unwrap_or_default(),
            planned_failures: if looking.is_some() { planned.failures() } else { &[] },
            plot: view.map_or(&*NOTHING, |view| view.plot),
            draft,
            clicks: pointing.clicks,
            sight: pointing.sight.map(|(from, to)| (from, to.or(lying.hovered).unwrap_or(from))),
            aimed: facts.hand.carried_to().map(|(hex, _)| hex).or(pointing.aimed),
            chosen: pointing.chosen.as_ref(),
            target: facts.cursor.shown().map(|_| pointing.target),
            sortie: session.rolled.as_ref().and_then(|rolls| rolls.sortie),
            fought: session.rolled.as_ref().map_or(&[][..], |rolls| rolls.fought.as_slice()),
        }
    }

    fn probed(facts: &SystemParamItem<Self::Facts>, position: &Position) -> Map<String, Value> {
        let told = [
            ("owed", json!(position.public.owed)),
            ("clicks", json!(format!("{:?}", facts.plan.0.pointing.clicks))),
            // Only the size of a draft is shown.
            ("plotted", json!(facts.plan.0.draft.plot.orders.len())),
        ];
        told.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}
