//! The drafts that are listed before a new map is made.

use super::editing::{MapEditor, Question};
use crate::{
    table::when_saved,
    workshop::map::{
        Opened, discard_in, drafts_in, map_name,
        pages::{KeptMap, NewMap},
        resume_in,
    },
};
use bevy::prelude::*;
use std::{fs, path::Path, time::SystemTime};

/// The most drafts that are listed.
const MOST: usize = 20;

/// Returns the drafts that can be read, the newest first.
pub(super) fn listed(own: Option<&Path>) -> Vec<KeptMap> {
    let Some(own) = own else { return Vec::new() };
    let now = SystemTime::now();
    let mut found: Vec<(SystemTime, KeptMap)> = Vec::new();
    for place in drafts_in(own) {
        let written = fs::metadata(place.path(own)).and_then(|about| about.modified());
        let (Ok(written), Ok(draft)) = (written, resume_in(own, &place)) else { continue };
        let (title, size) = (draft.map().title.clone(), draft.size());
        found.push((written, KeptMap { place, title, size, when: when_saved(written, now) }));
    }
    found.sort_by_key(|(written, _)| std::cmp::Reverse(*written));
    found.into_iter().take(MOST).map(|(_, kept)| kept).collect()
}

/// Goes on with a draft of the list; one that cannot be read is said in the form.
pub(super) fn resume(world: &mut World, form: NewMap, number: usize) {
    let mut editor = world.resource_mut::<MapEditor>();
    let (Some(own), Some(kept)) = (editor.own.clone(), form.kept.get(number)) else { return };
    match resume_in(&own, &kept.place) {
        Ok(draft) => {
            let saved = own.join("scenarios").join(map_name(&kept.place.game, &draft.map().id));
            let game = kept.place.game.clone();
            editor.next = Some(Opened { game, draft, replaces: saved.is_file(), is_new: false });
        }
        Err(faults) => {
            let says = faults.first().map(ToString::to_string);
            editor.question = Some(Question::New(NewMap { says, ..form }));
        }
    }
}

/// Removes a draft of the list, and asks again.
pub(super) fn discard(world: &mut World, form: NewMap, number: usize) {
    let mut editor = world.resource_mut::<MapEditor>();
    let own = editor.own.clone();
    let mut says = None;
    if let (Some(own), Some(kept)) = (&own, form.kept.get(number)) {
        says = discard_in(own, &kept.place).err().map(|why| why.plain());
    }
    let kept = listed(own.as_deref());
    editor.question = Some(Question::New(NewMap { says, kept, ..form }));
}
