//! Leads the view to those who wait beside the map, where that is asked for.

use super::waiting::places;
use crate::{
    engine::orders::Position,
    panels::Action,
    table::{
        app::{host::Asked, sets::GameSet},
        map::view::MapView,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::{prelude::*, window::RequestRedraw};

/// Hex radii about them.
const ABOUT: f32 = 2.5;

pub(crate) fn plug_in<G: OnTable>(app: &mut App) {
    app.add_systems(Update, bring::<G>.in_set(GameSet::ShowBoard(G::ID)));
}

/// Brings those who wait into sight, where that is asked for: the view goes nowhere by itself while somebody plays.
fn bring<G: OnTable>(
    mut asked: MessageReader<Asked>,
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    mut view: ResMut<MapView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Asked(action) in asked.read() {
        let Action::BringWaiting(units) = action else { continue };
        let (Some(rulebook), Some(position)) = (&session.rulebook, &position) else { continue };
        // As near as it takes to read what stands on them.
        view.show_all(&places::<G>(rulebook, position, &|unit| units.contains(&unit)), ABOUT);
        redraw.write(RequestRedraw);
    }
}
