//! The panel of a lesson: text and task of the step, the answer to the last order, hints, and the buttons forward and
//! back. At the end it offers the next lesson.

pub(super) mod goal;
pub(super) mod paragraphs;

use super::{
    kit::{
        fonts,
        place::place,
        theme::{Palette, Theme, over},
        widgets::{beside, caps, hint, noted, plain, primary, text, warning},
    },
    state::{Action, CourseAction, LessonAction, PanelSpace},
    title::course_state::InCourse,
};
use crate::{
    engine::{
        board::Hex,
        lessons::{Card, Kindness, LessonAnswer},
        text::say,
        translations::translated_lesson,
    },
    settings::{Colours, DockSide},
};
use bevy_egui::egui::{
    Button, Context, Label, Rect, Response, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2,
};
use goal::GoalShown;
use paragraphs::{boxed, paragraphs, rich};
use std::borrow::Cow;

pub struct StepShown<'a> {
    pub title: Cow<'a, str>,
    pub text: Cow<'a, str>,
    /// The task; empty for a step to read.
    pub task: Cow<'a, str>,
    pub done: bool,
    /// The text after the task is done.
    pub after: Cow<'a, str>,
    /// The hints that the learner has asked for.
    pub hints: Vec<Cow<'a, str>>,
    /// Whether another hint is available.
    pub has_hint: bool,
    /// The answer to the last order.
    pub answer: Option<&'a LessonAnswer>,
    /// Whether the order of the task has not been given yet.
    pub open: bool,
    /// Whether a try at the goal has failed, and its position is still on the table.
    pub failed: bool,
    /// Whether the learner may continue.
    pub may_go_on: bool,
    /// The goal, in a step that has one.
    pub goal: Option<GoalShown<'a>>,
    /// The path of the order, drawn with the last hint.
    pub ways: Vec<Vec<Hex>>,
}

/// The content of the panel.
pub struct LessonState<'a> {
    /// The lesson's title.
    pub title: Cow<'a, str>,
    /// The step; none at the end.
    pub step: Option<StepShown<'a>>,
    /// The number of the step, from 0.
    pub number: usize,
    /// The number of steps.
    pub steps: usize,
    /// The text at the end.
    pub closing: Cow<'a, str>,
    /// The lesson that follows.
    pub next: Option<&'a Card>,
    /// The course that it is a part of; none if it was begun by itself.
    pub course: Option<InCourse>,
    /// Whether it is a puzzle.
    pub is_puzzle: bool,
    pub may_go_back: bool,
    /// The first fault of the lesson's file, if it was changed since and has one now.
    pub fault: Option<&'a str>,
    /// The keys forward and back, for tooltips.
    pub keys: [String; 2],
    /// The theme, dark or light.
    pub theme: Theme,
    pub colours: Colours,
    /// The side of the dock: the lesson is on the other side.
    pub dock: DockSide,
    /// Its memory from frame to frame.
    pub memory: &'a mut LessonMemory,
}

/// The memory of the panel from frame to frame.
#[derive(Debug, Default)]
pub struct LessonMemory {
    /// The last content below the text, so that new content is scrolled into view.
    seen: (usize, usize, bool, Option<LessonAnswer>),
    /// The frames that still scroll to it.
    scroll: u8,
}

/// Returns the width of the panel in a window of this width.
pub fn width(window: f32) -> f32 {
    (window * 0.215).clamp(300.0, 420.0)
}

