//! The report on the game on the table, while it is open.

use super::replayed::Replay;
use crate::{
    engine::{
        orders::{Position, Refusal},
        text::t,
    },
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
    let report = report::<G>(world).ok_or_else(|| trouble(t!("table-no-game")))?;
    let from = *world.resource::<State<Screen>>().get();
    world.insert_resource(Reported::<G> { report, from });
    world.resource_mut::<NextState<Screen>>().set(Screen::Report);
    Ok(())
}

/// Returns the report on the game on the table; in a replay it is on the whole game as well.
fn report<G: OnTable>(world: &World) -> Option<G::Report> {
    let record = world.resource::<Session<G>>().record()?;
    let position = world.get_resource::<Position<G>>()?;
    let replay = world.get_resource::<Replay<G>>();
    Some(G::report(record, replay.map_or(position, Replay::present)))
}

/// Writes the open report again, in another language.
pub(crate) fn write_again<G: OnTable>(world: &mut World) {
    if world.contains_resource::<Reported<G>>()
        && let Some(report) = report::<G>(world)
        && let Some(mut reported) = world.get_resource_mut::<Reported<G>>()
    {
        reported.report = report;
    }
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
