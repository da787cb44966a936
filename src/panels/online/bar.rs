//! The bar of an online game, a row below the top bar: whose move it is, the state of the line, the clocks, who is there,
//! and the buttons of the chat, of a pause and of a claim.

use super::{
    game::{ChatRoom, ClockShown, LineState, OnlineClaim, OnlineGame, OnlineQuestion},
    panel::OnlinePanel,
    state::OnlineAction,
    words,
};
use crate::{
    engine::text::say,
    panels::kit::{
        choice::choice,
        fonts,
        theme::Palette,
        widgets::{note_place, noted, paint_text, plain, side_mark, text},
    },
};
use bevy_egui::egui::{
    Align, Align2, Color32, Layout, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType,
    pos2, vec2,
};
use std::time::Duration;

/// Its height in points.
pub(crate) const HEIGHT: f32 = 36.0;
/// The margin at its sides, and the distance between two parts.
const MARGIN: f32 = 16.0;
const APART: f32 = 14.0;
/// Milliseconds below which a clock is shown as low.
const LOW: i64 = 60_000;

/// Returns its height in points, 0 for a game at this table.
pub(crate) fn height(game: Option<&OnlineGame>) -> f32 {
    if game.is_some() { HEIGHT } else { 0.0 }
}

/// Draws the bar into its row.
pub(crate) fn show(ui: &mut Ui, panel: &mut OnlinePanel, row: Rect) {
    let palette = panel.palette;
    ui.painter().rect_filled(row, 0, palette.background);
    ui.painter().hline(row.x_range(), row.bottom() - 0.5, Stroke::new(1.0, palette.line));
    let inner = row.shrink2(vec2(MARGIN, 0.0));
    let at_right = UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center));
    let right = ui.scope_builder(at_right, |ui| buttons(ui, panel)).response.rect;
    let left = inner.with_max_x(right.left() - APART);
    let at_left = UiBuilder::new().max_rect(left).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(at_left, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        whose_move(ui, panel);
        ui.add_space(APART);
        line(ui, palette, panel.game);
        ui.add_space(APART);
        behind(ui, palette, panel.game);
        clocks(ui, panel);
        presence(ui, panel);
    });
}

/// Returns the row below a bar with this bottom, across the window.
pub(crate) fn row(window: Rect, top: f32) -> Rect {
    Rect::from_min_max(pos2(window.left(), top), pos2(window.right(), top + HEIGHT))
}

/// Draws whose move it is, with the flag of the side if it is one.
fn whose_move(ui: &mut Ui, panel: &OnlinePanel) {
    let palette = panel.palette;
    let game = panel.game;
    if let [side] = game.due.as_slice() {
        side_mark(ui, panel.side(*side).flag, palette);
    }
    let is_own = game.own.is_some_and(|own| game.due.contains(&own));
    let words = match game.due.as_slice() {
        [] => say!("online-bar-over"),
        _ if is_own => say!("online-bar-your-move"),
        [side] => say!("online-bar-their-move", side = panel.side(*side)),
        _ => say!("online-bar-both-move"),
    };
    let ink = if is_own { palette.accent_text } else { palette.text };
    ui.label(text(words, fonts::bold(14.0), ink));
}

/// Draws the state of the line.
fn line(ui: &mut Ui, palette: &Palette, game: &OnlineGame) {
    let (words, ink) = match game.line {
        LineState::Connected => (say!("online-bar-connected"), palette.good),
        LineState::Waiting => (say!("online-bar-waiting"), palette.accent_text),
        LineState::Lost { next_try } => (say!("online-bar-lost", n = next_try), palette.bad),
        LineState::Stopped => (say!("online-bar-stopped"), palette.bad),
    };
    ui.label(text(words, fonts::sans(13.0), ink));
}

/// Draws for a spectator of a running game how far behind the players the table is.
fn behind(ui: &mut Ui, palette: &Palette, game: &OnlineGame) {
    let is_behind = game.own.is_none() && !game.due.is_empty();
    if let Some(words) = game.delay.behind().filter(|_| is_behind) {
        let label = ui.label(text(words, fonts::sans(13.0), palette.accent_text));
        label.on_hover_text(say!("online-behind-about"));
        ui.add_space(APART);
    }
}

/// Draws the clocks of both sides. The table wakes the window every second while one runs.
fn clocks(ui: &mut Ui, panel: &OnlinePanel) {
    let Some(clocks) = panel.game.clocks else { return };
    for (side, clock) in clocks.into_iter().enumerate() {
        side_mark(ui, panel.side(side).flag, panel.palette);
        let name = say!("online-bar-clock", side = panel.side(side));
        self::clock(ui, panel.palette, clock, &name);
        ui.add_space(6.0);
    }
    if panel.game.is_paused {
        ui.label(text(say!("online-bar-paused"), fonts::bold(13.0), panel.palette.accent_text));
    }
}