/// Draws the panel; returns the learner's actions, and the space that is left beside it.
pub fn lesson(ctx: &Context, state: LessonState, space: PanelSpace) -> (Vec<Action>, PanelSpace) {
    let mut state = state;
    let mut actions = Vec::new();
    let window = ctx.content_rect();
    let wide = width(window.width());
    let left = match state.dock {
        DockSide::Right => window.left(),
        DockSide::Left => window.right() - wide,
    };
    let top = window.top() + space.top;
    let rect = Rect::from_min_max(pos2(left, top), pos2(left + wide, window.bottom()));
    let palette = state.theme.palette_in(state.colours);
    place(ctx, "lesson", rect, |ui| {
        ui.painter().rect_filled(rect, 0, palette.background);
        let edge = if state.dock == DockSide::Right { rect.right() } else { rect.left() };
        ui.painter().vline(edge.round() - 0.5, rect.y_range(), Stroke::new(1.0, palette.line));
        let inner = rect.shrink2(vec2(20.0, 16.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| show(ui, palette, &mut state, &mut actions));
    });
    let space = match state.dock {
        DockSide::Right => PanelSpace { left: wide, ..space },
        DockSide::Left => PanelSpace { right: wide, ..space },
    };
    (actions, space)
}

fn show(ui: &mut Ui, palette: &Palette, state: &mut LessonState, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add(Label::new(caps(&state.title, 11.0, palette.text_second)).wrap());
    ui.add_space(8.0);
    progress(ui, palette, state);
    ui.add_space(14.0);
    let foot = 84.0;
    let room = (ui.available_height() - foot).max(80.0);
    let top = ui.cursor().min;
    let body = Rect::from_min_size(top, vec2(ui.available_width() + 10.0, room));
    let mut child = ui.new_child(UiBuilder::new().max_rect(body));
    ScrollArea::vertical()
        .id_salt(("lesson-text", state.number))
        .max_height(room)
        .auto_shrink([false, false])
        .show(&mut child, |ui| {
            ui.set_max_width(body.width() - 12.0);
            if let Some(fault) = state.fault {
                warning(ui, palette, &say!("lesson-file-faulty", fault = fault));
                ui.add_space(10.0);
            }
            match &state.step {
                Some(step) => told(ui, palette, step, state.number, state.memory, actions),
                None => ended(ui, palette, state),
            }
        });
    let foot = Rect::from_min_max(pos2(top.x, body.bottom() + 8.0), ui.max_rect().max);
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| buttons(ui, palette, state, actions));
}

/// Draws a bar with a piece for every step.
fn progress(ui: &mut Ui, palette: &Palette, state: &LessonState) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 5.0), Sense::hover());
    let gap = 3.0;
    let steps = state.steps.max(1) as f32;
    let piece = (row.width() - gap * (steps - 1.0)) / steps;
    for number in 0..state.steps {
        let at = row.left() + number as f32 * (piece + gap);
        let rect = Rect::from_min_size(pos2(at, row.top()), vec2(piece, row.height()));
        let colour = match number.cmp(&state.number) {
            std::cmp::Ordering::Less => over(palette.accent, palette.background, 0.55),
            std::cmp::Ordering::Equal => palette.accent,
            std::cmp::Ordering::Greater => palette.raised,
        };
        ui.painter().rect_filled(rect, 2, colour);
    }
}

/// Draws the step's text, its task, the answer and the hints.
fn told(
    ui: &mut Ui,
    palette: &Palette,
    step: &StepShown,
    number: usize,
    memory: &mut LessonMemory,
    actions: &mut Vec<Action>,
) {
    let now = (number, step.hints.len(), step.done, step.answer.cloned());
    if memory.seen != now {
        memory.scroll = if memory.seen.0 == number { 2 } else { 0 };
        memory.seen = now;
        ui.ctx().request_repaint();
    }
    ui.add(Label::new(text(&*step.title, fonts::serif(25.0), palette.text)).wrap());
    ui.add_space(10.0);
    paragraphs(ui, palette, &step.text);
    let mut last = None;
    if !step.task.is_empty() {
        ui.add_space(12.0);
        last = Some(task(ui, palette, step));
    }
    if let Some(goal) = step.goal.as_ref().filter(|goal| goal.grade.is_some()) {
        ui.add_space(10.0);
        last = Some(boxed(ui, palette, palette.good, |ui| {
            goal::grade(ui, palette, goal);
            rich(ui, palette, &goal.says, 15.0, palette.text);
        }));
    }
    if let Some(answer) = step.answer {
        ui.add_space(10.0);
        last = Some(answered(ui, palette, answer, actions));
    }
    for words in &step.hints {
        ui.add_space(10.0);
        last = Some(boxed(ui, palette, palette.text_third, |ui| {
            ui.label(caps(&say!("lesson-hint-head"), 10.5, palette.text_second));
            ui.add_space(3.0);
            rich(ui, palette, words, 14.0, palette.text);
        }));
    }
    if step.open && !step.has_hint && !step.hints.is_empty() {
        actions.extend(step.ways.iter().cloned().map(Action::ShowWay));
    }
    if step.done && !step.after.is_empty() {
        ui.add_space(12.0);
        let start = ui.cursor().min;
        paragraphs(ui, palette, &step.after);
        let all = Rect::from_min_max(start, pos2(ui.max_rect().right(), ui.cursor().min.y));
        last = Some(ui.interact(all, ui.id().with("after"), Sense::hover()));
    }
    if let (Some(last), true) = (last, memory.scroll > 0) {
        memory.scroll -= 1;
        last.scroll_to_me(None);
        ui.ctx().request_repaint();
    }
    ui.add_space(10.0);
}

