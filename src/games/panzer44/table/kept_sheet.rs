//! The unfinished plot sheet of a side, kept beside the game until it is committed. A player who quits while plotting
//! can continue later.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::looking::looking;
use crate::{
    games::panzer44::planning::Ways,
    games::panzer44::rules::{
        Panzer44, Position, View,
        kinds::Side,
        phase::Phase,
        plot::{Draft, Plot},
    },
    planning::Plan,
    table::{Screen, keep_plans, session::Session},
};
use bevy::prelude::*;

/// The kept data: the turn, the plotting side, and the content of its sheet.
type Kept = (u8, Side, Plot, Ways);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        keep_plans::<Panzer44>
            .run_if(in_state(Screen::Table).and_then(resource_exists_and_changed::<Plan<Panzer44>>)),
    );
}

/// The sheet as one line; none if it is empty.
pub(super) fn text(world: &World) -> Option<String> {
    let plan = world.get_resource::<Plan<Panzer44>>()?;
    let draft = Some(&plan.0.draft).filter(|draft| !draft.plot.is_empty())?;
    let position = world.get_resource::<Position>()?;
    let side = looking(world.get_resource::<Session<Panzer44>>()?, position)?;
    let public = &position.public;
    let plots = public.phase == Phase::Plot && public.plotted.get(side.number()) == Some(&false);
    plots.then(|| ron::to_string(&(public.turn, side, &draft.plot, &draft.ways)).ok())?
}

/// Restores a kept sheet if its side still plots, with all entries that the rules allow.
pub(super) fn take_up(world: &mut World, text: &str) {
    let Ok((turn, side, plot, ways)) = ron::from_str::<Kept>(text) else { return };
    let session = world.resource::<Session<Panzer44>>();
    let (Some(rulebook), Some(position)) = (&session.rulebook, world.get_resource::<Position>()) else {
        return;
    };
    let public = &position.public;
    let plots = public.phase == Phase::Plot && public.plotted.get(side.number()) == Some(&false);
    if !plots || public.turn != turn || looking(session, position) != Some(side) {
        return;
    }
    let mut draft = Draft::default();
    draft.add(&View::new(rulebook, position, side), &plot, &ways);
    world.get_resource_or_init::<Plan<Panzer44>>().0.draft = draft;
}
