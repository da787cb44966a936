//! Gives the panels the facts that only this game shows.

use super::{Figures, people::looking};
use crate::{
    games::platoon::{
        planning::PanelFacts,
        rules::{Platoon, Position, View, view::to_play},
        scene::fought::Fought,
    },
    planning::Plan,
    table::app::host::{Hosted, Lying},
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use serde_json::{Map, Value, json};

/// The sources of the state that only this game's panels show.
#[derive(SystemParam)]
pub struct Facts<'w> {
    plan: Res<'w, Plan<Platoon>>,
    figures: Option<Res<'w, Figures>>,
}

impl Hosted for Platoon {
    type Facts = Facts<'static>;

    fn shown<'a>(facts: &'a SystemParamItem<Self::Facts>, lying: &Lying<'a, Self>) -> PanelFacts<'a> {
        let Lying { rulebook, session, position, .. } = *lying;
        // In a replay no secrets are shown: the game may still be in progress.
        let looking = looking(session, position).filter(|_| !lying.is_replayed);
        let instructions = looking.map(|side| View::new(rulebook, position, side).instructions);
        let fought = Fought::seen(session.rolled.as_deref().unwrap_or_default(), position.public.eyes);
        PanelFacts {
            acting: to_play(rulebook, &position.public),
            looking,
            instructions: instructions.unwrap_or_default(),
            pointing: &facts.plan.0,
            fought,
            figures: facts.figures.as_ref().map_or(&[][..], |figures| figures.strengths.as_slice()),
        }
    }

    fn probed(facts: &SystemParamItem<Self::Facts>, position: &Position) -> Map<String, Value> {
        let told = [
            ("owed", json!(position.public.owed)),
            ("clicks", json!(format!("{:?}", facts.plan.0.clicks))),
            ("planned", json!(facts.plan.0.plan.as_ref().map(|plan| plan.units.len()))),
        ];
        told.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}
