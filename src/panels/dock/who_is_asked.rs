//! The plate over the map that names the side that must decide, if it is not the active side.

use super::head_plate::beside_small_map;
use crate::panels::{
    frame::panelled::{PanelContext, Panelled},
    kit::{fonts, place::place, widgets::paint_side},
};
use bevy_egui::egui::{Context, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

/// Points beside the text, for the mark and the edges.
const BESIDE: f32 = 64.0;
/// The least width of a line.
const NARROW: f32 = 120.0;

pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &PanelContext<G>, map: Rect) {
    let (rulebook, public) = panel.game();
    let asked = panel.is_asked() && !panel.captioned && !panel.tumbles();
    let Some(words) = G::owed(rulebook, public).filter(|_| asked) else { return };
    let side = G::acting(rulebook, public);
    if G::phase_side(rulebook, G::phase(public)) == Some(side) {
        return;
    }
    let map = beside_book(beside_small_map(map), panel.state.memory.book.lies);
    let (palette, flag) = (panel.palette, G::SIDES[side].flag);
    let words = format!("{}.", to_whom(words, G::SIDES[side].name, panel.state.humans));
    // A text that is too long for a narrow map takes another line.
    let room = (map.width() - 24.0 - BESIDE).max(NARROW);
    let galley = ctx.fonts_mut(|text| text.layout(words, fonts::bold(15.0), palette.text, room));
    let size = galley.size() + vec2(BESIDE, 20.0);
    let rect = Rect::from_min_size(pos2(map.center().x - size.x / 2.0, map.top() + 12.0), size);
    place(ctx, "who is asked", rect, |ui| {
        let edge = Stroke::new(2.0, palette.side_in(ctx, flag));
        ui.painter().rect(rect, 8, palette.panel, edge, StrokeKind::Inside);
        let mark = Rect::from_center_size(pos2(rect.left() + 24.0, rect.center().y), Vec2::splat(14.0));
        paint_side(ui, mark, flag, palette);
        let at = pos2(rect.left() + 42.0, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley.clone(), palette.text);
    });
}

/// Returns the question, with "you" for the only person at the table: against a computer the question is always for
/// that person.
fn to_whom(words: String, side: &str, humans: [bool; 2]) -> String {
    let alone = humans.iter().filter(|human| **human).count() == 1;
    match words.strip_prefix(&format!("The {side} player ")) {
        Some(rest) if alone => format!("You {rest}"),
        _ => words,
    }
}

/// Returns the part of the map beside an open book: the wider side.
fn beside_book(map: Rect, book: Option<Rect>) -> Rect {
    let Some(book) = book else { return map };
    let left = map.with_max_x(book.left().clamp(map.left(), map.right()));
    let right = map.with_min_x(book.right().clamp(map.left(), map.right()));
    if left.width() >= right.width() { left } else { right }
}
