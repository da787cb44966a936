//! Sentences of the table in the log of an online game.

use crate::{
    engine::orders::Position,
    scene::LogLine,
    table::{session::Session, tabled::OnTable},
};
use bevy::prelude::*;

/// Returns the line of the log with a sentence.
pub(super) fn line_of<G: OnTable>(position: &Position<G>, text: String) -> LogLine {
    LogLine { turn: G::turn(&position.public), text, ..LogLine::default() }
}

/// Adds sentences to the log of the game on the table.
pub(super) fn tell<G: OnTable>(world: &mut World, sentences: Vec<String>) {
    let Some(position) = world.get_resource::<Position<G>>() else { return };
    let lines: Vec<LogLine> = sentences.into_iter().map(|text| line_of::<G>(position, text)).collect();
    world.resource_mut::<Session<G>>().log.extend(lines);
}
