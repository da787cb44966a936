//! Removes things of the user's own, one by one or all of a parcel.

use super::{
    about::ParcelKey,
    install::unreadable,
    ledger::{KeptParcel, Ledger, folder_of_parcels, forget, is_of},
    own::needed_by,
    plan::{Thing, ThingKind},
    wrap::translations_beside,
};
use crate::engine::{
    data::{read_file, shipped_file},
    storage::Disk,
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Removes a thing of the user's own: moves it to `removed`, where nothing looks for it and from where it can be
/// restored by hand; its translations go with it. Returns its new place.
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
    let translations = translations_beside(&from);
    disk.rename(&from, &to)?;
    for translation in translations {
        // One that cannot be moved translates nothing from now on, and does no harm.
        if let Some(name) = translation.file_name() {
            let _ = disk.rename(&translation, &to.with_file_name(name));
        }
    }
    forget(own, thing);
    Ok(to)
}

/// The removal of a parcel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Removal {
    /// The things that go.
    pub goes: Vec<Thing>,
    /// The things that stay because something else needs them, each with what needs it.
    pub stays: Vec<(Thing, String)>,
    /// Places of files that the user has changed since they were installed; they go as well.
    pub changed: Vec<String>,
}

/// A thing of the user's own, and the data files that it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnNeeds {
    thing: Thing,
    /// Their names below `scenarios`.
    names: Vec<String>,
}

/// Reads the data files that each of these things names. A file over a shipped one is needed by nothing, since the
/// shipped one is there.
pub fn own_needs(own: &Path, things: &[Thing]) -> Vec<OwnNeeds> {
    let names = |thing: &Thing| -> Vec<String> {
        if thing.kind == ThingKind::Pack {
            return Vec::new();
        }
        let text = read_file(&own.join(&thing.place)).unwrap_or_default();
        needed_by(&text).into_iter().filter(|name| shipped_file(name).is_none()).collect()
    };
    things.iter().map(|thing| OwnNeeds { thing: thing.clone(), names: names(thing) }).collect()
}

/// Returns what the removal of a parcel would do, from the needs of all things of the user's own.
pub fn removal(own: &Path, ledger: &Ledger, parcel: &KeptParcel, all: &[OwnNeeds]) -> Removal {
    let number = ledger.position(&parcel.facts.key());
    let (mut left, mut staying): (Vec<&OwnNeeds>, Vec<&OwnNeeds>) =
        all.iter().partition(|one| parcel.has(&one.thing));
    let mut stays = Vec::new();
    // A thing that stays may itself need other things of the parcel.
    while let Some((at, reason)) = left.iter().enumerate().find_map(|(at, one)| {
        let reason =
            shared_with(&one.thing, ledger, parcel, number).or_else(|| needed_for(&one.thing, &staying));
        Some((at, reason?))
    }) {
        let one = left.remove(at);
        staying.push(one);
        stays.push((one.thing.clone(), reason));
    }
    let goes = left.into_iter().map(|one| one.thing.clone()).collect();
    Removal { goes, stays, changed: parcel.changed(own) }
}

/// Returns another parcel that has brought a thing as well.
fn shared_with(thing: &Thing, ledger: &Ledger, parcel: &KeptParcel, number: Option<usize>) -> Option<String> {
    let mut files = parcel.files.iter().filter(|file| is_of(thing, &file.place));
    files.find_map(|file| Some(ledger.other_with(&file.place, number)?.facts.words()))
}

/// Returns what names a thing, of these.
fn needed_for(thing: &Thing, staying: &[&OwnNeeds]) -> Option<String> {
    let name = thing.place.strip_prefix("scenarios/")?;
    let by = staying.iter().find(|one| one.names.iter().any(|needed| needed == name))?;
    Some(by.thing.to_string())
}

/// Removes the parcel with this title and author: moves its things to `removed`, except those that something else
/// needs. `things` are all things of the user's own.
///
/// # Errors
/// There is no such parcel, the list of parcels cannot be read, or something cannot be moved: a sentence each.
pub fn remove_parcel(own: &Path, key: &ParcelKey, things: &[Thing]) -> Result<Removal, Vec<String>> {
    let ledger = Ledger::read(own).map_err(unreadable)?;
    let parcel = ledger.find(key).ok_or_else(|| vec!["this parcel is not installed".to_owned()])?;
    let removal = removal(own, &ledger, parcel, &own_needs(own, things));
    let picture = parcel.facts.picture.as_ref().map(|_| parcel.facts.name_of_picture());
    for thing in &removal.goes {
        remove(own, thing).map_err(|error| vec![format!("the {thing} cannot be removed: {error}")])?;
    }
    // Whatever is left belongs to the user, or to other parcels.
    let mut ledger = Ledger::read(own).map_err(unreadable)?;
    if let Some(number) = ledger.position(key) {
        ledger.parcels.remove(number);
        ledger.write(own).map_err(|why| vec![why])?;
    }
    if let Some(picture) = picture {
        let _ = Disk::default().remove(&folder_of_parcels(own).join(picture));
    }
    Ok(removal)
}
