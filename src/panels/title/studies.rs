//! The commented games on the title screen, below the courses: whole games with notes, arrows and branches.

use super::state::TitleState;
use crate::{
    engine::{lessons::StudyCard, text::say},
    panels::{
        Action,
        kit::{
            fonts,
            theme::Palette,
            widgets::{caps, noted, paint_text, text},
        },
        state::CourseAction,
    },
};
use bevy_egui::egui::{Align2, Label, Sense, Stroke, StrokeKind, Ui, vec2};

/// Height of a game, in points.
const ROW: f32 = 52.0;

/// Draws all commented games; nothing if there are none.
pub(super) fn list(ui: &mut Ui, state: &TitleState, actions: &mut Vec<Action>) {
    if state.memory.studies.is_empty() {
        return;
    }
    let palette = state.memory.palette();
    ui.add_space(10.0);
    ui.label(caps(&say!("course-games"), 12.0, palette.text_second));
    ui.add_space(6.0);
    ui.add(Label::new(text(say!("course-games-intro"), fonts::sans(14.0), palette.text_second)).wrap());
    ui.add_space(8.0);
    for study in &state.memory.studies {
        let game = state.memory.games.iter().find(|game| game.id == study.game);
        if row(ui, palette, study, game.map_or("", |game| game.title)) {
            actions.push(Action::Course(CourseAction::Replay(study.id.clone())));
        }
        ui.add_space(6.0);
    }
}

/// Draws a game; returns whether it was clicked.
fn row(ui: &mut Ui, palette: &Palette, study: &StudyCard, game: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let response = noted(&say!("course-game-name", game = study.id.as_str()), response);
    let line = if response.hovered() { palette.accent } else { palette.line };
    ui.painter().rect(rect, 8, palette.panel, Stroke::new(1.0, line), StrokeKind::Inside);
    let left = rect.with_min_x(rect.left() + 18.0).with_max_x(rect.right() - 220.0);
    paint_text(ui, left, Align2::LEFT_CENTER, &study.title, fonts::serif(18.0), palette.text);
    let right = rect.with_max_x(rect.right() - 18.0);
    let upper = right.with_max_y(rect.center().y + 4.0);
    let told = say!("course-game-size", notes = study.notes, branches = study.branches);
    paint_text(ui, upper, Align2::RIGHT_CENTER, &told, fonts::sans(13.0), palette.text_second);
    let lower = right.with_min_y(rect.center().y - 4.0);
    paint_text(ui, lower, Align2::RIGHT_CENTER, game, fonts::sans(12.0), palette.text_third);
    response.clicked()
}
