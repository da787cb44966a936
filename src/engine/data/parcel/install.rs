//! Installs the things in a parcel, and updates those of an earlier version.

use super::{
    about::picture_bytes,
    examine::{Allowed, Examined, ParcelQuestion, examine},
    ledger::{KeptParcel, Ledger, folder_of_parcels, is_of},
    limits::MOST_BYTES_OF_FILE,
    mine::names_of_mine,
    plan::{Plan, Thing, ThingKind},
    read::Parcel,
};
use crate::engine::{
    data::{DataError, Shown, clock::today, read_bytes},
    storage::{Disk, in_plain_words},
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The result of an installation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Installed {
    /// The new things.
    pub things: Vec<Thing>,
    /// Things of an earlier version that have other contents now.
    pub updated: Vec<Thing>,
    /// Things that were installed already, with identical bytes.
    pub known: Vec<Thing>,
    /// Places of the copies of files that the user had changed.
    pub mine: Vec<String>,
    /// Places of files of the earlier version that are gone.
    pub gone: Vec<String>,
    /// The author of another installed parcel with the same title; see [`Examined::namesake`].
    pub namesake: Option<String>,
    /// Repairs made while reading, a sentence each.
    pub notes: Vec<String>,
}

/// Installs everything in a parcel into the folder of the user's own things, and keeps it only if all of it is without
/// fault. `check` returns the faults of a pack's folder, a file or a translation. A parcel with facts is noted in the list of parcels,
/// and replaces an earlier version of itself. No other file is overwritten; what `allowed` does not allow is not done.
///
/// # Errors
/// The faults and the questions that are not allowed, a sentence each; the folder is then unchanged.
pub fn install(
    parcel: &Parcel,
    plan: &Plan,
    own: &Path,
    allowed: Allowed,
    check: &dyn Fn(&Path) -> Vec<String>,
) -> Result<Installed, Vec<String>> {
    let ledger = Ledger::read(own).map_err(unreadable)?;
    let examined = examine(parcel, plan, own, &ledger)?;
    let open = examined.questions.iter().filter(|question| !question.is_allowed(allowed));
    let open: Vec<String> = open.map(ParcelQuestion::to_string).collect();
    if !open.is_empty() {
        return Err(open);
    }
    let mut changes = Changes::new(own);
    match carry_out(parcel, plan, &examined, ledger, &mut changes, check) {
        Ok(mine) => {
            let Examined { new, updated, known, gone, namesake, .. } = examined;
            let notes = parcel.notes.clone();
            Ok(Installed { things: new, updated, known, mine, gone, namesake, notes })
        }
        Err(faults) => {
            changes.undo();
            Err(faults)
        }
    }
}

/// Returns the sentences about a list of parcels that cannot be read.
pub(super) fn unreadable(faults: Vec<DataError>) -> Vec<String> {
    let mut told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    told.push(
        "the list of installed parcels cannot be read: repair it, or give its file another name".to_owned(),
    );
    told
}

/// Writes and removes the files, checks the things, and notes the parcel. Returns the places of the copies of files
/// that the user had changed.
fn carry_out(
    parcel: &Parcel,
    plan: &Plan,
    examined: &Examined,
    ledger: Ledger,
    changes: &mut Changes,
    check: &dyn Fn(&Path) -> Vec<String>,
) -> Result<Vec<String>, Vec<String>> {
    let one = |why: String| vec![why];
    let mut mine = Vec::new();
    for place in &examined.changed {
        mine.push(changes.copy(place).map_err(one)?);
    }
    for place in &examined.gone {
        changes.remove(place).map_err(one)?;
    }
    // A pack is recognized by its `pack.ron`: that file is written last, so that half a pack is never read.
    let mut writes: Vec<&(String, String)> = examined.writes.iter().collect();
    writes.sort_by_key(|(_, place)| place.ends_with("/pack.ron"));
    for (name, place) in writes {
        let bytes = parcel.files.get(name).map(Vec::as_slice).unwrap_or_default();
        changes.write(place, bytes).map_err(one)?;
    }
    let things = examined.new.iter().chain(&examined.updated);
    let places = things.flat_map(|thing| {
        let is_translation = move |place: &&String| {
            thing.kind != ThingKind::Pack && **place != thing.place && is_of(thing, place)
        };
        let files = plan.files.iter().map(|(_, place)| place);
        std::iter::once(&thing.place).chain(files.filter(is_translation))
    });
    let faults: Vec<String> = places.flat_map(|place| check(&changes.own.join(place))).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    note(parcel, plan, examined, ledger, changes).map_err(one)?;
    Ok(mine)
}

/// Notes the parcel in the list, with its picture.
fn note(
    parcel: &Parcel,
    plan: &Plan,
    examined: &Examined,
    mut ledger: Ledger,
    changes: &mut Changes,
) -> Result<(), String> {
    let Some(about) = plan.about.as_ref().filter(|_| !examined.brought.is_empty()) else { return Ok(()) };
    if let Some(picture) = picture_bytes(parcel, about) {
        let path = folder_of_parcels(changes.own).join(about.name_of_picture());
        changes.write_at(path, picture)?;
    }
    let kept = KeptParcel { facts: about.clone(), date: today(), files: examined.brought.clone() };
    match ledger.position(&about.key()).and_then(|number| ledger.parcels.get_mut(number)) {
        Some(before) => *before = kept,
        None => ledger.parcels.push(kept),
    }
    ledger.write(changes.own)
}

/// The changes of an installation, which can be undone.
struct Changes<'a> {
    own: &'a Path,
    disk: Disk,
    /// The changed files, with their bytes before; none if they were not there.
    before: Vec<(PathBuf, Option<Vec<u8>>)>,
}

