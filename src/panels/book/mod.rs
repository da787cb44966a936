//! The rules book beside the table: its contents, a chapter to read, the hits of a search, and the rules on a hex. It
//! knows no game: it shows any [`RulesText`] and any [`Explained`].

mod contents;
mod memory;
mod page;
mod paragraph;
mod table;
mod why;

pub use memory::{BookMemory, Leaf, Question};
pub(super) use table::table;

use super::kit::{
    fonts,
    theme::{Palette, shadow},
    widgets::{noted, plain, tab},
};
use crate::{
    engine::{
        manual::{Explained, Hit, RulesText, search},
        text::say,
    },
    settings::{Command, KeyMap},
};
use bevy_egui::egui::{
    Align, Area, Context, CornerRadius, Frame, Id, Key, Layout, Margin, Modifiers, Order, Rect, ScrollArea,
    Stroke, TextEdit, Ui, UiBuilder, pos2, vec2,
};
use paragraph::Leads;

/// Width of the book, and of the tab that only explains, in points.
const WIDTHS: [f32; 2] = [836.0, 480.0];
/// The largest part of the map that the explaining tab covers, and its least width in points.
const HALF: f32 = 0.45;
const LEAST: f32 = 340.0;
/// Width of the contents at the left.
const CONTENTS: f32 = 272.0;
/// Room between the book and the edges of the map.
const GAP: f32 = 12.0;
/// The part of a page that a key scrolls.
const TURN: f32 = 0.85;

pub struct BookState<'a> {
    pub rules: &'a RulesText,
    /// Whether there is a hex to ask about.
    pub explains: bool,
    /// The rules on the hex of the question.
    pub explained: Option<&'a Explained>,
    pub palette: &'static Palette,
    pub keys: &'a KeyMap,
    pub room: Rect,
    /// Whether the Escape key closes the book, and not a question above it.
    pub closes: bool,
    pub memory: &'a mut BookMemory,
}

/// The id of the search field.
fn field_id() -> Id {
    Id::new("search the rules")
}

/// Draws the book if it is open.
pub fn book(ctx: &Context, state: BookState) {
    let mut state = state;
    state.memory.lies = None;
    if !state.memory.open {
        return;
    }
    let hits = match state.memory.leaf {
        Leaf::Rules => search(state.rules, &state.memory.search),
        Leaf::Why => Vec::new(),
    };
    let scroll = hear(ctx, &mut state, &hits);
    if !state.memory.open {
        ctx.memory_mut(|memory| memory.surrender_focus(field_id()));
        return;
    }
    let rect = place(&state);
    state.memory.lies = Some(rect);
    let area = Area::new(Id::new("rules book")).order(Order::Middle).fixed_pos(rect.min);
    let shown = area.constrain(false).default_size(rect.size()).fade_in(false).show(ctx, |ui| {
        let frame = Frame::new()
            .fill(state.palette.background)
            .stroke(Stroke::new(1.0, state.palette.line))
            .corner_radius(CornerRadius::same(8))
            .shadow(shadow())
            .inner_margin(Margin::symmetric(16, 10));
        frame.show(ui, |ui| {
            let inner = rect.size() - vec2(32.0, 20.0);
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            heads(ui, &mut state);
            ui.add_space(8.0);
            match state.memory.leaf {
                Leaf::Rules => rules(ui, &mut state, &hits, scroll),
                Leaf::Why => explained(ui, &mut state, scroll),
            }
        });
    });
    // Above the legend and the small map, below questions and refusals.
    ctx.move_to_top(shown.response.layer_id);
}

/// Returns the rectangle of the book: at one side of the map, with the map's whole height.
fn place(state: &BookState) -> Rect {
    let room = state.room.shrink(GAP);
    let width = match state.memory.leaf {
        Leaf::Rules => WIDTHS[0].min(room.width()),
        // The hex that it explains is on the other half.
        Leaf::Why => WIDTHS[1].min((HALF * room.width()).max(LEAST)),
    };
    let left = if state.memory.at_left { room.left() } else { room.right() - width };
    Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()))
}

/// Carries out keys; returns the distance that the page must scroll.
fn hear(ctx: &Context, state: &mut BookState, hits: &[Hit]) -> f32 {
    let page = state.room.height() * TURN;
    let typing = ctx.memory(|memory| memory.has_focus(field_id()));
    let pressed = |key| ctx.input(|input| input.key_pressed(key));
    if state.closes && pressed(Key::Escape) {
        state.memory.close();
        return 0.0;
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
        state.memory.look_for("");
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::ALT, Key::ArrowLeft)) {
        state.memory.go_back();
    }
    if typing && pressed(Key::Enter) && !hits.is_empty() {
        let chosen = hits[state.memory.chosen.min(hits.len() - 1)].case.id.clone();
        state.memory.go_to(&chosen);
        state.memory.search.clear();
        state.memory.takes_keys = true;
    }
    let steps = i32::from(pressed(Key::ArrowDown)) - i32::from(pressed(Key::ArrowUp));
    if typing && steps != 0 && !hits.is_empty() {
        let last = hits.len() as i32 - 1;
        state.memory.chosen = (state.memory.chosen as i32 + steps).clamp(0, last) as usize;
        state.memory.jumps = true;
    }
    let line = if typing && hits.is_empty() { steps as f32 * 48.0 } else { 0.0 };
    line + page * (f32::from(pressed(Key::PageDown)) - f32::from(pressed(Key::PageUp)))
}

