//! *Make a puzzle*: the moment that a replay shows becomes the file of a puzzle, and is then on the table, where the author
//! chooses its goal and plays its solution.

use super::recorder::{Recorder, RecorderFolder};
use crate::{
    engine::{
        data::Shown,
        orders::{Position, Refusal},
        text::{say, t},
    },
    panels::{Action, WorkshopWish},
    table::{Hosted, Replay, Session, app::host::Asked},
    workshop::lesson::{Draft, draft_file, keep_lesson, puzzle_at, read_draft},
};
use bevy::prelude::*;
use std::path::PathBuf;

/// The most puzzles that are distinguished by a number.
const MOST: usize = 99;

/// Makes the file when it is asked for, and opens the recorder with it.
pub(super) fn make<G: Hosted>(
    mut asked: MessageReader<Asked>,
    mut session: ResMut<Session<G>>,
    (position, replay): (Option<Res<Position<G>>>, Option<Res<Replay<G>>>),
    (mut recorder, folder): (ResMut<Recorder>, Res<RecorderFolder>),
) {
    let wishes = asked.read().filter(|Asked(action)| *action == Action::Workshop(WorkshopWish::MakePuzzle));
    if wishes.count() == 0 {
        return;
    }
    let (Some(position), Some(replay)) = (position, replay) else { return };
    let kept = || folder.0.as_deref().and_then(|own| read_draft(&draft_file(own, G::ID)));
    let is_open = match recorder.recording {
        Some(_) => recorder.has_unsaved_words(),
        None => kept().is_some_and(|draft| draft.has_words()),
    };
    let made = match is_open {
        true => Err(Refusal::of_table(t!("puzzle-draft-open"))),
        false => draft_at(&session, &position, replay.now).and_then(|draft| keep(&folder, draft)),
    };
    match made {
        Ok((draft, path)) => {
            let id = draft.id.clone();
            let step = draft.steps.len().checked_sub(1);
            recorder.show::<G>(draft);
            recorder.note_saved(&path, id, 0);
            recorder.said = Some(say!("puzzle-made", file = path.shown()));
            (recorder.memory.open, recorder.lays) = (step, step);
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
    puzzle_at(record, now, G::acting(&record.rulebook, &position.public))
}
