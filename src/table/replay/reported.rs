//! The report on the game on the table, while it is open.

use super::replayed::Replay;
use crate::{
    engine::orders::{Position, Refusal},
    table::{
        app::screen::Screen,
        session::{Session, trouble},
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// The open report, and the screen to go back to.
#[derive(Resource)]
pub struct Reported<G: OnTable> {
    pub report: G::Report,
    from: Screen,
}

/// Shows the report, made of public facts.
///
/// # Errors
/// No game is on the table.
pub(crate) fn open<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let session = world.resource::<Session<G>>();
    let (Some(record), Some(position)) = (session.record(), world.get_resource::<Position<G>>()) else {
        return Err(trouble("no game is open"));
    };
    // In a replay the report is on the whole game as well.
    let replay = world.get_resource::<Replay<G>>();
    let report = G::report(record, replay.map_or(position, Replay::present));
    let from = *world.resource::<State<Screen>>().get();
    world.insert_resource(Reported::<G> { report, from });
    world.resource_mut::<NextState<Screen>>().set(Screen::Report);
    Ok(())
}

/// Closes the report.
pub(crate) fn close<G: OnTable>(world: &mut World) {
    if let Some(reported) = world.remove_resource::<Reported<G>>() {
        world.resource_mut::<NextState<Screen>>().set(reported.from);
    }
}

pub(crate) fn opened_from<G: OnTable>(world: &World) -> Screen {
    world.get_resource::<Reported<G>>().map_or(Screen::Table, |reported| reported.from)
}
