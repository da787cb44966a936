//! The progress of a lesson on the table, and the list of finished lessons and tried puzzles.

use super::{
    super::{session::Session, tabled::OnTable},
    taken::Finished,
};
use crate::{
    engine::{data, lessons::Course, orders::Position, text::id},
    table::files::keeping::keep_trying,
};
use bevy::prelude::*;
use std::path::Path;

/// Changes the progress of the lesson on the table.
pub(super) fn change<G: OnTable>(world: &mut World, change: impl FnOnce(&mut Course<G>, &World)) {
    let Some(mut taken) = world.resource_mut::<Session<G>>().lesson.take() else { return };
    if world.contains_resource::<Position<G>>() {
        change(&mut taken.course, world);
    }
    taken.prepared = G::prepared(world);
    world.resource_mut::<Session<G>>().lesson = Some(taken);
}

/// Notes that a lesson is finished.
pub(crate) fn remember(world: &mut World, id: String) {
    let Some(mut finished) = world.get_resource_mut::<Finished>() else { return };
    if finished.progress.note_finished(&id) {
        keep_progress(world);
    }
}

/// Notes that a commented game was opened, if the game of this file is one.
pub(crate) fn note_opened(world: &mut World, file: &Path) {
    let Some(id) = data::study_at(file) else { return };
    let Some(mut finished) = world.get_resource_mut::<Finished>() else { return };
    if finished.progress.note_opened(&id) {
        keep_progress(world);
    }
}

/// Writes the list of finished lessons and tried puzzles.
pub(super) fn keep_progress(world: &mut World) {
    let Some(finished) = world.get_resource::<Finished>() else { return };
    let (Some(file), Ok(text)) = (finished.file.clone(), finished.progress.text()) else { return };
    keep_trying(world, id!("table-what-lessons"), &file, text);
}
