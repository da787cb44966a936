//! The record of the game on the table, lent to a function that works on it, and saved in its file.

use super::{super::tabled::OnTable, request::trouble, state::Session};
use crate::{
    engine::{
        data::Shown,
        orders::{Position, Record, Refusal, Viewer},
        storage::Disk,
        text::{say, t},
    },
    table::files::keeping::Saving,
};
use bevy::prelude::*;

/// Lends the record of the game to `work`. A referee who holds a game elsewhere plays it: here nothing is changed in it.
pub(crate) fn with_record<G: OnTable, T>(
    world: &mut World,
    work: impl FnOnce(&mut World, &mut Record<G>) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    if world.resource::<Session<G>>().is_elsewhere() {
        return Err(trouble(t!("online-not-here")));
    }
    let Some(mut record) = world.resource_mut::<Session<G>>().record.take() else {
        return Err(trouble(t!("table-no-game")));
    };
    // Recording and undo work on the public state, with the secrets beside it.
    if let Some(mut position) = world.get_resource_mut::<Position<G>>() {
        G::look(position.bypass_change_detection(), Viewer::Both);
    }
    let outcome = work(world, &mut record);
    world.resource_mut::<Session<G>>().record = Some(record);
    outcome
}

/// Writes a note about the moment after this number of orders, also into the file that the game was opened from.
///
/// # Errors
/// It cannot be written into that file. The game's own file contains it all the same; without one it is not written at
/// all.
pub(crate) fn note<G: OnTable>(world: &mut World, after: usize, text: &str) -> Result<(), Refusal> {
    let is_kept = world.resource::<Session<G>>().autosave.is_some();
    let unwritten = note_in_source::<G>(world, after, text, is_kept).err();
    if let Some(why) = unwritten.as_ref().filter(|_| !is_kept) {
        return Err(trouble(t!("table-note-not-written", why = why.as_str())));
    }
    with_record::<G, _>(world, |_, record| {
        record.note(after, text);
        Ok(())
    })?;
    keep::<G>(world);
    unwritten.map_or(Ok(()), |why| Err(trouble(t!("table-note-only-in-game", why = why))))
}

/// Writes a note into the file that the game on the table was opened from. The game must be saved in another file or in
/// none; a saved game may have continued beyond the end of that file.
///
/// # Errors
/// A sentence with the name of the file.
fn note_in_source<G: OnTable>(world: &World, after: usize, text: &str, is_kept: bool) -> Result<(), String> {
    let session = world.resource::<Session<G>>();
    let (Some(path), Some(record)) = (&session.opened_from, &session.record) else { return Ok(()) };
    let disk = world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default();
    match record.file.note_in(&disk, path, after, text) {
        Ok(noted) if noted || is_kept => Ok(()),
        Ok(_) => Err(say!("table-file-of-another-game", file = path.shown())),
        Err(why) => Err(say!("table-file-not-written", file = path.shown(), why = why.to_string())),
    }
}

/// Has the study of a game written into its own file; without one, or when it is `left`, into the file that the game was
/// opened from.
///
/// # Errors
/// A sentence with the name of that file.
pub(crate) fn write_study<G: OnTable>(
    session: &mut Session<G>,
    disk: &Disk,
    left: bool,
) -> Result<(), String> {
    let Some(record) = &session.record else { return Ok(()) };
    if let Some(autosave) = &mut session.autosave {
        autosave.keep(record);
        if !left {
            return Ok(());
        }
    }
    let Some(path) = &session.opened_from else { return Ok(()) };
    match record.file.keep_study_in(disk, path) {
        // A game that has its own file may have gone on beyond the end of the other one.
        Ok(written) if written || session.autosave.is_some() => Ok(()),
        Ok(_) => Err(say!("table-file-of-another-game", file = path.shown())),
        Err(why) => Err(say!("table-file-not-written", file = path.shown(), why = why)),
    }
}

pub(crate) fn keep<G: OnTable>(world: &mut World) {
    let session = &mut *world.resource_mut::<Session<G>>();
    let (Some(autosave), Some(record)) = (&mut session.autosave, &session.record) else { return };
    autosave.keep(record);
}
