//! The bar at the top: turn, phase, points, undo and the menu.

use super::{Wish, phases::STEPS, scene::Scene};
use crate::{
    games::panzer44::rules::{phase::Phase, victory},
    panels::{
        Action, ReplayAction, Sheet, fonts, saving,
        theme::over,
        top_bar::HEIGHT,
        widgets::{plain, side_mark, text},
    },
};
use bevy_egui::egui::{Align, Button, Frame, Layout, Margin, Sense, Stroke, Ui, vec2};

pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    Frame::new().fill(palette.background).inner_margin(Margin::symmetric(16, 0)).show(ui, |ui| {
        ui.set_min_size(vec2(ui.available_width(), HEIGHT));
        let size = vec2(ui.available_width(), HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            clock(ui, scene);
            let told = saving::in_bar(ui, palette, &scene.state.memory.saving);
            scene.actions.extend(told);
            pills(ui, scene);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| right(ui, scene));
        });
        let rect = ui.max_rect();
        let line = rect.left() - 16.0..=rect.right() + 16.0;
        ui.painter().hline(line, rect.top() + HEIGHT - 0.5, Stroke::new(1.0, palette.line));
    });
}

fn clock(ui: &mut Ui, scene: &Scene) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let turn = format!("Turn {} of {}", public.turn.max(1), rulebook.scenario.last_turn);
    ui.label(text(turn, fonts::serif(19.0), palette.text));
    if let Some(far) = rulebook.scenario.visibility(public.turn.max(1)) {
        ui.label(text(format!("one sees {far} hexes"), fonts::serif_italic(15.0), palette.text_second));
    }
    ui.add_space(14.0);
    if public.phase != Phase::Over {
        side_mark(ui, scene.state.acting, palette);
        ui.label(text(scene.state.acting.to_string(), fonts::bold(14.0), palette.text));
        ui.add_space(8.0);
    }
}

/// The six phases of a turn, the present one in amber.
fn pills(ui: &mut Ui, scene: &Scene) {
    let (palette, now) = (scene.palette, scene.state.public.phase);
    if !scene.state.memory.saving.is_quiet() && ui.available_width() < 1160.0 {
        // What cannot be saved matters more.
        return;
    }
    ui.spacing_mut().item_spacing.x = 5.0;
    let alone = match now {
        Phase::Over => Some("The game is over"),
        phase if phase.is_set_up() => Some("Set-up"),
        _ => None,
    };
    let pill = |ui: &mut Ui, words: &str| {
        let pill = Button::new(text(words, fonts::bold(13.0), palette.accent_ink))
            .fill(palette.accent)
            .stroke(Stroke::NONE)
            .corner_radius(14)
            .sense(Sense::hover());
        ui.add(pill);
    };
    if let Some(words) = alone {
        pill(ui, words);
        return;
    }
    let roomy = ui.available_width() > 860.0;
    for (number, step) in STEPS.iter().enumerate() {
        if number > 0 {
            ui.label(text("›", fonts::sans(14.0), palette.text_third));
        }
        if step.phases.contains(&now) {
            pill(ui, step.name);
        } else if roomy {
            ui.label(text(step.name, fonts::sans(13.0), palette.text_second));
        } else {
            let short = (number + 1).to_string();
            ui.label(text(short, fonts::sans(13.0), palette.text_third)).on_hover_text(step.name);
        }
    }
}

fn right(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    ui.spacing_mut().item_spacing.x = 8.0;
    menu(ui, scene);
    looks_back(ui, scene);
    if scene.state.replay.is_none() {
        takes_back(ui, scene);
    }
    ui.add_space(6.0);
    let (rulebook, public) = scene.game();
    let outcome = victory::outcome(rulebook, public);
    ui.label(text(&outcome.level, fonts::sans(13.0), palette.text_third))
        .on_hover_text("The level of victory, if the game ended now");
    let points = text(format!("VP {}", outcome.points), fonts::bold(15.0), palette.text);
    let about = format!("{} points less those of the other side", rulebook.scenario.victory.side);
    ui.label(points).on_hover_text(about);
}

/// Report and replay, or the way back from the replay.
fn looks_back(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    let (words, about, action) = match scene.state.replay {
        Some(_) => ("Leave the replay", "Back to where you came from (Esc)", ReplayAction::Leave),
        None => ("Replay", "Look at the game again from its start", ReplayAction::Open),
    };
    if plain(ui, palette, "Report").on_hover_text("Losses, points, attacks and dice so far").clicked() {
        scene.act(Action::ShowReport);
    }
    if plain(ui, palette, words).on_hover_text(about).clicked() {
        scene.act(Action::Replay(action));
    }
}

/// Undo and redo.
fn takes_back(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    let redo = ui.add_enabled_ui(scene.state.can_redo, |ui| plain(ui, palette, "Redo")).inner;
    if redo.on_hover_text("Play it again").clicked() {
        scene.act(Action::Redo);
    }
    let undo = ui.add_enabled_ui(scene.state.can_undo, |ui| plain(ui, palette, "Undo")).inner;
    let undo = undo.on_disabled_hover_text("Orders can be taken back as far as the last die or plot.");
    if undo.on_hover_text("Take the last order back").clicked() {
        scene.act(Action::Undo);
    }
}

fn menu(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    let theme = if palette.dark { "Light panels" } else { "Dark panels" };
    let live = scene.state.replay.is_none();
    let save = live.then_some(("Save the game", Action::Save));
    let by_hand = scene.state.dice_by_hand;
    let words = if by_hand { "Let the program throw dice" } else { "Throw dice by hand" };
    let dice = (live && !scene.state.memory.in_lesson() && scene.state.public.phase != Phase::Over)
        .then_some((words, Action::own(Wish::DiceByHand(!by_hand))));
    let entries = [
        (theme, Action::ToggleTheme),
        ("Presenter mode", Action::Present),
        ("Capture window", Action::Capture),
        ("Settings", Action::Open(Sheet::Table)),
        ("Keys and help", Action::Open(Sheet::Help)),
        ("About", Action::Open(Sheet::About)),
        ("Back to the title", Action::ToTitle),
        ("Quit", Action::Quit),
    ];
    ui.menu_button(text("Menu", fonts::sans(13.0), palette.text), |ui| {
        ui.set_min_width(190.0);
        for (words, action) in save.into_iter().chain(dice).chain(entries) {
            let button = Button::new(text(words, fonts::sans(13.0), palette.text))
                .fill(over(palette.raised, palette.panel, 0.4))
                .min_size(vec2(190.0, 28.0));
            if ui.add(button).clicked() {
                scene.actions.push(action);
                ui.close();
            }
        }
    });
}