/// Draws the task of a step, with the tries at its goal.
fn task(ui: &mut Ui, palette: &Palette, step: &StepShown) -> Response {
    let (mark, edge, ink) = match step.done {
        true => (say!("lesson-task-done"), palette.good, palette.good),
        false => (say!("lesson-task"), palette.accent, palette.accent_text),
    };
    boxed(ui, palette, edge, |ui| {
        ui.label(caps(&mark, 10.5, ink));
        ui.add_space(3.0);
        rich(ui, palette, &step.task, 15.0, palette.text);
        if let Some(goal) = &step.goal {
            goal::tries(ui, palette, goal);
        }
    })
}

/// Draws the answer to an order that was not carried out.
fn answered(ui: &mut Ui, palette: &Palette, answer: &LessonAnswer, actions: &mut Vec<Action>) -> Response {
    let (head, edge) = match answer.kindness {
        Kindness::Forbidden => (say!("lesson-answer-forbidden"), palette.bad),
        Kindness::Warned => (say!("lesson-answer-warned"), palette.bad),
        Kindness::Later => (say!("lesson-answer-later"), palette.text_third),
        Kindness::Failed => (say!("puzzle-answer-failed"), palette.bad),
    };
    boxed(ui, palette, edge, |ui| {
        ui.horizontal(|ui| {
            ui.label(caps(&head, 10.5, if edge == palette.bad { palette.bad } else { palette.text_second }));
            if let Some(case) = &answer.case {
                let words = say!("lesson-case", case = case.as_str());
                let button = Button::new(text(&words, fonts::bold(12.0), palette.accent_text));
                if noted(&words, ui.add(button)).on_hover_text(say!("lesson-case.hint")).clicked() {
                    actions.push(Action::Lesson(LessonAction::LookUp(case.clone())));
                }
            }
        });
        ui.add_space(3.0);
        paragraphs(ui, palette, &answer.words);
    })
}

/// Draws the closing page.
fn ended(ui: &mut Ui, palette: &Palette, state: &LessonState) {
    ui.label(text(say!("lesson-end"), fonts::serif(34.0), palette.text));
    ui.add_space(10.0);
    paragraphs(ui, palette, &state.closing);
    if let Some(course) = &state.course {
        ui.add_space(18.0);
        boxed(ui, palette, palette.accent, |ui| {
            ui.label(caps(&course.title, 10.5, palette.accent_text));
            ui.add_space(3.0);
            let words = course.next.clone().unwrap_or_else(|| say!("course-over"));
            ui.add(Label::new(text(words, fonts::serif(20.0), palette.text)).wrap());
        });
    } else if let Some(next) = state.next {
        ui.add_space(18.0);
        boxed(ui, palette, palette.accent, |ui| {
            let head = match state.is_puzzle {
                true => say!("puzzle-next-head"),
                false => say!("lesson-next-lesson-head"),
            };
            ui.label(caps(&head, 10.5, palette.accent_text));
            ui.add_space(3.0);
            let title = translated_lesson(&next.id, "title", &next.title);
            ui.add(Label::new(text(title, fonts::serif(20.0), palette.text)).wrap());
            ui.add_space(3.0);
            hint(ui, palette, translated_lesson(&next.id, "summary", &next.summary));
        });
    }
}

/// Draws next, back and hint, and under them the button that ends the lesson.
fn buttons(ui: &mut Ui, palette: &Palette, state: &LessonState, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.x = 8.0;
    ui.horizontal(|ui| {
        let whole = ui.available_width();
        let third = (whole - 16.0) / 4.0;
        ui.allocate_ui(vec2(third, 40.0), |ui| back_button(ui, palette, state, actions));
        let Some(step) = &state.step else {
            ui.allocate_ui(vec2(whole - third - 8.0, 40.0), |ui| {
                let (words, action) = after_the_end(state);
                if primary(ui, palette, &words, "", true).clicked() {
                    actions.push(action);
                }
            });
            return;
        };
        ui.allocate_ui(vec2(third, 40.0), |ui| hint_button(ui, palette, step, actions));
        ui.allocate_ui(vec2(whole - 2.0 * third - 16.0, 40.0), |ui| {
            let asked = if step.failed {
                try_again_button(ui, palette, state)
            } else {
                next_button(ui, palette, (state, step))
            };
            actions.extend(asked.map(Action::Lesson));
        });
    });
    ui.add_space(6.0);
    foot(ui, palette, state, actions);
}

