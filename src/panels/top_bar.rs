//! The bar at the top: turn, date, side, phases, points, undo and the menu.

use super::{
    ask_end, briefing, fonts,
    panelled::{Panelled, PhaseShown, Scene},
    referee, saving,
    state::{Action, ReplayAction, Sheet},
    theme::over,
    widgets::{noted, plain, side_mark, text},
};
use crate::{
    engine::{
        orders::{End, is_over, standing_words},
        wording::with_minus,
    },
    settings::Command,
};
use bevy_egui::egui::{Align, Button, Frame, Label, Layout, Margin, Sense, Stroke, Ui, vec2};

/// Its height in points.
pub(super) const HEIGHT: f32 = 44.0;
/// Points that stand at the right of the phases, and what its buttons add while a computer player is at work.
const RIGHT: (f32, f32) = (590.0, 440.0);
/// From one name of a phase to the next, in points.
const GAP: f32 = 20.0;
/// Room that words beside the points need, in points; with less they are left out.
const LEAST_WORDS: f32 = 48.0;
/// Room for one that has no room for its name, in points: how many such there are is told.
const NUMBER: f32 = 26.0;

pub(super) fn show<G: Panelled>(ui: &mut Ui, scene: &mut Scene<G>) {
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

fn clock<G: Panelled>(ui: &mut Ui, scene: &Scene<G>) {
    let palette = scene.palette;
    let clock = G::clock(scene);
    ui.label(text(clock.turn, fonts::serif(19.0), palette.text));
    ui.label(text(clock.about, fonts::serif_italic(15.0), palette.text_second));
    ui.add_space(14.0);
    if let Some((flag, side)) = clock.side {
        side_mark(ui, flag, palette);
        ui.label(text(side, fonts::bold(14.0), palette.text));
        ui.add_space(8.0);
    }
}

/// Whether a computer player has to give the next order, and no die of a person's is on its way.
fn computer_acts<G: Panelled>(scene: &Scene<G>) -> bool {
    let memory = &scene.state.memory;
    scene.waits_for().is_some() && !memory.in_lesson() && !memory.own_die
}

/// How far the computer has come with its thought, and a button to have its answer at once.
fn thinks<G: Panelled>(ui: &mut Ui, scene: &mut Scene<G>) {
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
    let about = scene.keyed("Answer at once, with the best that was found", Command::AnswerNow);
    if plain(ui, palette, "Now").on_hover_text(about).clicked() {
        scene.act(Action::AnswerNow);
    }
    let (words, about) = match scene.state.hurried {
        false => ("Hurry", "Show its moves as fast as they come, until you are asked"),
        true => ("Slow down", "Show its moves one by one"),
    };
    if plain(ui, palette, words).on_hover_text(scene.keyed(about, Command::Hurry)).clicked() {
        scene.act(Action::Hurry);
    }
}

fn pills<G: Panelled>(ui: &mut Ui, scene: &Scene<G>) {
    let palette = scene.palette;
    let told = !scene.state.memory.saving.is_quiet();
    let (right, more) = RIGHT;
    let room = ui.available_width() - right - if computer_acts(scene) { more } else { 0.0 };
    if told && room < 290.0 {
        // What cannot be saved matters more.
        return;
    }
    let mut row: Vec<PhaseShown> = G::phases(scene);
    if told {
        row.retain(|phase| phase.now);
    }
    let width = |phase: &PhaseShown| {
        let name = phase.name.to_string();
        ui.painter().layout_no_wrap(name, fonts::sans(13.0), palette.text).size().x + GAP
    };
    let widths: Vec<f32> = row.iter().map(width).collect();
    let now = row.iter().position(|phase| phase.now).unwrap_or(0);
    // What has room for no more than the present phase shows that alone, or the row would run into the points.
    let least = NUMBER * widths.len().saturating_sub(1) as f32 + widths.get(now).copied().unwrap_or(0.0);
    let alone = least > room;
    let named = named(&widths, now, room);
    let names: Vec<String> = row.iter().map(|phase| phase.name.to_string()).collect();
    ui.spacing_mut().item_spacing.x = 5.0;
    for (place, phase) in row.into_iter().enumerate().filter(|(_, phase)| phase.now || !alone) {
        let is_named = |place: usize| place == now || named.get(place) == Some(&true);
        if !is_named(place) && place > 0 && !is_named(place - 1) {
            continue;
        }
        if place > 0 && !alone {
            ui.label(text("›", fonts::sans(14.0), palette.text_third));
        }
        if phase.now {
            let pill = Button::new(text(phase.name, fonts::bold(13.0), palette.accent_ink))
                .fill(palette.accent)
                .stroke(Stroke::NONE)
                .corner_radius(14)
                .sense(Sense::hover());
            ui.add(pill);
        } else if is_named(place) {
            ui.label(text(phase.name, fonts::sans(13.0), palette.text_second));
        } else {
            let together: Vec<&str> = (place..names.len())
                .take_while(|other| !is_named(*other))
                .map(|other| &*names[other])
                .collect();
            let when = if place > now { "more" } else { "before" };
            let short = format!("{} {when}", together.len());
            ui.label(text(short, fonts::sans(13.0), palette.text_third)).on_hover_text(together.join(", "));
        }
    }
}

/// Which phases are told by their names in so much room, those to come before those that are over; of the others it is told
/// how many there are.
fn named(widths: &[f32], now: usize, room: f32) -> Vec<bool> {
    let mut left = room - NUMBER * widths.len() as f32 - widths.get(now).copied().unwrap_or(0.0);
    let mut named = vec![false; widths.len()];
    for place in (now + 1..widths.len()).chain((0..now).rev()) {
        let (Some(width), Some(named)) = (widths.get(place), named.get_mut(place)) else { continue };
        if width - NUMBER > left {
            break;
        }
        left -= width - NUMBER;
        *named = true;
    }
    named
}

fn right<G: Panelled>(ui: &mut Ui, scene: &mut Scene<G>) {
    let palette = scene.palette;
    ui.spacing_mut().item_spacing.x = 8.0;
    menu(ui, scene);
    looks_back(ui, scene);
    if scene.state.replay.is_none() {
        takes_back(ui, scene);
    }
    ui.add_space(6.0);
    let rulebook = scene.state.rulebook;
    let standing = standing(scene);
    let points = text(format!("VP {}", with_minus(standing.points)), fonts::bold(15.0), palette.text);
    ui.label(points).on_hover_text(G::points_are(rulebook));
    let words = standing_words::<G>(rulebook, &standing);
    let about = format!("{words}. {}, if the game ended now.", standing.level);
    let means = text(words, fonts::sans(13.0), palette.text_second);
    if ui.available_width() > LEAST_WORDS {
        ui.add(Label::new(means).truncate()).on_hover_text(about);
    }
}

/// How the game stands, as far as it may be seen: as before, until the die lies that changes it.
fn standing<G: Panelled>(scene: &mut Scene<G>) -> End {
    let before = scene.state.memory.standing.clone().filter(|_| scene.tumbles());
    let standing = before.unwrap_or_else(|| G::stands(scene.state.rulebook, scene.state.public));
    scene.state.memory.standing = Some(standing.clone());
    standing
}

/// Report and replay, or the way back from the replay.
fn looks_back<G: Panelled>(ui: &mut Ui, scene: &mut Scene<G>) {
    let palette = scene.palette;
    if plain(ui, palette, "Report").on_hover_text("Losses, points, fights and dice so far").clicked() {
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
fn takes_back<G: Panelled>(ui: &mut Ui, scene: &mut Scene<G>) {
    let palette = scene.palette;
    let redo = ui.add_enabled_ui(scene.state.can_redo, |ui| plain(ui, palette, "Redo")).inner;
    if redo.on_hover_text(scene.keyed("Play it again", Command::Redo)).clicked() {
        scene.act(Action::Redo);
    }
    let undo = ui.add_enabled_ui(scene.state.can_undo, |ui| plain(ui, palette, "Undo")).inner;
    // Where undo stops is said, so that nobody looks for an order that cannot come back.
    let undo = undo.on_disabled_hover_text(G::UNDO);
    if undo.on_hover_text(scene.keyed("Take the last order back", Command::Undo)).clicked() {
        scene.act(Action::Undo);
    }
}

fn menu<G: Panelled>(ui: &mut Ui, scene: &mut Scene<G>) {
    let palette = scene.palette;
    let live = scene.state.replay.is_none();
    let sends_out = referee::can_go(scene).map(Action::command);
    let played = live && !scene.state.memory.in_lesson() && !is_over::<G>(scene.state.public);
    let by_hand = scene.state.dice_by_hand;
    let (can_end, mut asks_end) = (ask_end::can_end(scene), false);
    let mut names = false;
    let (can_read, mut reads) = (briefing::can_read(scene), false);
    ui.menu_button(text("Menu", fonts::sans(13.0), palette.text), |ui| {
        ui.set_min_width(190.0);
        let mut entry = |ui: &mut Ui, words: &str, action: Option<Action>| {
            let button = Button::new(text(words, fonts::sans(13.0), palette.text))
                .fill(over(palette.raised, palette.panel, 0.4))
                .min_size(vec2(190.0, 28.0));
            let clicked = noted(words, ui.add(button)).clicked();
            if clicked {
                scene.actions.extend(action);
                ui.close();
            }
            clicked
        };
        if live {
            entry(ui, "Save the game", Some(Action::Save));
            names |= entry(ui, "Save under a name", None);
        }
        reads |= can_read && entry(ui, "Briefing", None);
        if played {
            let words = if by_hand { "Let the program throw dice" } else { "Throw dice by hand" };
            entry(ui, words, Some(Action::DiceByHand(!by_hand)));
        }
        if sends_out.is_some() {
            entry(ui, "Send the referee out", sends_out);
        }
        if can_end {
            asks_end = entry(ui, "Resign or agree to end", None);
        }
        let theme = if palette.dark { "Light panels" } else { "Dark panels" };
        entry(ui, theme, Some(Action::ToggleTheme));
        entry(ui, "Presenter mode", Some(Action::Present));
        entry(ui, "Capture window", Some(Action::Capture));
        entry(ui, "Settings", Some(Action::Open(Sheet::Table)));
        entry(ui, "Keys and help", Some(Action::Open(Sheet::Help)));
        entry(ui, "About", Some(Action::Open(Sheet::About)));
        entry(ui, "Back to the title", Some(Action::ToTitle));
        entry(ui, "Quit", Some(Action::Quit));
    });
    scene.state.memory.asking_end |= asks_end;
    scene.state.memory.briefing |= reads;
    if names {
        scene.state.memory.save_name = Some(String::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where not all phases have room for their names, those have that come next.
    #[test]
    fn the_next_phases_are_named_first() {
        let widths = [80.0, 70.0, 160.0, 80.0];
        assert_eq!(named(&widths, 1, 1000.0), [true, false, true, true]);
        assert_eq!(named(&widths, 1, 320.0), [false, false, true, false]);
        assert_eq!(named(&widths, 3, 260.0), [false; 4]);
        assert_eq!(named(&widths, 3, 330.0), [false, false, true, false]);
        assert!(named(&[], 0, 100.0).is_empty());
    }
}
