//! Scrolls the view to units that wait beside the map, and to hexes where they can enter, on request.

use super::waiting::places;
use crate::{
    engine::{counters::UnitId, orders::Position},
    panels::Action,
    planning::{GameContext, Plan},
    scene::layout::centre_of,
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
    (plan, mut view): (Res<Plan<G>>, ResMut<MapView>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Asked(action) in asked.read() {
        let Action::BringWaiting(units) = action else { continue };
        let Some(now) = session.context(position.as_deref()) else { continue };
        let mut shown = places::<G>(now.rulebook, now.position, &|unit| units.contains(&unit));
        shown.extend(entries::<G>(now, &plan.0, units));
        // Near enough to read the counters.
        view.show_all(&shown, ABOUT);
        redraw.write(RequestRedraw);
    }
}

/// Returns, for each unit that waits, the hex nearest to it of those where it can enter.
fn entries<'a, G: OnTable>(
    now: GameContext<'a, G>,
    plan: &'a G::Plan,
    units: &'a [UnitId],
) -> impl Iterator<Item = Vec2> + 'a {
    units.iter().filter_map(move |unit| {
        let from = *places::<G>(now.rulebook, now.position, &|one| one == *unit).first()?;
        let entries = G::offers(now, plan, &[*unit], &[]).places.into_keys().map(centre_of);
        entries.min_by(|one, other| one.distance(from).total_cmp(&other.distance(from)))
    })
}
