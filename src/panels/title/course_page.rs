//! A page of text of a course, large enough to be read to a class, with the buttons to the next part and back.

use super::{course_state::CourseShown, state::TitleMemory};
use crate::{
    engine::text::say,
    panels::{
        Action,
        kit::{
            fonts,
            widgets::{caps, plain, primary, text},
        },
        lesson::paragraphs::{large_paragraphs, largest_paragraphs},
        state::CourseAction,
    },
};
use bevy_egui::egui::{Label, Rect, ScrollArea, Ui, UiBuilder, vec2};

/// The room of the buttons at the foot, in points.
const FOOT: f32 = 56.0;
/// The size of the title and the largest width of the text, in points: beside the menu, and alone in the window.
const BESIDE: (f32, f32) = (40.0, 860.0);
const ALONE: (f32, f32) = (56.0, 1280.0);
/// The room about a page that is alone, in parts of the window.
const ABOUT: (f32, f32) = (0.07, 0.06);

/// Draws a page alone in the window, for a class.
pub(super) fn show_alone(
    ui: &mut Ui,
    window: Rect,
    memory: &mut TitleMemory,
    page: (&CourseShown, usize, (String, String)),
    actions: &mut Vec<Action>,
) {
    ui.painter().rect_filled(window, 0, memory.palette().desk);
    let room = window.shrink2(vec2(ABOUT.0 * window.width(), ABOUT.1 * window.height()));
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| show(ui, memory, page, actions));
}

/// Draws a page, given by its course, its part, and its title and text.
pub(super) fn show(
    ui: &mut Ui,
    memory: &mut TitleMemory,
    (course, part, (title, words)): (&CourseShown, usize, (String, String)),
    actions: &mut Vec<Action>,
) {
    let (palette, alone) = (memory.palette(), memory.presents);
    let (title_size, widest) = if alone { ALONE } else { BESIDE };
    let head = say!("course-part", course = course.title(), number = part + 1, all = course.card.parts.len());
    ui.label(caps(&head, 12.0, palette.text_second));
    ui.add_space(8.0);
    ui.add(Label::new(text(title, fonts::serif(title_size), palette.text)).wrap());
    ui.add_space(14.0);
    let rest = ui.available_rect_before_wrap();
    let (body, foot) = rest.split_top_bottom_at_y((rest.bottom() - FOOT).max(rest.top() + 80.0));
    let page = Rect::from_min_size(body.min, vec2(body.width().min(widest), body.height()));
    ui.scope_builder(UiBuilder::new().max_rect(page), |ui| {
        ScrollArea::vertical().id_salt(("page", &course.card.id, part)).auto_shrink([false, false]).show(
            ui,
            |ui| {
                ui.set_max_width(ui.available_width() - 12.0);
                match alone {
                    true => largest_paragraphs(ui, palette, &words),
                    false => large_paragraphs(ui, palette, &words),
                }
            },
        );
    });
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        ui.horizontal(|ui| {
            if let Some(next) = course.title_of(part + 1) {
                ui.allocate_ui(vec2(220.0, 40.0), |ui| {
                    if primary(ui, palette, &say!("course-next"), "", true).on_hover_text(next).clicked() {
                        actions.push(Action::Course(CourseAction::Next));
                    }
                });
            }
            if plain(ui, palette, &say!("course-to-parts")).clicked() {
                memory.reads_page = false;
            }
        });
    });
}
