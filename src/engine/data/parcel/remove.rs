//! Removes things of the user's own, one by one or all of a parcel.

use super::{
    about::ParcelKey,
    install::unreadable,
    ledger::{KeptParcel, Ledger, folder_of_parcels, forget, is_of},
    own::needed_by,
    plan::{Thing, ThingKind},
};
use crate::engine::{
    data::{read_file, shipped_text},
    storage::Disk,
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

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

/// Returns what the removal of a parcel would do; `things` are all things of the user's own.
pub fn removal(own: &Path, ledger: &Ledger, parcel: &KeptParcel, things: &[Thing]) -> Removal {
    let number = ledger.position(&parcel.facts.key());
    let (its, others): (Vec<&Thing>, Vec<&Thing>) = things.iter().partition(|thing| parcel.has(thing));
    let mut removal = Removal { changed: parcel.changed(own), ..Removal::default() };
    // What stays may itself need other things of the parcel.
    let mut needs: Vec<(String, Vec<String>)> = others.iter().map(|thing| needs_of(own, thing)).collect();
    let mut left = its;
    loop {
        let reason = |thing: &Thing| {
            let shared = parcel.files.iter().filter(|file| is_of(thing, &file.place));
            let mut shared = shared.filter_map(|file| ledger.other_with(&file.place, number));
            let by_parcel = shared.next().map(|other| other.facts.words());
            let name = thing.place.strip_prefix("scenarios/");
            let by_thing =
                || needs.iter().find(|(_, names)| names.iter().any(|need| Some(need.as_str()) == name));
            by_parcel.or_else(|| by_thing().map(|(needed_by, _)| needed_by.clone()))
        };
        let found = left.iter().enumerate().find_map(|(at, thing)| Some((at, reason(thing)?)));
        let Some((at, reason)) = found else { break };
        let thing = left.remove(at);
        needs.push(needs_of(own, thing));
        removal.stays.push((thing.clone(), reason));
    }
    removal.goes = left.into_iter().cloned().collect();
    removal
}

/// Returns the name of a thing and the data files that it names, by their names below `scenarios`; a file over a shipped
/// one is needed by nothing, since the shipped one is there.
fn needs_of(own: &Path, thing: &Thing) -> (String, Vec<String>) {
    let named = match thing.kind {
        ThingKind::Pack => Vec::new(),
        _ => {
            let text = read_file(&own.join(&thing.place)).unwrap_or_default();
            needed_by(&text).into_iter().filter(|name| shipped_text(name).is_none()).collect()
        }
    };
    (thing.to_string(), named)
}

/// Removes the parcel with this title and author: moves its things to `removed`, except those that something else
/// needs. `things` are all things of the user's own.
///
/// # Errors
/// There is no such parcel, the list of parcels cannot be read, or something cannot be moved: a sentence each.
pub fn remove_parcel(own: &Path, key: &ParcelKey, things: &[Thing]) -> Result<Removal, Vec<String>> {
    let ledger = Ledger::read(own).map_err(unreadable)?;
    let parcel = ledger.find(key).ok_or_else(|| vec!["this parcel is not installed".to_owned()])?;
    let removal = removal(own, &ledger, parcel, things);
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
