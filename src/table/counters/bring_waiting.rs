//! Scrolls the view to units that wait beside the map, on request.

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

/// Hex radii shown about them.
const ABOUT: f32 = 2.5;

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, bring::<G>.in_set(GameSet::ShowBoard(G::ID)));
}

/// Brings waiting units into view on request: the view never scrolls by itself while a person plays.
fn bring<G: OnTable>(
    mut asked: MessageReader<Asked>,
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    mut view: ResMut<MapView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Asked(action) in asked.read() {
        let Action::BringWaiting(units) = action else { continue };
        let (Some(rulebook), Some(position)) = (&session.rulebook, &position) else { continue };
        // Near enough to read the counters.
        view.show_all(&places::<G>(rulebook, position, &|unit| units.contains(&unit)), ABOUT);
        redraw.write(RequestRedraw);
    }
}
