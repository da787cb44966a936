//! Gives the panels what only this game shows, and does what they ask for and only this game knows.

use super::pointing::Pointing;
use crate::{
    games::squad::{
        panels::{Shown, Wish},
        rules::{Squad, View, kinds::Side, view::to_play},
    },
    panels::Action,
    table::{
        host::{Asked, Hosted, Lying},
        session::{AnswerRequests, lies},
    },
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, answer.run_if(lies::<Squad>).before(AnswerRequests));
}

/// Where what only this game's panels show is found.
#[derive(SystemParam)]
pub struct Facts<'w> {
    pointing: Res<'w, Pointing>,
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
        }
    }
}

/// Does what the panels ask for.
fn answer(mut asked: MessageReader<Asked>, mut pointing: ResMut<Pointing>) {
    for Asked(action) in asked.read() {
        let Action::Own(wish) = action else { continue };
        if let Some(Wish::Clicks(clicks)) = wish.of() {
            pointing.clicks = *clicks;
        }
    }
}
