//! The current screen.

use crate::table::viewers::capture::CaptureWindow;
use bevy::{ecs::system::SystemParam, prelude::*};

#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title, where the player chooses a game.
    #[default]
    Title,
    Table,
    /// A game that has ended.
    Result,
    /// The change from one player to the next: neither map nor panels are visible.
    HandOver,
    /// The replay of a game.
    Replay,
    Report,
    /// The map editor. It is entered from the title and left to it; a game on the table waits as it does there.
    Workshop,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>();
}

/// Whether a game is open on the table, in play or ended.
pub(crate) fn game_is_shown(screen: Res<State<Screen>>) -> bool {
    !matches!(screen.get(), Screen::Title | Screen::HandOver | Screen::Workshop)
}

/// Whether the map is open: that of a game, or the one that is edited.
pub(crate) fn map_is_shown(screen: Res<State<Screen>>) -> bool {
    !matches!(screen.get(), Screen::Title | Screen::HandOver)
}

/// Whether the board is visible: at the table, or in the capture window while the table is covered.
pub(crate) fn board_is_seen(screen: Res<State<Screen>>, viewers: Query<(), With<CaptureWindow>>) -> bool {
    match screen.get() {
        Screen::Title | Screen::Workshop => false,
        Screen::HandOver => !viewers.is_empty(),
        _ => true,
    }
}

/// Whether the table is covered for the next player, or is about to be.
#[derive(SystemParam)]
pub(crate) struct Covered<'w> {
    now: Option<Res<'w, State<Screen>>>,
    next: Option<Res<'w, NextState<Screen>>>,
}

impl Covered<'_> {
    pub fn stands(&self) -> bool {
        self.is(Screen::HandOver)
    }

    /// Whether a map is edited, or is about to be: the editor has keys of its own.
    pub fn is_edited(&self) -> bool {
        self.is(Screen::Workshop)
    }

    fn is(&self, screen: Screen) -> bool {
        match self.next.as_deref() {
            Some(NextState::Pending(next) | NextState::PendingIfNeq(next)) => *next == screen,
            _ => self.now.as_ref().is_some_and(|now| *now.get() == screen),
        }
    }
}
