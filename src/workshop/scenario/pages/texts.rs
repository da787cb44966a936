//! The texts of the scenario: id, title, summary, difficulty, length, and the briefing under its headings.

use super::{
    state::{EditorState, ScenarioAction},
    widgets::{choices, field, heading, stepper},
};
use crate::{
    engine::{
        data::{Difficulty, Staging},
        drafts::{Change, DraftView},
        text::say,
    },
    panels::kit::{theme::Palette, widgets::hint},
};
use bevy_egui::egui::Ui;

/// The difficulties, in the order in which they are offered behind “not stated”.
const DIFFICULTIES: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    let typed = field(ui, palette, &say!("scenario-title"), (1, 1), &view.title);
    actions.extend(typed.map(|typed| ScenarioAction::Change(Change::Title(typed), Some(1))));
    id(ui, palette, state, view, actions);
    let typed = field(ui, palette, &say!("scenario-summary"), (3, 3), &view.summary);
    actions.extend(typed.map(|typed| ScenarioAction::Change(Change::Summary(typed), Some(3))));
    let mut staging = view.staging.clone();
    // Both are drawn in every frame, whatever was changed.
    let changed = [about(ui, palette, &mut staging), briefing(ui, palette, &mut staging)];
    if let Some(number) = changed.into_iter().flatten().next() {
        actions.push(ScenarioAction::Change(Change::Staging(Box::new(staging)), number));
    }
}

/// Draws the id, which may be wrong while it is typed.
fn id(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    view: &DraftView,
    actions: &mut Vec<ScenarioAction>,
) {
    let known = view.id.to_string();
    let shown = state.memory.id.clone().unwrap_or(known);
    let Some(typed) = field(ui, palette, &say!("scenario-id"), (2, 1), &shown) else {
        if state.memory.id.is_some() {
            hint(ui, palette, say!("scenario-no-id"));
        }
        return;
    };
    state.memory.id = match typed.parse() {
        Ok(id) => {
            actions.push(ScenarioAction::Change(Change::Id(id), Some(2)));
            None
        }
        Err(_) => Some(typed),
    };
}

/// Draws difficulty and length. Returns whether they were changed, with the number of the typed field.
fn about(ui: &mut Ui, palette: &Palette, staging: &mut Staging) -> Option<Option<u32>> {
    let mut changed = None;
    heading(ui, palette, &say!("scenario-difficulty"));
    let words = [
        say!("scenario-difficulty-none"),
        say!("title-scenario-easy"),
        say!("title-scenario-medium"),
        say!("title-scenario-hard"),
    ];
    let chosen = DIFFICULTIES.iter().position(|it| Some(*it) == staging.difficulty).map_or(0, |it| it + 1);
    if let Some(number) = choices(ui, &words, Some(chosen)) {
        staging.difficulty = number.checked_sub(1).and_then(|number| DIFFICULTIES.get(number).copied());
        changed = Some(None);
    }
    let minutes = i64::from(staging.minutes.unwrap_or(0));
    if let Some(minutes) = stepper(ui, palette, &say!("scenario-minutes"), (minutes, 5), 0..=600) {
        staging.minutes = u16::try_from(minutes).ok().filter(|minutes| *minutes > 0);
        changed = Some(Some(4));
    }
    changed
}

/// Draws the briefing under its headings; the result is as for [`about`].
fn briefing(ui: &mut Ui, palette: &Palette, staging: &mut Staging) -> Option<Option<u32>> {
    let mut changed = None;
    heading(ui, palette, &say!("scenario-briefing"));
    hint(ui, palette, say!("scenario-briefing-about"));
    let texts = [
        (say!("scenario-history"), 10, 2, &mut staging.history),
        (say!("title-background"), 11, 5, &mut staging.happened),
    ];
    for (label, number, rows, words) in texts {
        if let Some(typed) = field(ui, palette, &label, (number, rows), words) {
            *words = typed;
            changed = Some(Some(number));
        }
    }
    let lists = [
        (say!("title-forces"), 12, &mut staging.who),
        (say!("title-victory-conditions"), 13, &mut staging.wins),
        (say!("title-scenario-notes"), 14, &mut staging.unusual),
    ];
    for (label, number, lines) in lists {
        if let Some(typed) = field(ui, palette, &label, (number, 4), &lines.join("\n")) {
            *lines = lines_of(&typed);
            changed = Some(Some(number));
        }
    }
    changed
}

/// Returns the lines of a text. An empty one at the end stays: the author is about to write it.
fn lines_of(text: &str) -> Vec<String> {
    match text {
        "" => Vec::new(),
        text => text.split('\n').map(str::to_owned).collect(),
    }
}
