//! The lists of games: the player's own, those to watch, and those that have ended.

use super::{links, row::Facts};
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{hint, noted, plain, warning},
        },
        online::state::{Connection, LobbyRow, OnlineAction, OnlinePage, OnlineState},
        state::Action,
        title::state::TitleState,
    },
};
use bevy_egui::egui::{Key, Margin, ScrollArea, TextEdit, Ui};
use std::cmp::Reverse;

/// The most letters of a search, and the width of its field in points.
const SEARCH: usize = 60;
const FIELD: f32 = 280.0;

/// Draws the player's games: those that wait for the player first, then those with the latest orders.
pub(super) fn mine(ui: &mut Ui, title: &TitleState, online: &mut OnlineState, actions: &mut Vec<Action>) {
    let (mut leaving, mut copied) = (online.leaving.take(), online.copied.take());
    let Some(lobby) = &online.lobby else { return not_yet(ui, title, online) };
    if lobby.mine.is_empty() {
        hint(ui, title.memory.palette(), say!("online-page-mine-none"));
        return leads(ui, title, online, &[OnlinePage::Host, OnlinePage::Join]);
    }
    let mut rows: Vec<&LobbyRow> = lobby.mine.iter().collect();
    rows.sort_by_key(|row| (!row.your_turn, Reverse(row.moved)));
    let palette = title.memory.palette();
    search(ui, title, (&mut online.search.mine, online.now), &mut rows);
    list(ui, title, ("mine", online.now), &rows, actions, |ui, (row, name), actions| {
        leave(ui, palette, row, &mut leaving, actions);
        links::show(ui, palette, (row, name), &mut copied);
    });
    (online.leaving, online.copied) = (leaving, copied);
}

/// Draws the field by which a player looks for games, and leaves the games that it finds. Escape clears it.
fn search(ui: &mut Ui, title: &TitleState, (typed, now): (&mut String, i64), rows: &mut Vec<&LobbyRow>) {
    let palette = title.memory.palette();
    if !typed.is_empty() && ui.input(|input| input.key_pressed(Key::Escape)) {
        typed.clear();
    }
    let name = say!("online-search");
    let edit = TextEdit::singleline(typed)
        .hint_text(name.clone())
        .font(fonts::sans(14.0))
        .char_limit(SEARCH)
        .margin(Margin::symmetric(8, 6))
        .desired_width(FIELD.min(ui.available_width()));
    noted(&name, ui.add(edit)).on_hover_text(say!("online-search.hint"));
    ui.add_space(8.0);
    if !typed.trim().is_empty() {
        rows.retain(|row| Facts::of(title, row, now).matches(typed));
        if rows.is_empty() {
            hint(ui, palette, say!("online-search-none"));
        }
    }
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
    let mut copied = online.copied.take();
    let Some(lobby) = &online.lobby else { return not_yet(ui, title, online) };
    let rows: Vec<&LobbyRow> = lobby.watch.iter().collect();
    let intro =
        if rows.is_empty() { say!("online-page-watch-none") } else { say!("online-page-watch-intro") };
    hint(ui, title.memory.palette(), intro);
    ui.add_space(8.0);
    list(ui, title, ("watch", online.now), &rows, actions, |ui, (row, name), _| {
        links::show(ui, title.memory.palette(), (row, name), &mut copied);
    });
    online.copied = copied;
}

/// Draws the games that have ended.
pub(super) fn archive(ui: &mut Ui, title: &TitleState, online: &mut OnlineState, actions: &mut Vec<Action>) {
    let mut copied = online.copied.take();
    let Some(lobby) = &online.lobby else { return not_yet(ui, title, online) };
    let mut rows: Vec<&LobbyRow> = lobby.ended.iter().collect();
    if rows.is_empty() {
        return hint(ui, title.memory.palette(), say!("online-page-archive-none"));
    }
    let now = online.now;
    search(ui, title, (&mut online.search.archive, now), &mut rows);
    list(ui, title, ("archive", now), &rows, actions, |ui, (row, name), actions| {
        replay_button(ui, title, (row, name), actions);
        links::show(ui, title.memory.palette(), (row, name), &mut copied);
    });
    online.copied = copied;
}

/// Draws a list, with something below each game; a click opens a game.
fn list(
    ui: &mut Ui,
    title: &TitleState,
    (name, now): (&str, i64),
    rows: &[&LobbyRow],
    actions: &mut Vec<Action>,
    mut below: impl FnMut(&mut Ui, (&LobbyRow, &str), &mut Vec<Action>),
) {
    let palette = title.memory.palette();
    ScrollArea::vertical().id_salt(("online", name)).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        for &row in rows {
            let facts = Facts::of(title, row, now);
            if facts.show(ui, palette, true) {
                actions.push(Action::Online(opened(row)));
            }
            below(ui, (row, facts.name.as_str()), actions);
            ui.add_space(8.0);
        }
    });
}

/// Draws the button that replays a game from its file.
fn replay_button(ui: &mut Ui, title: &TitleState, (row, game): (&LobbyRow, &str), actions: &mut Vec<Action>) {
    ui.add_space(4.0);
    let button = plain(ui, title.memory.palette(), &say!("online-page-archive-replay"));
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
            let pages: &[OnlinePage] = match online.can_host_at_home {
                true => &[OnlinePage::Join, OnlinePage::Host],
                false => &[OnlinePage::Join],
            };
            leads(ui, title, online, pages);
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
