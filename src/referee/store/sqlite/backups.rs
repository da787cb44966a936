//! Copies of a database that is in use.

use super::{beside::with_ending, faults::Trouble, private};
use crate::engine::{data::Shown, storage::Disk};
use sqlx::{SqliteConnection, query};
use std::{fs, io, path::Path};

/// Writes a copy. It has its name only when it is whole and on the disk.
pub async fn copy(from: &mut SqliteConnection, to: &Path) -> Result<(), Trouble> {
    let to = std::path::absolute(to).map_err(|error| Trouble::cannot("written", to, &error))?;
    if to.exists() {
        return Err(Trouble::Stated(format!("{} exists: a backup replaces no file", to.shown())));
    }
    let part = with_ending(&to, ".part");
    // Left by a copy that was interrupted.
    let _ = fs::remove_file(&part);
    private::make(&part)?;
    let copied = match write(from, &part).await {
        Ok(()) => settle(&part, &to).map_err(|error| Trouble::cannot("written", &to, &error)),
        refused => refused,
    };
    if copied.is_err() {
        let _ = fs::remove_file(&part);
    }
    copied
}

/// SQLite writes into an empty file, which has its rights already.
async fn write(from: &mut SqliteConnection, part: &Path) -> Result<(), Trouble> {
    let Some(name) = part.to_str() else {
        return Err(Trouble::Stated(format!("{} cannot be written: its name is no Unicode", part.shown())));
    };
    query("vacuum into ?1").bind(name).execute(from).await?;
    Ok(())
}

fn settle(part: &Path, to: &Path) -> io::Result<()> {
    fs::OpenOptions::new().write(true).open(part)?.sync_all()?;
    fs::rename(part, to)?;
    to.parent().map_or(Ok(()), |folder| Disk::default().sync_folder(folder))
}
