//! The help tab: how to play in a few lines, and the keys as they are mapped.

use super::key_table::cap;
use crate::{
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

const MOUSE: &[(&str, &str)] = &[
    ("Drag a counter", "moves it or plans an attack; the path and its cost are shown"),
    ("Shift and drag", "picks up the whole stack"),
    ("Double-click and drag", "picks up the units of its formation"),
    ("Right-click while dragging", "pins the path to the hex under the mouse"),
    ("Drag the empty map", "moves it; the middle button moves it from anywhere"),
    (
        "Drag with the right button",
        "draws an arrow, a right-click a ring; Shift, Ctrl or both change the colour; a click clears them",
    ),
    ("Shift and drag the map", "selects the counters in a box"),
    ("Wheel", "zooms"),
    ("Hover over a hex", "explains it; a stack fans out"),
    ("Click", "selects, answers a question, places a marker"),
    ("Click a highlighted hex", "moves the selected units there"),
    ("Click the number in a refusal", "opens the rules at that case"),
];

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
    ui.label(caps("The mouse", 12.0, palette.text_second));
    ui.add_space(4.0);
    for (hand, deed) in MOUSE {
        ui.label(text(*hand, fonts::bold(13.0), palette.text));
        ui.add(Label::new(text(*deed, fonts::sans(13.0), palette.text_second)).wrap());
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
        for (number, name) in game.overlays.iter().enumerate() {
            line(ui, palette, settings, Command::Overlay(Overlay(number)), name);
        }
        ui.add_space(4.0);
    }
}

fn keys(ui: &mut Ui, palette: &Palette, (settings, games): (&Settings, &[GameKeys]), chapter: KeyChapter) {
    ui.label(caps(chapter.title(), 12.0, palette.text_second));
    ui.add_space(4.0);
    if chapter == KeyChapter::Overlays {
        overlays(ui, palette, settings, games);
    }
    for command in chapter.commands() {
        let is_named = |Overlay(number): Overlay| games.iter().any(|game| game.overlays.len() > number);
        if !matches!(command, Command::Overlay(overlay) if is_named(overlay)) {
            line(ui, palette, settings, command, command.title());
        }
    }
    ui.add_space(10.0);
}

/// Draws the keys that only one game has.
fn keys_of_game(ui: &mut Ui, palette: &Palette, settings: &Settings, game: &GameKeys) {
    ui.label(caps(game.title, 12.0, palette.text_second));
    ui.add_space(4.0);
    for own in game.commands {
        line(ui, palette, settings, Command::Own(*own), own.title);
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
                cap(ui, palette, &chord.to_string());
            }
        });
    });
}
