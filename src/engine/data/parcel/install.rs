//! Installs the things in a parcel, and removes them again.

use super::{
    limits::MOST_BYTES_OF_FILE,
    plan::{Plan, Thing, ThingKind},
    read::Parcel,
};
use crate::engine::{
    data::{Shown, read_bytes, shipped_text},
    storage::Disk,
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The result of an installation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Installed {
    /// The new things.
    pub things: Vec<Thing>,
    /// Things that were installed already, with identical bytes.
    pub known: Vec<Thing>,
    /// Repairs made while reading, a sentence each.
    pub notes: Vec<String>,
}

/// Installs everything in a parcel into the folder of the user's own things, and keeps it only if all of it is without
/// fault. `check` returns the faults of a pack's folder or a file. Existing files are never overwritten, and no thing
/// replaces a shipped one.
///
/// # Errors
/// The faults, a sentence each; the folder is then unchanged.
pub fn install(
    parcel: &Parcel,
    plan: &Plan,
    own: &Path,
    check: &dyn Fn(&Path) -> Vec<String>,
) -> Result<Installed, Vec<String>> {
    let mut installed = Installed { notes: parcel.notes.clone(), ..Installed::default() };
    let mut wrong = Vec::new();
    for thing in &plan.things {
        match there_already(parcel, plan, own, thing) {
            There::Shipped => {
                let file = of_thing(plan, thing).next().map_or("", |(name, _)| name.as_str());
                wrong.push(format!(
                    "{file}:1:1: the program has its own {thing}, and yours in its place would change every game that \
                     uses it: give yours another name, also in the files that name it"
                ));
            }
            There::Nothing => installed.things.push(thing.clone()),
            There::Same => installed.known.push(thing.clone()),
            There::Other => wrong.push(format!(
                "another {thing} is in {}: remove it first, or give this one another name",
                own.join(&thing.place).shown()
            )),
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let mut done = Vec::new();
    let put = put(parcel, plan, own, &installed.things, &mut done);
    let faults = match put {
        Ok(()) => installed.things.iter().flat_map(|thing| check(&own.join(&thing.place))).collect(),
        Err(error) => vec![error],
    };
    if faults.is_empty() {
        return Ok(installed);
    }
    for path in done.iter().rev() {
        let _ = if path.is_dir() { fs::remove_dir_all(path) } else { Disk::default().remove(path) };
    }
    Err(faults)
}

/// The thing already at the place of another one.
enum There {
    Nothing,
    Same,
    Other,
    /// A different shipped thing of this name.
    Shipped,
}

fn there_already(parcel: &Parcel, plan: &Plan, own: &Path, thing: &Thing) -> There {
    if let Some(shipped) = thing.place.strip_prefix("scenarios/").and_then(shipped_text) {
        let mut files = of_thing(plan, thing).filter_map(|(name, _)| parcel.files.get(name));
        return if files.all(|file| file == shipped.as_bytes()) { There::Same } else { There::Shipped };
    }
    if !own.join(&thing.place).exists() {
        return There::Nothing;
    }
    let same = of_thing(plan, thing).all(|(name, place)| {
        let there = read_bytes(&own.join(place), MOST_BYTES_OF_FILE);
        there.is_ok_and(|there| parcel.files.get(name) == Some(&there))
    });
    if same { There::Same } else { There::Other }
}

fn of_thing<'a>(plan: &'a Plan, thing: &'a Thing) -> impl Iterator<Item = (&'a String, &'a String)> {
    let is_its = move |place: &str| match thing.kind {
        ThingKind::Pack => place.strip_prefix(&thing.place).is_some_and(|rest| rest.starts_with('/')),
        _ => place == thing.place,
    };
    plan.files.iter().filter(move |(_, place)| is_its(place)).map(|(name, place)| (name, place))
}

/// Writes the files; `done` lists those to remove again after a failure.
fn put(
    parcel: &Parcel,
    plan: &Plan,
    own: &Path,
    things: &[Thing],
    done: &mut Vec<PathBuf>,
) -> Result<(), String> {
    let disk = Disk::default();
    for thing in things {
        done.push(own.join(&thing.place));
        // A pack is recognized by its `pack.ron`: that file is written last, so that half a pack is never read.
        let mut files: Vec<_> = of_thing(plan, thing).collect();
        files.sort_by_key(|(_, place)| place.ends_with("/pack.ron"));
        for (name, place) in files {
            let path = own.join(place);
            let bytes = parcel.files.get(name).map(Vec::as_slice).unwrap_or_default();
            disk.write_whole(&path, bytes)
                .map_err(|error| format!("{} cannot be written: {error}", path.shown()))?;
        }
    }
    Ok(())
}

/// Removes a thing of the user's own: moves it to `removed`, where nothing looks for it and from where it can be
/// restored by hand. Returns its new place.
///
/// # Errors
/// There is no such thing, or the system cannot move it.
pub fn remove(own: &Path, thing: &Thing) -> io::Result<PathBuf> {
    let from = own.join(&thing.place);
    fs::metadata(&from)?;
    let place = |number: u32| match number {
        1 => own.join("removed").join(&thing.place),
        _ => own.join(format!("removed-{number}")).join(&thing.place),
    };
    let free = (1..1000).map(place).find(|path| !path.exists());
    let to = free.ok_or_else(|| io::Error::other("too many of this name have been removed"))?;
    let disk = Disk::default();
    if let Some(folder) = to.parent() {
        disk.make_folder(folder)?;
    }
    disk.rename(&from, &to)?;
    Ok(to)
}
