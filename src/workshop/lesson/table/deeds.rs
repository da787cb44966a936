//! Carries out the actions of the author that are about the game on the table.

use super::{
    recorder::{Recorder, RecorderAsked, RecorderFolder},
    tries, visit,
};
use crate::{
    engine::{
        data::{self, Shown},
        orders::{Position, Refusal},
        text::{say, t},
    },
    panels::{Action, WorkshopWish},
    table::{
        Hosted, Session,
        app::{host::Asked, waker::waker},
        drag::cursor::Cursor,
        tabled::registry::begin_lesson,
    },
    workshop::lesson::{
        Draft, Edit, KeptAs, LessonPlaying, PlayedFor, PlayedThrough, Recording, begin_at, draft_file,
        pages::{Catch, Pick, RecorderAction},
        pattern_of, read_draft, trial_folder,
    },
};
use bevy::prelude::*;
use std::path::PathBuf;

/// Opens the panel from the menu, or closes it: with the draft that was open, one that was kept, or a new one.
pub(super) fn open<G: Hosted>(
    mut asked: MessageReader<Asked>,
    (mut session, position): (ResMut<Session<G>>, Option<Res<Position<G>>>),
    (mut recorder, folder): (ResMut<Recorder>, Res<RecorderFolder>),
) {
    for Asked(action) in asked.read() {
        match action {
            Action::Workshop(WorkshopWish::RecordLesson) => {}
            Action::Workshop(WorkshopWish::EditScenario) => {
                // Its panel takes the place of this one.
                (recorder.open, recorder.picks, recorder.catches) = (false, None, None);
                continue;
            }
            _ => continue,
        }
        if recorder.game == G::ID && recorder.recording.is_some() {
            recorder.open = !recorder.open;
            continue;
        }
        let kept = folder.0.as_deref().and_then(|own| read_draft(&draft_file(own, G::ID)));
        if let Some(draft) = kept {
            recorder.show::<G>(draft);
            recorder.said = Some(say!("recorder-found-draft"));
            continue;
        }
        if let Err(refusal) = begin::<G>(&session, position.as_deref(), &mut recorder) {
            session.refuse(refusal);
        }
    }
}

/// Carries out the actions of the panel, in their order; a refusal is told in it.
pub(super) fn answer<G: Hosted>(world: &mut World) {
    let asked: Vec<RecorderAsked> = world.resource_mut::<Messages<RecorderAsked>>().drain().collect();
    for RecorderAsked(action) in asked {
        world.resource_mut::<Recorder>().said = None;
        if let Err(refusal) = carry_out::<G>(world, action) {
            world.resource_mut::<Recorder>().said = Some(refusal.why.plain());
        }
    }
}

fn carry_out<G: Hosted>(world: &mut World, action: RecorderAction) -> Result<(), Refusal> {
    let mut recorder = world.resource_mut::<Recorder>();
    match action {
        RecorderAction::Edit(edit) => recorder.edit(edit),
        RecorderAction::Undo => {
            recorder.undo();
            Ok(())
        }
        RecorderAction::Redo => {
            recorder.redo();
            Ok(())
        }
        RecorderAction::AnyUnits(step) => accept::<G>(&mut recorder, step, true),
        RecorderAction::AnyEnd(step) => accept::<G>(&mut recorder, step, false),
        RecorderAction::AllLike(step, wrong) => answer_all::<G>(&mut recorder, step, wrong),
        RecorderAction::CatchWrong(catches) => catch::<G>(world, catches),
        RecorderAction::Pick(pick) => {
            recorder.picks = pick;
            Ok(())
        }
        RecorderAction::AtCursor(pick) => mark_at_cursor(world, pick),
        RecorderAction::Anew => with_session::<G>(world, begin::<G>),
        RecorderAction::Record(true) => with_session::<G>(world, go_on_here::<G>),
        RecorderAction::Record(false) => {
            (recorder.laid, recorder.catches) = (None, None);
            Ok(())
        }
        RecorderAction::Lay(step) => tries::lay::<G>(world, step),
        RecorderAction::Try(Some(trial)) => tries::begin::<G>(world, trial),
        RecorderAction::Try(None) => {
            (recorder.laid, recorder.trial) = (None, None);
            Ok(())
        }
        RecorderAction::Check => play_for::<G>(world, PlayedFor::Check),
        RecorderAction::TryIt => play_for::<G>(world, PlayedFor::Trial),
        RecorderAction::Save => play_for::<G>(world, PlayedFor::Keeping),
        RecorderAction::Close => {
            (recorder.open, recorder.picks, recorder.catches) = (false, None, None);
            Ok(())
        }
    }
}