/// Draws the names of the tabs, and the buttons that go back, change the side and close the book.
fn heads(ui: &mut Ui, state: &mut BookState) {
    let palette = state.palette;
    ui.horizontal(|ui| {
        let (strip, _) = ui.allocate_exact_size(vec2(190.0, 34.0), bevy_egui::egui::Sense::hover());
        let mut left = strip.left();
        let leaves = [(Leaf::Rules, say!("book-rules"), 84.0), (Leaf::Why, say!("book-why"), 84.0)];
        for (leaf, name, wide) in leaves.into_iter().take(1 + usize::from(state.explains)) {
            let rect = Rect::from_min_size(pos2(left, strip.top()), vec2(wide, strip.height()));
            left = rect.right();
            let open = state.memory.leaf == leaf;
            if tab(ui, palette, rect, &name, open, (15.0, vec2(4.0, 2.5))).clicked() {
                state.memory.turn_to(leaf);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let close = noted(&say!("book-close"), plain(ui, palette, "×"));
            if close.on_hover_text(say!("book-close.hint")).clicked() {
                state.memory.close();
            }
            let (sign, where_to) = match state.memory.at_left {
                true => ("»", say!("book-move-right")),
                false => ("«", say!("book-move-left")),
            };
            let other = plain(ui, palette, sign).on_hover_text(where_to);
            if noted(&say!("book-move"), other).clicked() {
                state.memory.at_left = !state.memory.at_left;
            }
            if state.memory.can_go_back()
                && plain(ui, palette, &say!("book-back")).on_hover_text(say!("book-back.hint")).clicked()
            {
                state.memory.go_back();
            }
        });
    });
    let (rule, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), bevy_egui::egui::Sense::hover());
    ui.painter().hline(rule.x_range(), rule.top(), Stroke::new(1.0, palette.line));
}

/// Draws the search field, and under it contents or hits at the left and the page at the right.
fn rules(ui: &mut Ui, state: &mut BookState, hits: &[Hit], scroll: f32) {
    // Text typed in this frame is searched in this frame: the page scrolls to the hit at once.
    let fresh = field(ui, state).then(|| search(state.rules, &state.memory.search));
    let hits = fresh.as_deref().unwrap_or(hits);
    ui.add_space(8.0);
    let room = ui.available_rect_before_wrap();
    let split = room.left() + CONTENTS.min(room.width() * 0.42);
    let left = Rect::from_min_max(room.min, pos2(split, room.max.y));
    let right = Rect::from_min_max(pos2(split + 18.0, room.min.y), room.max);
    ui.painter().vline(split + 9.0, room.y_range(), Stroke::new(1.0, state.palette.line));
    let mut leads = None;
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        let searches = !state.memory.search.trim().is_empty();
        ScrollArea::vertical().id_salt(("contents", searches)).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(left.width() - 12.0);
            leads = if searches { contents::hits(ui, state, hits) } else { contents::show(ui, state) };
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        let shown = page::shown(state, hits);
        ScrollArea::vertical().id_salt("page").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(right.width() - 16.0);
            if scroll != 0.0 {
                ui.scroll_with_delta(vec2(0.0, -scroll));
            }
            let to = page::show(ui, state, shown);
            leads = leads.take().or(to);
        });
    });
    ui.advance_cursor_after_rect(room);
    follow(state, leads);
}

/// Draws the search field; returns whether its text has changed.
fn field(ui: &mut Ui, state: &mut BookState) -> bool {
    let edit = TextEdit::singleline(&mut state.memory.search)
        .id(field_id())
        .hint_text(say!("book-search-placeholder"))
        .font(fonts::sans(14.0))
        .margin(Margin::symmetric(10, 7))
        .desired_width(f32::INFINITY);
    let response = ui.add(edit);
    if response.changed() {
        state.memory.chosen = 0;
        state.memory.jumps = true;
    }
    if std::mem::take(&mut state.memory.takes_keys) {
        response.request_focus();
    }
    response.changed()
}

fn explained(ui: &mut Ui, state: &mut BookState, scroll: f32) {
    let room = ui.available_rect_before_wrap();
    let mut leads = None;
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ScrollArea::vertical().id_salt(("why", state.memory.asked_times())).auto_shrink([false, false]).show(
            ui,
            |ui| {
                ui.set_max_width(room.width() - 14.0);
                if scroll != 0.0 {
                    ui.scroll_with_delta(vec2(0.0, -scroll));
                }
                let key = state.keys.hint(Command::Why);
                leads = why::show(ui, state.palette, state.rules, state.explained, &key);
            },
        );
    });
    ui.advance_cursor_after_rect(room);
    follow(state, leads);
}

/// Goes to the target of a click.
fn follow(state: &mut BookState, leads: Option<Leads>) {
    match leads {
        Some(Leads::ToCase(id)) => state.memory.go_to(&id),
        Some(Leads::ToChapter(number)) => {
            let chapter = state.rules.chapters.iter().find(|chapter| chapter.number == number);
            if let Some(first) = chapter.and_then(|chapter| chapter.cases.first()) {
                state.memory.go_to(&first.id);
            }
        }
        None => {}
    }
}
