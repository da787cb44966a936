//! *Make a puzzle*: the moment that a replay shows becomes the file of a puzzle, with the orders before it as its opening,
//! the dice that the game rolled next, and the rings and arrows that were drawn there. Its goal is left to the author.

use super::recorder::{Recorder, RecorderFolder};
use crate::{
    engine::{
        board::Hex,
        data::Shown,
        lessons::Arrow,
        orders::{DrawnShape, Position, Refusal},
        text::{say, t},
    },
    panels::{Action, ReplayAction, WorkshopWish},
    table::{Hosted, Replay, Request, Session, SessionRequest, app::host::Asked},
    workshop::lesson::{Draft, DraftStep, Recording, begin_at, draft_file, keep_lesson, read_draft},
};
use bevy::prelude::*;
use std::path::PathBuf;

/// The most puzzles that are distinguished by a number.
const MOST: usize = 99;

/// Makes the file when it is asked for, and goes back to the table, where the recorder opens with it.
pub(super) fn make<G: Hosted>(
    mut asked: MessageReader<Asked>,
    mut session: ResMut<Session<G>>,
    (position, replay): (Option<Res<Position<G>>>, Option<Res<Replay<G>>>),
    (mut recorder, folder): (ResMut<Recorder>, Res<RecorderFolder>),
    mut requests: MessageWriter<SessionRequest>,
) {
    let wishes = asked.read().filter(|Asked(action)| *action == Action::Workshop(WorkshopWish::MakePuzzle));
    if wishes.count() == 0 {
        return;
    }
    let (Some(position), Some(replay)) = (position, replay) else { return };
    let kept = || folder.0.as_deref().and_then(|own| read_draft(&draft_file(own, G::ID)));
    let open = recorder.recording.as_ref().map(Recording::draft).cloned().or_else(kept);
    let made = match open.is_some_and(|draft| draft.has_words()) {
        true => Err(Refusal::of_table(t!("puzzle-draft-open"))),
        false => draft_at(&session, &position, replay.now).and_then(|draft| keep(&folder, draft)),
    };
    match made {
        Ok((draft, path)) => {
            let id = draft.id.clone();
            recorder.show(G::ID, draft);
            recorder.saved_as = Some(id);
            recorder.said = Some(say!("puzzle-made", file = path.shown()));
            requests.write(SessionRequest(Request::Replay(ReplayAction::Leave)));
            // A game that is over would show its result, and the recorder is beside the map.
            requests.write(SessionRequest(Request::ToTable));
        }
        Err(refusal) => session.refuse(refusal),
    }
}

/// Writes the file under an id that is free, and returns both. The texts that it must have are there, to be replaced.
fn keep(folder: &RecorderFolder, mut draft: Draft) -> Result<(Draft, PathBuf), Refusal> {
    let own = folder.0.as_deref().ok_or_else(|| Refusal::of_table(t!("recorder-no-folder")))?;
    let mut kept = Err(Refusal::of_table(t!("recorder-no-folder")));
    for number in 1..=MOST {
        draft.id = if number == 1 { "my-puzzle".to_owned() } else { format!("my-puzzle-{number}") };
        kept = keep_lesson(own, &draft.filled(), None);
        if kept.is_ok() {
            break;
        }
    }
    kept.map(|path| (draft, path))
}

/// Returns the draft of a puzzle at the moment after this many orders.
fn draft_at<G: Hosted>(session: &Session<G>, position: &Position<G>, now: usize) -> Result<Draft, Refusal> {
    let no_game = || Refusal::of_table(t!("table-no-game"));
    let record = session.record().ok_or_else(no_game)?;
    if record.file.header.is_sent_to_a_person() {
        return Err(Refusal::of_table(t!("recorder-by-mail")));
    }
    let learner = G::acting(&record.rulebook, &position.public);
    let mut draft = begin_at::<G>(record, now + 1, now, learner)?;
    let (mut rings, mut arrows): (Vec<Hex>, Vec<Arrow>) = (Vec::new(), Vec::new());
    for drawn in record.file.study.drawn().get(&now).into_iter().flatten() {
        match &drawn.shape {
            DrawnShape::Ring(hex) => rings.push(*hex),
            // A drawn arrow may lead through hexes; that of a step is straight.
            DrawnShape::Arrow(hexes) => {
                let ends = hexes.first().zip(hexes.last()).filter(|(from, to)| from != to);
                arrows.extend(ends.map(|(from, to)| Arrow { from: *from, to: *to }));
            }
            DrawnShape::Stroke(_) => {}
        }
    }
    "Puzzle".clone_into(&mut draft.shelf);
    draft.steps.push(DraftStep {
        show: rings,
        arrows,
        dice: record.file.played.get(now).map(|played| played.dice.clone()).unwrap_or_default(),
        ..DraftStep::default()
    });
    Ok(draft)
}
