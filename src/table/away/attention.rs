//! Says that a game waits for the player while the window has no focus: by a mark in its title, by what the system does
//! for a window that asks for attention, and by a message of the desktop.

use super::notices::{Due, Notices};
use crate::{engine::text::say, settings::Settings, table::app::host::Host};
use bevy::{ecs::system::NonSendMarker, prelude::*, window::PrimaryWindow, winit::WINIT_WINDOWS};

pub(crate) fn plugin(app: &mut App) {
    // At the end of the frame the panels have taken over what has come.
    app.add_systems(Last, attract);
}

/// The games that wait for the player.
#[derive(Default)]
struct Waits {
    due: Due,
    /// Whether the title of the window has the mark: the player was called, and has not looked since.
    is_marked: bool,
}

/// Asks for attention when the player's turn has come, and takes the mark away when the player looks.
fn attract(
    host: Res<Host>,
    (settings, notices): (Option<Res<Settings>>, Option<Res<Notices>>),
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut waits: Local<Waits>,
    // The windows of the system belong to the main thread.
    _: NonSendMarker,
) {
    let game = host.memory.online_game.as_ref();
    let at_table = game.is_some_and(|game| game.own.is_some_and(|own| game.due.contains(&own)));
    let now = Due { at_table, at_club: host.title.online.due() };
    let before = std::mem::replace(&mut waits.due, now);
    let Ok((entity, mut window)) = windows.single_mut() else { return };
    if window.focused && std::mem::take(&mut waits.is_marked) {
        window.title = say!("online-window");
    }
    if !before.has_come(now) || window.focused {
        return;
    }
    window.title = say!("online-window-waits");
    let is_called = std::mem::replace(&mut waits.is_marked, true);
    let is_wanted = settings.is_some_and(|settings| settings.turn_notices);
    // One message is enough until the player has looked: a turn can come more than once, as after a takeback.
    if let Some(notices) = notices.filter(|_| is_wanted && !is_called)
        && let Some(notice) = before.notice(now, game)
    {
        (notices.0)(notice);
    }
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(entity) {
            window.request_user_attention(Some(Default::default()));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{panels::OnlineGame, table::away::notices::Notice};
    use std::sync::{Arc, Mutex};

    /// A table with an online game in which the player has not the move, and the messages that its desktop has shown.
    struct Stand {
        app: App,
        shown: Arc<Mutex<Vec<Notice>>>,
    }

    impl Stand {
        fn new(turn_notices: bool) -> Self {
            let shown = Arc::new(Mutex::new(Vec::new()));
            let shows = Arc::clone(&shown);
            let show = move |notice: Notice| shows.lock().expect("no thread has failed").push(notice);
            let mut app = App::new();
            app.init_resource::<Host>()
                .insert_resource(Settings { turn_notices, ..Settings::default() })
                .insert_resource(Notices(Arc::new(show)))
                .add_plugins(plugin);
            app.world_mut().spawn((Window { focused: false, ..default() }, PrimaryWindow));
            let mut stand = Self { app, shown };
            stand.frame(&[1]);
            stand
        }

        /// Runs a frame in which these sides are waited for.
        fn frame(&mut self, due: &[usize]) {
            let game = OnlineGame { due: due.to_vec(), ..OnlineGame::example() };
            self.app.world_mut().resource_mut::<Host>().memory.online_game = Some(game);
            self.app.update();
        }

        fn focus(&mut self, focused: bool) {
            let world = self.app.world_mut();
            let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
            windows.single_mut(world).expect("a window").focused = focused;
            self.app.update();
        }

        fn shown(&self) -> usize {
            self.shown.lock().expect("no thread has failed").len()
        }
    }

    #[test]
    fn a_turn_is_told_once_until_the_player_looks() {
        let mut stand = Stand::new(true);
        assert_eq!(stand.shown(), 0, "the opponent has the move");
        stand.frame(&[0]);
        stand.frame(&[0]);
        assert_eq!(stand.shown(), 1);
        // It comes once more in the same turn, as after a takeback, while the player is away.
        stand.frame(&[1]);
        stand.frame(&[0]);
        assert_eq!(stand.shown(), 1);
        stand.focus(true);
        stand.focus(false);
        assert_eq!(stand.shown(), 1, "the player knows of it");
        stand.frame(&[1]);
        stand.frame(&[0, 1]);
        assert_eq!(stand.shown(), 2);
    }

    #[test]
    fn a_player_who_looks_or_wants_none_gets_no_message() {
        let mut stand = Stand::new(true);
        stand.focus(true);
        stand.frame(&[0]);
        stand.focus(false);
        assert_eq!(stand.shown(), 0);
        let mut stand = Stand::new(false);
        stand.frame(&[0]);
        assert_eq!(stand.shown(), 0);
    }
}
