//! The question whether and how a game shall end that is not played out, with the level that results.

use super::talk::TalkState;
use crate::games::guderian::panels::wish::Wish;
use crate::games::guderian::rules::{
    ending::{outcome_if_agreed, outcome_if_resigned},
    kinds::Side,
    phase::Phase,
    position::Outcome,
    table_command::Command,
    view::to_play,
};
use crate::panels::{
    Action, fonts,
    theme::over,
    widgets::{Floating, count, hint, noted, plain, primary, text, words},
};
use bevy_egui::egui::{Button, Context, Key, Rect, Stroke, Ui, vec2};

/// How a game can end before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A side gives it up.
    Resign(Side),
    /// A side offers to end it as it stands.
    Offer(Side),
}

impl Choice {
    fn command(self) -> Command {
        match self {
            Self::Resign(side) => Command::Resign { side },
            Self::Offer(side) => Command::OfferEnd { side },
        }
    }
}

pub(super) fn show(ctx: &Context, state: &mut TalkState, map: Rect, actions: &mut Vec<Action>) {
    let offered = state.public.table.offer;
    // In a game that is sent to and fro the other side answers when it has opened the file.
    let seated = to_play(state.public);
    let answers =
        offered.is_some_and(|side| state.humans[side.enemy().number()] && (!state.by_file || seated != side));
    if state.public.phase == Phase::Over || !(state.memory.asking_end || answers) {
        return;
    }
    let palette = state.palette();
    Floating::question("end of the game", map, palette.line).show(ctx, palette, |ui| {
        ui.set_width(440.0);
        match offered {
            Some(side) if answers => answer(ui, state, side, actions),
            Some(side) => waits(ui, state, side, actions),
            None => ask(ui, state, actions),
        }
    });
    if ctx.input(|input| input.key_pressed(Key::Escape)) {
        (state.memory.asking_end, state.memory.ending) = (false, None);
    }
}

/// The level, and the points that it rests on.
fn level(outcome: &Outcome) -> String {
    let points = count(outcome.points.unsigned_abs() as usize, "point", "points");
    let sign = if outcome.points < 0 { "minus " } else { "" };
    format!("{}, {sign}{points}", outcome.level)
}

fn ask(ui: &mut Ui, state: &mut TalkState, actions: &mut Vec<Action>) {
    let (palette, rulebook, public) = (state.palette(), state.rulebook, state.public);
    ui.label(text("End the game now?", fonts::serif(22.0), palette.text));
    ui.add_space(8.0);
    let people: Vec<Side> = Side::BOTH.into_iter().filter(|side| state.humans[side.number()]).collect();
    let mut choices: Vec<(Choice, String, Outcome)> = Vec::new();
    for side in &people {
        let outcome = outcome_if_resigned(rulebook, public, *side);
        choices.push((Choice::Resign(*side), format!("The {side} player resigns"), outcome));
    }
    if people.len() == 2 {
        for side in people {
            let words = format!("The {side} player offers to end it as it stands");
            choices.push((Choice::Offer(side), words, outcome_if_agreed(rulebook, public)));
        }
    }
    for (choice, words, outcome) in choices {
        let chosen = state.memory.ending == Some(choice);
        let fill = if chosen { over(palette.accent, palette.panel, 0.14) } else { palette.background };
        let edge = if chosen { palette.accent } else { palette.line };
        let button = Button::new(text(&words, fonts::bold(14.0), palette.text))
            .right_text(text(level(&outcome), fonts::sans(13.0), palette.text_second))
            .fill(fill)
            .stroke(Stroke::new(1.0, edge))
            .min_size(vec2(ui.available_width(), 36.0));
        if noted(&words, ui.add(button)).clicked() {
            state.memory.ending = Some(choice);
        }
    }
    ui.add_space(6.0);
    hint(
        ui,
        palette,
        "Who resigns loses: the other side gets the level of the points, but at least its lowest. By \
         agreement the points decide.",
    );
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let ready = state.memory.ending;
        let words = if matches!(ready, Some(Choice::Offer(_))) { "Offer it" } else { "End the game" };
        ui.add_enabled_ui(ready.is_some(), |ui| {
            if primary(ui, palette, words, "", false).clicked()
                && let Some(choice) = ready
            {
                actions.push(Action::own(Wish::Table(choice.command())));
                (state.memory.asking_end, state.memory.ending) = (false, None);
            }
        });
        if plain(ui, palette, "Play on").clicked() {
            (state.memory.asking_end, state.memory.ending) = (false, None);
        }
    });
}

/// The other side has not answered yet.
fn waits(ui: &mut Ui, state: &mut TalkState, side: Side, actions: &mut Vec<Action>) {
    let palette = state.palette();
    let enemy = side.enemy();
    words(ui, palette, format!("The offer to end the game waits for the {enemy} player's answer."));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        if plain(ui, palette, "Take the offer back").clicked() {
            actions.push(Action::own(Wish::Table(Command::AnswerOffer { side, accept: false })));
            state.memory.asking_end = false;
        }
        if plain(ui, palette, "Play on").clicked() {
            state.memory.asking_end = false;
        }
    });
}

fn answer(ui: &mut Ui, state: &mut TalkState, offered: Side, actions: &mut Vec<Action>) {
    let palette = state.palette();
    let side = offered.enemy();
    ui.label(text(format!("{side} player: end the game?"), fonts::serif(22.0), palette.text));
    ui.add_space(4.0);
    let end = outcome_if_agreed(state.rulebook, state.public);
    words(ui, palette, format!("The {offered} player offers to end it as it stands: {}.", level(&end)));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        for (label, accept) in [("Agree and end", true), ("Play on", false)] {
            let clicked = if accept {
                primary(ui, palette, label, "", false).clicked()
            } else {
                plain(ui, palette, label).clicked()
            };
            if clicked {
                actions.push(Action::own(Wish::Table(Command::AnswerOffer { side, accept })));
                state.memory.asking_end = false;
            }
        }
    });
}
