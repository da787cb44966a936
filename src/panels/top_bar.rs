//! The bar at the top: turn, date, side, phases, points, undo and the menu.

use super::{
    fonts, saving,
    sheet::Sheet,
    state::Action,
    theme::over,
    timeline::ReplayAction,
    widgets::{plain, side_mark, text, with_key},
};
use crate::games::guderian::panels::scene::Scene;
use crate::games::guderian::panels::wish::Wish;
use crate::{
    games::guderian::rules::{kinds::Side, phase::Phase, table_command::Command, victory, view::to_play},
    settings::Command as Key,
};
use bevy_egui::egui::{Align, Button, Frame, Layout, Margin, Sense, Stroke, Ui, vec2};

/// Its height in points.
pub(crate) const HEIGHT: f32 = 44.0;

/// What a phase is called.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "Bidding",
        Phase::SovietSetUp => "Set-up",
        Phase::FirstInterdiction | Phase::AirInterdiction => "Air interdiction",
        Phase::SovietMovement | Phase::GermanMovement => "Movement",
        Phase::SovietCombat | Phase::GermanCombat => "Combat",
        Phase::SovietRecovery | Phase::GermanRecovery => "Recovery",
        Phase::SovietInterdiction => "Interdiction",
        Phase::GermanMechanized => "Mechanized move",
        Phase::Over => "The game is over",
    }
}

/// The phases of a side's turn.
pub(crate) fn phases(side: Side) -> impl Iterator<Item = Phase> {
    let in_turn = |phase: &Phase| {
        !matches!(phase, Phase::Bidding | Phase::SovietSetUp | Phase::FirstInterdiction | Phase::Over)
    };
    Phase::ALL.into_iter().filter(in_turn).filter(move |phase| phase.side() == side)
}

pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    Frame::new().fill(palette.background).inner_margin(Margin::symmetric(16, 0)).show(ui, |ui| {
        ui.set_min_size(vec2(ui.available_width(), HEIGHT));
        ui.allocate_ui_with_layout(
            vec2(ui.available_width(), HEIGHT),
            Layout::left_to_right(Align::Center),
            |ui| {
                clock(ui, scene);
                let told = saving::in_bar(ui, palette, &scene.state.memory.saving);
                scene.actions.extend(told);
                pills(ui, scene);
                thinks(ui, scene);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| right(ui, scene));
            },
        );
        let rect = ui.max_rect();
        ui.painter().hline(
            rect.left() - 16.0..=rect.right() + 16.0,
            rect.top() + HEIGHT - 0.5,
            Stroke::new(1.0, palette.line),
        );
    });
}

fn clock(ui: &mut Ui, scene: &Scene) {
    let (palette, public) = (scene.palette, scene.state.public);
    let turn = public.turn.max(1);
    ui.label(text(format!("Turn {turn}"), fonts::serif(19.0), palette.text));
    let date = format!("{} 1941", scene.state.rulebook.date(turn));
    ui.label(text(date, fonts::serif_italic(15.0), palette.text_second));
    ui.add_space(14.0);
    if public.phase != Phase::Over {
        side_mark(ui, public.phase.side(), palette);
        ui.label(text(public.phase.side().to_string(), fonts::bold(14.0), palette.text));
        ui.add_space(8.0);
    }
}

/// Whether a computer player has to give the next order.
fn computer_acts(scene: &Scene) -> bool {
    let public = scene.state.public;
    let over = public.phase == Phase::Over || public.table.referee_off;
    !over && scene.state.replay.is_none() && !scene.is_human(to_play(public))
}

/// How far the computer has come with its thought, and a button to have its answer at once.
fn thinks(ui: &mut Ui, scene: &mut Scene) {
    if !computer_acts(scene) {
        return;
    }
    let palette = scene.palette;
    ui.add_space(10.0);
    let come = match scene.state.thinking {
        Some(part) => format!("thinks · {:.0} %", 100.0 * part.clamp(0.0, 1.0)),
        None => "moves".to_owned(),
    };
    ui.label(text(come, fonts::sans(13.0), palette.text_second));
    let about = with_key(scene, "Answer at once, with the best that was found", Key::AnswerNow);
    if plain(ui, palette, "Now").on_hover_text(about).clicked() {
        scene.act(Action::AnswerNow);
    }
    let (words, about) = match scene.state.hurried {
        false => ("Hurry", "Show its moves as fast as they come, until you are asked"),
        true => ("Slow down", "Show its moves one by one"),
    };
    if plain(ui, palette, words).on_hover_text(with_key(scene, about, Key::Hurry)).clicked() {
        scene.act(Action::Hurry);
    }
}

