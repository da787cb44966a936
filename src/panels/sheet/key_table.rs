//! The tab that maps keys.

use super::state::SheetState;
use crate::{
    engine::text::{say, say_id},
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{caps, hint, noted, plain, text},
        },
        state::Action,
    },
    settings::{Chord, Command, GameKeys, KeyChapter, KeyMap, Overlay},
};
use bevy::prelude::KeyCode;
use bevy_egui::egui::{Align, Button, Layout, Stroke, Ui, vec2};

pub(crate) fn show(ui: &mut Ui, palette: &Palette, state: &mut SheetState, actions: &mut Vec<Action>) {
    let mut keys = state.settings.keys.clone();
    take(state, &mut keys);
    hint(ui, palette, say!("sheet-keys-hint"));
    ui.add_space(6.0);
    for chapter in KeyChapter::ALL {
        ui.label(caps(&chapter.title(), 12.0, palette.text_second));
        ui.add_space(4.0);
        for command in chapter.commands() {
            line(ui, palette, state, &mut keys, command);
        }
        ui.add_space(10.0);
    }
    for game in state.games {
        ui.label(caps(game.title, 12.0, palette.text_second));
        ui.add_space(4.0);
        for own in game.commands {
            line(ui, palette, state, &mut keys, Command::Own(*own));
        }
        if !game.overlays.is_empty() {
            hint(ui, palette, overlays(game, &keys));
        }
        ui.add_space(10.0);
    }
    if plain(ui, palette, &say!("sheet-keys-restore")).clicked() {
        keys = KeyMap::default();
    }
    if keys != state.settings.keys {
        let settings = crate::settings::Settings { keys, ..state.settings.clone() };
        actions.push(Action::Change(Box::new(settings)));
    }
}

/// Returns the overlays of a game as text, each with its key.
fn overlays(game: &GameKeys, keys: &KeyMap) -> String {
    let keyed = |(number, &name): (usize, &&'static str)| match keys.hint(Command::Overlay(Overlay(number))) {
        key if key.is_empty() => say_id(name),
        key => format!("{key} {}", say_id(name)),
    };
    let named: Vec<String> = game.overlays.iter().enumerate().map(keyed).collect();
    say!("sheet-keys-overlays", overlays = named.join(" · "))
}

/// Gives the pressed chord to the command that waits for one; Escape cancels.
fn take(state: &mut SheetState, keys: &mut KeyMap) {
    let (Some((command, adds)), Some(chord)) = (state.memory.waiting, state.pressed) else { return };
    state.memory.waiting = None;
    if chord == Chord::plain(KeyCode::Escape) {
        return;
    }
    let mut chords = if adds { keys.of(command).to_vec() } else { Vec::new() };
    if !chords.contains(&chord) {
        chords.push(chord);
    }
    keys.set(command, chords);
}

/// Draws a command, its keys, and the buttons that change them.
fn line(ui: &mut Ui, palette: &Palette, state: &mut SheetState, keys: &mut KeyMap, command: Command) {
    let waits = state.memory.waiting.is_some_and(|(waiting, _)| waiting == command);
    ui.horizontal(|ui| {
        ui.set_min_height(30.0);
        ui.label(text(command.title(), fonts::sans(13.0), palette.text));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let small = |ui: &mut Ui, words: &str, name: &str, enabled: bool| {
                let button = Button::new(text(words, fonts::sans(12.0), palette.text_second));
                let response = ui.add_enabled(enabled, button.min_size(vec2(28.0, 26.0)));
                noted(&format!("{name} {}", command.word()), response).clicked()
            };
            if small(ui, &say!("sheet-keys-default"), "usual", keys.of(command) != command.usual_keys()) {
                keys.reset(command);
            }
            if small(ui, &say!("sheet-keys-none"), "none", !keys.of(command).is_empty()) {
                keys.set(command, Vec::new());
            }
            if small(ui, &say!("sheet-keys-add"), "add", true) {
                state.memory.waiting = Some((command, true));
            }
            if small(ui, &say!("sheet-keys-change"), "change", true) {
                state.memory.waiting = Some((command, false));
            }
            ui.add_space(8.0);
            if waits {
                ui.label(text(say!("sheet-keys-press"), fonts::bold(13.0), palette.accent_text));
                return;
            }
            for chord in keys.of(command).iter().rev() {
                cap(ui, palette, &chord.shown());
            }
        });
    });
    for (chord, other) in keys.conflicts(command, state.games) {
        let words = say!("sheet-keys-also-used", key = chord.shown(), command = other.title());
        ui.label(text(words, fonts::sans(12.0), palette.bad));
    }
}

/// Draws a key cap.
pub(super) fn cap(ui: &mut Ui, palette: &Palette, words: &str) {
    let label = ui.painter().layout_no_wrap(words.to_owned(), fonts::bold(12.0), palette.text);
    let size = vec2((label.size().x + 14.0).max(26.0), 22.0);
    let (rect, _) = ui.allocate_exact_size(size, bevy_egui::egui::Sense::hover());
    let kind = bevy_egui::egui::StrokeKind::Inside;
    ui.painter().rect(rect, 4, palette.raised, Stroke::new(1.0, palette.line), kind);
    ui.painter().galley(rect.center() - label.size() / 2.0, label, palette.text);
}
