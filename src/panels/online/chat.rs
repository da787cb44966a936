//! The chat of an online game, in the place of the log: a room for all and one for the two players, and a line to write. It
//! takes the keyboard only when the player clicks it.

use super::{
    game::{ChatLine, ChatRoom},
    panel::OnlinePanel,
    state::OnlineAction,
};
use crate::{
    engine::text::say,
    panels::kit::{
        choice::choice,
        fonts,
        widgets::{hint, noted, paint_side, plain, text},
    },
};
use bevy_egui::egui::{
    Align, Key, Label, Layout, Margin, Rect, ScrollArea, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, Vec2,
    pos2, vec2,
};

/// The most letters of a line, as the club takes them, and the number from which the rest is counted.
const LONGEST: usize = 500;
const COUNTED: usize = 400;
/// Heights of the head and of the line to write, in points, and the margin around them.
const HEAD: f32 = 32.0;
const FOOT: f32 = 32.0;
const MARGIN: f32 = 10.0;
/// The most lines that are laid out.
const MOST: usize = 200;
/// Points that the mark of the writer takes before a line.
const MARK: f32 = 18.0;

/// Draws it in a part of the dock of this height.
pub(crate) fn show(ui: &mut Ui, panel: &mut OnlinePanel, height: f32) {
    let palette = panel.palette;
    let room = Rect::from_min_size(ui.max_rect().min, vec2(ui.available_width(), height));
    ui.painter().rect(room, 8, palette.panel, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let inner = room.shrink2(vec2(MARGIN, 4.0));
    if !panel.game.reads(panel.chat.room) {
        panel.chat.room = ChatRoom::All;
    }
    let part = |rect: Rect| UiBuilder::new().max_rect(rect);
    let head_rect = inner.with_max_y(inner.top() + HEAD);
    let foot_rect = inner.with_min_y((inner.bottom() - FOOT).max(head_rect.bottom()));
    let body = Rect::from_min_max(head_rect.left_bottom(), pos2(inner.right(), foot_rect.top() - 4.0));
    ui.scope_builder(part(head_rect).layout(Layout::left_to_right(Align::Center)), |ui| head(ui, panel));
    ui.painter().hline(inner.x_range(), head_rect.bottom() - 0.5, Stroke::new(1.0, palette.line));
    if body.height() > 8.0 {
        ui.scope_builder(part(body), |ui| lines(ui, panel));
    }
    ui.scope_builder(part(foot_rect).layout(Layout::right_to_left(Align::Center)), |ui| write(ui, panel));
    let read = panel.chat.room;
    panel.chat.note_read(panel.game, read);
    ui.advance_cursor_after_rect(room);
}

/// Draws the rooms, each with the number of its new lines, and the button that closes the chat.
fn head(ui: &mut Ui, panel: &mut OnlinePanel) {
    ui.spacing_mut().item_spacing.x = 4.0;
    for room in ChatRoom::EACH.into_iter().filter(|room| panel.game.reads(*room)) {
        let name = match room {
            ChatRoom::All => say!("online-chat-all"),
            ChatRoom::Players => say!("online-chat-players"),
        };
        let open = panel.chat.room == room;
        let unread = if open { 0 } else { panel.chat.unread(panel.game, room) };
        let words = if unread == 0 {
            name.clone()
        } else {
            say!("online-chat-unread", room = name.as_str(), n = unread)
        };
        if noted(&name, choice(ui, (open, true), &words)).clicked() {
            panel.chat.room = room;
        }
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let close = plain(ui, panel.palette, &say!("online-chat-close"));
        if close.on_hover_text(say!("online-chat-close.hint")).clicked() {
            panel.chat.is_open = false;
        }
    });
}

/// Draws the lines of the open room, the newest at the foot.
fn lines(ui: &mut Ui, panel: &OnlinePanel) {
    let room = panel.chat.room;
    let all: Vec<&ChatLine> = panel.game.lines(room).collect();
    let newest = all.get(all.len().saturating_sub(MOST)..).unwrap_or_default();
    let scroll =
        ScrollArea::vertical().id_salt(("online-chat", room == ChatRoom::All)).min_scrolled_height(0.0);
    scroll.stick_to_bottom(true).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        if newest.is_empty() {
            let about = match room {
                ChatRoom::All if panel.game.own.is_some() => say!("online-chat-all-none"),
                ChatRoom::All => say!("online-chat-spectators-none"),
                ChatRoom::Players => say!("online-chat-players-none"),
            };
            hint(ui, panel.palette, about);
        }
        for line in newest {
            self::line(ui, panel, line);
        }
    });
}

/// Draws a line after the mark of the side of its writer.
fn line(ui: &mut Ui, panel: &OnlinePanel, line: &ChatLine) {
    let palette = panel.palette;
    let words = say!("online-chat-line", player = line.by.as_str(), text = line.text.as_str());
    let is_own = line.side.is_some() && line.side == panel.game.own;
    let ink = if is_own { palette.text_second } else { palette.text };
    let place = ui.cursor().min;
    if let Some(side) = line.side {
        let mark = Rect::from_center_size(place + vec2(6.0, 9.0), Vec2::splat(9.0));
        paint_side(ui, mark, panel.side(side).flag, palette);
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(MARK);
        let room = ui.available_width();
        ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_max_width(room);
            ui.add(Label::new(text(words, fonts::sans(13.0), ink)).wrap());
        });
    });
}

/// Draws the line to write, from the right: the button that sends it, the number of letters that are left, the field.
fn write(ui: &mut Ui, panel: &mut OnlinePanel) {
    let palette = panel.palette;
    ui.spacing_mut().item_spacing.x = 6.0;
    let is_written = !panel.chat.draft.trim().is_empty();
    let send = ui.add_enabled_ui(is_written, |ui| plain(ui, palette, &say!("online-chat-send"))).inner;
    let clicked = send.on_hover_text(say!("online-chat-send.hint")).clicked();
    let letters = panel.chat.draft.chars().count();
    if letters >= COUNTED {
        ui.label(text((LONGEST.saturating_sub(letters)).to_string(), fonts::sans(12.0), palette.text_third))
            .on_hover_text(say!("online-chat-left"));
    }
    let field = TextEdit::singleline(&mut panel.chat.draft)
        .hint_text(say!("online-chat-write"))
        .font(fonts::sans(13.0))
        .char_limit(LONGEST)
        .margin(Margin::symmetric(6, 4))
        .desired_width((ui.available_width() - 14.0).max(40.0));
    let field = noted(&say!("online-chat-write"), ui.add(field));
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if !(is_written && (clicked || entered)) {
        return;
    }
    let text = std::mem::take(&mut panel.chat.draft).trim().to_owned();
    let room = panel.chat.room;
    panel.act(OnlineAction::Say { room, text });
    if entered {
        // The player goes on writing.
        field.request_focus();
    }
}
