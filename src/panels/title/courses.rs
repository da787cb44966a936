//! The page of the title screen with the courses, and with the parts of one: what is done of each, and what comes next.

use super::{
    course_page,
    course_state::CourseShown,
    state::{Page, TitleMemory, TitleState},
    studies,
};
use crate::{
    engine::{
        lessons::{CoursePart, PartCard},
        text::say,
        translations::translated_course,
    },
    panels::{
        Action,
        kit::{
            fonts,
            theme::{Palette, over},
            widgets::{caps, hint, noted, paint_text, plain, primary, text},
        },
        state::CourseAction,
    },
};
use bevy_egui::egui::{
    Align2, Color32, FontId, Label, Rect, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, pos2,
    vec2,
};

/// Height of a course and of a part of one, in points.
const COURSE: f32 = 86.0;
const PART: f32 = 52.0;
/// From the edge of a course to its words at the right, and from these to its summary, in points.
const RIGHT: f32 = 18.0;
const GAP: f32 = 28.0;

/// Returns the page of text that is read, with its course and its part; none if another page of the title is open.
pub(super) fn page_read(memory: &TitleMemory) -> Option<(CourseShown, usize, (String, String))> {
    let (id, part) = memory.course_part.as_ref().filter(|_| memory.reads_page)?;
    let is_open = memory.page == Page::Courses && memory.open_course.as_ref() == Some(id);
    let course = memory.courses.iter().find(|course| is_open && course.card.id == *id)?;
    Some((course.clone(), *part, course.page(*part)?))
}

pub(crate) fn show(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    if let Some((course, part, page)) = page_read(state.memory) {
        return course_page::show(ui, state.memory, (&course, part, page), actions);
    }
    let open = state.memory.open_course.clone();
    let known = open.and_then(|id| state.memory.courses.iter().find(|course| course.card.id == id).cloned());
    let Some(course) = known else { return list(ui, state, actions) };
    let begun = state.memory.course_part.as_ref().filter(|(id, _)| *id == course.card.id);
    let begun = begun.map(|(_, part)| *part);
    parts(ui, state, (&course, begun), actions);
}

/// Draws all courses, and below them all commented games.
fn list(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    ui.label(caps(&say!("course-shelf"), 12.0, palette.text_second));
    ui.add_space(6.0);
    ui.add(Label::new(text(say!("course-shelf-intro"), fonts::sans(14.0), palette.text_second)).wrap());
    ui.add_space(12.0);
    let mut opened = None;
    ScrollArea::vertical().id_salt("courses").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 12.0);
        for course in &state.memory.courses {
            let game = state.memory.games.iter().find(|game| game.id == course.card.game);
            if row(ui, palette, course, game.map_or("", |game| game.title)) {
                opened = Some(course.card.id.clone());
            }
            ui.add_space(8.0);
        }
        studies::list(ui, state, actions);
    });
    if opened.is_some() {
        state.memory.open_course = opened;
        state.memory.reads_page = false;
    }
}

/// Draws a course; returns whether it was clicked.
fn row(ui: &mut Ui, palette: &Palette, course: &CourseShown, game: &str) -> bool {
    let CourseShown { card, done } = course;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), COURSE), Sense::click());
    let response = noted(&say!("course-name", course = card.id.as_str()), response);
    let (open, all) = (card.fault.is_none(), card.parts.len());
    let line = if open && response.hovered() { palette.accent } else { palette.line };
    ui.painter().rect(rect, 8, palette.panel, Stroke::new(1.0, line), StrokeKind::Inside);
    let badge = Rect::from_center_size(pos2(rect.left() + 38.0, rect.center().y), vec2(44.0, 44.0));
    let words = if open { done.count().to_string() } else { "!".to_owned() };
    mark(ui, palette, badge, &words, open && done.count() == all);
    let label = say!("course-done", done = done.count(), all = all);
    let (label_font, game_font) = (fonts::bold(14.0), fonts::sans(12.0));
    let width = |words: &str, font: &FontId| {
        ui.painter().layout_no_wrap(words.to_owned(), font.clone(), palette.text).size().x
    };
    // The title and the summary leave the longer of the two words at the right free.
    let aside = RIGHT + GAP + width(&label, &label_font).max(width(game, &game_font));
    let words = Rect::from_min_max(pos2(rect.left() + 76.0, rect.top() + 13.0), rect.max - vec2(aside, 6.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(words));
    child.spacing_mut().item_spacing.y = 3.0;
    child
        .add(Label::new(text(course.title(), fonts::serif(19.0), palette.text)).truncate().selectable(false));
    let (under, ink) = match &card.fault {
        Some(fault) => (fault.clone(), palette.bad),
        None => (translated_course(&card.id, "summary", &card.summary).into_owned(), palette.text_second),
    };
    child.add(Label::new(text(under, fonts::sans(13.0), ink)).wrap().selectable(false));
    if open {
        let right = rect.with_max_x(rect.right() - RIGHT);
        let upper = right.with_max_y(rect.center().y);
        paint_text(ui, upper, Align2::RIGHT_CENTER, &label, label_font, palette.accent_text);
        let lower = right.with_min_y(rect.center().y - 4.0);
        paint_text(ui, lower, Align2::RIGHT_CENTER, game, game_font, palette.text_third);
    }
    open && response.clicked()
}

