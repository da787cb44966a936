//! The page of the title screen with the saved games, each with a small picture of its position. A click opens it, a
//! button shows its replay, another deletes it after a question. Finished games are separate, in an archive that can be
//! cleared.

use super::state::{SavedGame, TitleState};
use crate::{
    engine::text::{Arg, say},
    panels::{
        Action,
        kit::{
            fonts,
            theme::{Palette, over},
            widgets::{caps, hint, noted, paint_text, plain, text},
        },
        state::ReplayAction,
    },
};
use bevy_egui::egui::{
    Align, Align2, Color32, Image, Label, Layout, Rect, ScrollArea, Sense, Stroke, StrokeKind, TextureId, Ui,
    UiBuilder, load::SizedTexture, pos2, vec2,
};
use std::{collections::BTreeMap, path::PathBuf};

/// Size of a picture in points.
const PICTURE: [f32; 2] = [176.0, 99.0];

pub(crate) fn show(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    let all = state.autosave.into_iter().chain(state.saves);
    let (archive, open): (Vec<&SavedGame>, Vec<&SavedGame>) = all.partition(|game| game.over);
    let deleting = &mut state.memory.deleting;
    // Games that are gone meanwhile are not part of the question.
    deleting.retain(|path| archive.iter().chain(&open).any(|game| game.path == *path));
    ui.label(caps(&say!("title-saves"), 12.0, palette.text_second));
    ui.add_space(6.0);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 12.0);
        if open.is_empty() {
            hint(ui, palette, say!("title-saves-none"));
            ui.add_space(10.0);
        }
        hint(ui, palette, say!("title-saves-drop"));
        ui.add_space(10.0);
        // The game on the table is being saved.
        let on_table = state.autosave.filter(|_| state.on_table);
        for game in open {
            card(ui, palette, (game, Some(game) == on_table, true), deleting, actions);
            ui.add_space(10.0);
        }
        if archive.is_empty() {
            return;
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            ui.label(caps(&say!("title-archive"), 12.0, palette.text_second));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if plain(ui, palette, &say!("title-archive-clear")).clicked() {
                    *deleting = archive.iter().map(|game| game.path.clone()).collect();
                }
            });
        });
        if clears(&archive, deleting) {
            // Below the button that asks the question: a second press on that button answers nothing.
            ui.add(Label::new(text(asked(&archive), fonts::bold(14.0), palette.text)).wrap());
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    answers(ui, palette, deleting, actions);
                });
            });
        }
        ui.add_space(8.0);
        let deleting_all = clears(&archive, deleting);
        for game in archive {
            card(ui, palette, (game, false, !deleting_all), deleting, actions);
            ui.add_space(10.0);
        }
    });
}

/// Whether the whole archive shall be deleted: that question is at its head, and the one about a single game on its
/// card.
fn clears(archive: &[&SavedGame], deleting: &[PathBuf]) -> bool {
    !archive.is_empty() && archive.iter().all(|game| deleting.contains(&game.path))
}

/// Returns the question before the archive is deleted. It names its games by scenario: a file may have the name of the
/// file into which the game on the table is saved.
fn asked(archive: &[&SavedGame]) -> String {
    let mut titles: BTreeMap<&str, usize> = BTreeMap::new();
    for game in archive {
        *titles.entry(&game.title).or_default() += 1;
    }
    let named = |(title, n): (&str, usize)| say!("title-archive-games", scenario = title, n = n);
    let games = Arg::list(titles.into_iter().map(named));
    say!("title-archive-question", n = archive.len(), games = games)
}

/// Draws the two answers, the harmless one first.
fn answers(ui: &mut Ui, palette: &Palette, deleting: &mut Vec<PathBuf>, actions: &mut Vec<Action>) {
    let keeps = plain(ui, palette, &say!("title-keep")).clicked();
    if plain(ui, palette, &say!("title-delete-permanently")).clicked() {
        actions.push(Action::DeleteGames(std::mem::take(deleting)));
    }
    if keeps {
        deleting.clear();
    }
}

