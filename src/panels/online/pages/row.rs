//! A game of a club in a list: its scenario, its players, whose turn it is, and its clock.

use crate::{
    engine::{
        counters::Flag,
        text::{Arg, say},
    },
    panels::{
        kit::{
            fonts,
            theme::{Palette, over},
            widgets::{in_sentence, note_place, paint_side},
        },
        online::{
            state::{GameSeat, LobbyRow},
            words,
        },
        title::{cards::GameCard, state::TitleState},
    },
};
use bevy_egui::egui::{
    Color32, FontId, Galley, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// Points around the texts, and between two of them.
const EDGE: f32 = 14.0;
const BETWEEN: f32 = 3.0;
/// Points that the mark of a side takes before a text.
const MARK: f32 = 18.0;
/// The part of the width for the texts at the right.
const RIGHT: f32 = 0.34;
/// Milliseconds below which the time left is shown as low.
const LOW: i64 = 60_000;

/// The texts of a game in a list.
pub(super) struct Facts {
    title: String,
    about: String,
    /// The turn or the result, with its colour, and the mark of the side that is waited for.
    turn: (String, Color32),
    flag: Option<Flag>,
    /// The texts at the right, from top to bottom, with their colours.
    right: Vec<(String, Color32)>,
    is_due: bool,
    /// The words by which a player may look for it, in small letters.
    searched: String,
    /// Its name for screen readers.
    pub name: String,
}

impl Facts {
    /// Returns the texts of a game at this time, in seconds of UNIX time.
    pub fn of(title: &TitleState, row: &LobbyRow, now: i64) -> Self {
        let palette = title.memory.palette();
        let card = title.memory.games.iter().find(|card| card.id == row.kind);
        let same = |id: &str, game: &str| id == row.scenario && game == row.kind;
        let known = title.scenarios.iter().find(|card| same(&card.id, card.options.game()));
        let scenario = known.map_or_else(|| row.scenario.clone(), |card| card.texts().title);
        let about = players(card, row);
        let game = card.map_or(row.kind.as_str(), |card| card.title);
        let ink = if row.your_turn { palette.accent_text } else { palette.text_second };
        let mut right = Vec::new();
        if let Some(left) = row.left.filter(|_| row.result.is_none()) {
            let ink = if left < LOW { palette.bad } else { palette.text };
            right.push((say!("online-page-left", time = words::time_left(left)), ink));
        }
        if !row.is_behind {
            right.push((words::last_move(now, row.moved), palette.text_second));
        }
        right.push((words::clock(row.clock), palette.text_third));
        right.push((words::takebacks(row.takebacks), palette.text_third));
        // The usual terms need no line.
        if !row.hints.are_allowed() {
            right.push((say!("online-hints-none"), palette.text_third));
        }
        right.extend(words::delay(row.delay).map(|delay| (delay, palette.text_third)));
        right.extend(row.rated.then(|| (say!("online-rated"), palette.text_third)));
        let names = row.seats.iter().map(|seat| seat_name(card, seat));
        let searched: Vec<String> = [scenario.clone(), game.to_owned()].into_iter().chain(names).collect();
        Self {
            searched: searched.join("\n").to_lowercase(),
            about: say!("online-page-game", game = game, players = about.as_str()),
            turn: (turn(row), ink),
            flag: card.and_then(|card| flag(card, row)),
            right,
            is_due: row.your_turn,
            name: say!("online-page-game-name", scenario = scenario.as_str(), players = about),
            title: scenario,
        }
    }

    /// Whether all words of a search are in the names of its scenario, its game and its players.
    pub fn matches(&self, search: &str) -> bool {
        let search = search.to_lowercase();
        search.split_whitespace().all(|word| self.searched.contains(word))
    }

    /// Draws it; returns whether it was clicked. A row that leads nowhere takes no clicks.
    pub fn show(&self, ui: &mut Ui, palette: &Palette, leads: bool) -> bool {
        let width = ui.available_width();
        let right_width = RIGHT * width;
        let left_width = width - right_width - 3.0 * EDGE;
        let mark = if self.flag.is_some() { MARK } else { 0.0 };
        let lay =
            |words: &str, font: FontId, ink, width| ui.painter().layout(words.to_owned(), font, ink, width);
        let left = [
            lay(&self.title, fonts::serif(18.0), palette.text, left_width),
            lay(&self.about, fonts::sans(13.0), palette.text_second, left_width),
            lay(&self.turn.0, fonts::bold(13.0), self.turn.1, left_width - mark),
        ];
        let right: Vec<_> =
            self.right.iter().map(|(words, ink)| lay(words, fonts::sans(12.5), *ink, right_width)).collect();
        let size = vec2(width, height_of(&left).max(height_of(&right)) + 2.0 * EDGE - 4.0);
        let sense = if leads { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        if leads {
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, self.spoken()));
            note_place(ui.ctx(), &self.name, rect);
        }
        let fill = if self.is_due { over(palette.accent, palette.panel, 0.1) } else { palette.panel };
        let is_lit = leads && (response.hovered() || response.has_focus());
        let line = if is_lit || self.is_due { palette.accent } else { palette.line };
        let thick = if leads && response.has_focus() { 2.0 } else { 1.0 };
        ui.painter().rect(rect, 8, fill, Stroke::new(thick, line), StrokeKind::Inside);
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let inner = rect.shrink2(vec2(EDGE, EDGE - 2.0));
        let [title, about, turn] = left;
        let under = paint(ui, [title, about], inner.left(), inner.top());
        if let Some(flag) = self.flag {
            let middle = under + turn.rows.first().map_or(0.0, |row| row.height()) / 2.0;
            let place = Rect::from_center_size(pos2(inner.left() + 6.0, middle), Vec2::splat(12.0));
            paint_side(ui, place, flag, palette);
        }
        paint(ui, [turn], inner.left() + mark, under);
        let mut top = inner.top();
        for galley in right {
            let at = inner.right() - galley.size().x;
            top = paint(ui, [galley], at, top);
        }
        leads && response.clicked()
    }

    /// Returns all texts in one line, for screen readers.
    fn spoken(&self) -> String {
        let left = [&self.title, &self.about, &self.turn.0];
        let all = left.into_iter().chain(self.right.iter().map(|(words, _)| words));
        all.filter(|words| !words.is_empty()).cloned().collect::<Vec<_>>().join(", ")
    }
}

