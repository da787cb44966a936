//! What follows from each change: the sheet on the table, the marks of faults, the draft in its file.

use super::editing::{Editing, MapEditor};
use crate::{
    art::painter::Furniture,
    engine::{data::Shown, text::t},
    scene::Print,
    table::{Drafting, map::printed::Printed},
    workshop::map::{KeptDraft, discard_in, drawable, keep_in},
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{path::Path, sync::Arc};

/// Puts the map on the table after a change, and checks it.
pub(super) fn show(
    mut editor: ResMut<MapEditor>,
    mut printed: ResMut<Printed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(editing) = &mut editor.bypass_change_detection().editing else { return };
    let now = Some(editing.draft.revision());
    if editing.shown == now {
        return;
    }
    editing.shown = now;
    editing.faults = editing.draft.faults();
    if let Some((map, board)) = drawable(editing.draft.map()) {
        let of = editing.of.clone();
        printed.sheet = Some(Arc::new(Print { map, board, furniture: Furniture::default(), of }));
        printed.state = editing.draft.revision();
    }
    redraw.write(RequestRedraw);
}

/// Takes the picture under the hexes when it is read; one that cannot be is said, and the one before stays.
pub(super) fn hear_picture(mut editor: ResMut<MapEditor>, mut redraw: MessageWriter<RequestRedraw>) {
    let Some(editing) = &mut editor.bypass_change_detection().editing else { return };
    if !editing.under.is_reading() {
        return;
    }
    let before = editing.under.shown.as_ref().map(|underlay| underlay.picture.clone());
    match editing.under.hear() {
        Ok(false) => return,
        Ok(true) => {
            if before != editing.under.shown.as_ref().map(|underlay| underlay.picture.clone()) {
                editing.draft.forget_fits();
            }
        }
        Err(why) => editing.said = Some(why),
    }
    redraw.write(RequestRedraw);
}

/// Keeps the draft in its file after each change, and the picture beside it.
pub(super) fn keep(mut editor: ResMut<MapEditor>) {
    let editor = editor.bypass_change_detection();
    let (Some(editing), Some(own)) = (&mut editor.editing, &editor.own) else { return };
    let place = KeptDraft::of(&editing.draft, editing.game.id());
    if let Err(why) = editing.under.keep(own, place) {
        editing.said = Some(why.plain());
    }
    let now = Some(editing.draft.revision());
    if editing.kept == now || editing.draft.in_stroke() {
        return;
    }
    editing.kept = now;
    keep_draft(editing, own);
}

fn keep_draft(editing: &mut Editing, own: &Path) {
    let game = editing.game.id();
    let place = KeptDraft::of(&editing.draft, game);
    if let Err(why) = keep_in(own, &editing.draft, game) {
        editing.said = Some(why.plain());
        return;
    }
    // With another id the draft is another file.
    if let Some(old) = editing.kept_as.replace(place.clone()).filter(|old| *old != place) {
        discard(&old, own, editing);
    }
}

/// Removes a draft that is no longer needed.
pub(super) fn discard(kept: &KeptDraft, own: &Path, editing: &mut Editing) {
    if let Err(why) = discard_in(own, kept) {
        let file = kept.path(own).shown();
        editing.said = Some(t!("workshop-map-draft-stays", file = file, why = why.plain()).plain());
    }
}

/// Clears the table for what comes next: the sheet that was there before, unless a game has been put on it.
pub(super) fn leave(mut commands: Commands, mut editor: ResMut<MapEditor>, mut printed: ResMut<Printed>) {
    commands.remove_resource::<Drafting>();
    let own = editor.own.clone();
    let Some(mut editing) = editor.editing.take() else { return };
    editing.draft.end_stroke();
    if let Some(own) = own.filter(|_| editing.kept != Some(editing.draft.revision())) {
        keep_draft(&mut editing, &own);
    }
    if printed.sheet.as_ref().is_some_and(|sheet| sheet.of == editing.of) {
        printed.sheet = editing.before;
    }
}
