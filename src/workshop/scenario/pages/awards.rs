//! Awards for units that are eliminated or exit the map.

use super::{
    picker::{Offered, name_of, pick_one},
    state::{AwardMemory, EditorState, ScenarioAction},
    widgets::{choices, heading, stepper, switches},
};
use crate::{
    engine::{
        counters::UnitId,
        drafts::{AwardReason, AwardView, Change, Chapters},
        text::{say, say_id},
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain},
    },
};
use bevy_egui::egui::Ui;

/// Limit of the points of an award.
const MOST_POINTS: i64 = 99;

pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    heading(ui, palette, &say!("scenario-awards"));
    for (number, award) in &view.awards {
        hint(ui, palette, award_words(state, &view.chapters, award));
        ui.push_id(("award", *number), |ui| {
            let (label, points) = (say!("scenario-award-points"), (i64::from(award.points), 1));
            let changed = stepper(ui, palette, &label, points, -MOST_POINTS..=MOST_POINTS);
            let points = changed.and_then(|points| i32::try_from(points).ok());
            let change = |points| Change::AwardPoints { award: *number, points };
            actions.extend(points.map(change).map(|change| ScenarioAction::Change(change, None)));
            if plain(ui, palette, &say!("scenario-remove-award")).clicked() {
                actions.push(ScenarioAction::Change(Change::RemoveAward(*number), None));
            }
        });
    }
    heading(ui, palette, &say!("scenario-new-award"));
    let names = state.sides.map(|names| names.shown());
    if let Some(side) =
        ui.push_id("award-side", |ui| choices(ui, &names, Some(state.memory.award.side))).inner
    {
        state.memory.award.side = side;
    }
    let reasons = [say!("scenario-reason-destroyed"), say!("scenario-reason-exited")];
    if let Some(reason) = choices(ui, &reasons, Some(usize::from(state.memory.award.exits))) {
        state.memory.award.exits = reason == 1;
    }
    kinds(ui, palette, state, &view.chapters);
    let award = &state.memory.award;
    ui.add_enabled_ui(!award.kinds.is_empty(), |ui| {
        if plain(ui, palette, &say!("scenario-add-award")).clicked() {
            actions.push(ScenarioAction::Change(Change::AddAward(new_award(award)), None));
        }
    });
}

/// Draws the kinds of units that count for the award that is being made.
fn kinds(ui: &mut Ui, palette: &Palette, state: &mut EditorState, chapters: &Chapters) {
    let mut words: Vec<String> = chapters.award_kinds.iter().map(|kind| kind.what.to_owned()).collect();
    let types = state.memory.award.kinds.iter().filter(|kind| !words.contains(*kind));
    let types: Vec<String> = types.cloned().collect();
    words.extend(types);
    let is_on = |word: &String| state.memory.award.kinds.contains(word);
    let shown: Vec<(String, bool)> =
        words.iter().map(|word| (kind_words(state, chapters, word), is_on(word))).collect();
    if let Some(word) = switches(ui, &shown).and_then(|number| words.get(number)) {
        let kinds = &mut state.memory.award.kinds;
        match kinds.iter().position(|kind| kind == word) {
            Some(place) => _ = kinds.remove(place),
            None => kinds.push(word.clone()),
        }
    }
    let Some(of_type) = chapters.award_type else { return };
    if !state.memory.award.adds {
        if plain(ui, palette, &say!("scenario-add-type")).clicked() {
            state.memory.award.adds = true;
            state.memory.search.clear();
        }
        return;
    }
    let offered: Vec<Offered> =
        state.kinds.iter().map(|kind| Offered { id: kind.id.to_string(), name: kind.name.clone() }).collect();
    let search = &mut state.memory.search;
    let chosen = ui.push_id("award-types", |ui| pick_one(ui, palette, search, &offered)).inner;
    if let Some(one) = chosen.and_then(|number| offered.get(number)) {
        let word = format!("{of_type}(\"{}\")", one.id);
        if !state.memory.award.kinds.contains(&word) {
            state.memory.award.kinds.push(word);
        }
        state.memory.award.adds = false;
    }
}

/// Returns the award that was made, with a point for each unit.
fn new_award(AwardMemory { side, exits, kinds, .. }: &AwardMemory) -> AwardView {
    let kinds = kinds.clone();
    let reason = match exits {
        true => AwardReason::Exited { kinds },
        false => AwardReason::Destroyed { of: 1 - (*side).min(1), kinds },
    };
    AwardView { side: *side, points: 1, reason }
}

/// Returns an award in words.
fn award_words(state: &EditorState, chapters: &Chapters, award: &AwardView) -> String {
    let [first, second] = state.sides;
    let people = |side: usize| if side == 0 { first.as_people() } else { second.as_people() };
    let list = |kinds: &[String]| {
        kinds.iter().map(|kind| kind_words(state, chapters, kind)).collect::<Vec<_>>().join(", ")
    };
    match &award.reason {
        AwardReason::Destroyed { of, kinds } => say!(
            "scenario-award-destroyed",
            side = people(award.side),
            points = award.points,
            of = people(*of),
            kinds = list(kinds),
        ),
        AwardReason::Exited { kinds } => {
            say!(
                "scenario-award-exited",
                side = people(award.side),
                points = award.points,
                kinds = list(kinds)
            )
        }
    }
}

/// Returns the name of a kind of units.
fn kind_words(state: &EditorState, chapters: &Chapters, word: &str) -> String {
    if let Some(known) = chapters.award_kinds.iter().find(|kind| kind.what == word) {
        return say_id(known.message);
    }
    let id = word.split('"').nth(1).and_then(|id| id.parse::<UnitId>().ok());
    id.map_or_else(|| word.to_owned(), |id| name_of(state.kinds, id))
}
