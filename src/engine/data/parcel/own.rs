//! What lies in the folder of the user's own things.

use super::{
    plan::{Belongs, Thing, ThingKind},
    read::Parcel,
    wrap::wrap,
};
use crate::engine::data::{Shown, Source, is_id, parse, read_file, shipped_text};
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

/// A thing of the user's own as a parcel, with the files of his own that it needs.
///
/// # Errors
/// It cannot be read, or is more than a parcel holds: a sentence.
pub fn wrap_thing(own: &Path, thing: &Thing) -> Result<Parcel, String> {
    let mut parcel = Parcel::default();
    let (folder, _) = thing.place.rsplit_once('/').unwrap_or_default();
    let inner = folder.strip_prefix("scenarios/").unwrap_or_default();
    let path = own.join(&thing.place);
    wrap(&mut parcel, &path, inner)?;
    if thing.kind != ThingKind::Pack {
        wrap_needed(&mut parcel, &path, &[own.join("scenarios")])?;
    }
    Ok(parcel)
}

/// Puts what a scenario or a lesson needs beside it into the parcel: the files that it names and that are not shipped, and
/// of a lesson the scenario that it begins with, with what that names. They are looked for in these folders, in which
/// each game has its own.
///
/// # Errors
/// One cannot be read, is more than a parcel holds, or stands in the place of a shipped one: a sentence.
pub fn wrap_needed(parcel: &mut Parcel, path: &Path, folders: &[PathBuf]) -> Result<(), String> {
    // At most a lesson, its scenario, and the files that this names.
    let mut texts = vec![path.to_owned()];
    while let Some(path) = texts.pop() {
        let text = read_file(&path).map_err(|error| error.to_string())?;
        for name in needed_by(&text) {
            let found = folders.iter().map(|folder| folder.join(&name)).find(|path| path.is_file());
            let Some(found) = found.filter(|_| !parcel.files.contains_key(&name)) else { continue };
            if let Some(shipped) = shipped_text(&name) {
                if read_file(&found).is_ok_and(|own| own != shipped) {
                    return Err(in_its_place(&found, &name, &path));
                }
                continue;
            }
            let folder = name.split('/').next().unwrap_or_default();
            wrap(parcel, &found, folder)?;
            texts.push(found);
        }
    }
    Ok(())
}

fn in_its_place(found: &Path, name: &str, by: &Path) -> String {
    format!(
        "{} stands in the place of a file that the program brings, and cannot be sent so: give it another name than {name}, \
         in {}, too",
        found.shown(),
        by.shown()
    )
}

/// What a lesson says of the scenario that it begins with.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Lesson {
    game: String,
    position: Begins,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Begins {
    scenario: String,
}

/// The data files that a text needs, by their names below `scenarios`.
fn needed_by(text: &str) -> BTreeSet<String> {
    let Lesson { game, position: Begins { scenario } } = parse("", text).unwrap_or_default();
    let quoted = text.split('"').map(str::to_owned);
    let begins = std::iter::once(format!("{game}/{scenario}.ron"));
    let is_name = |name: &String| {
        let parts = name.strip_suffix(".ron").and_then(|name| name.split_once('/'));
        parts.is_some_and(|(folder, file)| is_id(folder) && is_id(file))
    };
    quoted.chain(begins).filter(is_name).collect()
}
