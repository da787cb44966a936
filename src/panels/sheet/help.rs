//! The help tab: how to play in a few lines, and the keys as they are mapped.

use super::key_table::cap;
use crate::{
    engine::text::{say, say_id},
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{caps, text},
    },
    settings::{Command, GameKeys, KeyChapter, Overlay, Settings},
};
use bevy_egui::egui::{Align, Label, Layout, Ui};

/// Points between the columns.
const APART: f32 = 36.0;

/// Returns the gestures of the mouse, each with its deed.
fn gestures() -> [(String, String); 12] {
    [
        (say!("sheet-help-drag"), say!("sheet-help-drag.deed")),
        (say!("sheet-help-drag-stack"), say!("sheet-help-drag-stack.deed")),
        (say!("sheet-help-drag-formation"), say!("sheet-help-drag-formation.deed")),
        (say!("sheet-help-pin"), say!("sheet-help-pin.deed")),
        (say!("sheet-help-drag-map"), say!("sheet-help-drag-map.deed")),
        (say!("sheet-help-draw"), say!("sheet-help-draw.deed")),
        (say!("sheet-help-box"), say!("sheet-help-box.deed")),
        (say!("sheet-help-wheel"), say!("sheet-help-wheel.deed")),
        (say!("sheet-help-hover"), say!("sheet-help-hover.deed")),
        (say!("sheet-help-click"), say!("sheet-help-click.deed")),
        (say!("sheet-help-click-hex"), say!("sheet-help-click-hex.deed")),
        (say!("sheet-help-click-case"), say!("sheet-help-click-case.deed")),
    ]
}

pub(crate) fn show(ui: &mut Ui, palette: &Palette, settings: &Settings, games: &[GameKeys]) {
    // Sentences of the left column keep a distance from the right one.
    let beside = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, APART);
    ui.columns(2, |columns| {
        let (left, right) = columns.split_at_mut(1);
        if let (Some(left), Some(right)) = (left.first_mut(), right.first_mut()) {
            left.spacing_mut().item_spacing.x = beside;
            right.spacing_mut().item_spacing.x = beside;
            mouse(left, palette);
            for chapter in [KeyChapter::Game, KeyChapter::Showing] {
                keys(left, palette, (settings, games), chapter);
            }
            for chapter in [KeyChapter::Units, KeyChapter::Map, KeyChapter::Overlays] {
                keys(right, palette, (settings, games), chapter);
            }
            for (number, game) in games.iter().filter(|game| !game.commands.is_empty()).enumerate() {
                keys_of_game(if number % 2 == 0 { left } else { right }, palette, settings, game);
            }
        }
    });
}

fn mouse(ui: &mut Ui, palette: &Palette) {
    ui.label(caps(&say!("sheet-help-mouse"), 12.0, palette.text_second));
    ui.add_space(4.0);
    for (gesture, deed) in gestures() {
        ui.label(text(gesture, fonts::bold(13.0), palette.text));
        ui.add(Label::new(text(deed, fonts::sans(13.0), palette.text_second)).wrap());
        ui.add_space(4.0);
    }
    ui.add_space(8.0);
}

/// Draws the overlays of each game.
fn overlays(ui: &mut Ui, palette: &Palette, settings: &Settings, games: &[GameKeys]) {
    for game in games.iter().filter(|game| !game.overlays.is_empty()) {
        if games.len() > 1 {
            ui.label(text(game.title, fonts::bold(13.0), palette.text_second));
        }
        for (number, &name) in game.overlays.iter().enumerate() {
            line(ui, palette, settings, Command::Overlay(Overlay(number)), &say_id(name));
        }
        ui.add_space(4.0);
    }
}

fn keys(ui: &mut Ui, palette: &Palette, (settings, games): (&Settings, &[GameKeys]), chapter: KeyChapter) {
    ui.label(caps(&chapter.title(), 12.0, palette.text_second));
    ui.add_space(4.0);
    if chapter == KeyChapter::Overlays {
        overlays(ui, palette, settings, games);
    }
    for command in chapter.commands() {
        let is_named = |Overlay(number): Overlay| games.iter().any(|game| game.overlays.len() > number);
        if !matches!(command, Command::Overlay(overlay) if is_named(overlay)) {
            line(ui, palette, settings, command, &command.title());
        }
    }
    ui.add_space(10.0);
}

/// Draws the keys that only one game has.
fn keys_of_game(ui: &mut Ui, palette: &Palette, settings: &Settings, game: &GameKeys) {
    ui.label(caps(game.title, 12.0, palette.text_second));
    ui.add_space(4.0);
    for own in game.commands {
        let command = Command::Own(*own);
        line(ui, palette, settings, command, &command.title());
    }
    ui.add_space(10.0);
}

fn line(ui: &mut Ui, palette: &Palette, settings: &Settings, command: Command, words: &str) {
    ui.horizontal(|ui| {
        ui.set_min_height(25.0);
        ui.add(Label::new(text(words, fonts::sans(13.0), palette.text)).truncate());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for chord in settings.keys.of(command).iter().take(2).rev() {
                cap(ui, palette, &chord.shown());
            }
        });
    });
}
