//! Carries out the actions of the person who draws.

use super::{
    editing::{Editing, MapAsked, MapEditor},
    new_scenario,
    showing::discard,
};
use crate::{
    engine::{
        data::{Shown, load, looking_first_in},
        text::{say, t},
    },
    panels::{Custom, NewGame, Seat},
    scene::layout::centre_of,
    table::{
        MapView, Screen,
        app::{host::Host, waker::waker},
        tabled::registry,
    },
    workshop::map::{Change, Draft, InPicture, KeptDraft, Seam, Underlay, pages::MapAction, save_own_in},
};
use bevy::prelude::*;
use std::path::Path;

/// Hex radii between the cursor and the edge of the map's part of the window.
const MARGIN: f32 = 2.5;

/// The endings of files that are taken as pictures when they are dropped.
const PICTURES: [&str; 5] = ["png", "svg", "jpg", "jpeg", "gif"];

/// Carries out the actions in their order.
pub(super) fn answer(world: &mut World) {
    let asked: Vec<MapAsked> = world.resource_mut::<Messages<MapAsked>>().drain().collect();
    if asked.is_empty() {
        return;
    }
    world.resource_scope(|world: &mut World, mut editor: Mut<MapEditor>| {
        let own = editor.own.clone();
        for MapAsked(action) in asked {
            if let Some(editing) = &mut editor.editing {
                carry_out(world, editing, own.as_deref(), action);
            }
        }
    });
}

fn carry_out(world: &mut World, editing: &mut Editing, own: Option<&Path>, action: MapAction) {
    match action {
        MapAction::Reveal(hex) => world.resource_mut::<MapView>().reveal(centre_of(hex), MARGIN),
        MapAction::WholeMap => world.resource_mut::<MapView>().show_whole(false),
        MapAction::Bring(_) => {}
        MapAction::Join(name, seam) => join(editing, &name, seam),
        MapAction::Save => save(editing, own),
        MapAction::Play(scenario) => play(world, editing, own, scenario),
        MapAction::MakeScenario => make_scenario(world, editing, own),
        MapAction::Close => world.resource_mut::<NextState<Screen>>().set(Screen::Title),
        MapAction::Picture(Some(picture)) => {
            let begun = editing.under.begin(Underlay::new(picture), waker(world));
            editing.said = begun.err();
        }
        MapAction::Picture(None) => {
            editing.under.remove();
            editing.draft.forget_fits();
        }
        MapAction::Fit(corners) => fit(editing, corners),
        MapAction::Fade(map) => editing.under.change(|underlay| underlay.map = map.min(100)),
        action => draw(editing, action),
    }
}

/// Takes a picture that is dropped on the window while a map is edited.
pub(super) fn take_dropped(
    mut dropped: MessageReader<FileDragAndDrop>,
    (editor, host): (Res<MapEditor>, Option<Res<Host>>),
    mut asked: MessageWriter<MapAsked>,
) {
    // The picture of a parcel that is sent from the sheet over the editor is no scan.
    if host.is_some_and(|host| host.sheet.takes_picture()) {
        dropped.clear();
        return;
    }
    for file in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else { continue };
        let ending = path_buf.extension().map(|ending| ending.to_ascii_lowercase());
        let is_picture = ending.is_some_and(|ending| PICTURES.iter().any(|known| ending == *known));
        if let Some(path) = path_buf.to_str().filter(|_| is_picture && editor.editing.is_some()) {
            asked.write(MapAsked(MapAction::Picture(Some(path.to_owned()))));
        }
    }
}

/// Fits the picture under the map, as a step of undo.
fn fit(editing: &mut Editing, corners: [InPicture; 3]) {
    let Some(before) = editing.under.shown.as_ref().map(|underlay| underlay.corners) else { return };
    if before != corners {
        editing.draft.note_fit(before, corners);
        editing.under.change(|underlay| underlay.corners = corners);
    }
}

