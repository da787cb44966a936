//! Makes a parcel of files on the disk.

use super::{
    limits::{MOST_BYTES_OF_FILE, MOST_FILES},
    mine::is_mine,
    plan::translated_name,
    read::{Parcel, wrong_name},
};
use crate::engine::data::{Shown, read_bytes};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Largest depth of nested folders.
const DEEPEST: u32 = 6;
/// Limit of the entries of a folder among which translations are looked for.
const MOST_LISTED: usize = 500;

/// Puts a file with its translations, or a folder with everything in it, into a parcel under its own name, below `folder`
/// unless that is empty. Names that begin with a dot are left out, and copies that an update has kept.
///
/// # Errors
/// It cannot be read, or is too large for a parcel: a sentence.
pub fn wrap(parcel: &mut Parcel, path: &Path, folder: &str) -> Result<(), String> {
    let name = path.file_name().and_then(|name| name.to_str());
    let name = name.ok_or_else(|| format!("{} has no name that can be sent", path.shown()))?;
    let name = if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
    put(parcel, path, name, DEEPEST)?;
    // A translation has none itself.
    translations_beside(path).iter().try_for_each(|translation| wrap(parcel, translation, folder))
}

/// Returns the translations beside a data file, such as `x.de.ftl` beside `x.ron`.
pub(super) fn translations_beside(file: &Path) -> Vec<PathBuf> {
    let name_of = |path: &Path| path.file_name().and_then(|name| name.to_str()).map(str::to_owned);
    let Some(name) = name_of(file).filter(|name| name.ends_with(".ron")) else { return Vec::new() };
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let entries = fs::read_dir(folder.unwrap_or(Path::new("."))).into_iter().flatten().flatten();
    let is_its = |path: &PathBuf| {
        let translated = name_of(path).and_then(|name| translated_name(&name));
        translated.is_some_and(|file| file == name) && path.is_file()
    };
    let mut found: Vec<PathBuf> =
        entries.take(MOST_LISTED).map(|entry| entry.path()).filter(is_its).collect();
    found.sort();
    found
}

fn put(parcel: &mut Parcel, path: &Path, name: String, deep: u32) -> Result<(), String> {
    if !path.is_dir() {
        if let Some(why) = wrong_name(&name) {
            return Err(format!("{} has a name that cannot be sent: {why}", path.shown()));
        }
        if parcel.files.len() >= MOST_FILES {
            return Err(format!("there are more than {MOST_FILES} files, which is the limit"));
        }
        let bytes = read_bytes(path, MOST_BYTES_OF_FILE).map_err(|why| format!("{} {why}", path.shown()))?;
        parcel.files.insert(name, bytes);
        return Ok(());
    }
    let unread = |error: std::io::Error| format!("{} cannot be read: {error}", path.shown());
    for entry in fs::read_dir(path).map_err(unread)? {
        let entry = entry.map_err(unread)?;
        let inner = entry.file_name();
        let Some(inner) = inner.to_str().filter(|inner| !inner.starts_with('.') && !is_mine(inner)) else {
            continue;
        };
        // A link to a folder can lead back to a folder that contains it.
        let is_link = entry.file_type().is_ok_and(|kind| kind.is_symlink());
        if (is_link && entry.path().is_dir()) || (deep == 0 && entry.path().is_dir()) {
            continue;
        }
        put(parcel, &entry.path(), format!("{name}/{inner}"), deep.saturating_sub(1))?;
    }
    Ok(())
}
