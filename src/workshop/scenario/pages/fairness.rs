//! The test of fairness: the number of games and their player, and the result while it is counted.

use super::{
    state::{EditorState, ScenarioAction},
    widgets::{choices, heading},
};
use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{hint, plain, primary, text, warning},
    },
    play::players::levels::Level,
};
use bevy_egui::egui::{Label, Ui};

/// The numbers of games that are offered.
const GAMES: [u64; 3] = [20, 40, 100];

pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    hint(ui, palette, say!("scenario-fair-about"));
    heading(ui, palette, &say!("scenario-fair-games"));
    let words = GAMES.map(|games| games.to_string());
    let chosen = GAMES.iter().position(|games| *games == state.memory.games);
    if let Some(games) = choices(ui, &words, chosen).and_then(|number| GAMES.get(number).copied()) {
        state.memory.games = games;
    }
    heading(ui, palette, &say!("scenario-fair-player"));
    let players = state.players;
    let names: Vec<String> = players.iter().map(|(_, called)| called.clone()).collect();
    let usual = players.iter().find(|(id, _)| *id == Level::Captain.name()).or(players.last());
    let player = state.memory.player.or(usual.map(|(id, _)| *id));
    let chosen = players.iter().position(|(id, _)| Some(*id) == player);
    if let Some((id, _)) = choices(ui, &names, chosen).and_then(|number| players.get(number)) {
        state.memory.player = Some(*id);
    }
    ui.add_space(8.0);
    let counts = state.fairness.as_ref().is_some_and(|shown| shown.counts);
    if counts {
        if plain(ui, palette, &say!("scenario-fair-stop")).clicked() {
            actions.push(ScenarioAction::StopFairness);
        }
    } else if let Some(player) = player
        && primary(ui, palette, &say!("scenario-fair-begin"), "", true).clicked()
    {
        actions.push(ScenarioAction::BeginFairness(player.to_owned(), state.memory.games));
    }
    result(ui, palette, state);
}

/// Draws the result so far.
fn result(ui: &mut Ui, palette: &Palette, state: &EditorState) {
    let Some(shown) = &state.fairness else { return };
    ui.add_space(8.0);
    if let Some(why) = &shown.failed {
        return warning(ui, palette, why);
    }
    ui.add(Label::new(text(&shown.line, fonts::bold(14.0), palette.text)).wrap());
    hint(ui, palette, shown.progress.clone());
    if shown.is_old {
        warning(ui, palette, &say!("scenario-fair-old"));
    }
    ui.add_space(4.0);
    hint(ui, palette, say!("scenario-fair-reading"));
}
