//! What lies in the folder of the user's own things.

use super::{
    plan::{Belongs, Thing, ThingKind},
    read::Parcel,
    wrap::wrap,
};
use crate::engine::data::{Shown, Source, is_id, parse, read_file, shipped_names};
use serde::Deserialize;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Entries of one folder that are looked at.
const MOST_LISTED: usize = 500;
/// Letters of a title that are shown.
const LONGEST: usize = 60;

/// The packs, scenarios and lessons in the folder of the user's own things, and files that scenarios name.
pub fn own_things(own: &Path, game_of: &dyn Fn(&Source) -> Option<Belongs>) -> Vec<Thing> {
    let mut things = Vec::new();
    for pack in entries(&own.join("packs")) {
        if let Some(id) = name_of(&pack).filter(|id| is_id(id) && pack.join("pack.ron").is_file()) {
            things.push(Thing { kind: ThingKind::Pack, place: format!("packs/{id}") });
        }
    }
    for folder in entries(&own.join("scenarios")) {
        let Some(game) = name_of(&folder).filter(|game| is_id(game)) else { continue };
        for file in entries(&folder) {
            let id = name_of(&file).and_then(|name| name.strip_suffix(".ron"));
            let Some(id) = id.filter(|id| is_id(id)) else { continue };
            let kind = if game == "lessons" { ThingKind::Lesson } else { kind_of(&file, game_of) };
            things.push(Thing { kind, place: format!("scenarios/{game}/{id}.ron") });
        }
    }
    things.sort();
    things
}

/// Whether a file in a game's folder is a scenario, or something that scenarios name.
fn kind_of(file: &Path, game_of: &dyn Fn(&Source) -> Option<Belongs>) -> ThingKind {
    let text = read_file(file).unwrap_or_default();
    let source = Source { name: file.shown(), text };
    match game_of(&source) {
        Some(Belongs { is_scenario: true, .. }) => ThingKind::Scenario,
        _ => ThingKind::Part,
    }
}

/// What a file calls what is in it: a pack has a name, a scenario or a lesson a title.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Called {
    name: String,
    title: String,
}

/// What one of the user's own things is called where it is shown.
pub fn title_of(own: &Path, thing: &Thing) -> Option<String> {
    let place = own.join(&thing.place);
    let file = if thing.kind == ThingKind::Pack { place.join("pack.ron") } else { place };
    let text = read_file(&file).ok()?;
    let Called { name, title } = parse(&thing.place, &text).ok()?;
    let called = if title.is_empty() { name } else { title };
    Some(called.chars().take(LONGEST).collect())
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_LISTED);
    let mut paths: Vec<PathBuf> = found.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn name_of(path: &Path) -> Option<&str> {
    path.file_name()?.to_str()
}

/// A thing of the user's own as a parcel, with the files of his own that it names.
///
/// # Errors
/// It cannot be read, or is more than a parcel holds: a sentence.
pub fn wrap_thing(own: &Path, thing: &Thing) -> Result<Parcel, String> {
    let mut parcel = Parcel::default();
    let (folder, _) = thing.place.rsplit_once('/').unwrap_or_default();
    let inner = folder.strip_prefix("scenarios/").unwrap_or_default();
    wrap(&mut parcel, &own.join(&thing.place), inner)?;
    if thing.kind != ThingKind::Pack {
        let text = read_file(&own.join(&thing.place)).map_err(|error| error.to_string())?;
        for name in named_in(&text) {
            let path = own.join("scenarios").join(name);
            let folder = name.split('/').next().unwrap_or_default();
            if path.is_file() {
                wrap(&mut parcel, &path, folder)?;
            }
        }
    }
    Ok(parcel)
}

/// The data files that a text names and that are not shipped.
fn named_in(text: &str) -> BTreeSet<&str> {
    let shipped: BTreeSet<&str> = shipped_names().collect();
    let is_name = |name: &&str| {
        let parts = name.strip_suffix(".ron").and_then(|name| name.split_once('/'));
        parts.is_some_and(|(folder, file)| is_id(folder) && is_id(file))
    };
    text.split('"').filter(is_name).filter(|name| !shipped.contains(name)).collect()
}