/// Draws on the map.
fn draw(editing: &mut Editing, action: MapAction) {
    let draft = &mut editing.draft;
    match action {
        MapAction::Begin => draft.begin_stroke(),
        MapAction::Change(change) => editing.change(&change),
        MapAction::BeginLine(kind, hex) => _ = draft.begin_line(kind, hex),
        MapAction::ExtendLine(hex) => _ = draft.extend_line(hex),
        MapAction::End => _ = draft.end_stroke(),
        MapAction::Cancel => draft.cancel_stroke(),
        MapAction::Undo => _ = draft.undo(),
        MapAction::Redo => _ = draft.redo(),
        MapAction::Symmetry(symmetry) => draft.set_symmetry(symmetry),
        MapAction::Say(why) => editing.said = Some(why),
        _ => {}
    }
    if let Some(corners) = editing.draft.take_fit() {
        editing.under.change(|underlay| underlay.corners = corners);
    }
}

/// Joins another map of the game.
fn join(editing: &mut Editing, name: &str, seam: Seam) {
    let read = load(name).map_err(|error| vec![error]);
    match read.and_then(|source| Draft::read(&source.name, &source.text)) {
        Ok(other) => editing.change(&Change::Join { seam, other: Box::new(other.map().clone()) }),
        Err(faults) => editing.said = faults.first().map(ToString::to_string),
    }
}

/// Saves the map as one of the user's own.
fn save(editing: &mut Editing, own: Option<&Path>) {
    let Some(own) = own else {
        editing.said = Some(t!("workshop-map-no-folder").plain());
        return;
    };
    editing.draft.end_stroke();
    let (game, id) = (editing.game.id(), editing.draft.map().id.clone());
    let replaces = editing.replaces && editing.id == id;
    match save_own_in(own, &mut editing.draft, game, replaces) {
        Err(why) => editing.said = Some(why.plain()),
        Ok(path) => {
            (editing.replaces, editing.id) = (true, id);
            editing.kept = Some(editing.draft.revision());
            editing.look_around(Some(own));
            editing.said = Some(say!("workshop-map-saved", file = path.shown()));
            let kept = KeptDraft::of(&editing.draft, game);
            editing.kept_as = None;
            discard(&kept, own, editing);
        }
    }
}

/// Saves the map if it differs from its file; returns whether it is in its file now.
fn save_if_changed(editing: &mut Editing, own: Option<&Path>) -> bool {
    if editing.draft.is_changed() {
        save(editing, own);
    }
    !editing.draft.is_changed()
}

/// Makes a first scenario on the map, which is saved before, and begins a game of it.
fn make_scenario(world: &mut World, editing: &mut Editing, own: Option<&Path>) {
    let Some(folder) = own else {
        editing.said = Some(t!("workshop-map-no-folder").plain());
        return;
    };
    if !save_if_changed(editing, own) {
        return;
    }
    match new_scenario::write(editing.game, editing.draft.map(), folder) {
        Ok(id) => {
            editing.look_around(own);
            play(world, editing, own, id);
        }
        Err(why) => editing.said = Some(why),
    }
}

/// Begins a scenario on the map, which is saved before.
fn play(world: &mut World, editing: &mut Editing, own: Option<&Path>, scenario: String) {
    if !save_if_changed(editing, own) {
        return;
    }
    let game = editing.game;
    let mut begin = || {
        let options = game.scenario_card(&scenario).options;
        let seats = [Seat::Human, Seat::Human];
        let custom = Custom::default();
        registry::begin(world, &NewGame { scenario: scenario.clone(), options, seed: None, seats, custom })
    };
    let begun = match own {
        Some(own) => looking_first_in(&own.join("scenarios"), begin),
        None => begin(),
    };
    match begun {
        Err(refusal) => editing.said = Some(refusal.why.plain()),
        Ok(()) => {
            if let Some(mut host) = world.get_resource_mut::<Host>() {
                host.memory.briefing = true;
            }
        }
    }
}