fn card(
    ui: &mut Ui,
    palette: &Palette,
    (game, on_table, asks): (&SavedGame, bool, bool),
    deleting: &mut Vec<PathBuf>,
    actions: &mut Vec<Action>,
) {
    let size = vec2(ui.available_width(), PICTURE[1] + 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let file = game.name.as_str();
    let response = noted(&say!("title-save-open", file = file), response);
    ui.painter().rect_filled(rect, 8, palette.panel);
    let frame = Rect::from_min_size(rect.min, vec2(PICTURE[0], PICTURE[1])).translate(vec2(1.0, 1.0));
    picture(ui, palette, game.picture, frame);
    let line = if response.hovered() { palette.accent } else { palette.line };
    ui.painter().rect_stroke(rect, 8, Stroke::new(1.0, line), StrokeKind::Inside);
    let words = Rect::from_min_max(pos2(frame.right() + 16.0, rect.top() + 10.0), rect.max - vec2(14.0, 8.0));
    let layout = Layout::right_to_left(Align::Max);
    let mut child = ui.new_child(UiBuilder::new().max_rect(words).layout(layout));
    let replay = plain(&mut child, palette, &say!("title-replay")).on_hover_text(say!("title-replay.hint"));
    if noted(&say!("title-replay.name", file = file), replay).clicked() {
        actions.push(Action::Replay(ReplayAction::OpenFile(game.path.clone())));
    } else if !on_table
        && noted(&say!("title-delete.name", file = file), plain(&mut child, palette, &say!("title-delete")))
            .clicked()
    {
        *deleting = vec![game.path.clone()];
    } else if response.clicked() {
        actions.push(Action::Load(game.path.clone()));
    }
    // Beside the buttons, where the pointer is: a second press answers nothing.
    let asks = asks && *deleting == [game.path.clone()];
    if asks {
        answers(&mut child, palette, deleting, actions);
        let question = text(say!("title-delete-question"), fonts::bold(14.0), palette.text);
        child.add(Label::new(question).extend());
    }
    let left = if asks { words.left() } else { child.min_rect().left() - 8.0 };
    let beside = words.with_max_x(left);
    let mut child = ui.new_child(UiBuilder::new().max_rect(words).layout(Layout::top_down(Align::Min)));
    told(&mut child, palette, game, beside.width());
}

/// Draws the text of a card. If one line has no room for the orders and the opponent, they take two. Then the last line
/// ends beside the buttons, at this `width`, and is left out if they leave no room.
fn told(ui: &mut Ui, palette: &Palette, game: &SavedGame, width: f32) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.add(Label::new(text(&game.title, fonts::serif(18.0), palette.text)).truncate().selectable(false));
    ui.add(Label::new(text(&game.detail, fonts::sans(13.0), palette.text_second)).wrap().selectable(false));
    if width <= 0.0 {
        return;
    }
    let last = say!("title-save-when", saved = game.saved.as_str(), file = game.name.as_str());
    ui.set_max_width(width);
    ui.add(Label::new(text(last, fonts::sans(12.0), palette.text_third)).truncate().selectable(false));
}

/// Draws the thumbnail, or an empty map without one.
fn picture(ui: &mut Ui, palette: &Palette, picture: Option<TextureId>, frame: Rect) {
    match picture {
        Some(id) => {
            Image::from_texture(SizedTexture::new(id, frame.size())).corner_radius(7).paint_at(ui, frame)
        }
        None => {
            let paper = over(Color32::from_rgb(0xEF, 0xE7, 0xD3), palette.panel, 0.16);
            ui.painter().rect_filled(frame, 7, paper);
            let words = say!("title-save-no-picture");
            paint_text(ui, frame, Align2::CENTER_CENTER, &words, fonts::sans(11.0), palette.text_third);
        }
    }
}
