//! The list of the installed parcels, with the files of each: a file in the folder of the user's own things.

use super::{
    about::{About, ParcelKey, written},
    limits::{MOST_BYTES, MOST_BYTES_OF_FILE},
    plan::{Thing, ThingKind, translated_name},
    read::is_inside,
};
use crate::engine::{
    data::{DataError, Fault, Shown, fnv, parse_telling_all, read_bytes, read_file, with_places},
    storage::{Disk, in_plain_words},
};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

/// The name of the list in the folder of the user's own things.
pub const LEDGER_FILE: &str = "parcels.ron";
const HEAD: &str = "// The installed parcels and the files of each. Kessel writes this file.";

/// The folder for parcels and their pictures, in that of the user's own things.
pub fn folder_of_parcels(own: &Path) -> PathBuf {
    own.join("parcels")
}

/// A file that a parcel has brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BroughtFile {
    /// Its place in the folder of the user's own things, with `/` between folders.
    pub place: String,
    /// The checksum of its bytes as they were brought.
    pub sum: String,
}

/// A parcel that is installed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct KeptParcel {
    pub facts: About,
    /// The day on which it was installed, in UTC: `2026-11-22`.
    pub date: String,
    pub files: Vec<BroughtFile>,
}

/// The installed parcels.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ledger {
    pub parcels: Vec<KeptParcel>,
}

impl Ledger {
    /// Reads the list in the folder of the user's own things; without a file no parcel is installed.
    ///
    /// # Errors
    /// Every fault of the file, with its place.
    pub fn read(own: &Path) -> Result<Self, Vec<DataError>> {
        let path = own.join(LEDGER_FILE);
        if !path.exists() {
            return Ok(Self::default());
        }
        let text = read_file(&path).map_err(|fault| vec![fault])?;
        Self::of_text(&path.shown(), &text)
    }

    /// Reads the text of such a file.
    ///
    /// # Errors
    /// Every fault of the text, with its place.
    pub fn of_text(file: &str, text: &str) -> Result<Self, Vec<DataError>> {
        let ledger: Self = parse_telling_all(file, text)?;
        let mut faults = Vec::new();
        for (number, parcel) in ledger.parcels.iter().enumerate() {
            // The picture is the place in the zip, and its name here follows from the title.
            let of_facts = parcel.facts.faults().into_iter();
            faults.extend(of_facts.map(|Fault { path, sentence }| {
                Fault::new(format!("parcels[{number}].facts.{path}"), sentence)
            }));
            for (file, BroughtFile { place, .. }) in parcel.files.iter().enumerate() {
                let is_own = place.starts_with("packs/") || place.starts_with("scenarios/");
                if !is_own || !is_inside(place) {
                    let path = format!("parcels[{number}].files[{file}].place");
                    faults.push(Fault::new(path, "a file in packs or scenarios is expected"));
                }
            }
        }
        if faults.is_empty() { Ok(ledger) } else { Err(with_places(file, text, faults)) }
    }

    /// Returns the text of the file.
    ///
    /// # Errors
    /// It has no form in RON.
    pub(super) fn text(&self) -> Result<String, String> {
        written(HEAD, self).map_err(|error| error.to_string())
    }

    /// Writes the file.
    ///
    /// # Errors
    /// It cannot be written: a sentence.
    pub(super) fn write(&self, own: &Path) -> Result<(), String> {
        let path = own.join(LEDGER_FILE);
        let told =
            |error: std::io::Error| format!("{} cannot be written: {}", path.shown(), in_plain_words(&error));
        Disk::default().write_whole(&path, self.text()?.as_bytes()).map_err(told)
    }

    /// Returns the number of the parcel with this title and author.
    pub fn position(&self, key: &ParcelKey) -> Option<usize> {
        self.parcels.iter().position(|parcel| parcel.facts.key() == *key)
    }

    /// Returns the parcel with this title and author.
    pub fn find(&self, key: &ParcelKey) -> Option<&KeptParcel> {
        self.parcels.get(self.position(key)?)
    }

    /// Returns the parcels with this title, ignoring case.
    pub fn titled(&self, title: &str) -> Vec<&KeptParcel> {
        let is_it = |parcel: &&KeptParcel| parcel.facts.title.to_lowercase() == title.to_lowercase();
        self.parcels.iter().filter(is_it).collect()
    }

