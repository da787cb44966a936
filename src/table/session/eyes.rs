//! The viewer for whom the table is laid out, in a game in which a side may hide counters from the other. The player at
//! the table sees their own, viewers see the public ones (`counters/viewers.rs` hides the others). Everything is
//! visible when the game is over, no person plays, the referee is off, or a branch is tried.

use super::{OnBranch, Session, is_human};
use crate::{
    engine::orders::{BranchEyes, Position, Record, Viewer, is_over, mirror},
    table::{
        app::{
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        replay::replayed::Replay,
        tabled::OnTable,
        viewers::presenter::Presenter,
    },
};
use bevy::prelude::*;

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    let look = look::<G>.in_set(GameSet::Show(G::ID)).before(TableSet::BeginAnimations);
    app.add_systems(Update, look.run_if(hides::<G>));
}

/// Whether a side may hide units in the game on the table.
fn hides<G: OnTable>(session: Res<Session<G>>, position: Option<Res<Position<G>>>) -> bool {
    let rulebook = session.rulebook.as_ref();
    position.zip(rulebook).is_some_and(|(position, rulebook)| G::eyes(rulebook, &position.public).is_some())
}

/// Returns the viewer of the table.
fn whose<G: OnTable>(world: &World) -> Viewer {
    let (session, position) = (world.resource::<Session<G>>(), G::position(world));
    if let Some(branch) = session.branch {
        return of_branch(branch, world.get_resource::<Presenter>());
    }
    let shows = world.get_resource::<Presenter>().is_some_and(|presenter| presenter.on);
    // Of a game that is held elsewhere nothing else is known here, also when it is over.
    if let Some(eyes) = session.record().and_then(Record::eyes) {
        return if shows { Viewer::Both } else { eyes };
    }
    let present = world.get_resource::<Replay<G>>().map_or(position, Replay::present);
    if is_over::<G>(&present.public) {
        return Viewer::All;
    }
    if !shows && G::is_free_hand(&present.public) {
        return Viewer::All;
    }
    let covered =
        world.get_resource::<State<Screen>>().is_some_and(|screen| *screen.get() == Screen::HandOver);
    if shows || covered {
        return Viewer::Both;
    }
    match [0, 1].map(|side| is_human(&session.seats, side)) {
        [false, false] => Viewer::All,
        [true, false] => Viewer::Side(0),
        [false, true] => Viewer::Side(1),
        [true, true] => {
            let acting = session.rulebook.as_ref().map(|rulebook| G::acting(rulebook, &present.public));
            acting.map_or(Viewer::Both, Viewer::Side)
        }
    }
}

/// Returns the viewer of a branch. Its position holds nothing that the player does not know, and viewers may not see what
/// the player alone knows.
fn of_branch(branch: OnBranch, presenter: Option<&Presenter>) -> Viewer {
    let shows = presenter.is_some_and(|presenter| presenter.on);
    if shows && branch.eyes != BranchEyes::All { Viewer::Both } else { Viewer::All }
}

/// Lays out the position for the present viewer.
fn look<G: OnTable>(world: &mut World) {
    let eyes = whose::<G>(world);
    let session = world.resource::<Session<G>>();
    let now = session.rulebook.as_ref().and_then(|rulebook| G::eyes(rulebook, &G::position(world).public));
    if now == Some(eyes) {
        return;
    }
    G::look(&mut world.resource_mut::<Position<G>>(), eyes);
    mirror::<G>(world);
    world.resource_mut::<Session<G>>().moves += 1;
}
