//! The record of the game on the table, lent to who works on it, and kept in its file.

use super::{super::tabled::OnTable, request::trouble, state::Session};
use crate::engine::orders::{Eyes, Position, Record, Refusal};
use bevy::prelude::*;

/// Lends the record of the game to `work`.
pub(crate) fn with_record<G: OnTable, T>(
    world: &mut World,
    work: impl FnOnce(&mut World, &mut Record<G>) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    let Some(mut record) = world.resource_mut::<Session<G>>().record.take() else {
        return Err(trouble("no game lies on the table"));
    };
    // What is written down and taken back is what both players know, with the secrets beside it.
    if let Some(mut position) = world.get_resource_mut::<Position<G>>() {
        G::look(position.bypass_change_detection(), Eyes::Both);
    }
    let outcome = work(world, &mut record);
    world.resource_mut::<Session<G>>().record = Some(record);
    outcome
}

/// Writes a note about the moment after so many orders.
pub(crate) fn note<G: OnTable>(world: &mut World, after: usize, text: &str) -> Result<(), Refusal> {
    with_record::<G, _>(world, |_, record| {
        record.note(after, text);
        Ok(())
    })?;
    keep::<G>(world);
    Ok(())
}

pub(crate) fn keep<G: OnTable>(world: &mut World) {
    let session = &mut *world.resource_mut::<Session<G>>();
    let (Some(autosave), Some(record)) = (&mut session.autosave, &session.record) else { return };
    autosave.keep(record);
}