/// Paints texts one below the other; returns the place below them.
fn paint<const N: usize>(ui: &Ui, texts: [Arc<Galley>; N], left: f32, top: f32) -> f32 {
    texts.into_iter().fold(top, |top, galley| {
        let below = top + galley.size().y + BETWEEN;
        ui.painter().galley(pos2(left, top), galley, Color32::WHITE);
        below
    })
}

/// Returns the height of texts one below the other.
fn height_of(texts: &[Arc<Galley>]) -> f32 {
    texts.iter().map(|galley| galley.size().y + BETWEEN).sum()
}

/// Returns the players, from the view of the own seat if there is one.
fn players(card: Option<&GameCard>, row: &LobbyRow) -> String {
    let [first, second] = &row.seats;
    let rated = |seat: &GameSeat, rating: Option<i32>| {
        let name = seat_name(card, seat);
        match rating {
            Some(points) => {
                say!("online-page-seat-rating", player = name, rating = words::rating(points))
            }
            None => name,
        }
    };
    let names = [rated(first, row.ratings[0]), rated(second, row.ratings[1])];
    let Some(card) = card else {
        return say!("online-page-players", players = Arg::list(names));
    };
    let [one, other] = names;
    match row.own {
        Some(0) => say!("online-page-against", side = card.sides[0], opponent = other),
        Some(_) => say!("online-page-against", side = card.sides[1], opponent = one),
        None => {
            let seat = |side: usize, player: String| {
                say!("online-page-seat", side = card.sides[side], player = player)
            };
            say!("online-page-pair", one = seat(0, one), other = seat(1, other))
        }
    }
}

/// Returns the player in a seat, for the middle of a sentence.
fn seat_name(card: Option<&GameCard>, seat: &GameSeat) -> String {
    match seat {
        GameSeat::Open => say!("online-page-seat-open"),
        GameSeat::Invited => say!("online-page-seat-invited"),
        GameSeat::Player(name) => name.clone(),
        GameSeat::Bot(name) => say!("online-program", player = name.as_str()),
        GameSeat::Computer(name) => card.map_or_else(|| name.clone(), |card| in_sentence(&card.called(name))),
    }
}

/// Returns whose turn it is, or the result.
fn turn(row: &LobbyRow) -> String {
    let waits = |seat: &GameSeat| matches!(seat, GameSeat::Open | GameSeat::Invited);
    match &row.result {
        Some(result) => result.clone(),
        None if row.your_turn => say!("online-page-your-turn"),
        None if row.seats.iter().any(waits) => say!("online-page-no-opponent"),
        None if row.due.is_empty() => String::new(),
        None => {
            let marked = |name: &String| {
                let is_bot = row.seats.contains(&GameSeat::Bot(name.clone()));
                if is_bot { say!("online-program", player = name.as_str()) } else { name.clone() }
            };
            say!("online-page-their-turn", players = Arg::list(row.due.iter().map(marked)))
        }
    }
}

/// Returns the flag of the side that is waited for, if it is one side.
fn flag(card: &GameCard, row: &LobbyRow) -> Option<Flag> {
    let is_due = |seat: &GameSeat| match seat {
        GameSeat::Player(name) | GameSeat::Bot(name) | GameSeat::Computer(name) => row.due.contains(name),
        GameSeat::Open | GameSeat::Invited => false,
    };
    let [first, second] = &row.seats;
    let due = match (row.your_turn, row.own) {
        (true, Some(own)) if row.due.len() < 2 => own.min(1),
        _ => match (is_due(first), is_due(second)) {
            (true, false) => 0,
            (false, true) => 1,
            _ => return None,
        },
    };
    card.sides.get(due).filter(|_| row.result.is_none()).map(|side| side.flag)
}
