//! A wrong turn of a step whose order has been played: the table shows the position before it until a wrong order is
//! given, and then the game as it is. The record of the game does not change meanwhile.

use super::recorder::Recorder;
use crate::{
    engine::{
        orders::{Position, Refusal},
        text::t,
    },
    planning::Plan,
    table::{Hosted, Session},
    workshop::lesson::{StepStart, pages::Catch, step_start},
};
use bevy::{prelude::*, window::RequestRedraw};
use std::sync::Arc;

/// The game as it is, while the table shows the position before a step.
#[derive(Resource)]
pub(super) struct Visit<G: Hosted> {
    /// The step, from 0.
    step: usize,
    /// The number of the game among those put on the table.
    laid: u64,
    present: Position<G>,
    plan: Option<Plan<G>>,
}

/// Shows the position before a step.
///
/// # Errors
/// The table has another scenario than the lesson, a computer player acts, or the draft cannot be played that far.
pub(super) fn begin<G: Hosted>(world: &mut World, step: usize) -> Result<(), Refusal> {
    end::<G>(world);
    let Some(recording) = &world.resource::<Recorder>().recording else { return Ok(()) };
    let StepStart { rulebook, position, prepared, .. } = step_start::<G>(recording.draft(), step)?;
    let session = world.resource::<Session<G>>();
    let has_game = session.has_game() && session.lesson.is_none();
    let Some(own) = session.rulebook.clone().filter(|_| has_game) else {
        return Err(Refusal::of_table(t!("table-no-game")));
    };
    let (about, here) = (G::about(&rulebook), G::about(&own));
    let is_same = about.id == here.id && about.digests == here.digests;
    if !is_same || G::options(&rulebook) != G::options(&own) {
        return Err(Refusal::of_table(t!("recorder-other-scenario")));
    }
    let present = G::position(world).clone();
    let is_asked = session.is_person_asked(&present) && session.is_person_asked(&position);
    if !is_asked || session.people.dice.is_some() {
        return Err(Refusal::of_table(t!("recorder-not-now")));
    }
    let (laid, plan) = (session.laid, world.get_resource::<Plan<G>>().cloned());
    lay(world, &own, position);
    if plan.is_some() {
        world.insert_resource(Plan::<G>::default());
    }
    G::lay_out(world, prepared);
    world.insert_resource(Visit { step, laid, present, plan });
    Ok(())
}

/// Shows the game as it is again, unless another one is on the table.
pub(super) fn end<G: Hosted>(world: &mut World) {
    let Some(Visit { step, laid, present, plan }) = world.remove_resource::<Visit<G>>() else { return };
    let mut recorder = world.resource_mut::<Recorder>();
    recorder.catches = recorder.catches.filter(|catches| *catches != Catch::Of(step));
    let session = world.resource::<Session<G>>();
    let is_there = session.laid == laid && session.has_game();
    let Some(rulebook) = session.rulebook.clone().filter(|_| is_there) else { return };
    lay(world, &rulebook, present);
    if let Some(plan) = plan {
        world.insert_resource(plan);
    }
}

/// Ends the visit if the author no longer shows a wrong turn of its step.
pub(super) fn end_if_unwanted<G: Hosted>(world: &mut World) {
    let Some(visit) = world.get_resource::<Visit<G>>() else { return };
    let recorder = world.resource::<Recorder>();
    let is_asked = recorder.game == G::ID && recorder.catches == Some(Catch::Of(visit.step));
    if !(recorder.open && is_asked && world.resource::<Session<G>>().laid == visit.laid) {
        end::<G>(world);
    }
}

/// Puts a position on the table that is not the one of the record.
fn lay<G: Hosted>(world: &mut World, rulebook: &Arc<G::Rulebook>, position: Position<G>) {
    G::restore(world, rulebook, position);
    let mut session = world.resource_mut::<Session<G>>();
    session.moves += 1;
    session.selected.clear();
    world.write_message(RequestRedraw);
}
