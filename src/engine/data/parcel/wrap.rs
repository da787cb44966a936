//! Makes a parcel of files on the disk.

use super::{
    limits::{MOST_BYTES_OF_FILE, MOST_FILES},
    mine::is_mine,
    read::{Parcel, wrong_name},
};
use crate::engine::data::{Shown, read_bytes};
use std::{fs, path::Path};

/// Largest depth of nested folders.
const DEEPEST: u32 = 6;

/// Puts a file, or a folder with everything in it, into a parcel under its own name, below `folder` unless that is
/// empty. Names that begin with a dot are left out, and copies that an update has kept.
///
/// # Errors
/// It cannot be read, or is too large for a parcel: a sentence.
pub fn wrap(parcel: &mut Parcel, path: &Path, folder: &str) -> Result<(), String> {
    let name = path.file_name().and_then(|name| name.to_str());
    let name = name.ok_or_else(|| format!("{} has no name that can be sent", path.shown()))?;
    let name = if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
    put(parcel, path, name, DEEPEST)
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
