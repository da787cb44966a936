//! Says that a game waits for the player while the window has no focus: by a mark in its title, and by what the system
//! does for a window that asks for attention.

use crate::{engine::text::say, table::app::host::Host};
use bevy::{ecs::system::NonSendMarker, prelude::*, window::PrimaryWindow, winit::WINIT_WINDOWS};

pub(crate) fn plugin(app: &mut App) {
    // At the end of the frame the panels have taken over what has come.
    app.add_systems(Last, attract);
}

/// The games that wait for the player.
#[derive(Default)]
struct Waits {
    /// Whether the player has the move in the game on the table.
    at_table: bool,
    /// The number of games of the club in which the player has the move.
    at_club: usize,
    /// Whether the title of the window has the mark.
    is_marked: bool,
}

/// Asks for attention when the player's turn has come, and takes the mark away when the player looks.
fn attract(
    host: Res<Host>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut waits: Local<Waits>,
    // The windows of the system belong to the main thread.
    _: NonSendMarker,
) {
    let game = host.memory.online_game.as_ref();
    let at_table = game.is_some_and(|game| game.own.is_some_and(|own| game.due.contains(&own)));
    let at_club = host.title.online.due();
    let has_come = (at_table && !waits.at_table) || at_club > waits.at_club;
    (waits.at_table, waits.at_club) = (at_table, at_club);
    let Ok((entity, mut window)) = windows.single_mut() else { return };
    if window.focused && std::mem::take(&mut waits.is_marked) {
        window.title = say!("online-window");
    }
    if !has_come || window.focused {
        return;
    }
    window.title = say!("online-window-waits");
    waits.is_marked = true;
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(entity) {
            window.request_user_attention(Some(Default::default()));
        }
    });
}
