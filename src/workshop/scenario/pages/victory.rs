//! Victory: hexes that give points, hexes that a side holds at the start, and the levels of victory.

use super::{
    awards,
    forces::{hex_list, pick_buttons},
    state::{EditorState, Pick, ScenarioAction},
    widgets::{choices, field, heading, stepper, switches},
};
use crate::{
    engine::{
        board::Hex,
        drafts::{Change, DraftView, LevelView, PlaceView},
        text::say,
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain},
    },
};
use bevy_egui::egui::Ui;
use std::collections::BTreeMap;

/// The number of the field of the first level.
const FIRST_LEVEL: u32 = 100;
/// The number of the field of the first place.
const FIRST_PLACE: u32 = 1000;
/// Limit of the points of a hex.
const MOST_POINTS: i64 = 99;
/// Limit of the points of a level.
const MOST_OF_LEVEL: i64 = 9999;

pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    match &view.places {
        Some(places) => self::places(ui, palette, (&mut *state, view.points_of), places, actions),
        None => hexes(ui, palette, state, view, actions),
    }
    if !view.chapters.award_kinds.is_empty() {
        awards::show(ui, palette, state, actions);
    }
    held(ui, palette, state, view, actions);
    levels(ui, palette, state, view, actions);
}

/// Draws the victory hexes, and what the next ones give.
fn hexes(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    view: &DraftView,
    actions: &mut Vec<ScenarioAction>,
) {
    heading(ui, palette, &say!("scenario-victory-hexes"));
    let mut listed: BTreeMap<(usize, i32), Vec<Hex>> = BTreeMap::new();
    for one in &view.victory_hexes {
        listed.entry((one.side, one.points)).or_default().push(one.hex);
    }
    for ((side, points), hexes) in listed {
        let Some(names) = state.sides.get(side) else { continue };
        let hexes = hex_list(&hexes);
        hint(
            ui,
            palette,
            say!("scenario-victory-line", side = names.as_people(), points = points, hexes = hexes),
        );
    }
    let names = state.sides.map(|names| names.shown());
    let before = state.memory.points;
    if let Some(side) = choices(ui, &names, Some(before.0)) {
        state.memory.points.0 = side;
    }
    let points = (i64::from(before.1), 1);
    if let Some(points) = stepper(ui, palette, &say!("scenario-points"), points, -MOST_POINTS..=MOST_POINTS) {
        state.memory.points.1 = i32::try_from(points).unwrap_or(before.1);
    }
    let (side, points) = state.memory.points;
    let was_waiting = state.picks == Some(Pick::Victory { side: before.0, points: before.1 });
    if was_waiting && before != state.memory.points {
        // The next clicks give what is shown.
        actions.push(ScenarioAction::Pick(Some(Pick::Victory { side, points })));
    }
    let pick = Pick::Victory { side, points };
    pick_buttons(ui, palette, state, (pick, say!("scenario-pick-victory")), actions);
}

/// Draws the places that give points, and what the next hexes give.
fn places(
    ui: &mut Ui,
    palette: &Palette,
    (state, side): (&mut EditorState, usize),
    places: &[PlaceView],
    actions: &mut Vec<ScenarioAction>,
) {
    heading(ui, palette, &say!("scenario-places"));
    for (number, place) in places.iter().enumerate() {
        let field = FIRST_PLACE + u32::try_from(number).unwrap_or(0);
        if let Some((place, typed)) =
            ui.push_id(field, |ui| one_place(ui, palette, (number, field), place)).inner
        {
            actions.push(ScenarioAction::Change(Change::Place { number, place }, typed));
        }
    }
    let before = state.memory.points.1.max(1);
    let label = say!("scenario-points");
    if let Some(points) = stepper(ui, palette, &label, (i64::from(before), 1), 1..=MOST_POINTS) {
        state.memory.points.1 = i32::try_from(points).unwrap_or(before);
    }
    let points = state.memory.points.1.max(1);
    if state.picks == Some(Pick::Victory { side, points: before }) && before != points {
        actions.push(ScenarioAction::Pick(Some(Pick::Victory { side, points })));
    }
    let pick = Pick::Victory { side, points };
    pick_buttons(ui, palette, state, (pick, say!("scenario-pick-victory")), actions);
    hint(ui, palette, say!("scenario-places-about"));
}

