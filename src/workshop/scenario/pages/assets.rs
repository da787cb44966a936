//! The assets of a side beside its groups and arrivals: works that it builds in an area, and artillery beside the map.

use super::{
    extras::list_words,
    forces::{column_words, hex_list, pick_buttons, side_heading},
    picker::{Offered, pick_one},
    state::{EditorState, Pick, ScenarioAction},
    widgets::{field, heading, line_button, stepper},
};
use crate::{
    engine::{
        drafts::{AssetArea, AssetView, Change, Extra, ExtraKind},
        text::{say, say_id},
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain},
    },
};
use bevy_egui::egui::Ui;

/// The number of the first field with a name, and the numbers of each side.
const FIELDS: u32 = 4000;
const OF_A_SIDE: u32 = 200;

/// Draws the assets of both sides, in a game that has any.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    let has_some = view.assets.iter().any(|assets| !assets.is_empty());
    if !has_some && !state.extras.iter().any(is_of_a_side) {
        return;
    }
    heading(ui, palette, &say!("scenario-assets"));
    hint(ui, palette, say!("scenario-assets-about"));
    for (side, assets) in view.assets.iter().enumerate() {
        side_heading(ui, palette, state, side);
        for (number, asset) in assets.iter().enumerate() {
            ui.push_id(("asset", side, number), |ui| {
                one(ui, palette, state, (side, number, asset), actions);
            });
        }
        add(ui, palette, state, side, actions);
    }
}

/// Whether a thing belongs to a side and not to its groups or arrivals.
fn is_of_a_side(kind: &ExtraKind) -> bool {
    !(kind.in_groups || kind.in_arrivals)
}

/// Draws an asset, and what can be done with it if it is open.
fn one(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (side, number, asset): (usize, usize, &AssetView),
    actions: &mut Vec<ScenarioAction>,
) {
    let mut is_open = state.memory.asset == Some((side, number));
    if line_button(ui, palette, &words_of(state, asset)).clicked() {
        is_open = !is_open;
        state.memory.asset = is_open.then_some((side, number));
        (state.memory.open, state.memory.placed) = (None, None);
        actions.extend(state.picks.is_some().then_some(ScenarioAction::Pick(None)));
    }
    if !is_open {
        return;
    }
    if let Some(name) = &asset.name {
        let place = [side, number].map(|number| u32::try_from(number).unwrap_or_default());
        let place = FIELDS + OF_A_SIDE * place[0] + place[1];
        if let Some(name) = field(ui, palette, &say!("scenario-asset-name"), (place, 1), name) {
            actions
                .push(ScenarioAction::Change(Change::AssetName { side, asset: number, name }, Some(place)));
        }
    }
    for (field, one) in asset.numbers.iter().enumerate() {
        let limits = i64::from(one.least)..=i64::from(one.most);
        let changed = stepper(ui, palette, &say_id(one.message), (i64::from(one.number), 1), limits);
        if let Some(many) = changed.and_then(|many| i32::try_from(many).ok()) {
            let change = Change::AssetNumber { side, asset: number, field, number: many };
            actions.push(ScenarioAction::Change(change, None));
        }
    }
    area(ui, palette, state, (side, number, &asset.area), actions);
    let name = asset.name.clone().unwrap_or_else(|| name_of(state, asset.list, &asset.what));
    if plain(ui, palette, &say!("scenario-remove-asset", name = name)).clicked() {
        state.memory.asset = None;
        actions.extend(state.picks.is_some().then_some(ScenarioAction::Pick(None)));
        actions.push(ScenarioAction::Change(Change::RemoveAsset { side, asset: number }, None));
    }
    ui.add_space(6.0);
}