/// Draws a clock: in bold letters while it runs, red and in a frame below a minute.
fn clock(ui: &mut Ui, palette: &Palette, clock: ClockShown, name: &str) {
    let words = words::time_left(clock.left);
    let is_low = clock.left < LOW;
    let font = if clock.runs { fonts::bold(15.0) } else { fonts::sans(15.0) };
    let ink = match (is_low, clock.runs) {
        (true, _) => palette.bad,
        (_, true) => palette.text,
        _ => palette.text_second,
    };
    let wide = ui.painter().layout_no_wrap(words.clone(), fonts::bold(15.0), ink).size().x;
    let (rect, response) = ui.allocate_exact_size(vec2(wide + 12.0, 24.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name}: {words}")));
    if is_low {
        ui.painter().rect_stroke(rect, 4, Stroke::new(1.0, palette.bad), StrokeKind::Inside);
    }
    paint_text(ui, rect, Align2::CENTER_CENTER, &words, font, ink);
    note_place(ui.ctx(), name, rect);
    response.on_hover_text(name);
}

/// Draws who is there, if there is room for it: the whole text, or only whether the opponent is there.
fn presence(ui: &mut Ui, panel: &OnlinePanel) {
    let game = panel.game;
    let (players, ink) = players_there(panel);
    let spectators = say!("online-bar-spectators", n = game.spectators);
    let whole = say!("online-bar-presence", players = players.as_str(), spectators = spectators);
    let about = match words::delay(game.delay) {
        Some(delay) => say!("online-bar-presence", players = whole.as_str(), spectators = delay),
        None => whole.clone(),
    };
    let room = ui.available_width();
    let wide = |words: &str| {
        ui.painter().layout_no_wrap(words.to_owned(), fonts::sans(13.0), Color32::WHITE).size().x
    };
    let fits = [whole, players].into_iter().find(|words| wide(words) <= room);
    if let Some(words) = fits {
        ui.label(text(words, fonts::sans(13.0), ink)).on_hover_text(about);
    }
}

/// Returns which players are there, with a colour: for a player the opponent, for a spectator both.
fn players_there(panel: &OnlinePanel) -> (String, Color32) {
    let (game, palette) = (panel.game, panel.palette);
    let [first, second] = game.present;
    match game.opponent() {
        Some((side, name)) if [first, second].get(side) == Some(&true) => {
            (say!("online-bar-here", player = name), palette.text_second)
        }
        Some((_, name)) => (say!("online-bar-away", player = name), palette.bad),
        None => {
            let there = u8::from(first) + u8::from(second);
            (say!("online-bar-players-here", n = there), palette.text_second)
        }
    }
}

/// Draws the buttons, from the right.
fn buttons(ui: &mut Ui, panel: &mut OnlinePanel) {
    let palette = panel.palette;
    ui.spacing_mut().item_spacing.x = 8.0;
    let unread: usize = ChatRoom::EACH.into_iter().map(|room| panel.chat.unread(panel.game, room)).sum();
    let words =
        if unread == 0 { say!("online-bar-chat") } else { say!("online-bar-chat-unread", n = unread) };
    let button = plain(ui, palette, &words);
    note_place(ui.ctx(), &say!("online-bar-chat"), button.rect);
    if button.on_hover_text(say!("online-bar-chat.hint")).clicked() {
        panel.chat.is_open ^= true;
        *panel.folded &= !panel.chat.is_open;
    }
    page_link(ui, panel);
    let game = panel.game;
    drags(ui, panel);
    if game.own.is_none() || game.due.is_empty() {
        return;
    }
    let asks = game.asks.contains(&OnlineQuestion::Pause);
    if game.is_paused {
        let resume = plain(ui, palette, &say!("online-bar-resume"));
        if resume.on_hover_text(say!("online-bar-resume.hint")).clicked() {
            panel.act(OnlineAction::Resume);
        }
    } else if game.clocks.is_some() && game.claim.is_none() {
        let pause = ui.add_enabled_ui(!asks, |ui| plain(ui, palette, &say!("online-bar-pause"))).inner;
        let pause = pause.on_disabled_hover_text(say!("online-bar-pause-asked"));
        if pause.on_hover_text(say!("online-bar-pause.hint")).clicked() {
            panel.act(OnlineAction::Ask { what: OnlineQuestion::Pause });
        }
    }
    claim(ui, panel);
}

/// Draws the switch for the drags of both players, and sees to it that a drag that is no longer heard of goes.
fn drags(ui: &mut Ui, panel: &mut OnlinePanel) {
    let Some(drags) = panel.game.drags else { return };
    if let Some(left) = drags.left {
        ui.ctx().request_repaint_after(left + Duration::from_millis(1));
    }
    let about = match (drags.own, drags.other) {
        (true, false) => say!("online-bar-drags-own"),
        (false, true) => say!("online-bar-drags-other"),
        _ => say!("online-bar-drags.hint"),
    };
    let words = say!("online-bar-drags");
    let switch = noted(&words, choice(ui, (drags.own, true), &words));
    if switch.on_hover_text(about).clicked() {
        panel.act(OnlineAction::ShowDrags(!drags.own));
    }
}

/// Draws the button that copies the address of the page of the game, if it has one.
fn page_link(ui: &mut Ui, panel: &mut OnlinePanel) {
    let game = panel.game;
    let Some(page) = &game.page else { return };
    let is_copied = panel.chat.copied.as_ref() == Some(page);
    let about = if is_copied { say!("online-link-copied") } else { say!("online-bar-link.hint") };
    if plain(ui, panel.palette, &say!("online-bar-link")).on_hover_text(about).clicked() {
        ui.ctx().copy_text(page.clone());
        panel.chat.copied = Some(page.clone());
    }
}

/// Draws the button that claims the game, if there is a reason for it.
fn claim(ui: &mut Ui, panel: &mut OnlinePanel) {
    let Some(claim) = panel.game.claim else { return };
    let (words, about) = match claim {
        OnlineClaim::Time => (say!("online-bar-claim-time"), say!("online-bar-claim-time.hint")),
        OnlineClaim::Gone => (say!("online-bar-claim-gone"), say!("online-bar-claim-gone.hint")),
    };
    if plain(ui, panel.palette, &words).on_hover_text(about).clicked() {
        panel.act(OnlineAction::Claim(claim));
    }
}
