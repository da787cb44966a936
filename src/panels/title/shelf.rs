//! The first page of the title screen: the shelf. Each game is a picture, a sentence and one button that plays it; the
//! card leads to its scenarios and options.

use super::{
    cards::GameCard,
    shelf_card::{Form, card, lying, upright},
    state::TitleState,
};
use crate::{
    engine::text::say,
    panels::{
        Action,
        kit::widgets::{caps, hint},
    },
};
use bevy_egui::egui::{Rect, ScrollArea, Ui, UiBuilder, Vec2, vec2};

/// Points between cards, and between cards that are one below the other.
const GAP: f32 = 16.0;
const CLOSE: f32 = 10.0;
/// The least height of a picture above its text.
const PICTURE: f32 = 72.0;
/// The least width of a card whose picture is above its text.
const NARROW: f32 = 250.0;
/// Room for a scroll bar beside the cards, in points.
const BAR: f32 = 14.0;
/// Rows of such cards that fit without scrolling.
const ROWS: usize = 2;
/// The largest height of a card whose picture is beside its text, unless the text needs more.
const LYING: f32 = 168.0;

pub(crate) fn show(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    ui.label(caps(&say!("title-games-head"), 12.0, palette.text_second));
    ui.add_space(8.0);
    let games = state.memory.games.len();
    if games == 0 {
        hint(ui, palette, say!("title-games-none"));
        return;
    }
    let cards = Cards::into(ui, state, ui.available_size());
    let Cards { form, columns, width, height, words, .. } = cards;
    ScrollArea::vertical().id_salt("games").auto_shrink([false, false]).show(ui, |ui| {
        let corner = ui.cursor().min;
        for number in 0..games {
            let (column, row) = ((number % columns) as f32, (number / columns) as f32);
            let at = corner + vec2(column * (width + GAP), row * (height + cards.gap()));
            let rect = Rect::from_min_size(at, vec2(width, height));
            let frame = UiBuilder::new().id_salt(("game", number)).max_rect(rect);
            ui.scope_builder(frame, |ui| card(ui, state, number, (form, words), actions));
        }
        ui.expand_to_include_rect(Rect::from_min_size(corner, cards.size()));
    });
}

/// The arrangement of the cards.
struct Cards {
    form: Form,
    columns: usize,
    rows: usize,
    /// Width and height of each.
    width: f32,
    height: f32,
    /// Height of the text of each.
    words: f32,
}

impl Cards {
    /// Chooses the arrangement for this room: with pictures above their text if possible, otherwise one below the other
    /// with pictures beside it.
    fn into(ui: &Ui, state: &TitleState, room: Vec2) -> Self {
        let upright = Self::upright(ui, state, room);
        if upright.width >= NARROW && upright.size().y <= room.y {
            return upright;
        }
        let lying = Self::lying(ui, state, room);
        // A list that scrolls has a separate place for its bar.
        if lying.size().y > room.y { Self::lying(ui, state, room - vec2(BAR, 0.0)) } else { lying }
    }

    fn upright(ui: &Ui, state: &TitleState, room: Vec2) -> Self {
        let games = &state.memory.games;
        let columns = match games.len() {
            1 => 1,
            2 | 4 => 2,
            _ if room.x < 3.0 * NARROW + gaps(3) => 2,
            _ => 3,
        };
        let rows = games.len().div_ceil(columns);
        let shown = rows.min(ROWS);
        let width = (room.x - gaps(columns)) / columns as f32;
        let words = highest(games, |game| upright(ui, state, game, width));
        let height = ((room.y - gaps(shown)) / shown as f32).min(width * 0.8 + words).max(words + PICTURE);
        Self { form: Form::Upright, columns, rows, width, height, words }
    }

    fn lying(ui: &Ui, state: &TitleState, room: Vec2) -> Self {
        let games = &state.memory.games;
        let rows = games.len();
        let words = highest(games, |game| lying(ui, state, game, room.x));
        let between = CLOSE * rows.saturating_sub(1) as f32;
        let height = ((room.y - between) / rows as f32).min(LYING).max(words);
        Self { form: Form::Lying, columns: 1, rows, width: room.x, height, words }
    }

    /// Points between two rows.
    fn gap(&self) -> f32 {
        if self.form == Form::Lying { CLOSE } else { GAP }
    }

    /// Returns the size of all cards.
    fn size(&self) -> Vec2 {
        let rows = self.height * self.rows as f32 + self.gap() * self.rows.saturating_sub(1) as f32;
        vec2(self.width * self.columns as f32 + gaps(self.columns), rows)
    }
}

fn highest(games: &[GameCard], height: impl Fn(&GameCard) -> f32) -> f32 {
    games.iter().map(height).fold(0.0, f32::max)
}

/// Returns the width of the gaps between this many cards, in points.
fn gaps(number: usize) -> f32 {
    GAP * number.saturating_sub(1) as f32
}