    /// Returns the parcel other than that of this number that has brought this file too.
    pub(super) fn other_with(&self, place: &str, but: Option<usize>) -> Option<&KeptParcel> {
        let mut parcels = self.parcels.iter().enumerate().filter(|(number, _)| Some(*number) != but);
        parcels.find(|(_, parcel)| parcel.sum_of(place).is_some()).map(|(_, parcel)| parcel)
    }
}

impl KeptParcel {
    /// Returns the checksum of the file at this place as it was brought; none if the parcel has not brought it.
    pub(super) fn sum_of(&self, place: &str) -> Option<&str> {
        self.files.iter().find(|file| file.place == place).map(|file| file.sum.as_str())
    }

    /// Whether the parcel has brought this thing, or a part of it.
    pub fn has(&self, thing: &Thing) -> bool {
        self.files.iter().any(|file| is_of(thing, &file.place))
    }

    /// Returns the things of the parcel among the user's own.
    pub fn things(&self, all: &[Thing]) -> Vec<Thing> {
        all.iter().filter(|thing| self.has(thing)).cloned().collect()
    }

    /// Returns the places of its files that are no longer as they were brought; files that are gone do not count.
    pub fn changed(&self, own: &Path) -> Vec<String> {
        let is_changed = |file: &&BroughtFile| {
            let there = read_bytes(&own.join(&file.place), MOST_BYTES_OF_FILE);
            there.is_ok_and(|there| sum(&there) != file.sum)
        };
        self.files.iter().filter(is_changed).map(|file| file.place.clone()).collect()
    }

    /// Returns the bytes of its picture in the folder of the user's own things.
    pub fn picture(&self, own: &Path) -> Option<Vec<u8>> {
        self.facts.picture.as_ref()?;
        read_bytes(&folder_of_parcels(own).join(self.facts.name_of_picture()), MOST_BYTES).ok()
    }
}

/// Whether a file at this place belongs to a thing: it is in the folder of a pack, or it is the file or a translation of it.
pub(super) fn is_of(thing: &Thing, place: &str) -> bool {
    match thing.kind {
        ThingKind::Pack => place.strip_prefix(&thing.place).is_some_and(|rest| rest.starts_with('/')),
        _ => place == thing.place || translated_name(place).is_some_and(|file| file == thing.place),
    }
}

/// Returns the checksum of a file's bytes, by which a change is noticed.
pub(super) fn sum(bytes: &[u8]) -> String {
    format!("{:016x}", fnv(bytes.iter().copied()))
}

/// Takes a thing out of the list after it was removed by itself. A list that cannot be read stays as it is: removing
/// must work all the same.
pub(super) fn forget(own: &Path, thing: &Thing) {
    let Ok(mut ledger) = Ledger::read(own) else { return };
    if !ledger.parcels.iter().any(|parcel| parcel.has(thing)) {
        return;
    }
    for parcel in &mut ledger.parcels {
        parcel.files.retain(|file| !is_of(thing, &file.place));
    }
    let empty: BTreeSet<String> = ledger
        .parcels
        .iter()
        .filter(|parcel| parcel.files.is_empty())
        .map(|parcel| parcel.facts.name_of_picture())
        .collect();
    ledger.parcels.retain(|parcel| !parcel.files.is_empty());
    if ledger.write(own).is_ok() {
        for picture in empty {
            let _ = Disk::default().remove(&folder_of_parcels(own).join(picture));
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    #[test]
    fn the_list_is_written_and_read_again_and_leads_nowhere_else() {
        let file = BroughtFile { place: "packs/winter/pack.ron".to_owned(), sum: sum(b"()") };
        let facts = About { title: "Winter".to_owned(), ..About::default() };
        let date = "2026-11-22".to_owned();
        let ledger = Ledger { parcels: vec![KeptParcel { facts, date, files: vec![file] }] };
        let text = ledger.text().unwrap();
        assert_eq!(Ledger::of_text("parcels.ron", &text), Ok(ledger));
        for wrong in ["settings.ron", "packs/../settings.ron", "/etc/passwd"] {
            let text = text.replace("packs/winter/pack.ron", wrong);
            let told = Ledger::of_text("parcels.ron", &text).unwrap_err()[0].to_string();
            assert!(told.contains("parcels[0].files[0].place: a file in packs or scenarios"), "{told}");
        }
    }
}
