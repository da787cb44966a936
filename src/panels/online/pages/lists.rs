//! The lists of games: the player's own, those to watch, and those that have ended.

use super::row::Facts;
use crate::{
    engine::text::say,
    panels::{
        kit::{
            theme::Palette,
            widgets::{hint, noted, plain, warning},
        },
        online::state::{Connection, LobbyRow, OnlineAction, OnlinePage, OnlineState},
        state::Action,
        title::state::TitleState,
    },
};
use bevy_egui::egui::{ScrollArea, Ui};
use std::cmp::Reverse;

/// Draws the player's games: those that wait for the player first, then those with the latest orders.
pub(super) fn mine(ui: &mut Ui, title: &TitleState, online: &mut OnlineState, actions: &mut Vec<Action>) {
    let mut leaving = online.leaving.take();
    let Some(lobby) = &online.lobby else { return not_yet(ui, title, online) };
    if lobby.mine.is_empty() {
        hint(ui, title.memory.palette(), say!("online-page-mine-none"));
        return leads(ui, title, online, &[OnlinePage::Host, OnlinePage::Join]);
    }
    let mut rows: Vec<&LobbyRow> = lobby.mine.iter().collect();
    rows.sort_by_key(|row| (!row.your_turn, Reverse(row.moved)));
    let palette = title.memory.palette();
    list(ui, title, ("mine", online.now), &rows, actions, |ui, row, actions| {
        leave(ui, palette, row, &mut leaving, actions);
    });
    online.leaving = leaving;
}

/// Draws the button that leaves a game that has not begun, and asks before it does.
fn leave(
    ui: &mut Ui,
    palette: &Palette,
    row: &LobbyRow,
    leaving: &mut Option<String>,
    actions: &mut Vec<Action>,
) {
    // A game that has begun waits for a player.
    if !row.due.is_empty() || row.result.is_some() {
        return;
    }
    if leaving.as_ref() != Some(&row.game) {
        if plain(ui, palette, &say!("online-leave")).clicked() {
            *leaving = Some(row.game.clone());
        }
        return;
    }
    warning(ui, palette, &say!("online-leave-question"));
    ui.horizontal_wrapped(|ui| {
        if plain(ui, palette, &say!("online-leave-now")).clicked() {
            *leaving = None;
            actions.push(Action::Online(OnlineAction::Stand { game: row.game.clone() }));
        }
        if plain(ui, palette, &say!("online-leave-stay")).clicked() {
            *leaving = None;
        }
    });
}

/// Draws the public games that are running.
pub(super) fn watch(ui: &mut Ui, title: &TitleState, online: &mut OnlineState, actions: &mut Vec<Action>) {
    let Some(lobby) = &online.lobby else { return not_yet(ui, title, online) };
    let rows: Vec<&LobbyRow> = lobby.watch.iter().collect();
    let intro =
        if rows.is_empty() { say!("online-page-watch-none") } else { say!("online-page-watch-intro") };
    hint(ui, title.memory.palette(), intro);
    ui.add_space(8.0);
    list(ui, title, ("watch", online.now), &rows, actions, |_, _, _| {});
}

/// Draws the games that have ended.
pub(super) fn archive(ui: &mut Ui, title: &TitleState, online: &mut OnlineState, actions: &mut Vec<Action>) {
    let Some(lobby) = &online.lobby else { return not_yet(ui, title, online) };
    let rows: Vec<&LobbyRow> = lobby.ended.iter().collect();
    if rows.is_empty() {
        return hint(ui, title.memory.palette(), say!("online-page-archive-none"));
    }
    let now = online.now;
    list(ui, title, ("archive", now), &rows, actions, |ui, row, actions| {
        replay_button(ui, title, (row, now), actions)
    });
}

/// Draws a list, with something below each game; a click opens a game.
fn list(
    ui: &mut Ui,
    title: &TitleState,
    (name, now): (&str, i64),
    rows: &[&LobbyRow],
    actions: &mut Vec<Action>,
    mut below: impl FnMut(&mut Ui, &LobbyRow, &mut Vec<Action>),
) {
    let palette = title.memory.palette();
    ScrollArea::vertical().id_salt(("online", name)).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        for row in rows {
            if Facts::of(title, row, now).show(ui, palette, true) {
                actions.push(Action::Online(opened(row)));
            }
            below(ui, row, actions);
            ui.add_space(8.0);
        }
    });
}

/// Draws the button that replays a game from its file.
fn replay_button(ui: &mut Ui, title: &TitleState, (row, now): (&LobbyRow, i64), actions: &mut Vec<Action>) {
    ui.add_space(4.0);
    let button = plain(ui, title.memory.palette(), &say!("online-page-archive-replay"));
    let game = Facts::of(title, row, now).name;
    let name = say!("online-page-archive-replay-name", game = game);
    if noted(&name, button).on_hover_text(say!("online-page-archive-replay.hint")).clicked() {
        actions.push(Action::Online(OnlineAction::Replay { game: row.game.clone() }));
    }
}

/// Returns the action that opens a game: at the own seat, or as a spectator.
fn opened(row: &LobbyRow) -> OnlineAction {
    let game = row.game.clone();
    if row.own.is_some() { OnlineAction::Open { game } } else { OnlineAction::Watch { game } }
}

/// Says why there is no list yet, and what to do.
fn not_yet(ui: &mut Ui, title: &TitleState, online: &mut OnlineState) {
    let palette = title.memory.palette();
    match online.connection {
        Connection::None => {
            hint(ui, palette, say!("online-page-join-first"));
            leads(ui, title, online, &[OnlinePage::Join]);
        }
        Connection::Connecting | Connection::Connected => hint(ui, palette, say!("online-page-list-comes")),
        Connection::Lost { .. } => hint(ui, palette, say!("online-page-list-lost")),
    }
}

/// Draws buttons that turn to other pages.
fn leads(ui: &mut Ui, title: &TitleState, online: &mut OnlineState, pages: &[OnlinePage]) {
    let palette = title.memory.palette();
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        for page in pages {
            let words = match page {
                OnlinePage::Host => say!("online-page-to-host"),
                _ => say!("online-page-to-join"),
            };
            if plain(ui, palette, &words).clicked() {
                online.page = *page;
            }
        }
    });
}
