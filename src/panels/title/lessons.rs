//! The page of the title screen with the lessons: the subject and the length of each, and which are finished.

use super::state::TitleState;
use crate::{
    engine::{lessons::Card, text::say, translations::translated_lesson},
    panels::{
        Action,
        kit::{
            fonts,
            theme::{Palette, over},
            widgets::{caps, hint, noted, paint_text, text},
        },
        state::LessonAction,
    },
};
use bevy_egui::egui::{
    Align2, Button, Color32, Label, Rect, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, pos2,
    vec2,
};

pub(crate) fn show(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    ui.label(caps(&say!("title-lessons-head"), 12.0, palette.text_second));
    ui.add_space(6.0);
    ui.add(Label::new(text(say!("title-lessons-intro"), fonts::sans(14.0), palette.text_second)).wrap());
    ui.add_space(12.0);
    let counts = counts(state);
    let game = choose_game(ui, state, counts);
    let is_done = |card: &Card| state.finished.contains(&card.id);
    // Lessons that cannot be read belong to no game.
    let listed = || state.lessons.iter().filter(|card| card.game == game || card.game.is_empty());
    let next = listed().find(|card| card.fault.is_none() && !is_done(card)).map(|card| &card.id);
    ScrollArea::vertical().id_salt(("lessons", &game)).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 12.0);
        if state.lessons.is_empty() {
            hint(ui, palette, say!("title-lessons-none"));
        }
        for card in listed() {
            let (done, next) = (is_done(card), next == Some(&card.id));
            let upper = match (done, next) {
                (true, _) => (say!("title-lesson-repeat"), palette.text_third),
                (_, true) => (say!("title-lesson-start"), palette.accent_text),
                _ => (String::new(), palette.text_third),
            };
            let name = say!("title-lesson-name", lesson = card.id.as_str());
            let lower = say!("title-lesson-minutes", minutes = card.minutes);
            row(ui, palette, Row { card, name, done, next, upper, lower }, actions);
            ui.add_space(8.0);
        }
    });
}

/// Returns each game with lessons, with the numbers of finished ones and of all.
fn counts(state: &TitleState) -> Vec<(String, [usize; 2])> {
    let lessons = state.lessons.iter().filter(|card| !card.game.is_empty());
    count(lessons.map(|card| (card.game.as_str(), state.finished.contains(&card.id))))
}

/// Counts those that are done and all of each game; the games come one after the other.
pub(super) fn count<'a>(all: impl Iterator<Item = (&'a str, bool)>) -> Vec<(String, [usize; 2])> {
    let mut counts: Vec<(String, [usize; 2])> = Vec::new();
    for (game, is_done) in all {
        if counts.last().is_none_or(|(last, _)| last != game) {
            counts.push((game.to_owned(), [0, 0]));
        }
        if let Some((_, [done, all])) = counts.last_mut() {
            *done += usize::from(is_done);
            *all += 1;
        }
    }
    counts
}

/// Returns the game whose lessons or puzzles are listed. Each game that has some has a button, which shows how many are
/// done.
pub(super) fn choose_game(ui: &mut Ui, state: &mut TitleState, games: Vec<(String, [usize; 2])>) -> String {
    let is_known = |chosen: &&String| games.iter().any(|(game, _)| game == *chosen);
    let chosen = state.memory.lessons_of.as_ref().filter(is_known);
    let mut chosen = chosen.or(games.first().map(|(game, _)| game)).cloned().unwrap_or_default();
    if games.len() < 2 {
        return chosen;
    }
    let palette = state.memory.palette();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        for (game, [done, all]) in &games {
            let game = game.as_str();
            let known = state.memory.games.iter().find(|card| card.id == game);
            let title = known.map_or(game, |card| card.title);
            let on = chosen == game;
            let ink = if on { palette.accent_text } else { palette.text };
            let words = say!("title-lessons-of-game", game = title, done = *done, all = *all);
            let button =
                Button::new(text(words, fonts::bold(14.0), ink)).selected(on).min_size(vec2(0.0, 34.0));
            if noted(&say!("title-lessons-of-game.name", game = game), ui.add(button)).clicked() {
                game.clone_into(&mut chosen);
            }
        }
    });
    ui.add_space(12.0);
    state.memory.lessons_of = Some(chosen.clone());
    chosen
}

/// Height of a row in points.
const ROW: f32 = 86.0;

/// A lesson or a puzzle in its list.
pub(super) struct Row<'a> {
    pub card: &'a Card,
    /// Its name for screen readers.
    pub name: String,
    pub done: bool,
    /// Whether it is the next one to begin.
    pub next: bool,
    /// The words at its right, with their colour, and those below.
    pub upper: (String, Color32),
    pub lower: String,
}

pub(super) fn row(ui: &mut Ui, palette: &Palette, row: Row, actions: &mut Vec<Action>) {
    let Row { card, name, done, next, upper: (words_upper, ink_upper), lower: words_lower } = row;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let response = noted(&name, response);
    let open = card.fault.is_none();
    let fill = if next { over(palette.accent, palette.panel, 0.1) } else { palette.panel };
    let line = if open && (response.hovered() || next) { palette.accent } else { palette.line };
    ui.painter().rect(rect, 8, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let badge = Rect::from_center_size(pos2(rect.left() + 38.0, rect.center().y), vec2(44.0, 44.0));
    paint_badge(ui, palette, badge, card, done);
    let words = Rect::from_min_max(pos2(rect.left() + 76.0, rect.top() + 13.0), rect.max - vec2(100.0, 6.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(words));
    child.spacing_mut().item_spacing.y = 3.0;
    let [title, summary] = [("title", &card.title), ("summary", &card.summary)]
        .map(|(key, english)| translated_lesson(&card.id, key, english));
    let title = text(title, fonts::serif(19.0), palette.text);
    child.add(Label::new(title).truncate().selectable(false));
    let (under, ink) = match &card.fault {
        Some(fault) => (fault.as_str(), palette.bad),
        None => (&*summary, palette.text_second),
    };
    child.add(Label::new(text(under, fonts::sans(13.0), ink)).wrap().selectable(false));
    if open {
        let right = rect.with_max_x(rect.right() - 18.0);
        let upper = right.with_max_y(rect.center().y);
        paint_text(ui, upper, Align2::RIGHT_CENTER, &words_upper, fonts::bold(14.0), ink_upper);
        let lower = right.with_min_y(rect.center().y - 4.0);
        paint_text(ui, lower, Align2::RIGHT_CENTER, &words_lower, fonts::sans(12.0), palette.text_third);
    }
    if open && response.clicked() {
        actions.push(Action::Lesson(LessonAction::Begin(card.id.clone())));
    }
}

/// Paints the lesson's number in a ring, or a tick when it is done.
fn paint_badge(ui: &Ui, palette: &Palette, rect: Rect, card: &Card, done: bool) {
    let (middle, radius) = (rect.center(), rect.width() / 2.0);
    if done {
        ui.painter().circle_filled(middle, radius, over(palette.good, palette.panel, 0.22));
        let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
        let tick = vec![at(-0.38, 0.02), at(-0.10, 0.32), at(0.42, -0.32)];
        ui.painter().add(Shape::line(tick, Stroke::new(3.5, palette.good)));
        return;
    }
    let ring = Stroke::new(1.5, palette.text_third);
    ui.painter().circle(middle, radius, Color32::TRANSPARENT, ring);
    let number = if card.fault.is_some() { "!".to_owned() } else { card.number.to_string() };
    paint_text(ui, rect, Align2::CENTER_CENTER, &number, fonts::serif(22.0), palette.text);
}
