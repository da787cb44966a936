//! The page of the title screen with the puzzles: which are solved, with their grades, and the tries at each.

use super::{
    lessons::{Row, choose_game, count, row},
    state::{PuzzleCard, TitleState},
};
use crate::{
    engine::text::say,
    panels::{
        Action,
        kit::{
            fonts,
            widgets::{caps, text},
        },
        lesson::goal::words_of,
    },
};
use bevy_egui::egui::{Label, ScrollArea, Ui};

pub(crate) fn show(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    ui.label(caps(&say!("puzzle-shelf"), 12.0, palette.text_second));
    ui.add_space(6.0);
    let puzzles = &state.memory.puzzles;
    let solved = puzzles.iter().filter(|puzzle| puzzle.grade.is_some()).count();
    let about = [say!("puzzle-shelf-intro"), say!("puzzle-shelf-solved", done = solved, all = puzzles.len())];
    ui.add(Label::new(text(about.join(" "), fonts::sans(14.0), palette.text_second)).wrap());
    ui.add_space(12.0);
    let counts = count(puzzles.iter().map(|puzzle| (puzzle.card.game.as_str(), puzzle.grade.is_some())));
    let game = choose_game(ui, state, counts);
    let listed = || state.memory.puzzles.iter().filter(|puzzle| puzzle.card.game == game);
    let next = listed().find(|puzzle| puzzle.grade.is_none()).map(|puzzle| &puzzle.card.id);
    ScrollArea::vertical().id_salt(("puzzles", &game)).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 12.0);
        for PuzzleCard { card, tried, grade } in listed() {
            let next = next == Some(&card.id);
            let upper = match grade {
                Some(grade) => (words_of(*grade), palette.good),
                None if next => (say!("title-lesson-start"), palette.accent_text),
                None => (String::new(), palette.text_third),
            };
            let lower = match tried {
                0 => say!("puzzle-untried"),
                tried => say!("puzzle-tries", n = *tried),
            };
            let name = say!("puzzle-name", puzzle = card.id.as_str());
            row(ui, palette, Row { card, name, done: grade.is_some(), next, upper, lower }, actions);
            ui.add_space(8.0);
        }
    });
}
