//! The report on the game on the table, while it is shown.

use super::{
    screen::Screen,
    session::{Session, trouble},
};
use crate::{
    games::guderian::{Position, report::Report},
    orders::Refusal,
};
use bevy::prelude::*;

/// The report that is shown, and the screen to go back to.
#[derive(Resource)]
pub struct Reported {
    /// The report.
    pub report: Report,
    from: Screen,
}

/// Shows the report, made of what both players may see.
///
/// # Errors
/// No game lies on the table.
pub(super) fn open(world: &mut World) -> Result<(), Refusal> {
    let session = world.resource::<Session>();
    let (Some(record), Some(position)) = (session.record(), world.get_resource::<Position>()) else {
        return Err(trouble("no game lies on the table"));
    };
    // In a replay the report is on the whole game all the same.
    let replay = world.get_resource::<super::Replay>();
    let now = replay.map_or(position, super::Replay::present);
    let start = &record.file.start.public;
    let report = Report::of(&record.rulebook, start, &now.public, record.happened());
    let from = *world.resource::<State<Screen>>().get();
    world.insert_resource(Reported { report, from });
    world.resource_mut::<NextState<Screen>>().set(Screen::Report);
    Ok(())
}

/// Puts the report away.
pub(super) fn close(world: &mut World) -> Result<(), Refusal> {
    if let Some(reported) = world.remove_resource::<Reported>() {
        world.resource_mut::<NextState<Screen>>().set(reported.from);
    }
    Ok(())
}

/// The screen from which the report was opened.
pub(super) fn opened_from(world: &World) -> Screen {
    world.get_resource::<Reported>().map_or(Screen::Table, |reported| reported.from)
}