/// Draws the buttons that change the area of an asset.
fn area(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (side, asset, area): (usize, usize, &AssetArea),
    actions: &mut Vec<ScenarioAction>,
) {
    let columns = Pick::AssetArea { side, asset };
    match area {
        AssetArea::None => {}
        AssetArea::Columns(_) => {
            pick_buttons(ui, palette, state, (columns, say!("scenario-paint")), actions);
        }
        AssetArea::Reach { columns: reached, hexes } => {
            pick_buttons(ui, palette, state, (columns, say!("scenario-asset-columns")), actions);
            if reached.is_some() && plain(ui, palette, &say!("scenario-asset-every-column")).clicked() {
                let change = Change::AssetArea { side, asset, hexes: Vec::new() };
                actions.push(ScenarioAction::Change(change, None));
            }
            if let Some(hexes) = hexes {
                hint(ui, palette, say!("scenario-asset-reaches", hexes = hex_list(hexes)));
            }
            let target = Pick::AssetHex { side, asset };
            pick_buttons(ui, palette, state, (target, say!("scenario-asset-targets")), actions);
        }
    }
}

/// Draws what can be given to a side. Works wait for a click on the map.
fn add(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    side: usize,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    let all: &[ExtraKind] = state.extras;
    if let Some(Pick::NewAsset { side: of, list, what }) = state.picks
        && of == side
    {
        let name = name_of(state, list, what.as_str());
        let words = say!("scenario-put-asset", name = name);
        hint(ui, palette, words.clone());
        pick_buttons(ui, palette, state, (Pick::NewAsset { side, list, what }, words), actions);
        return;
    }
    let is_there = |kind: &ExtraKind| {
        view.assets.get(side).is_some_and(|all| all.iter().any(|one| one.what == kind.what))
    };
    let fits = |kind: &&ExtraKind| {
        is_of_a_side(kind)
            && kind.side.is_none_or(|its| its == side)
            && !(view.chapters.only_one.contains(&kind.what.as_str()) && is_there(kind))
    };
    let kinds: Vec<&ExtraKind> = all.iter().filter(fits).collect();
    if kinds.is_empty() {
        return;
    }
    if state.memory.adds_asset != Some(side) {
        if plain(ui, palette, &say!("scenario-add-asset")).clicked() {
            state.memory.adds_asset = Some(side);
            (state.memory.adds, state.memory.adds_extra) = (false, false);
            state.memory.search.clear();
        }
        return;
    }
    let offered = |kind: &&ExtraKind| Offered {
        id: kind.what.clone(),
        name: say!("scenario-extra", name = kind.name.clone(), list = list_words(kind.list)),
    };
    let offered: Vec<Offered> = kinds.iter().map(offered).collect();
    let search = &mut state.memory.search;
    let chosen = ui.push_id(("assets", side), |ui| pick_one(ui, palette, search, &offered)).inner;
    if let Some(kind) = chosen.and_then(|number| kinds.get(number)) {
        state.memory.adds_asset = None;
        actions.push(given(side, kind));
    }
    ui.add_space(6.0);
}

/// Returns the action that gives a thing to a side: works are built where the map is clicked.
fn given(side: usize, kind: &ExtraKind) -> ScenarioAction {
    match (kind.list, kind.what.parse()) {
        (list @ Extra::Works, Ok(what)) => ScenarioAction::Pick(Some(Pick::NewAsset { side, list, what })),
        (list, _) => {
            let change = Change::AddAsset { side, list, what: kind.what.clone(), hexes: Vec::new() };
            ScenarioAction::Change(change, None)
        }
    }
}

/// Returns an asset in words: its name, and its columns if it has any.
fn words_of(state: &EditorState, asset: &AssetView) -> String {
    let name = asset.name.clone().unwrap_or_else(|| name_of(state, asset.list, &asset.what));
    let named = match asset.list {
        Extra::Works => name,
        list => say!("scenario-extra", name = name, list = list_words(list)),
    };
    match asset.area {
        AssetArea::Columns(columns) | AssetArea::Reach { columns: Some(columns), .. } => {
            say!("scenario-asset", name = named, area = column_words(columns))
        }
        _ => named,
    }
}

/// Returns the name of a thing; its id if the game has none of it.
fn name_of(state: &EditorState, list: Extra, what: &str) -> String {
    let known = state.extras.iter().find(|kind| kind.list == list && kind.what == what);
    known.map_or_else(|| what.to_owned(), |kind| kind.name.clone())
}