fn pills(ui: &mut Ui, scene: &Scene) {
    let (palette, now) = (scene.palette, scene.state.public.phase);
    let told = !scene.state.memory.saving.is_quiet();
    if told && ui.available_width() < 760.0 {
        // What cannot be saved matters more.
        return;
    }
    let row: Vec<Phase> = match now {
        _ if told => vec![now],
        Phase::Bidding | Phase::SovietSetUp | Phase::FirstInterdiction | Phase::Over => vec![now],
        _ => phases(now.side()).collect(),
    };
    // Its buttons stand behind the phases.
    let roomy = ui.available_width() > if computer_acts(scene) { 1200.0 } else { 760.0 };
    ui.spacing_mut().item_spacing.x = 5.0;
    for (number, phase) in row.iter().enumerate() {
        if number > 0 {
            ui.label(text("›", fonts::sans(14.0), palette.text_third));
        }
        if *phase == now {
            let pill = Button::new(text(phase_name(*phase), fonts::bold(13.0), palette.accent_ink))
                .fill(palette.accent)
                .stroke(Stroke::NONE)
                .corner_radius(14)
                .sense(Sense::hover());
            ui.add(pill);
        } else if roomy {
            ui.label(text(phase_name(*phase), fonts::sans(13.0), palette.text_second));
        } else {
            let short = phase_name(*phase).chars().next().unwrap_or(' ').to_string();
            ui.label(text(short, fonts::sans(13.0), palette.text_third)).on_hover_text(phase_name(*phase));
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
    let outcome = victory::outcome(scene.state.rulebook, scene.state.public);
    let points = text(format!("VP {}", outcome.points), fonts::bold(15.0), palette.text);
    ui.label(points).on_hover_text("German less Soviet points, if the game ended now");
    ui.label(text(&outcome.level, fonts::sans(13.0), palette.text_third))
        .on_hover_text("The level of victory, if the game ended now");
}

/// Report and replay, or the way back from the replay.
fn looks_back(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    if plain(ui, palette, "Report").on_hover_text("Losses, ground, combats and dice so far").clicked() {
        scene.act(Action::ShowReport);
    }
    if scene.state.replay.is_some() {
        if plain(ui, palette, "Leave the replay").on_hover_text("Back to where you came from (Esc)").clicked()
        {
            scene.act(Action::Replay(ReplayAction::Leave));
        }
    } else if plain(ui, palette, "Replay").on_hover_text("Look at the game again from its start").clicked() {
        scene.act(Action::Replay(ReplayAction::Open));
    }
}

/// Undo and redo.
fn takes_back(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    let redo = ui.add_enabled_ui(scene.state.can_redo, |ui| plain(ui, palette, "Redo")).inner;
    if redo.on_hover_text(with_key(scene, "Play it again", Key::Redo)).clicked() {
        scene.act(Action::Redo);
    }
    let undo = ui.add_enabled_ui(scene.state.can_undo, |ui| plain(ui, palette, "Undo")).inner;
    // Where undo stops is said, so that nobody looks for an order that cannot come back.
    let undo = undo.on_disabled_hover_text(
        "Orders can be taken back as far as the last die, counter turned over or change of player.",
    );
    if undo.on_hover_text(with_key(scene, "Take the last order back", Key::Undo)).clicked() {
        scene.act(Action::Undo);
    }
}

fn menu(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    ui.menu_button(text("Menu", fonts::sans(13.0), palette.text), |ui| {
        ui.set_min_width(190.0);
        let mut entry = |ui: &mut Ui, words: &str, action: Action| {
            let button = Button::new(text(words, fonts::sans(13.0), palette.text))
                .fill(over(palette.raised, palette.panel, 0.4))
                .min_size(vec2(190.0, 28.0));
            if ui.add(button).clicked() {
                scene.actions.push(action);
                ui.close();
            }
        };
        let live = scene.state.replay.is_none();
        if live {
            entry(ui, "Save the game", Action::Save);
        }
        if live && scene.state.public.phase != Phase::Over {
            let table = &scene.state.public.table;
            if !table.referee_off {
                entry(ui, "Send the referee out", Action::own(Wish::Table(Command::Referee { on: false })));
            }
            let (words, on) = match table.dice_by_hand {
                true => ("Let the program throw dice", false),
                false => ("Throw dice by hand", true),
            };
            entry(ui, words, Action::own(Wish::Table(Command::DiceByHand { on })));
            entry(ui, "Resign or agree to end", Action::own(Wish::AskEnd));
        }
        let theme = if palette.dark { "Light panels" } else { "Dark panels" };
        entry(ui, theme, Action::ToggleTheme);
        entry(ui, "Presenter mode", Action::Present);
        entry(ui, "Capture window", Action::Capture);
        entry(ui, "Settings", Action::Open(Sheet::Table));
        entry(ui, "Keys and help", Action::Open(Sheet::Help));
        entry(ui, "About", Action::Open(Sheet::About));
        entry(ui, "Back to the title", Action::ToTitle);
        entry(ui, "Quit", Action::Quit);
    });
}
