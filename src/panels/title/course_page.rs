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
        lesson::paragraphs::large_paragraphs,
        state::CourseAction,
    },
};
use bevy_egui::egui::{Label, Rect, ScrollArea, Ui, UiBuilder, vec2};

/// The room of the buttons at the foot, and the largest width of the text, in points.
const FOOT: f32 = 56.0;
const WIDEST: f32 = 860.0;

/// Draws a page, given by its course, its part, and its title and text.
pub(super) fn show(
    ui: &mut Ui,
    memory: &mut TitleMemory,
    (course, part, (title, words)): (&CourseShown, usize, (String, String)),
    actions: &mut Vec<Action>,
) {
    let palette = memory.palette();
    let head = say!("course-part", course = course.title(), number = part + 1, all = course.card.parts.len());
    ui.label(caps(&head, 12.0, palette.text_second));
    ui.add_space(8.0);
    ui.add(Label::new(text(title, fonts::serif(40.0), palette.text)).wrap());
    ui.add_space(14.0);
    let rest = ui.available_rect_before_wrap();
    let (body, foot) = rest.split_top_bottom_at_y((rest.bottom() - FOOT).max(rest.top() + 80.0));
    let page = Rect::from_min_size(body.min, vec2(body.width().min(WIDEST), body.height()));
    ui.scope_builder(UiBuilder::new().max_rect(page), |ui| {
        ScrollArea::vertical().id_salt(("page", &course.card.id, part)).auto_shrink([false, false]).show(
            ui,
            |ui| {
                ui.set_max_width(ui.available_width() - 12.0);
                large_paragraphs(ui, palette, &words);
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
