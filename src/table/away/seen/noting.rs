//! Notes the messages that have changed the game on the table.

use super::{
    super::{connection::Away, telling::tell},
    file::path_in,
};
use crate::{
    engine::{data::Shown, orders::facts, storage::in_plain_words, text::say},
    referee::{client::Heard, seen::SeenLine, wire::RefereeMessage},
    table::{
        files::keeping::{AutosaveFile, Saving},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::path::PathBuf;

/// Returns the file of the game on the table; none if nothing is saved automatically here.
pub(super) fn path<G: OnTable>(world: &World) -> Option<PathBuf> {
    let autosave = world.get_resource::<AutosaveFile>()?;
    path_in(autosave.0.parent()?, world.get_resource::<Away<G>>()?.game())
}

/// Notes a message that the table has taken. A game that was over when it was opened has nothing to be noted.
pub(in crate::table::away) fn note<G: OnTable>(
    world: &mut World,
    message: &RefereeMessage,
    heard: &Heard<G::Event>,
) {
    let is_final = match heard {
        Heard::Game | Heard::Back { .. } => false,
        Heard::Step { events, .. } => facts::<G>(events).any(|fact| fact.is_final),
        _ => return,
    };
    let Some(path) = path::<G>(world) else { return };
    let disk = world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default();
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return };
    let (Some(to), Some(held)) = (away.seen_by(), away.client.held()) else { return };
    let is_delayed = to.seat.is_none() && !held.head.delay.is_none();
    let is_over = held.due.is_empty();
    if away.seen.is_waiting() && !is_over {
        away.seen.begin(disk, path.clone());
    }
    if let Some(line) = SeenLine::of(message, to, (is_final, is_delayed)) {
        away.seen.add((line.n, &line.hash), line.text());
    }
    if let Some(error) = away.seen.take_fault() {
        let why = in_plain_words(&error);
        tell::<G>(world, vec![say!("online-seen-stopped", file = path.shown(), why = why)]);
    }
}
