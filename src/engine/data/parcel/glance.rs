//! Looks into zip files for a list, reading nothing but their facts.

use super::{
    about::{About, about_name},
    limits::{MOST_BYTES, MOST_FILES},
    read::Parcel,
};
use crate::engine::data::{open_regular, text_of};
use std::{
    cmp::Reverse,
    fs,
    io::{BufReader, Read},
    path::{Path, PathBuf},
    time::SystemTime,
};
use zip::ZipArchive;

/// Limit of the zip files that a list shows.
const MOST_LISTED: usize = 30;
/// Limit of the entries read from one folder.
const MOST_ENTRIES: usize = 2000;
/// Limit of the bytes of a file of facts.
const MOST_BYTES_OF_FACTS: u64 = 64 << 10;

/// A zip file that may be a parcel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glanced {
    pub path: PathBuf,
    /// Its facts; without readable ones only a title, the name of the file.
    pub about: About,
}

/// Returns the parcels in these folders, the newest files first.
pub fn zips_in(folders: &[PathBuf]) -> Vec<Glanced> {
    let mut zips: Vec<(SystemTime, PathBuf)> = Vec::new();
    for folder in folders {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_ENTRIES) {
            let path = entry.path();
            if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip")) {
                let time = entry.metadata().and_then(|about| about.modified());
                zips.push((time.unwrap_or(SystemTime::UNIX_EPOCH), path));
            }
        }
    }
    zips.sort_by_key(|(time, _)| Reverse(*time));
    zips.truncate(MOST_LISTED);
    zips.iter().filter_map(|(_, path)| glance(path)).collect()
}

/// Returns a zip file with its facts; none if it has no data file, or is no zip.
pub fn glance(path: &Path) -> Option<Glanced> {
    let file = open_regular(path).ok()?;
    if file.metadata().ok()?.len() > MOST_BYTES {
        return None;
    }
    let mut zip = ZipArchive::new(BufReader::new(file)).ok()?;
    if zip.len() > MOST_FILES {
        return None;
    }
    let mut names = Parcel::default();
    for name in zip.file_names().flatten().filter(|name| !name.ends_with('/')) {
        names.files.insert(name.into_owned(), Vec::new());
    }
    if !names.files.keys().any(|name| name.ends_with(".ron")) {
        return None;
    }
    let facts = about_name(&names).and_then(|name| {
        let mut bytes = Vec::new();
        zip.by_name(name).ok()?.take(MOST_BYTES_OF_FACTS).read_to_end(&mut bytes).ok()?;
        About::read(name, &text_of(&bytes).ok()?).ok()
    });
    let mut about = facts.unwrap_or_default();
    if about.title.trim().is_empty() {
        about.title = path.file_stem()?.to_str()?.to_owned();
    }
    Some(Glanced { path: path.to_owned(), about })
}
