//! The files of the recorder: the draft, which is kept after every change, and the lesson that is made of it.

use super::draft::Draft;
use crate::engine::{
    data::{self, Shown, Source},
    lessons::FOLDER,
    orders::Refusal,
    storage::{Disk, in_plain_words},
    text::t,
};
use std::path::{Path, PathBuf};

/// Returns the file of the draft of a game's lesson, below the folder of the user's own things.
pub fn draft_file(own: &Path, game: &str) -> PathBuf {
    own.join("drafts").join(format!("lesson-{game}.ron"))
}

/// Returns the file of a lesson, below the folder of the user's own things.
pub fn lesson_file(own: &Path, id: &str) -> PathBuf {
    own.join("scenarios").join(FOLDER).join(format!("{id}.ron"))
}

/// Reads a draft that was kept; none if there is none, or it cannot be read.
pub fn read_draft(path: &Path) -> Option<Draft> {
    let text = data::read_file(path).ok()?;
    Draft::read(&Source { name: path.shown(), text }).ok()
}

/// Keeps a draft as a lesson of the user's own, and returns its file. `known` is the id under which it was kept before.
///
/// # Errors
/// Its id is none, another lesson has it, or the file cannot be written. Nothing is overwritten but the lesson itself.
pub fn keep_lesson(own: &Path, draft: &Draft, known: Option<&str>) -> Result<PathBuf, Refusal> {
    let id = draft.id.as_str();
    if data::id_fault(id).is_some() || id.parse::<crate::engine::counters::ShortId>().is_err() {
        return Err(Refusal::of_table(t!("recorder-no-id", id = data::shortened(id, data::LONGEST_ID))));
    }
    let path = lesson_file(own, id);
    let is_other = known != Some(id) && data::load_of(FOLDER, id).is_ok();
    if is_other || (known != Some(id) && path.exists()) {
        return Err(Refusal::of_table(t!("recorder-id-taken", id = id)));
    }
    let written = Disk::default().write_whole(&path, draft.text().as_bytes());
    written.map_err(|error| {
        let (file, why) = (path.shown(), in_plain_words(&error));
        Refusal::of_table(t!("recorder-not-written", file = file, why = why))
    })?;
    Ok(path)
}