/// Draws a place; returns it if it was changed, or none if it was removed, with the number of the typed field.
fn one_place(
    ui: &mut Ui,
    palette: &Palette,
    (number, place): (usize, u32),
    shown: &PlaceView,
) -> Option<(Option<PlaceView>, Option<u32>)> {
    let mut changed = None;
    let label = say!("scenario-place", number = number + 1);
    if let Some(name) = field(ui, palette, &label, (place, 1), &shown.name) {
        changed = Some((Some(PlaceView { name, ..shown.clone() }), Some(place)));
    }
    hint(ui, palette, say!("scenario-place-hexes", hexes = hex_list(&shown.hexes)));
    let points = (i64::from(shown.points), 1);
    if let Some(points) = stepper(ui, palette, &say!("scenario-place-points"), points, 1..=MOST_POINTS) {
        let points = u8::try_from(points).unwrap_or(shown.points);
        changed = Some((Some(PlaceView { points, ..shown.clone() }), None));
    }
    if switches(ui, &[(say!("scenario-place-retaken"), shown.retaken)]).is_some() {
        let retaken = !shown.retaken;
        changed = Some((Some(PlaceView { retaken, ..shown.clone() }), None));
    }
    if plain(ui, palette, &say!("scenario-remove-place")).clicked() {
        changed = Some((None, None));
    }
    changed
}

/// Draws the hexes that each side holds at the start.
fn held(
    ui: &mut Ui,
    palette: &Palette,
    state: &EditorState,
    view: &DraftView,
    actions: &mut Vec<ScenarioAction>,
) {
    heading(ui, palette, &say!("scenario-held"));
    for (names, hexes) in state.sides.iter().zip(&view.held) {
        if !hexes.is_empty() {
            hint(ui, palette, say!("scenario-held-line", side = names.as_people(), hexes = hex_list(hexes)));
        }
    }
    let sides = state.sides.iter().enumerate().map(|(side, names)| (Some(side), names.shown()));
    let all = sides.chain([(None, say!("scenario-no-side"))]);
    for (side, name) in all {
        let words = say!("scenario-pick-held", side = name);
        pick_buttons(ui, palette, state, (Pick::Held { side }, words), actions);
    }
}

/// Draws the levels of victory, the lowest first.
fn levels(
    ui: &mut Ui,
    palette: &Palette,
    state: &EditorState,
    view: &DraftView,
    actions: &mut Vec<ScenarioAction>,
) {
    heading(ui, palette, &say!("scenario-levels"));
    if let Some(names) = state.sides.get(view.points_of) {
        hint(ui, palette, say!("scenario-levels-about", side = names.as_people()));
    }
    let draw = view.chapters.draws.then(|| say!("scenario-draw"));
    let winners: Vec<String> = state.sides.iter().map(|names| names.shown()).chain(draw).collect();
    let mut changed = None;
    for (number, level) in view.levels.iter().enumerate() {
        let place = FIRST_LEVEL + u32::try_from(number).unwrap_or(0);
        if let Some((level, typed)) = one_level(ui, palette, (number, place, level), &winners) {
            let mut levels = view.levels.clone();
            match level {
                Some(level) => levels.iter_mut().skip(number).take(1).for_each(|it| it.clone_from(&level)),
                None => _ = levels.remove(number),
            }
            changed = Some((levels, typed));
        }
    }
    if plain(ui, palette, &say!("scenario-add-level")).clicked() {
        let at_least = view.levels.last().map_or(0, |level| level.at_least.saturating_add(1));
        let mut levels = view.levels.clone();
        let winner = (!view.chapters.draws).then_some(view.points_of);
        levels.push(LevelView { name: say!("scenario-new-level"), winner, at_least });
        changed = Some((levels, None));
    }
    actions.extend(changed.map(|(levels, typed)| ScenarioAction::Change(Change::Levels(levels), typed)));
}

/// Draws a level; returns it if it was changed, or none if it was removed, with the number of the typed field.
fn one_level(
    ui: &mut Ui,
    palette: &Palette,
    (number, place, level): (usize, u32, &LevelView),
    winners: &[String],
) -> Option<(Option<LevelView>, Option<u32>)> {
    let mut changed = None;
    let label = say!("scenario-level", number = number + 1);
    if let Some(name) = field(ui, palette, &label, (place, 1), &level.name) {
        changed = Some((Some(LevelView { name, ..level.clone() }), Some(place)));
    }
    // The choice behind the two sides is a draw, in a game that has one.
    let draw = 2;
    ui.push_id(place, |ui| {
        if let Some(winner) = choices(ui, winners, Some(level.winner.unwrap_or(draw))) {
            let winner = Some(winner).filter(|winner| *winner != draw);
            changed = Some((Some(LevelView { winner, ..level.clone() }), None));
        }
        let points = (i64::from(level.at_least), 1);
        let range = -MOST_OF_LEVEL..=MOST_OF_LEVEL;
        if let Some(points) = stepper(ui, palette, &say!("scenario-at-least"), points, range) {
            let at_least = i32::try_from(points).unwrap_or(level.at_least);
            changed = Some((Some(LevelView { at_least, ..level.clone() }), None));
        }
        if plain(ui, palette, &say!("scenario-remove-level")).clicked() {
            changed = Some((None, None));
        }
    });
    changed
}