impl<'a> Changes<'a> {
    fn new(own: &'a Path) -> Self {
        Self { own, disk: Disk::default(), before: Vec::new() }
    }

    /// Remembers a file before it is changed.
    fn remember(&mut self, path: &Path) -> Result<(), String> {
        let before = match path.exists() {
            true => {
                Some(read_bytes(path, MOST_BYTES_OF_FILE).map_err(|why| format!("{} {why}", path.shown()))?)
            }
            false => None,
        };
        self.before.push((path.to_owned(), before));
        Ok(())
    }

    fn write_at(&mut self, path: PathBuf, bytes: &[u8]) -> Result<(), String> {
        self.remember(&path)?;
        let told =
            |error: std::io::Error| format!("{} cannot be written: {}", path.shown(), in_plain_words(&error));
        self.disk.write_whole(&path, bytes).map_err(told)
    }

    fn write(&mut self, place: &str, bytes: &[u8]) -> Result<(), String> {
        self.write_at(self.own.join(place), bytes)
    }

    fn remove(&mut self, place: &str) -> Result<(), String> {
        let path = self.own.join(place);
        self.remember(&path)?;
        self.disk.remove(&path).map_err(|error| format!("{} cannot be removed: {error}", path.shown()))
    }

    /// Copies a file beside itself; returns the place of the copy.
    fn copy(&mut self, place: &str) -> Result<String, String> {
        let path = self.own.join(place);
        let bytes = read_bytes(&path, MOST_BYTES_OF_FILE).map_err(|why| format!("{} {why}", path.shown()))?;
        let free = names_of_mine(place).find(|copy| !self.own.join(copy).exists());
        let copy = free.ok_or_else(|| format!("there are too many copies of {} already", path.shown()))?;
        self.write(&copy, &bytes)?;
        Ok(copy)
    }

    /// Brings every file back, the last one first, and removes the folders that are empty then.
    fn undo(self) {
        for (path, before) in self.before.into_iter().rev() {
            let _ = match before {
                Some(bytes) => self.disk.write_whole(&path, &bytes),
                None => self.disk.remove(&path),
            };
            let inside = |folder: &&Path| folder.starts_with(self.own) && *folder != self.own;
            for folder in path.ancestors().skip(1).take_while(inside) {
                // Only an empty folder can be removed in this way.
                if fs::remove_dir(folder).is_err() {
                    break;
                }
            }
        }
    }
}