/// Runs `work` with the game on the table and the recorder.
fn with_session<G: Hosted>(
    world: &mut World,
    work: fn(&Session<G>, Option<&Position<G>>, &mut Recorder) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    world.resource_scope(|world: &mut World, mut recorder: Mut<Recorder>| {
        work(world.resource::<Session<G>>(), world.get_resource::<Position<G>>(), &mut recorder)
    })
}

/// Begins a new lesson before the next order of the game.
fn begin<G: Hosted>(
    session: &Session<G>,
    position: Option<&Position<G>>,
    recorder: &mut Recorder,
) -> Result<(), Refusal> {
    let no_game = || Refusal::of_table(t!("table-no-game"));
    let record = session.record().filter(|_| session.lesson.is_none()).ok_or_else(no_game)?;
    if record.file.header.is_sent_to_a_person() {
        return Err(Refusal::of_table(t!("recorder-by-mail")));
    }
    let orders = record.file.played.len();
    let learner = learner_at(session, position);
    let draft = begin_at::<G>(record, orders + 1, orders, learner)?;
    recorder.show::<G>(draft);
    (recorder.laid, recorder.seen, recorder.learner) = (Some(session.laid), orders, learner);
    Ok(())
}

/// Records the orders of the game on the table from now on, into the draft that is open.
fn go_on_here<G: Hosted>(
    session: &Session<G>,
    position: Option<&Position<G>>,
    recorder: &mut Recorder,
) -> Result<(), Refusal> {
    let no_game = || Refusal::of_table(t!("table-no-game"));
    let record = session.record().filter(|_| session.lesson.is_none()).ok_or_else(no_game)?;
    if record.file.header.is_sent_to_a_person() {
        return Err(Refusal::of_table(t!("recorder-by-mail")));
    }
    recorder.learner = learner_at(session, position);
    (recorder.laid, recorder.seen) = (Some(session.laid), record.file.played.len());
    Ok(())
}

/// Returns the number of the learner's side: of the only person, or of the side to act.
fn learner_at<G: Hosted>(session: &Session<G>, position: Option<&Position<G>>) -> usize {
    match (session.humans(), &session.rulebook, position) {
        ([true, false], ..) => 0,
        ([false, true], ..) => 1,
        (_, Some(rulebook), Some(position)) => G::acting(rulebook, &position.public),
        _ => 0,
    }
}

/// Accepts the order of a step for any units, or to any end.
fn accept<G: Hosted>(recorder: &mut Recorder, step: usize, any_units: bool) -> Result<(), Refusal> {
    let order = recorder.recording.as_ref().and_then(|it| it.draft().steps.get(step)).map(|it| &it.order);
    let pattern = order.and_then(|order| pattern_of::<G>(order, any_units, !any_units));
    let pattern = pattern.ok_or_else(|| Refusal::of_table(t!("recorder-only-read", step = step + 1)))?;
    recorder.edit(Edit::Also(step, pattern))
}

/// Answers all orders of the kind and to the end of a wrong turn like it.
fn answer_all<G: Hosted>(recorder: &mut Recorder, step: usize, wrong: usize) -> Result<(), Refusal> {
    let step_of = recorder.recording.as_ref().and_then(|it| it.draft().steps.get(step));
    let order = step_of.and_then(|it| it.wrong.get(wrong)).map(|it| &it.order);
    let pattern = order.and_then(|order| pattern_of::<G>(order, true, false));
    recorder.edit(Edit::Like(step, wrong, pattern))
}

