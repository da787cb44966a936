//! The order of the table's systems: every set of systems, in the order in which the sets run, and the arrows between
//! them.
//!
//! A system names the set that it belongs to, or the sets before and after it. Only this file states which set comes
//! before which. Two sets with no arrow between them may run in either order. This file names no other set, so every
//! file of the table may use it.
//!
//! The engine has sets of its own for the steps of an order and of a phase (`engine/orders/sequence`). They run in the
//! schedules of the door, and the engine may not name the table. Panels have none: they are functions, called by the
//! systems in [`TableSet::DrawPanels`].

use super::screen::{Screen, game_is_shown};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// The sets of the table's systems, in the order in which they run.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TableSet {
    // In `Startup`.
    /// Reads the settings, and what depends on them at the start.
    ReadSettings,

    // In `PreUpdate`.
    /// Brings the art of the table up to date: pack, colours, faults of drawings.
    PrepareArt,
    /// Turns keys into commands, for every system that follows one.
    HearKeys,

    // In `Update`, until the requests are answered.
    /// Turns clicks on the panel of a lesson into requests.
    PassOnLesson,
    /// Turns clicks on the other panels into requests.
    PassOnPanels,
    /// Answers the requests of this frame: the one place in which a game is laid out, played on, or removed from the
    /// table.
    AnswerRequests,

    // In `Update`, afterwards.
    /// Lays the sheet of the game on the table.
    LaySheet,
    /// Opens the view on a new game, and moves the view.
    MoveView,
    /// Begins the animations of the orders that were played, while the counters still show the position before.
    BeginAnimations,
    /// Lays the counters out, in the four steps that follow.
    LayOut,
    /// Chooses the size of counters for the zoom.
    SizeCounters,
    /// Decides which counters and markers viewers see, before any of them is shown.
    VeilCounters,
    /// Decides for each counter that has changed where it is, and with which face.
    PlaceCounters,
    /// Puts pictures on counters, and counters in their places.
    WearFaces,
    /// Moves the held units.
    Carry,
    /// Gives markers their pictures and their places beside the stacks.
    LayMarkers,
    /// Finds the present meaning of each hex.
    FindHighlights,
    /// Shows the meanings on the hexes.
    LayTiles,
    /// Shows the meanings in words and numbers.
    LayPills,

    // In `EguiPrimaryContextPass`.
    /// Draws the panels, from the first to the last.
    DrawPanels,
    /// Draws the panels of the game that is on the table, between the other panels.
    DrawGamePanels,
    /// Draws the editors of the workshop over the panels of the game, and notes what room they take.
    DrawEditors,

    // In `Last`, for programs that drive the window.
    /// Counts the frame, and decides whether anything is written for these programs.
    BeginProbe,
    /// Asks the game that is on the table.
    AskGame,
    /// Writes the changes.
    WriteProbe,
}

/// The systems of one game, which is named by its id. They run only while that game is on the table. The condition is
/// evaluated once for a set in each schedule, not once for a system.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum GameSet {
    /// Turns actions of people or computer players into requests, before these are answered.
    Ask(&'static str),
    /// The same, while the table is on the screen.
    AskAtTable(&'static str),
    /// Shows the game as it is after the requests have been answered. One of them may just have laid it out.
    Show(&'static str),
    /// The same, while the board is on the screen.
    ShowBoard(&'static str),
    /// The same, while the table is on the screen.
    ShowAtTable(&'static str),
}

/// The arrows between the sets of the table.
pub(crate) fn plugin(app: &mut App) {
    use TableSet::*;
    app.configure_sets(
        Update,
        (
            (PassOnLesson, PassOnPanels).before(AnswerRequests),
            (AnswerRequests, LaySheet, MoveView).chain(),
            (AnswerRequests, BeginAnimations, LayOut).chain(),
            (SizeCounters, VeilCounters, PlaceCounters, WearFaces).chain().in_set(LayOut),
            (Carry, LayMarkers, FindHighlights).after(LayOut),
            LayTiles.after(LaySheet).after(FindHighlights),
            LayPills.after(LayTiles),
        ),
    )
    .configure_sets(EguiPrimaryContextPass, (DrawGamePanels, DrawEditors).chain().in_set(DrawPanels))
    .configure_sets(Last, (BeginProbe, AskGame, WriteProbe).chain());
}

/// Configures the sets of a game, with their conditions. The systems that ask the game and those that show it are
/// apart: between them another game may be laid on the table.
pub(crate) fn game_plugin<M>(app: &mut App, game: &'static str, is_on_table: impl SystemCondition<M> + Copy) {
    let (ask, show) = (GameSet::Ask(game), GameSet::Show(game));
    app.configure_sets(PreUpdate, ask.run_if(is_on_table))
        .configure_sets(
            Update,
            (
                ask.before(TableSet::AnswerRequests).run_if(is_on_table),
                GameSet::AskAtTable(game).in_set(ask).run_if(in_state(Screen::Table)),
                show.after(TableSet::AnswerRequests).run_if(is_on_table),
                GameSet::ShowBoard(game).in_set(show).run_if(game_is_shown),
                GameSet::ShowAtTable(game).in_set(show).run_if(in_state(Screen::Table)),
            ),
        )
        .configure_sets(EguiPrimaryContextPass, show.run_if(is_on_table))
        .configure_sets(Last, show.run_if(is_on_table));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Whether the game is on the table, and whether a request that lays it out is answered in this frame.
    #[derive(Resource, Default)]
    struct Laid {
        now: bool,
        wanted: bool,
    }

    /// The numbers of systems that have run: those that ask something of the game, and those that show it.
    #[derive(Resource, Default, Debug, PartialEq, Eq)]
    struct Ran(usize, usize);

    static EVALUATED: AtomicUsize = AtomicUsize::new(0);

    fn is_on_table(laid: Res<Laid>) -> bool {
        EVALUATED.fetch_add(1, Ordering::Relaxed);
        laid.now
    }

    fn ask(mut ran: ResMut<Ran>) {
        ran.0 += 1;
    }

    fn show(mut ran: ResMut<Ran>) {
        ran.1 += 1;
    }

    /// The condition is evaluated once before the requests are answered and once afterwards, however many systems there
    /// are. A game is shown in the frame in which it is laid out.
    #[test]
    fn systems_of_a_game_run_only_while_it_is_on_the_table() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin)).init_state::<Screen>().add_plugins(plugin);
        app.init_resource::<Laid>().init_resource::<Ran>();
        game_plugin(&mut app, "a game", is_on_table);
        let lay = |mut laid: ResMut<Laid>| laid.now = laid.wanted;
        app.add_systems(Update, lay.in_set(TableSet::AnswerRequests))
            .add_systems(Update, (ask, ask, ask).in_set(GameSet::Ask("a game")))
            .add_systems(Update, (show, show).in_set(GameSet::Show("a game")))
            .add_systems(Update, show.in_set(GameSet::ShowAtTable("a game")));
        app.update();
        assert_eq!(*app.world().resource::<Ran>(), Ran(0, 0));
        assert_eq!(EVALUATED.load(Ordering::Relaxed), 2);
        app.world_mut().resource_mut::<Laid>().wanted = true;
        app.update();
        assert_eq!(*app.world().resource::<Ran>(), Ran(0, 2), "the table is not on the screen yet");
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
        app.update();
        assert_eq!(*app.world().resource::<Ran>(), Ran(3, 5));
        assert_eq!(EVALUATED.load(Ordering::Relaxed), 6);
    }
}