fn back_button(ui: &mut Ui, palette: &Palette, state: &LessonState, actions: &mut Vec<Action>) {
    ui.add_enabled_ui(state.may_go_back, |ui| {
        let about = say!("lesson-back.hint", key = state.keys[1].as_str());
        if beside(ui, palette, &say!("lesson-back")).on_hover_text(about).clicked() {
            actions.push(Action::Lesson(LessonAction::Back));
        }
    });
}

/// Draws the button for the step's next hint; once none is left, it plays the step itself.
fn hint_button(ui: &mut Ui, palette: &Palette, step: &StepShown, actions: &mut Vec<Action>) {
    let (words, action) = match step.has_hint || step.hints.is_empty() {
        true => (say!("lesson-hint"), LessonAction::Hint),
        false => (say!("lesson-play-hint"), LessonAction::ShowMe),
    };
    let enabled = step.open && (step.has_hint || !step.hints.is_empty());
    ui.add_enabled_ui(enabled, |ui| {
        if noted(&say!("lesson-hint.name"), beside(ui, palette, &words)).clicked() {
            actions.push(Action::Lesson(action));
        }
    });
}

fn try_again_button(ui: &mut Ui, palette: &Palette, state: &LessonState) -> Option<LessonAction> {
    let about = say!("puzzle-try-again.hint", key = state.keys[0].as_str());
    let again = primary(ui, palette, &say!("puzzle-try-again"), "", true);
    again.on_hover_text(about).clicked().then_some(LessonAction::TryAgain)
}

fn next_button(
    ui: &mut Ui,
    palette: &Palette,
    (state, step): (&LessonState, &StepShown),
) -> Option<LessonAction> {
    let drawn = ui.add_enabled_ui(step.may_go_on, |ui| {
        // A task that is not done yet is no amber area.
        let next = say!("lesson-next");
        match step.may_go_on {
            true => {
                let about = say!("lesson-next.hint", key = state.keys[0].as_str());
                primary(ui, palette, &next, "", true).on_hover_text(about).clicked()
            }
            false => beside(ui, palette, &next).clicked(),
        }
    });
    drawn.inner.then_some(LessonAction::Next)
}

/// Returns the words and the action of the button that goes on after the end: to the next part of the course, to the next
/// lesson or puzzle, or back to the list.
fn after_the_end(state: &LessonState) -> (String, Action) {
    if let Some(course) = &state.course {
        return match course.next {
            Some(_) => (say!("course-next"), Action::Course(CourseAction::Next)),
            None => (say!("course-to-parts"), Action::Course(CourseAction::ToParts)),
        };
    }
    let words = match (state.next.is_some(), state.is_puzzle) {
        (true, false) => say!("lesson-next-lesson"),
        (true, true) => say!("puzzle-next"),
        (false, false) => say!("lesson-to-lessons"),
        (false, true) => say!("puzzle-to-puzzles"),
    };
    let begin = |next: &Card| LessonAction::Begin(next.id.clone());
    (words, Action::Lesson(state.next.map_or(LessonAction::Leave, begin)))
}

/// Draws the buttons that end or restart the lesson, and the number of the step.
fn foot(ui: &mut Ui, palette: &Palette, state: &LessonState, actions: &mut Vec<Action>) {
    let mut ask = |action: LessonAction| actions.push(Action::Lesson(action));
    ui.horizontal(|ui| {
        let restart = plain(ui, palette, &say!("lesson-restart"));
        if restart.on_hover_text(say!("lesson-restart.hint")).clicked() {
            ask(LessonAction::Restart);
        }
        let leave = plain(ui, palette, &say!("lesson-leave"));
        if leave.on_hover_text(say!("lesson-leave.hint")).clicked() {
            ask(LessonAction::Leave);
        }
        let number = (state.number + 1).min(state.steps);
        let words = say!("lesson-step", number = number, steps = state.steps);
        ui.with_layout(bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center), |ui| {
            ui.label(text(words, fonts::sans(12.0), palette.text_third));
        });
    });
}
