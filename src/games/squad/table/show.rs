//! Gives the panels the facts that only this game shows.

use super::Figures;
use crate::{
    games::squad::{
        planning::PanelFacts,
        rules::{Squad, View, kinds::Side, view::to_play},
    },
    planning::Plan,
    table::{
        DoneWays,
        app::host::{Hosted, Lying},
    },
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};

/// The sources of the state that only this game's panels show.
#[derive(SystemParam)]
pub struct Facts<'w> {
    plan: Res<'w, Plan<Squad>>,
    figures: Option<Res<'w, Figures>>,
    done: Option<Res<'w, DoneWays>>,
}

impl Hosted for Squad {
    type Facts = Facts<'static>;

    fn shown<'a>(facts: &'a SystemParamItem<Self::Facts>, lying: &Lying<'a, Self>) -> PanelFacts<'a> {
        let Lying { rulebook, session, position, .. } = *lying;
        let looking = super::people::looking(session, position).filter(|_| !lying.is_replayed);
        let instructions = looking.map(|side: Side| View::new(rulebook, position, side).instructions);
        PanelFacts {
            acting: to_play(rulebook, &position.public),
            looking,
            instructions: instructions.unwrap_or_default(),
            pointing: &facts.plan.0,
            ways: facts.done.as_ref().map_or(&[][..], |done| done.0.as_slice()),
            fought: session.rolled.as_deref().unwrap_or_default(),
            // A replay shows only its own attacks.
            fought_before: session
                .rolled_before
                .as_deref()
                .filter(|_| !lying.is_replayed)
                .unwrap_or_default(),
            figures: facts.figures.as_ref().map_or(&[][..], |figures| figures.told.as_slice()),
        }
    }
}