fn mark_at_cursor(world: &mut World, pick: Pick) -> Result<(), Refusal> {
    let hex = world.get_resource::<Cursor>().and_then(Cursor::shown);
    let hex = hex.ok_or_else(|| Refusal::of_table(t!("recorder-no-cursor")))?;
    world.resource_mut::<Recorder>().mark(pick, hex)
}

/// Keeps an order as a wrong turn from now on, or no longer; for one of a step the table shows the position before it.
fn catch<G: Hosted>(world: &mut World, catches: Option<Catch>) -> Result<(), Refusal> {
    visit::end::<G>(world);
    if let Some(Catch::Of(step)) = catches {
        visit::begin::<G>(world, step)?;
    }
    world.resource_mut::<Recorder>().catches = catches;
    Ok(())
}

/// Returns the draft that is open.
fn draft(world: &World) -> Result<Draft, Refusal> {
    let recording = world.resource::<Recorder>().recording.as_ref();
    recording.map(|it| it.draft().clone()).ok_or_else(|| Refusal::of_table(t!("table-no-game")))
}

/// Returns the folder of the user's own things.
fn own_folder(world: &World) -> Result<PathBuf, Refusal> {
    let own = world.resource::<RecorderFolder>().0.clone();
    own.ok_or_else(|| Refusal::of_table(t!("recorder-no-folder")))
}

/// Begins to play the draft in the background; [`finish`] takes the result.
fn play_for<G: Hosted>(world: &mut World, played_for: PlayedFor) -> Result<(), Refusal> {
    let own = if played_for == PlayedFor::Check { PathBuf::new() } else { own_folder(world)? };
    let (draft, wake) = (draft(world)?, waker(world).0);
    let mut recorder = world.resource_mut::<Recorder>();
    let changes = recorder.recording.as_ref().map_or(0, Recording::changes);
    let kept_as = KeptAs { own, known: recorder.saved_as.clone() };
    let playing = LessonPlaying::begin::<G>(played_for, (draft, changes), kept_as, wake);
    let why = |error: std::io::Error| Refusal::of_table(t!("recorder-not-played", why = error.to_string()));
    recorder.playing = Some(playing.map_err(why)?);
    recorder.said = Some(say!("recorder-checking"));
    Ok(())
}

/// Takes the result of a lesson that was played in the background: shows its faults, and puts it on the table if it is to
/// be tried. The game that was there is kept as always.
pub(super) fn finish<G: Hosted>(world: &mut World) {
    let mut recorder = world.resource_mut::<Recorder>();
    if recorder.game != G::ID {
        return;
    }
    let result = recorder.playing.as_ref().and_then(LessonPlaying::take_result);
    let Some(PlayedThrough { faults, written }) = result else { return };
    let Some(playing) = recorder.playing.take() else { return };
    let changes = recorder.recording.as_ref().map(Recording::changes);
    if changes == Some(playing.changes()) {
        // After another change the steps may have other numbers.
        recorder.faults = faults;
    }
    let id = playing.id().to_owned();
    let done = match (playing.played_for(), written) {
        (_, Err(refusal)) => Err(refusal),
        (PlayedFor::Keeping, Ok(Some(path))) => {
            recorder.note_saved(&path, id, playing.changes());
            Ok(say!("recorder-saved", file = path.shown()))
        }
        (PlayedFor::Trial, Ok(_)) => try_it(world, id),
        _ => Ok(say!("recorder-faultless")),
    };
    world.resource_mut::<Recorder>().said = Some(done.unwrap_or_else(|refusal| refusal.why.plain()));
}

/// Begins the lesson that was written to be tried.
fn try_it(world: &mut World, id: String) -> Result<String, Refusal> {
    let tried = trial_folder(&own_folder(world)?);
    data::looking_first_in(&tried, || begin_lesson(world, id))?;
    Ok(say!("recorder-faultless"))
}