/// Draws the parts of a course, and the buttons to the next one and back to the list.
fn parts(
    ui: &mut Ui,
    state: &mut TitleState,
    (course, begun): (&CourseShown, Option<usize>),
    actions: &mut Vec<Action>,
) {
    let palette = state.memory.palette();
    let CourseShown { card, done } = course;
    let label = say!("course-done", done = done.count(), all = card.parts.len());
    ui.label(caps(&format!("{} · {label}", say!("course-head")), 12.0, palette.text_second));
    ui.add_space(4.0);
    ui.add(Label::new(text(course.title(), fonts::serif(30.0), palette.text)).wrap());
    ui.add_space(4.0);
    let summary = translated_course(&card.id, "summary", &card.summary);
    ui.add(Label::new(text(summary, fonts::sans(14.0), palette.text_second)).wrap());
    ui.add_space(10.0);
    let next = done.next_after(begun).filter(|part| card.parts.get(*part).is_some_and(|it| it.is_there));
    let begin = |part: usize| Action::Course(CourseAction::Begin { course: card.id.clone(), part });
    ui.horizontal(|ui| {
        if let Some((part, title)) = next.and_then(|part| Some((part, course.title_of(part)?))) {
            let words = match done.count() {
                0 => say!("course-start"),
                _ => say!("course-next"),
            };
            ui.allocate_ui(vec2(220.0, 40.0), |ui| {
                if primary(ui, palette, &words, "", true).on_hover_text(title).clicked() {
                    actions.push(begin(part));
                }
            });
        }
        if plain(ui, palette, &say!("course-all")).clicked() {
            state.memory.open_course = None;
        }
    });
    ui.add_space(10.0);
    ScrollArea::vertical().id_salt(("course", &card.id)).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 12.0);
        if card.parts.is_empty() {
            hint(ui, palette, say!("course-empty"));
        }
        for (number, part) in card.parts.iter().enumerate() {
            let title = course.title_of(number).unwrap_or_default();
            if part_row(ui, palette, (number, part, &title), (done.has(number), next == Some(number))) {
                actions.push(begin(number));
            }
            ui.add_space(6.0);
        }
    });
}

/// Draws a part of a course; returns whether it was clicked.
fn part_row(
    ui: &mut Ui,
    palette: &Palette,
    (number, card, title): (usize, &PartCard, &str),
    (done, next): (bool, bool),
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), PART), Sense::click());
    let response = noted(&say!("course-part-name", number = number + 1), response);
    let fill = if next { over(palette.accent, palette.panel, 0.1) } else { palette.panel };
    let line = if card.is_there && (response.hovered() || next) { palette.accent } else { palette.line };
    ui.painter().rect(rect, 8, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let badge = Rect::from_center_size(pos2(rect.left() + 30.0, rect.center().y), vec2(30.0, 30.0));
    mark(ui, palette, badge, &(number + 1).to_string(), done);
    let words = Rect::from_min_max(pos2(rect.left() + 58.0, rect.top()), rect.max - vec2(180.0, 0.0));
    let ink = if card.is_there { palette.text } else { palette.text_third };
    paint_text(ui, words, Align2::LEFT_CENTER, title, fonts::serif(18.0), ink);
    let kind = match &card.part {
        CoursePart::Lesson(_) => say!("course-lesson"),
        CoursePart::Puzzle(_) => say!("course-puzzle"),
        CoursePart::Study(_) => say!("course-study"),
        CoursePart::Page { .. } => say!("course-page"),
    };
    let (label, ink) = match (card.is_there, card.minutes) {
        (false, _) => (format!("{kind} · {}", say!("course-missing")), palette.bad),
        (true, 0) => (kind, palette.text_second),
        (true, minutes) => {
            (format!("{kind} · {}", say!("title-lesson-minutes", minutes = minutes)), palette.text_second)
        }
    };
    let right = rect.with_max_x(rect.right() - 18.0);
    paint_text(ui, right, Align2::RIGHT_CENTER, &label, fonts::sans(13.0), ink);
    card.is_there && response.clicked()
}

/// Paints a ring with words in it, or a tick for what is done.
fn mark(ui: &Ui, palette: &Palette, rect: Rect, words: &str, done: bool) {
    let (middle, radius) = (rect.center(), rect.width() / 2.0);
    if done {
        ui.painter().circle_filled(middle, radius, over(palette.good, palette.panel, 0.22));
        let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
        let tick = vec![at(-0.38, 0.02), at(-0.10, 0.32), at(0.42, -0.32)];
        ui.painter().add(Shape::line(tick, Stroke::new(radius / 6.5, palette.good)));
        return;
    }
    ui.painter().circle(middle, radius, Color32::TRANSPARENT, Stroke::new(1.5, palette.text_third));
    paint_text(ui, rect, Align2::CENTER_CENTER, words, fonts::serif(radius), palette.text);
}
