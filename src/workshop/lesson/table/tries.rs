//! Tries at the goal of a puzzle: its position is on the table, and the author plays the solution or a wrong answer from
//! there. The units that a goal names are found on the same table.

use super::{recorder::Recorder, visit};
use crate::{
    engine::{
        counters::UnitId,
        lessons::Goal,
        orders::{InPlay, Position, Record, Refusal},
        text::t,
    },
    panels::{Panelled, ReplayAction},
    scene::layout::centre_of,
    table::{
        Hosted, MapView, Request, Session, SessionRequest, map::view::Opening, session::lay_moment,
        tabled::registry,
    },
    workshop::lesson::{AimEdit, DraftStep, Edit, PlayedTry, StepStart, deed_text, pages::Trial, try_start},
};
use bevy::{prelude::*, window::RequestRedraw};

/// Begins to record a try from the position of its step on.
///
/// # Errors
/// The draft cannot be played that far.
pub(super) fn begin<G: Hosted>(world: &mut World, trial: Trial) -> Result<(), Refusal> {
    lay::<G>(world, trial.step)?;
    let laid = world.resource::<Session<G>>().laid;
    let mut recorder = world.resource_mut::<Recorder>();
    (recorder.laid, recorder.seen, recorder.trial) = (Some(laid), 0, Some(trial));
    recorder.picks = None;
    Ok(())
}

/// Puts the position of a step on the table, in place of the game or the replay that is there. Nothing is recorded yet.
///
/// # Errors
/// The draft cannot be played that far. The table has not changed.
pub(super) fn lay<G: Hosted>(world: &mut World, step: usize) -> Result<(), Refusal> {
    visit::end::<G>(world);
    let no_draft = || Refusal::of_table(t!("recorder-no-such-step", step = step + 1));
    let recording = world.resource::<Recorder>().recording.as_ref();
    let draft = recording.map(|recording| recording.draft().clone()).ok_or_else(no_draft)?;
    let StepStart { rulebook, position, prepared, learner } = try_start::<G>(&draft, step)?;
    if let Some(game) = registry::lying(world).filter(|game| game.is_studied(world)) {
        game.leave_study(world);
    }
    lay_moment::<G>(world, rulebook, (position, prepared));
    let mut recorder = world.resource_mut::<Recorder>();
    (recorder.laid, recorder.trial, recorder.catches) = (None, None, None);
    recorder.learner = learner;
    let places: Vec<Vec2> = draft.steps.get(step).map(places_of).unwrap_or_default();
    if let Some(mut view) = world.get_resource_mut::<MapView>().filter(|_| !places.is_empty()) {
        view.open(Opening::Places(places));
    }
    world.write_message(RequestRedraw);
    Ok(())
}

/// Returns the middles of the hexes that a step rings, shows or has arrows between, and of those of its goals.
fn places_of(step: &DraftStep) -> Vec<Vec2> {
    let arrows = step.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
    let marked = step.show.iter().chain(&step.sight).copied().chain(arrows);
    marked.chain(step.goals.iter().flat_map(Goal::hexes)).map(centre_of).collect()
}

/// Puts the position of a puzzle on the table that was just made.
pub(super) fn lay_made<G: Hosted>(world: &mut World) {
    let recorder = world.resource::<Recorder>();
    let Some(step) = recorder.lays.filter(|_| recorder.game == G::ID) else { return };
    world.resource_mut::<Recorder>().lays = None;
    let Err(refusal) = lay::<G>(world, step) else { return };
    world.resource_mut::<Recorder>().said = Some(refusal.why.plain());
    world.write_message_batch([
        SessionRequest(Request::Replay(ReplayAction::Leave)),
        // A game that is over would show its result, and the recorder is beside the map.
        SessionRequest(Request::ToTable),
    ]);
}

/// Takes the orders at the table as those of the try that is recorded; `seen` of them were there before.
pub(super) fn take<G: Hosted>(
    recorder: &mut Recorder,
    record: &Record<G>,
    public: &G::Public,
    (trial, seen): (Trial, usize),
) {
    for played in record.file.played.iter().skip(seen) {
        let words = <G as Panelled>::advice(&record.rulebook, public, &played.order, &[]).words.join("; ");
        if let (Ok(order), false) = (deed_text::<G>(&played.order.clone().into()), words.is_empty()) {
            recorder.wrong.insert(order, words);
        }
    }
    let tried = PlayedTry::of(record, recorder.learner);
    let taken = tried.and_then(|tried| recorder.edit(Edit::Aim(trial.step, AimEdit::Try(trial.of, tried))));
    if let Err(refusal) = taken {
        recorder.said = Some(refusal.why.plain());
    }
}

/// Finds the names of the units on the table, and the units in the hex that was clicked for a goal.
pub(super) fn find_units<G: Hosted>(
    session: Res<Session<G>>,
    position: Option<Res<Position<G>>>,
    mut recorder: ResMut<Recorder>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_known = recorder.named == Some(session.laid) && recorder.asks_units.is_none();
    if is_known || recorder.game != G::ID || !recorder.open {
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let units = || G::counters(&position.public).iter();
    if recorder.named != Some(session.laid) {
        let name =
            |unit: &G::Counter| (unit.id(), G::in_names(rulebook, &position.public, &unit.id().to_string()));
        recorder.names = units().map(name).collect();
        recorder.named = Some(session.laid);
    }
    redraw.write(RequestRedraw);
    let Some(hex) = recorder.asks_units.take() else { return };
    let in_hex: Vec<UnitId> = units().filter(|unit| unit.hex() == Some(hex)).map(InPlay::id).collect();
    if let Some(form) = &mut recorder.memory.goal {
        form.offer_units(in_hex);
    }
}
