//! The page of the game on the table that has ended, while its result is shown, and the view of the map beside it.

use crate::{
    engine::orders::Position,
    scene::{EndPage, pictured::HasFaces},
    table::{
        app::{host::Hosted, screen::Screen, sets::GameSet, shown_language::ShownLanguage},
        counters::animation::Throw,
        map::view::MapView,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::sync::Arc;

/// The page of a game that has ended, with the numbers of the position that it shows and of its language.
#[derive(Resource)]
pub(crate) struct Ended<G: OnTable> {
    number: u64,
    pub(crate) page: Arc<EndPage>,
    game: std::marker::PhantomData<fn() -> G>,
}

/// Adds the view beside the page.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show_whole.run_if(in_state(Screen::Result)));
}

/// Adds the page of a game.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.add_systems(Update, make::<G>.in_set(GameSet::Show(G::ID)).run_if(in_state(Screen::Result)));
}

/// Makes the page when the result is shown, once for each position.
fn make<G: Hosted>(world: &mut World) {
    let number = number::<G>(world);
    if world.get_resource::<Ended<G>>().is_some_and(|ended| ended.number == number) {
        return;
    }
    world.remove_resource::<Ended<G>>();
    let Some(mut page) = page::<G>(world) else { return };
    if let Some(position) = world.get_resource::<Position<G>>() {
        Arc::make_mut(&mut page).ended_early = G::broken_off(&position.public);
    }
    world.insert_resource(Ended::<G> { number, page, game: std::marker::PhantomData });
}

/// Returns the number of the position on the table and of the language that is shown.
fn number<G: OnTable>(world: &World) -> u64 {
    let language = world.get_resource::<ShownLanguage>().copied().unwrap_or_default();
    language.number(world.resource::<Session<G>>().moves)
}

/// Returns the page of the game on the table; none while the game goes on.
pub(crate) fn page<G: OnTable + HasFaces>(world: &World) -> Option<Arc<EndPage>> {
    let number = number::<G>(world);
    if let Some(ended) = world.get_resource::<Ended<G>>().filter(|ended| ended.number == number) {
        return Some(Arc::clone(&ended.page));
    }
    let session = world.resource::<Session<G>>();
    let (record, position) = (session.record()?, world.get_resource::<Position<G>>()?);
    EndPage::of(record, position).map(Arc::new)
}

/// Shows the whole map beside the page, once the last die has shown its result.
fn show_whole(
    screen: Res<State<Screen>>,
    throw: Res<Throw>,
    mut view: ResMut<MapView>,
    mut waits: Local<bool>,
) {
    *waits |= screen.is_changed();
    if *waits && !throw.hides_result() {
        *waits = false;
        view.show_whole(false);
    }
}
